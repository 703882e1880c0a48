import { createHash } from 'node:crypto'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Database } from '../context.ts'
import type { Tables } from './tables.ts'

/** How to reach the database: a URL, or the embedded one's socket. */
export type Connection =
  | { readonly url: string }
  | { readonly host: string; readonly user: string; readonly database: string }

export function poolOptions(connection: Connection): pg.PoolConfig {
  return 'url' in connection
    ? { connectionString: connection.url }
    : { host: connection.host, user: connection.user, database: connection.database }
}

/** Connections: half are the web's, the rest workers', signals' and jobs'. */
export function openPool(connection: Connection, max = 16): pg.Pool {
  const pool = new pg.Pool({ ...poolOptions(connection), max, application_name: 'easel', statement_timeout: 30_000 })
  // A connection that breaks while it is idle is replaced; without a listener it would end the process.
  pool.on('error', () => {})
  return pool
}

export function openDatabase(pool: pg.Pool): Database {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: namingStatements(pool) }) })
}

/** Longest list of values for which a statement is still worth a name: longer ones are built for one call. */
const MAX_NAMED_PARAMETERS = 24

/**
 * Names each statement by a hash of its SQL, so that PostgreSQL plans it once a connection: planning is half of the time
 * of a list. Everything is done on the client that the pool hands out.
 */
function namingStatements(pool: pg.Pool): pg.Pool {
  const named = new WeakSet<pg.PoolClient>()
  const names = new Map<string, string>()
  const nameOf = (text: string): string => {
    let name = names.get(text)
    if (!name) names.set(text, (name = createHash('sha1').update(text).digest('hex').slice(0, 16)))
    return name
  }
  return new Proxy(pool, {
    get(target, property) {
      if (property !== 'connect') {
        const value: unknown = Reflect.get(target, property, target)
        return typeof value === 'function' ? (value.bind(target) as unknown) : value
      }
      return async () => {
        const client = await target.connect()
        if (!named.has(client)) {
          named.add(client)
          const query = client.query.bind(client) as (...parameters: unknown[]) => unknown
          // The rest is passed on: the pool's own `query` gives a callback.
          client.query = ((text: unknown, values?: unknown, ...rest: unknown[]) =>
            typeof text === 'string' &&
            Array.isArray(values) &&
            values.length > 0 &&
            values.length <= MAX_NAMED_PARAMETERS
              ? query({ text, values: values as unknown[], name: nameOf(text) }, undefined, ...rest)
              : query(text, values, ...rest)) as typeof client.query
        }
        return client
      }
    },
  })
}
