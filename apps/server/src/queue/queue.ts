import type { DatabaseTransaction } from '../context.ts'
import type { JobName, JobPayload } from './jobs.ts'

export interface EnqueueOptions {
  /** Higher first; default 0. */
  readonly priority?: number
  /** Not before this moment. */
  readonly startAfter?: Date
  /** While a job with this key waits, a second one is not added. */
  readonly singletonKey?: string
}

/** What a handler gets. A job may run twice (crash, lost lease): each handler says why that is harmless. */
export interface JobRun<Name extends JobName> {
  readonly id: string
  readonly payload: JobPayload<Name>
  /** Aborted when the lease is lost or the process stops. */
  readonly signal: AbortSignal
}

export type JobHandler<Name extends JobName> = (run: JobRun<Name>) => Promise<void>
/** One handler for every job of the table; a gap is a type error, and stops the start. */
export type JobHandlers = { readonly [Name in JobName]: JobHandler<Name> }

export interface Queue {
  /** Adds a job; with a transaction it exists only if that commits. */
  enqueue<Name extends JobName>(
    name: Name,
    payload: JobPayload<Name>,
    options?: EnqueueOptions,
    transaction?: DatabaseTransaction,
  ): Promise<void>
  /** Starts the workers of this process. */
  work(handlers: JobHandlers): Promise<void>
  /** Waiting and running jobs of each queue, for /metrics and the admin. */
  counts(): Promise<Record<JobName, { queued: number; active: number }>>
  /** Lets running jobs end (for a while), then stops. */
  stop(): Promise<void>
}
