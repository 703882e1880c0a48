import type { Context } from '../../context.ts'
import { transact } from '../../db/transact.ts'
import { AppError, notFound } from '../../errors.ts'
import { lockAccount } from '../accounts/lock-account.ts'
import { requireUnrestricted, type Person } from '../accounts/require-session.ts'
import { isListed, setListed } from '../images/listing.ts'
import { requirePrivateRoom } from '../plans/private-quota.ts'
import { THIS_ITEM } from './item-names.ts'
import type { GalleryKind } from './sources.ts'
import { visibleTo } from './visible-to.ts'

/**
 * A2: publishes an own item or makes it private. P2: only pictures take a private place (docs/decisions/008).
 * @throws AppError `private_limit_reached` with the plan's limit; `account_restricted` (P6) and `conflict` on
 * publishing
 */
export async function setPrivacy(
  context: Context,
  member: Person,
  kind: GalleryKind,
  id: string,
  isPrivate: boolean,
): Promise<void> {
  if (!isPrivate) requireUnrestricted(member)
  const takesPlace = isPrivate && kind === 'image'
  const changed = await transact(context, async (trx) => {
    if (takesPlace) await lockAccount(trx, member.id)
    const item = await trx
      .selectFrom('items as i')
      .select(['i.is_private', 'i.nsfw_status', 'i.nsfw_level', 'i.expires_at'])
      .where('i.id', '=', id)
      .where('i.creator_id', '=', member.id)
      .where('i.kind', '=', kind)
      .where(visibleTo(member, context.now()))
      .forUpdate()
      .executeTakeFirst()
    if (!item) throw notFound(THIS_ITEM[kind])
    if (item.is_private === isPrivate) return false
    if (takesPlace) await requirePrivateRoom(trx, member.id, 1)
    if (!isPrivate && item.nsfw_status !== 'completed') {
      const message = `${THIS_ITEM[kind]} is still being checked. It can be published once that is done.`
      throw new AppError('conflict', message)
    }
    await trx.updateTable('items').set({ is_private: isPrivate }).where('id', '=', id).execute()
    await setListed(trx, id, isListed({ ...item, is_private: isPrivate }))
    return true
  })
  if (changed) await context.signals.publish('item', { id })
}
