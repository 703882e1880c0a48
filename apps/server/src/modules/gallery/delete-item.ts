import type { Context } from '../../context.ts'
import type { ItemKind } from '../../db/tables.ts'
import { transact } from '../../db/transact.ts'
import { notFound } from '../../errors.ts'
import type { Person } from '../accounts/require-session.ts'
import { removeFilesOfItems } from '../files/removal.ts'
import { countTagUses } from '../images/listing.ts'
import { THIS_ITEM } from './item-names.ts'
import { visibleTo } from './visible-to.ts'

/**
 * A4: deletes an own item for good; its bytes go with the next sweep, what was made from it remembers that there was a
 * parent.
 */
export async function deleteItem(context: Context, member: Person, kind: ItemKind, id: string): Promise<void> {
  await transact(context, async (trx) => {
    const item = await trx
      .selectFrom('items as i')
      .select('i.listed')
      .where('i.id', '=', id)
      .where('i.creator_id', '=', member.id)
      .where('i.kind', '=', kind)
      .where(visibleTo(member, context.now()))
      .forUpdate()
      .executeTakeFirst()
    if (!item) throw notFound(THIS_ITEM[kind])
    await removeFilesOfItems(context, trx, [id])
    await trx.updateTable('items').set({ had_parent: true }).where('parent_id', '=', id).execute()
    if (item.listed) await countTagUses(trx, id, -1)
    await trx.deleteFrom('items').where('id', '=', id).execute()
  })
  await context.signals.publish('item', { id })
}
