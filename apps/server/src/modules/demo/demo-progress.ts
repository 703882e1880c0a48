import type { Context } from '../../context.ts'
import { demoPictures } from './demo-pictures.ts'

/** Under which the order of a demo picture is found again; the house has no other keys. */
export function demoKey(index: number): string {
  return `demo-${index}`
}

/** The first picture whose order has not ended; null: the gallery is whole. A picture that was deleted or failed is not painted again. */
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
  const index = demoPictures.findIndex((_, at) => at >= from && !ended.has(demoKey(at)))
  return index === -1 ? null : index
}
