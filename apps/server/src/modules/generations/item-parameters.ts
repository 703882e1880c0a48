import { audioSection } from '@easel/contract/entities/audio'
import type { GenerationRecipe } from '@easel/contract/entities/recipes'
import type { ProviderOutput } from '@easel/providers/port'
import { z } from 'zod'
import type { AudioParameters, ImageParameters, VideoParameters } from '../../db/tables.ts'

/** What of a picture's recipe is kept with it. */
export function imageParameters(recipe: GenerationRecipe): ImageParameters {
  if (!('steps' in recipe)) throw new TypeError(`A picture cannot come from ${recipe.mode}`)
  const { steps, guidance_scale, scheduler, strength, style, color, lighting, composition } = recipe
  return { steps, guidance_scale, scheduler, strength, style, color, lighting, composition }
}

/** The same of a film, with what was found in its file. */
export function videoParameters(
  recipe: GenerationRecipe,
  size: { readonly width: number; readonly height: number },
  has_audio: boolean,
): VideoParameters {
  if (!('aspect_ratio' in recipe)) throw new TypeError(`A film cannot come from ${recipe.mode}`)
  return {
    aspect_ratio: recipe.aspect_ratio ?? `${size.width}:${size.height}`,
    resolution: recipe.resolution,
    camera: 'camera' in recipe ? recipe.camera : null,
    effect: 'effect' in recipe ? recipe.effect : null,
    has_audio,
  }
}

/** How a piece of music was played, as the composer tells it. */
const music = z
  .object({
    bpm: z.number(),
    key: z.string(),
    metre: z.string(),
    genre: z.string(),
    instruments: z.array(z.string()),
    sections: z.array(audioSection),
  })
  .nullable()
  .catch(null)

/** The same of a sound. @param peaks loudness along the file */
export function audioParameters(
  recipe: GenerationRecipe,
  details: ProviderOutput['details'],
  peaks: readonly number[],
): AudioParameters {
  const speech = recipe.mode === 'speech' ? recipe : null
  const asked = recipe.mode === 'music' ? recipe : null
  const played = music.parse(details['music'] ?? null)
  return {
    voice: speech?.voice ?? null,
    language: speech?.language ?? null,
    speed: speech?.speed ?? null,
    pitch: speech?.pitch ?? null,
    bpm: played?.bpm ?? asked?.bpm ?? null,
    key: played?.key ?? asked?.key ?? null,
    metre: played?.metre ?? asked?.metre ?? null,
    genre: played?.genre ?? asked?.genre ?? null,
    instruments: [...(played?.instruments ?? asked?.instruments ?? [])],
    sections: [...(played?.sections ?? [])],
    peaks: [...peaks],
  }
}
