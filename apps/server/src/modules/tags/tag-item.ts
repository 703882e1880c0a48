import type { Context, DatabaseTransaction } from '../../context.ts'
import type { ItemKind } from '../../db/tables.ts'
import { countTagUses } from '../images/listing.ts'

export interface TaggedItem {
  readonly id: string
  readonly kind: ItemKind
  readonly hot: number
  readonly listed: boolean
  readonly prompt_hidden: boolean
  readonly created_at: Date
}

const TAGS_MAX = 8
const NAME_MAX = 40

/**
 * Puts tags on an item that was just inserted: words of its scene, its motifs, its style and its time of day, the
 * important ones first. V3: an item whose prompt is hidden gets none, for they are the prompt's words.
 */
export async function tagItem(
  context: Context,
  trx: DatabaseTransaction,
  item: TaggedItem,
  words: readonly string[],
): Promise<void> {
  const names = item.prompt_hidden ? [] : tagNames(words)
  if (names.length === 0) return
  const known = await trx.selectFrom('tags').select('name').where('name', 'in', names).execute()
  // In one order, so that two transactions that make the same new tags never wait for each other.
  const fresh = names.filter((name) => !known.some((tag) => tag.name === name)).toSorted()
  if (fresh.length > 0) {
    await trx
      .insertInto('tags')
      .values(fresh.map((name) => ({ id: context.id(), name })))
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute()
  }
  const { id: item_id, kind, hot, listed, created_at } = item
  const tags = await trx.selectFrom('tags').select('id').where('name', 'in', names).execute()
  await trx
    .insertInto('item_tags')
    .values(tags.map((tag) => ({ item_id, tag_id: tag.id, kind, hot, listed, created_at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  if (listed) await countTagUses(trx, item_id, 1)
}

/** Words as tags: lower case, single spaces, each once. */
export function tagNames(words: readonly string[]): string[] {
  const names = words.map(tagName)
  return [...new Set(names)].filter((name) => name !== '' && name.length <= NAME_MAX).slice(0, TAGS_MAX)
}

/** The name of the tag that a word stands for. */
export function tagName(word: string): string {
  return word.normalize('NFKC').trim().toLowerCase().replace(/\s+/g, ' ')
}
