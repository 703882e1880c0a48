import type { ModelEntry } from '@easel/contract/entities/catalogue'
import type { Accepted, VideoGeneration } from '@easel/contract/entities/generation'
import type { VideoRecipe } from '@easel/contract/entities/recipes'
import type { VideoGenerateBody } from '@easel/contract/entities/requests'
import type { Upload } from '@easel/contract/entities/upload'
import type { Video } from '@easel/contract/entities/video'
import { asUploaded } from '../form/source-picture.ts'
import type { SourcePicture } from '../form/source-picture.ts'
import type { SourceMedia, VideoDraft } from './draft.ts'

/** A recipe of this workshop; effects have pages of their own. */
export function videoRecipeOf({ recipe }: Pick<VideoGeneration, 'recipe'>): VideoRecipe | null {
  return recipe.mode === 'effect' ? null : recipe
}

/** The files of a recipe that are still there, by id. */
export interface Files {
  source: SourcePicture | null
  uploads: readonly Upload[]
}

/** The form's wishes as one's own video was asked for. The seed is left open: a remix is a new video. */
export function draftOfRecipe(recipe: VideoRecipe, { source, uploads }: Files): Partial<VideoDraft> {
  const upload = (id: string | null) => uploads.find((each) => each.upload_id === id)
  const picture = (id: string | null) => {
    const found = upload(id)
    return found ? asUploaded(found) : null
  }
  const { mode } = recipe
  return {
    mode: mode === 't2v' ? 't2v' : 'i2v',
    motion: mode === 'animate' || mode === 'replace' ? mode : null,
    model: recipe.model,
    prompt: recipe.prompt,
    negative_prompt: recipe.negative_prompt,
    aspect_ratio: recipe.aspect_ratio,
    resolution: recipe.resolution,
    duration: recipe.duration,
    camera: recipe.camera,
    generate_audio: recipe.generate_audio,
    seed: null,
    source: mode === 't2v' ? null : (source ?? picture(recipe.upload_id)),
    end: picture(recipe.end_upload_id),
    references: recipe.reference_upload_ids.flatMap((id) => picture(id) ?? []),
    video: asMedia(upload(recipe.video_upload_id)),
    audio: asMedia(upload(recipe.audio_upload_id)),
    is_private: recipe.is_private,
    prompt_hidden: recipe.prompt_hidden,
  }
}

/** How many files of a recipe could not be found again. */
export function missingFiles(recipe: VideoRecipe, draft: Partial<VideoDraft>): number {
  const wanted = [
    recipe.source_image_id ?? recipe.upload_id,
    recipe.end_upload_id,
    ...recipe.reference_upload_ids,
    recipe.video_upload_id,
    recipe.audio_upload_id,
  ].filter((id) => id !== null)
  const found = [draft.source, draft.end, ...(draft.references ?? []), draft.video, draft.audio].filter(Boolean)
  return wanted.length - found.length
}

function asMedia(upload: Upload | undefined): SourceMedia | null {
  return upload ? { id: upload.upload_id, src: upload.url, seconds: upload.duration ?? 0 } : null
}

/** What a video tells of how it was made, for someone who has no recipe of it. */
export function draftOfVideo(item: Video, source: SourcePicture | null): Partial<VideoDraft> {
  return {
    mode: item.mode === 't2v' ? 't2v' : 'i2v',
    motion: item.mode === 'animate' || item.mode === 'replace' ? item.mode : null,
    model: item.model,
    prompt: item.prompt,
    negative_prompt: item.negativePrompt ?? '',
    aspect_ratio: item.aspectRatio,
    resolution: item.resolution,
    duration: Math.round(item.length),
    camera: item.camera,
    generate_audio: item.has_audio,
    seed: null,
    source,
  }
}

/** The order as it stands from the moment it is accepted until the first news of it. */
export function acceptedGeneration(
  accepted: Accepted,
  body: VideoGenerateBody,
  model: ModelEntry,
  now: string,
): VideoGeneration {
  return {
    id: accepted.generation_id,
    kind: 'video',
    model: model.id,
    model_label: model.name,
    status: accepted.status,
    progress: 0,
    stage: 'queued',
    current_output: 1,
    num_outputs: 1,
    preview: null,
    queue_position: null,
    eta_seconds: null,
    images: [],
    items: [],
    error: null,
    cost: accepted.cost,
    refunded: 0,
    recipe: {
      model: body.model,
      mode: body.mode,
      prompt: body.prompt,
      negative_prompt: body.negative_prompt ?? '',
      aspect_ratio: body.aspect_ratio ?? null,
      resolution: body.resolution ?? null,
      duration: body.duration ?? null,
      generate_audio: body.generate_audio ?? false,
      camera: body.camera ?? null,
      seed: body.seed ?? 0,
      source_image_id: body.source_image_id ?? null,
      upload_id: body.upload_id ?? null,
      end_upload_id: body.end_upload_id ?? null,
      reference_upload_ids: body.reference_upload_ids ?? [],
      audio_upload_id: body.audio_upload_id ?? null,
      video_upload_id: body.video_upload_id ?? null,
      edit_of: body.edit_of ?? null,
      is_private: body.is_private ?? false,
      prompt_hidden: body.prompt_hidden ?? false,
    },
    created_at: now,
    started_at: null,
    ended_at: null,
  }
}

/** The request of a generation once more, with the seed that it had: for another try of one that failed. */
export function bodyOfRecipe(recipe: VideoRecipe): VideoGenerateBody {
  const { model, mode, prompt, reference_upload_ids: references, ...wishes } = recipe
  const given: Partial<VideoGenerateBody> = Object.fromEntries(
    Object.entries(wishes).filter(([, value]) => value !== null && value !== ''),
  )
  return { model, mode, prompt, ...given, ...(references.length > 0 && { reference_upload_ids: references }) }
}

/** The recipe as text, to paste somewhere. */
export function recipeAsText(item: Video): string {
  return recipeLines(item)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')
}

/** How a video was made, line by line; what its model does not have is left out. */
export function recipeLines(item: Video): [name: string, value: string | number][] {
  const lines: [string, string | number | null][] = [
    ['Prompt', item.prompt],
    ['Negative prompt', item.negativePrompt],
    ['Model', item.model_label],
    ['Size', `${item.width} × ${item.height}, ${item.aspectRatio}`],
    ['Length', `${Number(item.length.toFixed(1))} s`],
    ['Sound', item.has_audio ? 'Yes' : 'None'],
    ['Camera', item.camera],
    ['Seed', item.seed],
  ]
  return lines.filter((line): line is [string, string | number] => line[1] !== null && line[1] !== '')
}
