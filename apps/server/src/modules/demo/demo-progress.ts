import type { Context } from '../../context.ts'
import { demoWorks } from './demo-works.ts'

/** The first work whose order has not ended; null: all are there. A work that was deleted or failed is not made again. */
export async function nextDemoIndex(context: Pick<Context, 'db'>, from = 0): Promise<number | null> {
  const rows = await context.db
    .selectFrom('generations as g')
    .innerJoin('users as u', 'u.id', 'g.user_id')
    .select('g.idempotency_key')
    .where('u.is_house', '=', true)
    .where('g.is_demo', '=', true)
    .where('g.status', 'not in', ['queued', 'running'])
    .execute()
  const ended = new Set(rows.map((row) => row.idempotency_key))
  const index = demoWorks.findIndex(({ key }, at) => at >= from && !ended.has(key))
  return index === -1 ? null : index
}
