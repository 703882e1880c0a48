import type { Selectable } from 'kysely'
import type { Context, DatabaseTransaction } from '../../context.ts'
import type { GenerationsTable } from '../../db/tables.ts'
import { keepPlannedFiles } from '../files/removal.ts'
import { writeFileRows } from '../files/store-picture.ts'
import { hotScore } from '../images/hot-score.ts'
import { isListed } from '../images/listing.ts'
import { tagItem } from '../tags/tag-item.ts'
import type { MadeOutput } from './work.ts'

export type SettlingGeneration = Selectable<GenerationsTable> & {
  readonly is_anonymous: boolean
  readonly user_expires_at: Date | null
}

interface Safety {
  readonly nsfw_level: number | null
  readonly nsfw_status: 'pending' | 'completed' | 'failed'
}

/** Low, so that no maker's job waits for the sizes that can wait. */
const REFINE_PRIORITY = -100

interface Parentage extends Safety {
  readonly parent_id: string | null
  readonly had_parent: boolean
  readonly source_upload_id: string | null
}

/** Where the pictures come from, and what that says about them (decisions.md 8). The sources' rows are held, or gone. */
async function parentageOf(trx: DatabaseTransaction, { recipe, provider }: SettlingGeneration): Promise<Parentage> {
  const unknown: Safety = { nsfw_level: null, nsfw_status: 'pending' }
  // What the painter draws from words is for everybody by construction; any other model's work is judged first.
  const ofWords: Safety = provider === 'built-in' ? { nsfw_level: 0, nsfw_status: 'completed' } : unknown
  const none = { parent_id: null, had_parent: false, source_upload_id: null }
  if (recipe.source_image_id !== null) {
    const parent = await trx
      .selectFrom('items')
      .select(['nsfw_level', 'nsfw_status'])
      .where('id', '=', recipe.source_image_id)
      .forKeyShare()
      .executeTakeFirst()
    return parent
      ? { ...none, ...parent, parent_id: recipe.source_image_id }
      : { ...none, ...unknown, had_parent: true }
  }
  if (recipe.upload_id !== null) {
    const upload = await trx
      .selectFrom('uploads')
      .select('id')
      .where('id', '=', recipe.upload_id)
      .forKeyShare()
      .executeTakeFirst()
    return { ...none, ...unknown, source_upload_id: upload?.id ?? null }
  }
  return { ...none, ...ofWords }
}

/** The rows of delivered outputs: items, files, tags, and the later sizes as jobs. */
export async function insertItems(
  context: Context,
  trx: DatabaseTransaction,
  row: SettlingGeneration,
  outputs: readonly MadeOutput[],
): Promise<void> {
  if (outputs.length === 0) return
  const { recipe } = row
  const parentage = await parentageOf(trx, row)
  // A demo picture is dated by its generation, which spreads them over time.
  const created_at = row.is_demo ? row.created_at : context.now()
  const is_private = recipe.is_private || row.is_anonymous
  const expires_at = row.is_anonymous ? row.user_expires_at : null
  const listed = isListed({
    is_private,
    expires_at,
    nsfw_level: parentage.nsfw_level,
    nsfw_status: parentage.nsfw_status,
  })
  const hot = hotScore(0, created_at)
  const { steps, guidance_scale, scheduler, strength, style, color, lighting, composition } = recipe
  const parameters = JSON.stringify({ steps, guidance_scale, scheduler, strength, style, color, lighting, composition })
  const cost = Math.floor(row.cost / row.num_outputs)
  await trx
    .insertInto('items')
    .values(
      outputs.map((output) => ({
        id: output.item_id,
        kind: 'image' as const,
        creator_id: row.user_id,
        generation_id: row.id,
        position: output.position,
        model: row.model,
        provider: row.provider,
        provider_version: output.version,
        mode: row.mode,
        parameters,
        cost,
        prompt: recipe.prompt,
        negative_prompt: recipe.negative_prompt || null,
        prompt_hidden: recipe.prompt_hidden,
        understood: [...output.understood],
        ignored: [...output.ignored],
        width: output.width,
        height: output.height,
        seed: output.seed,
        work_ms: output.work_ms,
        placeholder: output.placeholder,
        ...parentage,
        is_private,
        is_demo: row.is_demo,
        hot,
        listed,
        expires_at,
        created_at,
      })),
    )
    .execute()
  for (const output of outputs) {
    await writeFileRows(context, trx, output.item_id, output.files)
    const item = {
      id: output.item_id,
      kind: 'image' as const,
      hot,
      listed,
      prompt_hidden: recipe.prompt_hidden,
      created_at,
    }
    await tagItem(context, trx, item, output.tags)
    await context.queue.enqueue('media.refine', { item_id: output.item_id }, { priority: REFINE_PRIORITY }, trx)
  }
  await keepPlannedFiles(
    trx,
    outputs.flatMap((output) => output.files.map((file) => file.key)),
  )
}
