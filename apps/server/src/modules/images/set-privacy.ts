import type { PlanInfo } from '@easel/contract/entities/account'
import type { Context } from '../../context.ts'
import { transact } from '../../db/transact.ts'
import { AppError, notFound } from '../../errors.ts'
import { lockAccount } from '../accounts/lock-account.ts'
import { requireUnrestricted, type Person } from '../accounts/require-session.ts'
import { visibleTo } from '../gallery/visible-to.ts'
import { planInfo } from '../plans/plan-info.ts'
import { planOf } from '../plans/plans.ts'
import { countPrivate, requirePrivateRoom } from '../plans/private-quota.ts'
import { isListed, setListed } from './listing.ts'

/**
 * A2: publishes an own picture or makes it private.
 * @throws AppError `private_limit_reached` with the plan's limit; `account_restricted` (P6) and `conflict` on
 * publishing
 */
export async function setPrivacy(context: Context, member: Person, id: string, isPrivate: boolean): Promise<PlanInfo> {
  if (!isPrivate) requireUnrestricted(member)
  const changed = await transact(context, async (trx) => {
    if (isPrivate) await lockAccount(trx, member.id)
    const item = await trx
      .selectFrom('items as i')
      .select(['i.is_private', 'i.nsfw_status', 'i.nsfw_level', 'i.expires_at'])
      .where('i.id', '=', id)
      .where('i.creator_id', '=', member.id)
      .where('i.kind', '=', 'image')
      .where(visibleTo(member, context.now()))
      .forUpdate()
      .executeTakeFirst()
    if (!item) throw notFound('This picture')
    if (item.is_private === isPrivate) return false
    if (isPrivate) await requirePrivateRoom(trx, member.id, 1)
    else if (item.nsfw_status !== 'completed') {
      throw new AppError('conflict', 'This picture is still being checked. It can be published once that is done.')
    }
    await trx.updateTable('items').set({ is_private: isPrivate }).where('id', '=', id).execute()
    await setListed(trx, id, isListed({ ...item, is_private: isPrivate }))
    return true
  })
  if (changed) await context.signals.publish('item', { id })
  return planInfo(planOf(member.planId), await countPrivate(context.db, member.id))
}
