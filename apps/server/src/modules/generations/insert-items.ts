import { BUILT_IN } from '@easel/catalogue/hosts'
import type { Selectable } from 'kysely'
import type { Context, DatabaseTransaction } from '../../context.ts'
import type { GenerationsTable } from '../../db/tables.ts'
import { keepPlannedFiles } from '../files/removal.ts'
import { writeFileRows } from '../files/store-file.ts'
import { hotScore } from '../images/hot-score.ts'
import { isListed } from '../images/listing.ts'
import { tagItem } from '../tags/tag-item.ts'
import { editedBy, type SourceRef, sourcesOf } from './sources-of.ts'
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

const UNKNOWN: Safety = { nsfw_level: null, nsfw_status: 'pending' }
const NONE = { parent_id: null, had_parent: false, source_upload_id: null }

/**
 * Where the works come from, and what that says about them (decisions.md 8). The sources' rows are held, or gone. The first source is
 * the parent; any one that is not known to be for everybody makes the work wait for a look at it.
 */
async function parentageOf(trx: DatabaseTransaction, { recipe, provider }: SettlingGeneration): Promise<Parentage> {
  const [first, ...others] = sourcesOf(recipe)
  // What is drawn, spoken or played from words by built-in models is for everybody by construction; any other model's work is judged first.
  if (!first) return { ...NONE, ...(provider === BUILT_IN ? { nsfw_level: 0, nsfw_status: 'completed' } : UNKNOWN) }
  const parentage = await parentageOfFirst(trx, first)
  let safety: Safety = parentage
  for (const other of others) safety = worse(safety, 'item' in other ? await safetyOf(trx, other.item) : UNKNOWN)
  return { ...parentage, ...safety }
}

async function parentageOfFirst(trx: DatabaseTransaction, first: SourceRef): Promise<Parentage> {
  if ('item' in first) {
    const parent = await safetyOf(trx, first.item)
    return parent ? { ...NONE, ...parent, parent_id: first.item } : { ...NONE, ...UNKNOWN, had_parent: true }
  }
  const upload = await trx
    .selectFrom('uploads')
    .select('id')
    .where('id', '=', first.upload)
    .forKeyShare()
    .executeTakeFirst()
  return { ...NONE, ...UNKNOWN, source_upload_id: upload?.id ?? null }
}

async function safetyOf(trx: DatabaseTransaction, item: string): Promise<Safety | undefined> {
  return trx
    .selectFrom('items')
    .select(['nsfw_level', 'nsfw_status'])
    .where('id', '=', item)
    .forKeyShare()
    .executeTakeFirst()
}

/** The stricter of two; what is gone counts as unknown. */
function worse(left: Safety, right: Safety | undefined): Safety {
  if (left.nsfw_status !== 'completed' || right?.nsfw_status !== 'completed') return UNKNOWN
  return (left.nsfw_level ?? 0) >= (right.nsfw_level ?? 0) ? left : right
}

/** Which version of an own video it is; the row of the one before is held, or gone. */
async function versionOf(trx: DatabaseTransaction, { recipe, user_id }: SettlingGeneration) {
  const edited = editedBy(recipe)
  if (edited === null) return { edit_of: null, version: 1 }
  const before = await trx
    .selectFrom('items')
    .select('version')
    .where('id', '=', edited)
    .where('creator_id', '=', user_id)
    .forKeyShare()
    .executeTakeFirst()
  return before ? { edit_of: edited, version: before.version + 1 } : { edit_of: null, version: 1 }
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
  const version = await versionOf(trx, row)
  const cost = Math.floor(row.cost / row.num_outputs)
  await trx
    .insertInto('items')
    .values(
      outputs.map((output) => ({
        id: output.item_id,
        kind: row.kind,
        creator_id: row.user_id,
        generation_id: row.id,
        position: output.position,
        model: row.model,
        provider: row.provider,
        provider_version: output.version,
        mode: row.mode,
        parameters: JSON.stringify(output.parameters),
        cost,
        prompt: recipe.prompt,
        negative_prompt: ('negative_prompt' in recipe && recipe.negative_prompt) || null,
        prompt_hidden: recipe.prompt_hidden,
        understood: [...output.understood],
        ignored: [...output.ignored],
        width: output.width,
        height: output.height,
        duration_ms: output.duration_ms,
        seed: output.seed,
        work_ms: output.work_ms,
        placeholder: output.placeholder,
        ...parentage,
        ...version,
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
    // G3: tags lead to pictures alone.
    if (row.kind !== 'image') continue
    const { item_id: id, tags } = output
    const item = { id, kind: row.kind, hot, listed, prompt_hidden: recipe.prompt_hidden, created_at }
    await tagItem(context, trx, item, tags)
    await context.queue.enqueue('media.refine', { item_id: id }, { priority: REFINE_PRIORITY }, trx)
  }
  await keepPlannedFiles(
    trx,
    outputs.flatMap((output) => output.files.map((file) => file.key)),
  )
}
