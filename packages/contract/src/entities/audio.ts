import { z } from '@hono/zod-openapi'

/** A stretch of a piece of music. */
export const audioSection = z.object({ name: z.string(), start: z.number(), seconds: z.number() })

/** What is told of a spoken text or a piece of music. There is no audio gallery: it is for its maker, or for whom it was made public. */
export const audio = z
  .object({
    id: z.string(),
    /** Address of the file: AAC in M4A, served in ranges. */
    audio_url: z.string(),
    /** The same without loss, to download. */
    wav_url: z.string(),
    /** WebVTT; null for music. */
    captions_url: z.string().nullable(),
    /** Seconds. */
    length: z.number(),
    /** Loudness along the file, 0–100 each, evenly spaced. */
    peaks: z.array(z.number().int()),
    mode: z.enum(['speech', 'music']),
    /** The text that is spoken, or what was asked of the music. */
    prompt: z.string(),
    prompt_hidden: z.boolean(),
    model: z.string(),
    model_label: z.string(),
    provider: z.string(),
    voice: z.string().nullable(),
    language: z.string().nullable(),
    speed: z.number().nullable(),
    pitch: z.number().nullable(),
    /** Of music, as it was played. */
    bpm: z.number().nullable(),
    key: z.string().nullable(),
    metre: z.string().nullable(),
    genre: z.string().nullable(),
    instruments: z.array(z.string()),
    sections: z.array(audioSection),
    understood: z.array(z.string()),
    ignored: z.array(z.string()),
    seed: z.number().int().nullable(),
    cost: z.number().int().nullable(),
    duration_s: z.number().nullable(),
    is_private: z.boolean(),
    creator_id: z.string(),
    creator_username: z.string(),
    creator_name: z.string(),
    created_at: z.iso.datetime(),
    generation_id: z.string().nullable(),
    can_edit: z.boolean(),
  })
  .openapi('Audio')
export type Audio = z.infer<typeof audio>
