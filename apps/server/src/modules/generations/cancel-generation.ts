import type { Context } from '../../context.ts'
import { notFound } from '../../errors.ts'
import { settleGeneration } from './settle-generation.ts'

/**
 * Ends a job of the person's own. A waiting one ends at once; a running one is asked to stop, and ends within moments.
 * One that has ended stays as it is: cancelling twice is once.
 */
export async function cancelGeneration(context: Context, userId: string, id: string): Promise<void> {
  const row = await context.db
    .updateTable('generations')
    .set({ cancel_requested: true })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('status', 'in', ['queued', 'running'])
    .returning(['status', 'attempt'])
    .executeTakeFirst()
  if (!row) {
    const known = await context.db
      .selectFrom('generations')
      .select('id')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst()
    if (!known) throw notFound('This job')
    return
  }
  // Only as long as nobody has claimed it (attempt 0): a worker that comes between sees the wish in its claim.
  if (row.status === 'queued') await settleGeneration(context, id, { kind: 'cancelled' }, row.attempt)
  else await context.signals.publish('cancel', { id })
}
