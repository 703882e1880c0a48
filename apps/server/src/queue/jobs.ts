import { z } from 'zod'

/**
 * Every kind of background work: its payload, how many run at once in one process, and for how long. `schedule` is a
 * cron line (UTC) for what runs by itself.
 */
export const JOBS = {
  /** Makes the outputs of one generation. Runs again after a crash: what is stored already is not made again, and settling is one way. */
  'generation.run': {
    payload: z.object({ generation_id: z.string() }),
    concurrency: 2,
    expireSeconds: 900,
    retries: 2,
  },
  /** Ends generations past their deadline, those too whose process died and never came back. Runs again: a job ends once. */
  'generation.sweep': { payload: z.object({}), concurrency: 1, expireSeconds: 60, retries: 0, schedule: '* * * * *' },
  /** AVIF and the largest WebP of a finished picture. Runs again: the same bytes under the same keys. */
  'media.refine': { payload: z.object({ item_id: z.string() }), concurrency: 1, expireSeconds: 120, retries: 2 },
  /** Removes unused uploads, expired guests, and the bytes of removed rows. */
  'media.sweep': { payload: z.object({}), concurrency: 1, expireSeconds: 300, retries: 0, schedule: '*/10 * * * *' },
  /** Grants the month's credits to whom it is due. Runs again: a month is granted once. */
  'credits.grant': { payload: z.object({}), concurrency: 1, expireSeconds: 300, retries: 0, schedule: '7 * * * *' },
  /** Paints the next picture of the demo gallery, then enqueues itself, until all are there. */
  'demo.paint': { payload: z.object({ index: z.number().int() }), concurrency: 1, expireSeconds: 300, retries: 3 },
} as const satisfies Record<
  string,
  { payload: z.ZodType; concurrency: number; expireSeconds: number; retries: number; schedule?: string }
>

export type JobName = keyof typeof JOBS
export type JobPayload<Name extends JobName> = z.infer<(typeof JOBS)[Name]['payload']>
