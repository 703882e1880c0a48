import type { ModelEntry } from '@easel/contract/entities/catalogue'
import type { GalleryImage } from '@easel/contract/entities/gallery'
import type { Accepted, ImageGeneration } from '@easel/contract/entities/generation'
import type { ImageRecipe } from '@easel/contract/entities/recipes'
import type { ImageGenerateBody } from '@easel/contract/entities/requests'
import { sourceOf } from '../form/source-picture.ts'
import type { SourcePicture } from '../form/source-picture.ts'
import type { Draft } from './draft.ts'

/** The form's wishes as one's own generation was asked for. The seed is left open: a remix is a new picture. */
export function draftOfRecipe(recipe: ImageRecipe, source: SourcePicture | null): Omit<Draft, 'loras'> {
  return {
    mode: recipe.mode,
    model: recipe.model,
    prompt: recipe.prompt,
    negative_prompt: recipe.negative_prompt,
    width: recipe.width,
    height: recipe.height,
    style: recipe.style,
    color: recipe.color,
    lighting: recipe.lighting,
    composition: recipe.composition,
    num_outputs: recipe.num_outputs,
    steps: recipe.steps,
    guidance_scale: recipe.guidance_scale,
    scheduler: recipe.scheduler,
    strength: recipe.strength,
    seed: null,
    source: recipe.mode === 'i2i' ? source : null,
    is_private: recipe.is_private,
    prompt_hidden: recipe.prompt_hidden,
  }
}

/** What a picture of the gallery tells of how it was made; a prompt that its creator hides stays ''. */
export function draftOfImage(
  item: GalleryImage,
): Omit<Draft, 'loras' | 'is_private' | 'prompt_hidden' | 'num_outputs'> {
  return {
    mode: item.mode,
    model: item.model_name,
    prompt: item.prompt || item.promptUsed,
    negative_prompt: item.negativePrompt ?? '',
    width: item.width,
    height: item.height,
    style: item.style,
    color: item.color,
    lighting: item.lighting,
    composition: item.composition,
    steps: item.numInferenceSteps,
    guidance_scale: item.guidanceScale,
    scheduler: item.scheduler,
    strength: item.strength,
    seed: null,
    source: sourceOf(item),
  }
}

/** The order as it stands from the moment it is accepted until the first news of it. */
export function acceptedGeneration(
  accepted: Accepted,
  body: ImageGenerateBody,
  model: ModelEntry,
  now: string,
): ImageGeneration {
  return {
    id: accepted.generation_id,
    kind: 'image',
    model: model.id,
    model_label: model.name,
    status: accepted.status,
    progress: 0,
    stage: 'queued',
    current_output: 1,
    num_outputs: body.num_outputs ?? 1,
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
      width: body.width,
      height: body.height,
      steps: body.steps ?? null,
      guidance_scale: body.guidance_scale ?? null,
      scheduler: body.scheduler ?? null,
      num_outputs: body.num_outputs ?? 1,
      seed: body.seed ?? 0,
      strength: body.strength ?? null,
      style: body.style ?? null,
      color: body.color ?? null,
      lighting: body.lighting ?? null,
      composition: body.composition ?? null,
      source_image_id: body.source_image_id ?? null,
      upload_id: body.upload_id ?? null,
      is_private: body.is_private ?? false,
      prompt_hidden: body.prompt_hidden ?? false,
    },
    created_at: now,
    started_at: null,
    ended_at: null,
  }
}

/** The request of a generation once more, with the seed that it had: for another try of one that failed. */
export function bodyOfRecipe(recipe: ImageRecipe): ImageGenerateBody {
  const { model, mode, prompt, width, height, ...wishes } = recipe
  const given: Partial<ImageGenerateBody> = Object.fromEntries(
    Object.entries(wishes).filter(([, value]) => value !== null && value !== ''),
  )
  return { model, mode, prompt, width, height, ...given }
}

/** The recipe as text, to paste somewhere. */
export function recipeAsText(item: GalleryImage): string {
  const lines: [string, string | number | null][] = [
    ['Prompt', item.prompt || item.promptUsed],
    ['Negative prompt', item.negativePrompt],
    ['Model', `${item.model_label} (${item.model_name})`],
    ['Size', `${item.width} × ${item.height}`],
    ['Seed', item.seed],
    ['Steps', item.numInferenceSteps],
    ['Guidance', item.guidanceScale],
    ['Scheduler', item.scheduler],
    ['Strength', item.strength],
    ['Style', item.style],
    ['Color', item.color],
    ['Lighting', item.lighting],
    ['Composition', item.composition],
  ]
  return lines.flatMap(([name, value]) => (value === null || value === '' ? [] : [`${name}: ${value}`])).join('\n')
}
