import { bindingsOf } from '@easel/catalogue/bindings/bindings-of'
import { filmSize } from '@easel/catalogue/film-size'
import type { GenerationRecipe, ImageRecipe, VideoRecipe } from '@easel/contract/entities/recipes'
import type { MediaBytes, Ordered, ProviderRequest } from '@easel/providers/port'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { PictureSize } from '../../media/media.ts'
import type { ClaimedGeneration } from './lease.ts'
import { pictureRef, type SourceRef } from './sources-of.ts'

const SEEDS = 2 ** 32
/** For hosts that decide the shape themselves: no source is larger. */
const LARGEST: PictureSize = { width: 1280, height: 720 }

/** The stored file of a source. @throws AppError `not_found` when it was deleted meanwhile */
async function fileOf(context: Context, source: SourceRef): Promise<{ bytes: Uint8Array; mime: string }> {
  const file = await context.db
    .selectFrom('files')
    .select(['key', 'mime'])
    .where('role', '=', 'original')
    .where('item' in source ? 'item_id' : 'upload_id', '=', 'item' in source ? source.item : source.upload)
    .executeTakeFirst()
  if (!file) throw new AppError('not_found', 'A source was deleted before its turn came. Nothing was charged.')
  return { bytes: await context.storage.read(file.key), mime: file.mime }
}

/** A given picture, covering exactly this size; null when none was given. */
async function picture(context: Context, source: SourceRef | null, size: PictureSize): Promise<MediaBytes | null> {
  if (source === null) return null
  const { bytes } = await fileOf(context, source)
  return { bytes: await context.media.fitted(bytes, size), mime: 'image/webp' }
}

async function pictures(context: Context, sources: readonly (SourceRef | null)[], size: PictureSize) {
  const given: MediaBytes[] = []
  for (const source of sources) {
    const one = await picture(context, source, size)
    if (one) given.push(one)
  }
  return given
}

const upload = (id: string | null, kind: SourceRef['kind']): SourceRef | null =>
  id === null ? null : { upload: id, kind }

/** What the host is asked for: `count` outputs from position `first` on, each with a seed of its own. */
export async function providerRequest(
  context: Context,
  row: ClaimedGeneration,
  submission: string,
  first: number,
  count: number,
): Promise<ProviderRequest> {
  const recipe: GenerationRecipe = row.recipe
  const ordered: Ordered = {
    id: submission,
    model: row.model,
    binding: bindingOf(row),
    numOutputs: count,
    seed: (recipe.seed + first) % SEEDS,
  }
  switch (recipe.mode) {
    case 't2i':
    case 'i2i':
      return imageOrder(context, ordered, recipe)
    case 'effect': {
      const { mode, effect, prompt: text, aspect_ratio, resolution, duration, generate_audio: sound } = recipe
      const refs = recipe.inputs.map((input) => pictureRef(input.image_id, input.upload_id))
      const inputs = await pictures(context, refs, filmSize(aspect_ratio, resolution))
      return {
        ...ordered,
        kind: 'effect',
        mode,
        effect,
        inputs,
        text,
        aspectRatio: aspect_ratio,
        resolution,
        duration,
        sound,
      }
    }
    case 'speech': {
      const { mode, prompt: text, voice, speed, pitch } = recipe
      return { ...ordered, kind: 'speech', mode, text, voice, speed, pitch }
    }
    case 'music': {
      const { mode, prompt, duration, bpm, key, metre, genre, mood, instruments } = recipe
      return { ...ordered, kind: 'music', mode, prompt, duration, bpm, key, metre, genre, mood, instruments }
    }
    default:
      return videoOrder(context, ordered, recipe)
  }
}

/** How the host is asked in this mode; null for what is built in. */
function bindingOf({ model, provider, recipe }: ClaimedGeneration): Ordered['binding'] {
  const op: string = recipe.mode
  return (
    bindingsOf(model).find((binding) => binding.provider === provider && binding.ops.some((each) => each === op)) ??
    null
  )
}

async function imageOrder(context: Context, ordered: Ordered, recipe: ImageRecipe): Promise<ProviderRequest> {
  const { mode, prompt, width, height, steps, scheduler, strength, style, color, lighting, composition } = recipe
  const source = mode === 'i2i' ? pictureRef(recipe.source_image_id, recipe.upload_id) : null
  return {
    ...ordered,
    kind: 'image',
    mode,
    prompt,
    negativePrompt: recipe.negative_prompt,
    width,
    height,
    steps,
    guidanceScale: recipe.guidance_scale,
    scheduler,
    strength,
    style,
    color,
    lighting,
    composition,
    loras: [],
    source: await picture(context, source, recipe),
  }
}

async function videoOrder(context: Context, ordered: Ordered, recipe: VideoRecipe): Promise<ProviderRequest> {
  const { mode, prompt, aspect_ratio, resolution, duration, camera } = recipe
  const size = aspect_ratio === null || resolution === null ? LARGEST : filmSize(aspect_ratio, resolution)
  const audio = upload(recipe.audio_upload_id, 'audio')
  const video = upload(recipe.video_upload_id, 'video')
  return {
    ...ordered,
    kind: 'video',
    mode,
    prompt,
    negativePrompt: recipe.negative_prompt,
    aspectRatio: aspect_ratio,
    resolution,
    duration,
    generateAudio: recipe.generate_audio,
    camera,
    source: await picture(context, pictureRef(recipe.source_image_id, recipe.upload_id), size),
    end: await picture(context, upload(recipe.end_upload_id, 'image'), size),
    references: await pictures(
      context,
      recipe.reference_upload_ids.map((id) => upload(id, 'image')),
      size,
    ),
    audio: audio && (await fileOf(context, audio)),
    video: video && (await fileOf(context, video)),
  }
}
