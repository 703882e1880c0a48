import { effectModelId } from '@easel/catalogue/effects/effects'
import type { EffectEntry } from '@easel/catalogue/effects/effect'
import type { Accepted, Generation, VideoGeneration } from '@easel/contract/entities/generation'
import type { EffectRecipe } from '@easel/contract/entities/recipes'
import type { EffectGenerateBody } from '@easel/contract/entities/requests'

/** The recipe of an order of this effect; null of any other. */
export function recipeOf({ recipe }: Pick<Generation, 'recipe'>, { id }: Pick<EffectEntry, 'id'>): EffectRecipe | null {
  return recipe.mode === 'effect' && recipe.effect === id ? recipe : null
}

/** The order as it stands from the moment it is accepted until the first news of it. */
export function acceptedGeneration(
  accepted: Accepted,
  body: EffectGenerateBody,
  entry: EffectEntry,
  now: string,
): VideoGeneration {
  const model = effectModelId(entry)
  return {
    id: accepted.generation_id,
    kind: 'video',
    model,
    model_label: entry.displayName,
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
      model,
      mode: 'effect',
      effect: entry.id,
      prompt: body.text ?? '',
      inputs: body.inputs.map(({ role, upload_id = null, image_id = null }) => ({ role, upload_id, image_id })),
      aspect_ratio: body.aspect_ratio ?? entry.ratios[0] ?? '16:9',
      resolution: body.quality ?? '720p',
      duration: body.duration ?? entry.defaultDuration,
      generate_audio: body.generate_audio ?? false,
      seed: body.seed ?? 0,
      is_private: body.is_private ?? false,
      prompt_hidden: false,
    },
    created_at: now,
    started_at: null,
    ended_at: null,
  }
}

/** The request of an order once more, with the seed that it had: for another try of one that failed. */
export function bodyOfRecipe(recipe: EffectRecipe, entry: EffectEntry): EffectGenerateBody {
  return {
    inputs: recipe.inputs.map(({ role, upload_id, image_id }) => ({
      role,
      ...(upload_id !== null && { upload_id }),
      ...(image_id !== null && { image_id }),
    })),
    aspect_ratio: recipe.aspect_ratio,
    quality: recipe.resolution,
    duration: recipe.duration,
    seed: recipe.seed,
    is_private: recipe.is_private,
    ...(entry.hasSound && { generate_audio: recipe.generate_audio }),
    ...(recipe.prompt !== '' && { text: recipe.prompt }),
  }
}
