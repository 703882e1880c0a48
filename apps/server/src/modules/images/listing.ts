import { sql } from 'kysely'
import type { DatabaseTransaction } from '../../context.ts'

export interface ListingFacts {
  readonly is_private: boolean
  readonly nsfw_status: 'pending' | 'completed' | 'failed'
  readonly nsfw_level: number | null
  /** Of a guest's work: when it goes. */
  readonly expires_at: Date | null
}

/** decisions.md 8: from this level on an item is not for everybody. */
const MATURE = 2

/** Whether everybody may see an item: public, checked, not for adults alone, and there to stay. */
export function isListed(item: ListingFacts): boolean {
  const checked = item.nsfw_status === 'completed' && item.nsfw_level !== null && item.nsfw_level < MATURE
  return checked && !item.is_private && item.expires_at === null
}

/**
 * Takes an item whose row is held into the community's lists or out of them: the item, its tags, and the tags' counts.
 */
export async function setListed(trx: DatabaseTransaction, itemId: string, listed: boolean): Promise<void> {
  const changed = await trx
    .updateTable('items')
    .set({ listed })
    .where('id', '=', itemId)
    .where('listed', '!=', listed)
    .returning('id')
    .executeTakeFirst()
  if (!changed) return
  await trx.updateTable('item_tags').set({ listed }).where('item_id', '=', itemId).execute()
  await countTagUses(trx, itemId, listed ? 1 : -1)
}

/**
 * Adds to the uses of a picture's tags (those of other items count for none: tags lead to pictures alone), which are
 * locked in one order, so that two commands never wait for each other.
 */
export async function countTagUses(trx: DatabaseTransaction, itemId: string, change: 1 | -1): Promise<void> {
  await trx
    .with('held', (db) =>
      db
        .selectFrom('tags')
        .select('id')
        .where('id', 'in', (eb) =>
          eb.selectFrom('item_tags').select('tag_id').where('item_id', '=', itemId).where('kind', '=', 'image'),
        )
        .orderBy('id')
        // Not for update: whoever tags an item holds a weaker lock on the same rows already.
        .forNoKeyUpdate(),
    )
    .updateTable('tags')
    .from('held')
    .set({ uses: sql<number>`tags.uses + ${change}` })
    .whereRef('tags.id', '=', 'held.id')
    .execute()
}
