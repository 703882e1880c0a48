import { EventEmitter } from 'node:events'
import { setTimeout } from 'node:timers/promises'
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
  const stopping = new AbortController()

  async function connect(): Promise<void> {
    const next = new pg.Client({ ...poolOptions(connection), application_name: 'easel signals' })
    next.on('error', (error) => void again(next, error))
    next.on('notification', ({ payload }) => {
      const { name, message } = JSON.parse(payload ?? '{}') as { name: string; message: unknown }
      bus.emit(name, message)
    })
    await next.connect()
    await next.query(`listen ${CHANNEL}`)
    client = next
  }
  async function again(broken: pg.Client, error: Error): Promise<void> {
    log.warn({ err: error }, 'The connection for signals broke; it is made again.')
    await broken.end().catch(() => {})
    while (!stopping.signal.aborted) {
      await setTimeout(RETRY_MS, undefined, { ref: false })
      const failure = await connect().then(
        () => null,
        (reason: Error) => reason,
      )
      if (!failure) return
      log.warn({ err: failure }, 'The database does not answer yet.')
    }
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
      stopping.abort()
      await client?.end()
    },
  }
}
