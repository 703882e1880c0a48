import type { Context } from '../../context.ts'
import { transact } from '../../db/transact.ts'
import { notFound } from '../../errors.ts'
import type { Person } from '../accounts/require-session.ts'
import { removeFilesOfItems } from '../files/removal.ts'
import { visibleTo } from '../gallery/visible-to.ts'
import { countTagUses } from './listing.ts'

/**
 * A4: deletes an own picture for good; its bytes go with the next sweep, what was made from it remembers that there was
 * a parent.
 */
export async function deleteImage(context: Context, member: Person, id: string): Promise<void> {
  await transact(context, async (trx) => {
    const item = await trx
      .selectFrom('items as i')
      .select('i.listed')
      .where('i.id', '=', id)
      .where('i.creator_id', '=', member.id)
      .where('i.kind', '=', 'image')
      .where(visibleTo(member, context.now()))
      .forUpdate()
      .executeTakeFirst()
    if (!item) throw notFound('This picture')
    await removeFilesOfItems(context, trx, [id])
    await trx.updateTable('items').set({ had_parent: true }).where('parent_id', '=', id).execute()
    if (item.listed) await countTagUses(trx, id, -1)
    await trx.deleteFrom('items').where('id', '=', id).execute()
  })
  await context.signals.publish('item', { id })
}
