import { z } from '@hono/zod-openapi'
import {
  ADAPTERS,
  EFFECT_INPUTS_MAX,
  GUIDANCE,
  MUSIC,
  OUTPUTS,
  PROMPT_MAX,
  REFERENCES_MAX,
  SEED_MAX,
  SPEECH,
  STRENGTH,
} from '../limits.ts'

const promptText = z.string().max(PROMPT_MAX, `must have at most ${PROMPT_MAX} characters`)

const id = z.string().max(64)
const seed = z.number().int().min(0).max(SEED_MAX).optional()

/**
 * POST /api/v1/images/generate and, as one form of it, POST /api/v1/quotes. Strict: an unknown field is refused. What one model
 * takes is narrower; the catalogue's `checkImageRequest` says so after this schema (W1, W4).
 */
export const imageGenerateBody = z
  .strictObject({
    model: z.string().min(1).max(100),
    mode: z.enum(['t2i', 'i2i']),
    prompt: promptText,
    negative_prompt: promptText.optional(),
    width: z.number().int(),
    height: z.number().int(),
    steps: z.number().int().optional(),
    guidance_scale: z.number().min(GUIDANCE.min).max(GUIDANCE.max).optional(),
    scheduler: z.string().max(50).optional(),
    num_outputs: z.number().int().min(OUTPUTS.min).max(OUTPUTS.max).optional(),
    seed,
    loras: z
      .array(
        z.strictObject({
          source: z.enum(['community', 'hub', 'url']),
          ref: z.string().min(1).max(500),
          scale: z.number().min(ADAPTERS.scaleMin).max(ADAPTERS.scaleMax),
        }),
      )
      .max(ADAPTERS.max, `at most ${ADAPTERS.max} adapters`)
      .optional(),
    source_image_id: id.optional(),
    upload_id: id.optional(),
    strength: z.number().min(STRENGTH.min).max(STRENGTH.max).optional(),
    style: z.string().max(50).optional(),
    color: z.string().max(50).optional(),
    lighting: z.string().max(50).optional(),
    composition: z.string().max(50).optional(),
    is_private: z.boolean().optional(),
    prompt_hidden: z.boolean().optional(),
  })
  .openapi('ImageGenerateBody')
export type ImageGenerateBody = z.infer<typeof imageGenerateBody>

/** POST /api/v1/videos/generate. What one model takes is narrower; the catalogue's `checkVideoRequest` says so (W4). */
export const videoGenerateBody = z
  .strictObject({
    model: z.string().min(1).max(100),
    mode: z.enum(['t2v', 'i2v', 'animate', 'replace']),
    prompt: promptText,
    negative_prompt: promptText.optional(),
    source_image_id: id.optional(),
    upload_id: id.optional(),
    end_upload_id: id.optional(),
    reference_upload_ids: z.array(id).max(REFERENCES_MAX, `at most ${REFERENCES_MAX} reference pictures`).optional(),
    audio_upload_id: id.optional(),
    video_upload_id: id.optional(),
    aspect_ratio: z.string().max(10).optional(),
    duration: z.number().optional(),
    resolution: z.string().max(10).optional(),
    generate_audio: z.boolean().optional(),
    camera: z.string().max(50).optional(),
    seed,
    is_private: z.boolean().optional(),
    prompt_hidden: z.boolean().optional(),
    edit_of: id.optional(),
  })
  .openapi('VideoGenerateBody')
export type VideoGenerateBody = z.infer<typeof videoGenerateBody>

const speech = z
  .strictObject({
    model: z.string().min(1).max(100),
    mode: z.literal('speech'),
    text: z.string().max(SPEECH.maxCharacters, `must have at most ${SPEECH.maxCharacters} characters`),
    voice: z.string().max(50).optional(),
    language: z.string().max(20).optional(),
    speed: z.number().min(SPEECH.speed.min).max(SPEECH.speed.max).optional(),
    pitch: z.number().min(SPEECH.pitch.min).max(SPEECH.pitch.max).optional(),
    seed,
    is_private: z.boolean().optional(),
  })
  .openapi('SpeechBody')

const music = z
  .strictObject({
    model: z.string().min(1).max(100),
    mode: z.literal('music'),
    prompt: promptText,
    duration: z.number().min(MUSIC.duration.min).max(MUSIC.duration.max).optional(),
    bpm: z.number().min(MUSIC.bpm.min).max(MUSIC.bpm.max).optional(),
    key: z.string().max(20).optional(),
    metre: z.string().max(5).optional(),
    genre: z.string().max(50).optional(),
    mood: z.string().max(50).optional(),
    instruments: z.array(z.string().max(50)).max(MUSIC.instruments, `at most ${MUSIC.instruments}`).optional(),
    seed,
    is_private: z.boolean().optional(),
  })
  .openapi('MusicBody')

/** POST /api/v1/audios/generate. */
export const audioGenerateBody = z.discriminatedUnion('mode', [speech, music]).openapi('AudioGenerateBody')
export type AudioGenerateBody = z.infer<typeof audioGenerateBody>
export type SpeechBody = z.infer<typeof speech>
export type MusicBody = z.infer<typeof music>

const effect = {
  inputs: z
    .array(z.strictObject({ role: z.string().max(50), upload_id: id.optional(), image_id: id.optional() }))
    .max(EFFECT_INPUTS_MAX, `at most ${EFFECT_INPUTS_MAX} pictures`),
  text: z.string().max(200, 'must have at most 200 characters').optional(),
  /** Resolution: '480p', '720p', '1080p'. */
  quality: z.string().max(10).optional(),
  duration: z.number().optional(),
  aspect_ratio: z.string().max(10).optional(),
  generate_audio: z.boolean().optional(),
  seed,
  is_private: z.boolean().optional(),
}

/** POST /api/v1/video-actions/{category}-{name}/generate. */
export const effectGenerateBody = z.strictObject(effect).openapi('EffectGenerateBody')
export type EffectGenerateBody = z.infer<typeof effectGenerateBody>

const effectQuoteBody = z
  .strictObject({ ...effect, mode: z.literal('effect'), effect: z.string().max(100) })
  .openapi('EffectQuoteBody')

/** POST /api/v1/quotes: the body of any generation; `mode` tells which. An effect's is named by its id beside it. */
export const quoteBody = z
  .discriminatedUnion('mode', [imageGenerateBody, videoGenerateBody, speech, music, effectQuoteBody])
  .openapi('QuoteBody')
export type QuoteBody = z.infer<typeof quoteBody>
