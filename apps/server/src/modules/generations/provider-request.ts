import { bindingsOf } from '@easel/catalogue/bindings/bindings-of'
import type { MediaBytes, ProviderRequest } from '@easel/providers/port'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { ClaimedGeneration } from './lease.ts'

const SEEDS = 2 ** 32

/** The source of picture to picture, at the size of the order. @throws AppError `not_found` when it was deleted meanwhile */
async function sourceOf(context: Context, { recipe }: ClaimedGeneration): Promise<MediaBytes | null> {
  if (recipe.mode !== 'i2i') return null
  const file = await context.db
    .selectFrom('files')
    .select('key')
    .where('role', '=', 'original')
    .where(({ eb, or }) => or([eb('item_id', '=', recipe.source_image_id), eb('upload_id', '=', recipe.upload_id)]))
    .executeTakeFirst()
  if (!file)
    throw new AppError('not_found', 'The source picture was deleted before its turn came. Nothing was charged.')
  const bytes = await context.media.fitted(await context.storage.read(file.key), recipe)
  return { bytes, mime: 'image/webp' }
}

/** What the host is asked for: `count` outputs from position `first` on, each with a seed of its own. */
export async function providerRequest(
  context: Context,
  row: ClaimedGeneration,
  submission: string,
  first: number,
  count: number,
): Promise<ProviderRequest> {
  const { recipe } = row
  const { mode, prompt, width, height, steps, scheduler, strength, style, color, lighting, composition } = recipe
  return {
    kind: 'image',
    id: submission,
    model: row.model,
    mode,
    prompt,
    width,
    height,
    steps,
    scheduler,
    strength,
    style,
    color,
    lighting,
    composition,
    loras: [],
    binding:
      bindingsOf(row.model).find((binding) => binding.provider === row.provider && binding.ops.includes(mode)) ?? null,
    negativePrompt: recipe.negative_prompt,
    guidanceScale: recipe.guidance_scale,
    numOutputs: count,
    seed: (recipe.seed + first) % SEEDS,
    source: await sourceOf(context, row),
  }
}
