import type { Context } from '../../context.ts'
import { endOverdue } from './sweep-generations.ts'

/**
 * At the start of the one process that an embedded database belongs to: what is still marked as running was running in
 * a process that is gone. It goes on at once, instead of when the queue misses the dead process's heartbeat.
 */
export async function recoverGenerations(context: Context): Promise<void> {
  await endOverdue(context, context.stopping)
  if (context.config.databaseUrl !== null || !context.config.roles.has('worker')) return
  const rows = await context.db
    .selectFrom('generations')
    .select(['id', 'priority'])
    .where('status', '=', 'running')
    .where('is_demo', '=', false)
    .execute()
  for (const { id, priority } of rows) {
    await context.queue.enqueue('generation.run', { generation_id: id }, { priority: priority + 1, singletonKey: id })
  }
}
