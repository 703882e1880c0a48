import path from 'node:path'
import pg from 'pg'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { StartError } from '../start-error.ts'
import { openPool, poolOptions, type Connection } from './database.ts'
import { startEmbedded } from './embedded.ts'

const NAME = 'easel'
/** Oldest PostgreSQL that the SQL of this project is for. */
const OLDEST = 150_000
/** Held by the one Easel that owns an embedded database, as long as its connection lives: a killed process frees it. */
const OWNER_LOCK = 7_310_222

/** The database of the settings, started if it is the embedded one. `stop` ends what was started here. */
export async function openConnection(
  config: Config,
  log: Logger,
): Promise<{ connection: Connection; stop(): Promise<void> }> {
  if (config.databaseUrl) {
    const connection = { url: config.databaseUrl }
    await checkServer(connection)
    return { connection, stop: async () => {} }
  }
  const embedded = await startEmbedded(path.join(config.dataDir, 'postgres'))
  const owner = new pg.Client({ ...embedded.connection, database: 'postgres', application_name: 'easel owner' })
  owner.on('error', (error) => log.warn({ err: error }, 'The connection that owns the embedded database broke.'))
  await owner.connect()
  const { rows } = await owner.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [OWNER_LOCK])
  if (!rows[0]?.mine) {
    await owner.end()
    throw new StartError(
      `Another Easel is running on ${config.dataDir}. Stop it, or set EASEL_DATA_DIR to another folder; several processes need DATABASE_URL.`,
    )
  }
  await createDatabase(owner, NAME)
  return {
    connection: { ...embedded.connection, database: NAME },
    async stop() {
      await owner.end()
      await embedded.stop()
    },
  }
}

/** Creates a database unless it is there. */
export async function createDatabase(client: pg.Client, name: string, template?: string): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
  if (!rowCount)
    await client.query(
      `create database ${pg.escapeIdentifier(name)}${template ? ` template ${pg.escapeIdentifier(template)}` : ''}`,
    )
}

async function checkServer(connection: Connection): Promise<void> {
  const pool = openPool(connection, 1)
  try {
    const { rows } = await pool.query<{ version: string }>("select current_setting('server_version_num') as version")
    const version = Number(rows[0]?.version)
    if (version < OLDEST)
      throw new StartError(`DATABASE_URL leads to PostgreSQL ${Math.floor(version / 10_000)}; Easel needs 15 or newer.`)
  } catch (error) {
    if (error instanceof StartError) throw error
    const host = poolOptions(connection).host ?? new URL('url' in connection ? connection.url : '').host
    throw new StartError(
      `DATABASE_URL: the server ${host} does not answer (${(error as Error).message}). Check address, user, password and that it is running.`,
    )
  } finally {
    await pool.end()
  }
}
