import type { Insertable } from 'kysely'
import type { Context } from '../../../context.ts'
import type { FilesTable, ItemKind, ItemParameters, ItemsTable } from '../../../db/tables.ts'
import { hotScore } from '../../images/hot-score.ts'
import { isListed } from '../../images/listing.ts'
import { tagItem } from '../../tags/tag-item.ts'

export interface ItemFacts extends Partial<Insertable<ItemsTable>> {
  readonly tags?: readonly string[]
}

type Given = 'model' | 'provider' | 'provider_version' | 'mode' | 'prompt' | 'width' | 'height' | 'cost'

/** What an item is of its kind, where a test does not say otherwise. */
export interface Made extends Pick<Insertable<ItemsTable>, Given | 'seed' | 'duration_ms'> {
  readonly kind: ItemKind
  readonly parameters: ItemParameters
}

export type MadeFile = Pick<Insertable<FilesTable>, 'key' | 'role' | 'mime' | 'width' | 'height'>

/**
 * Puts a finished item into the database as a settled job would, with rows of its files; gives its id.
 * @param filesOf the files of an item with this id; their bytes are not stored
 */
export async function insertItem(
  context: Context,
  creatorId: string,
  { parameters, ...made }: Made,
  filesOf: (id: string) => readonly MadeFile[],
  { tags = [], ...facts }: ItemFacts,
): Promise<string> {
  const created_at = facts.created_at ?? context.now()
  const listing = {
    is_private: facts.is_private ?? false,
    nsfw_status: facts.nsfw_status ?? 'completed',
    nsfw_level: facts.nsfw_level === undefined ? 0 : facts.nsfw_level,
    expires_at: facts.expires_at ?? null,
  }
  const item = {
    id: facts.id ?? context.id(),
    kind: made.kind,
    hot: hotScore(facts.likes_count ?? 0, created_at),
    prompt_hidden: facts.prompt_hidden ?? false,
    created_at,
    ...listing,
    listed: isListed(listing),
  }
  await context.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('items')
      .values({ ...made, parameters: JSON.stringify(parameters), creator_id: creatorId, ...facts, ...item })
      .execute()
    await tagItem(context, trx, item, tags)
    await trx
      .insertInto('files')
      .values(filesOf(item.id).map((file) => ({ bytes: 3, sha256: 'abc', item_id: item.id, created_at, ...file })))
      .execute()
  })
  return item.id
}
