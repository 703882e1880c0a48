import { z } from '@hono/zod-openapi'

const common = {
  model: z.string(),
  prompt: z.string(),
  seed: z.number().int(),
  is_private: z.boolean(),
  prompt_hidden: z.boolean(),
}

/** What a maker asked for, whole enough to fill the form again. */
export const imageRecipe = z
  .object({
    ...common,
    mode: z.enum(['t2i', 'i2i']),
    negative_prompt: z.string(),
    width: z.number().int(),
    height: z.number().int(),
    steps: z.number().int().nullable(),
    guidance_scale: z.number().nullable(),
    scheduler: z.string().nullable(),
    num_outputs: z.number().int(),
    strength: z.number().nullable(),
    style: z.string().nullable(),
    color: z.string().nullable(),
    lighting: z.string().nullable(),
    composition: z.string().nullable(),
    source_image_id: z.string().nullable(),
    upload_id: z.string().nullable(),
  })
  .openapi('ImageRecipe')
export type ImageRecipe = z.infer<typeof imageRecipe>

/** The same of a video. A parameter that the model does not have is null. */
export const videoRecipe = z
  .object({
    ...common,
    mode: z.enum(['t2v', 'i2v', 'animate', 'replace']),
    negative_prompt: z.string(),
    aspect_ratio: z.string().nullable(),
    /** '720p': pixels of the shorter side. */
    resolution: z.string().nullable(),
    /** Seconds. */
    duration: z.number().nullable(),
    /** The model makes sound to it. */
    generate_audio: z.boolean(),
    camera: z.string().nullable(),
    source_image_id: z.string().nullable(),
    upload_id: z.string().nullable(),
    end_upload_id: z.string().nullable(),
    reference_upload_ids: z.array(z.string()),
    audio_upload_id: z.string().nullable(),
    video_upload_id: z.string().nullable(),
    /** The own video that this one is a new version of. */
    edit_of: z.string().nullable(),
  })
  .openapi('VideoRecipe')
export type VideoRecipe = z.infer<typeof videoRecipe>

/** A picture that is given to an effect: one of the two ids. */
export const effectInput = z.object({
  role: z.string(),
  upload_id: z.string().nullable(),
  image_id: z.string().nullable(),
})
export type EffectInput = z.infer<typeof effectInput>

/** Of a video effect; `model` is 'video-action-' and the effect's id (V9), `prompt` its text. */
export const effectRecipe = z
  .object({
    ...common,
    mode: z.literal('effect'),
    effect: z.string(),
    inputs: z.array(effectInput),
    aspect_ratio: z.string(),
    resolution: z.string(),
    duration: z.number(),
    generate_audio: z.boolean(),
  })
  .openapi('EffectRecipe')
export type EffectRecipe = z.infer<typeof effectRecipe>

/** Of spoken text; `prompt` is the text. */
export const speechRecipe = z
  .object({
    ...common,
    mode: z.literal('speech'),
    voice: z.string(),
    language: z.string(),
    /** 1 is the voice's own. */
    speed: z.number(),
    /** −1 lower … 1 higher. */
    pitch: z.number(),
  })
  .openapi('SpeechRecipe')
export type SpeechRecipe = z.infer<typeof speechRecipe>

/** Of a piece of music; what is null was left to the prompt. */
export const musicRecipe = z
  .object({
    ...common,
    mode: z.literal('music'),
    duration: z.number(),
    bpm: z.number().nullable(),
    key: z.string().nullable(),
    metre: z.string().nullable(),
    genre: z.string().nullable(),
    mood: z.string().nullable(),
    instruments: z.array(z.string()),
  })
  .openapi('MusicRecipe')
export type MusicRecipe = z.infer<typeof musicRecipe>

export type GenerationRecipe = ImageRecipe | VideoRecipe | EffectRecipe | SpeechRecipe | MusicRecipe
