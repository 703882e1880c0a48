import type { Database, DatabaseTransaction } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { planInfo } from './plan-info.ts'
import { planOf } from './plans.ts'

/** How many private pictures the account has now. */
export async function countPrivate(db: Database, userId: string): Promise<number> {
  const row = await db
    .selectFrom('items')
    .select(({ fn }) => fn.countAll<string>().as('used'))
    .where('creator_id', '=', userId)
    .where('kind', '=', 'image')
    .where(({ ref }) => ref('is_private'))
    .executeTakeFirstOrThrow()
  return Number(row.used)
}

/**
 * A2: where something becomes private the limit is kept (docs/decisions/007): refuses when the plan has no room for `wanted` more private pictures. Holds the account's row until the
 * transaction ends, so that two requests cannot both take the last place.
 * @throws AppError `private_limit_reached` with the plan's limit
 */
export async function requirePrivateRoom(trx: DatabaseTransaction, userId: string, wanted: number): Promise<void> {
  const user = await trx
    .selectFrom('users')
    .select(['plan_id', 'is_anonymous', 'is_house'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  // Guests have nothing but private works, which expire (decisions.md 3).
  if (user.is_anonymous || user.is_house) return
  const plan = planOf(user.plan_id)
  const used = await countPrivate(trx, userId)
  if (used + wanted <= plan.privateLimit) return
  const limit = `Your ${plan.name} plan has a limit of ${plan.privateLimit} private images.`
  const message = `${limit} Upgrade, or make some of them public.`
  throw new AppError('private_limit_reached', message, { extra: { plan_info: planInfo(plan, used) } })
}
