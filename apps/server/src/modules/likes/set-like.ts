import { sql } from 'kysely'
import type { Context, DatabaseTransaction } from '../../context.ts'
import { transact } from '../../db/transact.ts'
import { notFound } from '../../errors.ts'
import type { Person } from '../accounts/require-session.ts'
import { THIS_ITEM } from '../gallery/item-names.ts'
import type { GalleryKind } from '../gallery/sources.ts'
import { visibleTo } from '../gallery/visible-to.ts'
import { hotScoreSql } from '../images/hot-score.ts'

export interface LikeState {
  readonly has_liked: boolean
  readonly likes_count: number
}

/** A1: likes or unlikes; doing so twice changes nothing. The like, the count and the order of lists change together. */
export async function setLike(
  context: Context,
  member: Person,
  kind: GalleryKind,
  itemId: string,
  liked: boolean,
): Promise<LikeState> {
  return transact(context, async (trx) => {
    const item = await trx
      .selectFrom('items as i')
      .select('i.likes_count')
      .where('i.id', '=', itemId)
      .where('i.kind', '=', kind)
      .where(visibleTo(member, context.now()))
      // Held, so that it is neither deleted nor counted by another until this is done.
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!item) throw notFound(THIS_ITEM[kind])
    const changed = liked ? await add(context, trx, member.id, itemId) : await remove(trx, member.id, itemId)
    const likes_count = changed ? await count(trx, itemId, liked ? 1 : -1) : item.likes_count
    return { has_liked: liked, likes_count }
  })
}

async function add(context: Context, trx: DatabaseTransaction, userId: string, itemId: string): Promise<boolean> {
  const added = await trx
    .insertInto('likes')
    .values({ user_id: userId, item_id: itemId, created_at: context.now() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('item_id')
    .executeTakeFirst()
  return added !== undefined
}

async function remove(trx: DatabaseTransaction, userId: string, itemId: string): Promise<boolean> {
  const removed = await trx
    .deleteFrom('likes')
    .where('user_id', '=', userId)
    .where('item_id', '=', itemId)
    .returning('item_id')
    .executeTakeFirst()
  return removed !== undefined
}

async function count(trx: DatabaseTransaction, itemId: string, change: 1 | -1): Promise<number> {
  const likes = sql<number>`likes_count + ${change}::integer`
  const item = await trx
    .updateTable('items')
    .set({ likes_count: likes, hot: hotScoreSql(likes, sql<Date>`created_at`) })
    .where('id', '=', itemId)
    .returning(['likes_count', 'hot'])
    .executeTakeFirstOrThrow()
  await trx.updateTable('item_tags').set(item).where('item_id', '=', itemId).execute()
  return item.likes_count
}
