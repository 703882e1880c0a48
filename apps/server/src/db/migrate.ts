import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Pool } from 'pg'
import { StartError } from '../start-error.ts'

const FOLDER = path.join(import.meta.dirname, 'migrations')
/** Any number, the same for all processes: they take turns. */
const LOCK = 7_310_221

/**
 * Brings the schema up to date: each file of `migrations/` once, in the order of its name, in a transaction of its own.
 * There is no way back: a mistake is mended by the next file. Gives the names that it ran.
 */
export async function migrate(pool: Pool): Promise<string[]> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await client.query(
      'create table if not exists migrations (name text primary key, ran_at timestamptz not null default now())',
    )
    const done = new Set(
      (await client.query<{ name: string }>('select name from migrations')).rows.map((row) => row.name),
    )
    const files = readdirSync(FOLDER)
      .filter((name) => name.endsWith('.sql'))
      .toSorted()
    const unknown = [...done].filter((name) => !files.includes(name))
    if (unknown.length > 0) {
      throw new StartError(
        `This database was made by a newer Easel (it holds ${unknown.join(', ')}). Start that version, or give this one another database.`,
      )
    }
    const ran = files.filter((name) => !done.has(name))
    for (const name of ran) {
      await client.query('begin')
      await client.query(readFileSync(path.join(FOLDER, name), 'utf8'))
      await client.query('insert into migrations (name) values ($1)', [name])
      await client.query('commit')
    }
    return ran
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => {})
    client.release()
  }
}
