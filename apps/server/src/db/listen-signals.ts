import { EventEmitter } from 'node:events'
import pg from 'pg'
import type { Logger } from 'pino'
import { poolOptions, type Connection } from './database.ts'
import type { SignalMessages, SignalName, Signals } from './signals.ts'

const CHANNEL = 'easel'
const RETRY_MS = 1000

/**
 * One connection that listens for all signals of this process, made anew when it breaks; messages of that moment are
 * lost, which every listener must bear (they read the row, and look again after a while).
 */
export async function listenSignals(connection: Connection, pool: pg.Pool, log: Logger): Promise<Signals> {
  const bus = new EventEmitter()
  bus.setMaxListeners(0)
  let client: pg.Client | null = null
  let retry: NodeJS.Timeout | null = null
  let stopped = false

  async function connect(): Promise<void> {
    const next = new pg.Client({ ...poolOptions(connection), application_name: 'easel signals' })
    next.on('error', (error) => {
      log.warn({ err: error }, 'The connection for signals broke; it is made again.')
      void next.end().catch(() => {})
      if (!stopped) retry = setTimeout(() => void connect().catch(() => next.emit('error', new Error('no connection'))), RETRY_MS)
    })
    next.on('notification', ({ payload }) => {
      const { name, message } = JSON.parse(payload ?? '{}') as { name: string; message: unknown }
      bus.emit(name, message)
    })
    await next.connect()
    await next.query(`listen ${CHANNEL}`)
    client = next
  }
  await connect()

  return {
    async publish<Name extends SignalName>(name: Name, message: SignalMessages[Name]) {
      await pool.query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify({ name, message })])
    },
    subscribe(name, listener) {
      bus.on(name, listener)
      return () => bus.off(name, listener)
    },
    async stop() {
      stopped = true
      if (retry) clearTimeout(retry)
      await client?.end()
    },
  }
}
