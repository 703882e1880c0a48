import type { Kysely, Transaction } from 'kysely'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { Registry } from 'prom-client'
import type { Speech } from '@easel/speech/spoken'
import type { Config } from './config.ts'
import type { Signals } from './db/signals.ts'
import type { Tables } from './db/tables.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Media } from './media/media.ts'
import type { Queue } from './queue/queue.ts'
import type { Storage } from './storage/storage.ts'

export type Database = Kysely<Tables>
/** A command that takes part in its caller's transaction asks for this; one that only reads takes `Database` (a transaction is one too). */
export type DatabaseTransaction = Transaction<Tables>

/**
 * Everything that the modules need from outside, built once at the start. Time, ids and randomness come from here, so
 * that tests neither sleep nor guess.
 */
export interface Context {
  readonly config: Config
  readonly log: Logger
  readonly db: Database
  readonly pool: Pool
  /** pg-boss: durable jobs, enqueued in the caller's transaction. */
  readonly queue: Queue
  /** LISTEN/NOTIFY between processes: progress, cancel, cache drops. */
  readonly signals: Signals
  readonly storage: Storage
  /** Decoding, encoding, marks: in a process of its own. */
  readonly media: Media
  /** Reads texts aloud in a process of its own, which starts with the first one and ends when it has rested for a minute. */
  readonly speech: Speech
  readonly mail: Mailer
  readonly metrics: Registry
  now(): Date
  /** A new id: 22 characters, 128 random bits, the same form for every kind of thing. */
  id(): string
  /** A new seed, 0 … 2³²−1. */
  seed(): number
  /** Aborted when the process is asked to stop. */
  readonly stopping: AbortSignal
}
