import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { openPool } from '../db/database.ts'
import { startEmbedded } from '../db/embedded.ts'
import { migrate } from '../db/migrate.ts'
import { createDatabase } from '../db/open-connection.ts'

declare module 'vitest' {
  interface ProvidedContext {
    cluster: { host: string; user: string }
  }
}

export const TEMPLATE = 'easel_template'

/** vitest's global set-up: one PostgreSQL for the whole run, with a migrated template that each test file copies. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'easel-test-'))
  const database = await startEmbedded(folder, { durable: false })
  const admin = openPool({ ...database.connection, database: 'postgres' }, 1)
  const client = await admin.connect()
  await createDatabase(client, TEMPLATE)
  client.release()
  const pool = openPool({ ...database.connection, database: TEMPLATE }, 1)
  await migrate(pool)
  await pool.end()
  await admin.end()
  project.provide('cluster', { ...database.connection })
  return async () => {
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
