import type { Context } from '../../context.ts'
import type { JobHandler } from '../../queue/queue.ts'
import { ensureMonth } from './ensure-month.ts'

const BATCH = 200

/**
 * The job `credits.grant`: the month's credits of everybody to whom they are due. Twice is harmless: a month is granted
 * once.
 */
export function grantDueMonths(context: Context): JobHandler<'credits.grant'> {
  return async ({ signal }) => {
    for (let due = await dueAccounts(context); due.length > 0 && !signal.aborted; due = await dueAccounts(context)) {
      for (const { user_id } of due) {
        await context.db.transaction().execute((trx) => ensureMonth(context, trx, user_id))
      }
    }
  }
}

async function dueAccounts(context: Context) {
  return context.db
    .selectFrom('balances')
    .select('user_id')
    .where('next_grant_at', '<=', context.now())
    .orderBy('next_grant_at')
    .limit(BATCH)
    .execute()
}
