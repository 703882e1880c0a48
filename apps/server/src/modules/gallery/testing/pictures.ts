import type { Insertable } from 'kysely'
import type { Context } from '../../../context.ts'
import type { ItemsTable } from '../../../db/tables.ts'
import { hotScore } from '../../images/hot-score.ts'
import { isListed } from '../../images/listing.ts'
import { tagItem } from '../../tags/tag-item.ts'

export interface PictureFacts extends Partial<Insertable<ItemsTable>> {
  readonly tags?: readonly string[]
}

/** Puts a finished picture into the database as a settled job would, with one file; gives its id. */
export async function insertPicture(
  context: Context,
  creatorId: string,
  { tags = [], ...facts }: PictureFacts = {},
): Promise<string> {
  const now = context.now()
  const created_at = facts.created_at ?? now
  const listing = {
    is_private: facts.is_private ?? false,
    nsfw_status: facts.nsfw_status ?? 'completed',
    nsfw_level: facts.nsfw_level === undefined ? 0 : facts.nsfw_level,
    expires_at: facts.expires_at ?? null,
  }
  const item = {
    id: facts.id ?? context.id(),
    kind: 'image' as const,
    hot: hotScore(facts.likes_count ?? 0, created_at),
    prompt_hidden: facts.prompt_hidden ?? false,
    created_at,
    ...listing,
    listed: isListed(listing),
  }
  await context.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('items')
      .values({
        ...MADE,
        parameters: JSON.stringify(NO_PARAMETERS),
        creator_id: creatorId,
        ...facts,
        ...item,
      })
      .execute()
    await tagItem(context, trx, item, tags)
    await trx
      .insertInto('files')
      .values({
        key: `works/${item.id}.png`,
        item_id: item.id,
        role: 'original',
        mime: 'image/png',
        bytes: 3,
        sha256: 'abc',
        width: 1024,
        height: 768,
        created_at,
      })
      .execute()
  })
  return item.id
}

const MADE = {
  model: 'easel-painter',
  provider: 'built-in',
  provider_version: '1',
  mode: 't2i',
  prompt: 'a lighthouse at dusk',
  width: 1024,
  height: 768,
  cost: 20,
  seed: 7,
} as const

const NO_PARAMETERS = {
  steps: 30,
  guidance_scale: 7.5,
  scheduler: 'K_EULER',
  strength: null,
  style: null,
  color: null,
  lighting: null,
  composition: null,
}

/** A page that must not be empty (204). */
export async function full<Page>(answer: Promise<Page | undefined>): Promise<Page> {
  const page = await answer
  if (page === undefined) throw new Error('The page is empty')
  return page
}
