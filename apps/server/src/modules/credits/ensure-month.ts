import type { Context, DatabaseTransaction } from '../../context.ts'
import { planOf } from '../plans/plans.ts'
import { grant, lockBalance } from './grant.ts'
import { creditMonth } from './month.ts'

/**
 * Gives the month's credits when they are due (decisions.md 4). They do not accumulate: the balance is topped up to the
 * plan's limit. May run any number of times: the month is the key of its grant. Guests get no month.
 */
export async function ensureMonth(context: Context, trx: DatabaseTransaction, userId: string): Promise<void> {
  const now = context.now()
  const known = await trx
    .selectFrom('balances')
    .select('next_grant_at')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (known?.next_grant_at && known.next_grant_at > now) return

  const available = await lockBalance(trx, userId)
  const user = await trx
    .selectFrom('users')
    .select(['plan_id', 'plan_started_at', 'is_anonymous'])
    .where('id', '=', userId)
    .executeTakeFirst()
  if (!user || user.is_anonymous) return

  const plan = planOf(user.plan_id)
  const month = creditMonth(user.plan_started_at, now)
  const day = month.start.toISOString().slice(0, 10)
  await grant(context, trx, {
    userId,
    amount: Math.max(0, plan.monthlyCredits - available),
    reason: `${plan.name} plan, month from ${day}`,
    key: `month:${day}`,
  })
  await trx
    .updateTable('balances')
    .set({ monthly_limit: plan.monthlyCredits, period_started_at: month.start, next_grant_at: month.next })
    .where('user_id', '=', userId)
    .execute()
}
