import { randomBytes, randomInt } from 'node:crypto'
import path from 'node:path'
import type { Logger } from 'pino'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { createSpeech } from '@easel/speech/speech'
import type { Speech } from '@easel/speech/spoken'
import type { Config } from './config.ts'
import type { Context } from './context.ts'
import { openDatabase, openPool, type Connection } from './db/database.ts'
import { listenSignals } from './db/listen-signals.ts'
import { createMailer } from './mail/create-mailer.ts'
import { createMedia } from './media/create-media.ts'
import { startQueue } from './queue/boss-queue.ts'
import { openDiskStorage } from './storage/disk.ts'

/** 16 bytes give 22 characters of base64url. */
const ID_BYTES = 16

/** The parts of a context that a test replaces. */
export interface ContextOverrides {
  readonly now?: () => Date
  readonly processMetrics?: boolean
  readonly speech?: Speech
}

/**
 * Builds everything once, in the order in which one needs the other; `stop` ends it in the opposite order. The database
 * must be there and migrated.
 */
export async function createContext(
  config: Config,
  connection: Connection,
  log: Logger,
  overrides: ContextOverrides = {},
): Promise<{ context: Context; beginStop(): void; stop(): Promise<void> }> {
  const stopping = new AbortController()
  const pool = openPool(connection)
  const db = openDatabase(pool)
  const signals = await listenSignals(connection, pool, log)
  const queue = await startQueue(connection, log)
  const storage = await openDiskStorage(path.join(config.dataDir, 'files'))
  const media = createMedia({ log })
  const speech = overrides.speech ?? createSpeech()
  // What is installed is known from here on: models say so without asking again.
  await speech.available()
  const metrics = new Registry()
  if (overrides.processMetrics ?? true) collectDefaultMetrics({ register: metrics })

  const context: Context = {
    config,
    log,
    db,
    pool,
    queue,
    signals,
    storage,
    media,
    speech,
    mail: createMailer(
      config.smtpUrl,
      `Easel <no-reply@${new URL(config.publicUrl ?? 'http://localhost').hostname}>`,
      log,
    ),
    metrics,
    now: overrides.now ?? (() => new Date()),
    id: () => newId(),
    seed: () => randomInt(2 ** 32),
    stopping: stopping.signal,
  }
  return {
    context,
    beginStop: () => stopping.abort(),
    async stop() {
      stopping.abort()
      await queue.stop()
      await media.stop()
      await speech.stop()
      await signals.stop()
      await db.destroy()
    },
  }
}

/** base64url begins with '-' or '_' now and then, which is awkward in an address and in a shell: such an id is drawn again. */
function newId(): string {
  for (;;) {
    const id = randomBytes(ID_BYTES).toString('base64url')
    if (/^[a-z0-9]/i.test(id)) return id
  }
}
