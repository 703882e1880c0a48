import type { Context } from '../../context.ts'
import type { JobHandler } from '../../queue/queue.ts'
import { settleGeneration, TIMED_OUT } from './settle-generation.ts'

const BATCH = 100

/** Ends jobs whose time is over, also those whose process died and never came back. */
export async function endOverdue(context: Context, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const rows = await context.db
      .selectFrom('generations')
      .select('id')
      .where('status', 'in', ['queued', 'running'])
      .where('deadline_at', '<=', context.now())
      .orderBy('deadline_at')
      .limit(BATCH)
      .execute()
    for (const { id } of rows) await settleGeneration(context, id, TIMED_OUT)
    if (rows.length < BATCH) return
  }
}

/** Job generation.sweep. Running twice is harmless: a job ends once. */
export function sweepGenerations(context: Context): JobHandler<'generation.sweep'> {
  return ({ signal }) => endOverdue(context, signal)
}
