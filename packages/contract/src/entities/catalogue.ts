import { z } from '@hono/zod-openapi'

export const MODEL_STATUSES = ['ready', 'not_connected', 'retired', 'degraded'] as const
export type ModelStatus = (typeof MODEL_STATUSES)[number]

const choice = z.object({ id: z.string(), label: z.string() })

/** What an image model takes; null means that the model has no such parameter. */
export const imageCapabilities = z
  .object({
    widths: z.array(z.number().int()),
    heights: z.array(z.number().int()),
    default_width: z.number().int(),
    default_height: z.number().int(),
    /** When not null, the only pairs of width and height that the model takes. */
    sizes: z.array(z.tuple([z.number().int(), z.number().int()])).nullable(),
    steps: z.object({ choices: z.array(z.number().int()), default: z.number().int() }).nullable(),
    guidance_scale: z.object({ min: z.number(), max: z.number(), default: z.number() }).nullable(),
    schedulers: z.object({ choices: z.array(z.string()), default: z.string() }).nullable(),
    negative_prompt: z.boolean(),
    max_num_outputs: z.number().int(),
    seed: z.boolean(),
    strength: z.object({ min: z.number(), max: z.number(), default: z.number() }).nullable(),
    /** How many source pictures picture to picture takes. */
    max_sources: z.number().int(),
    adapters: z
      .object({
        max: z.number().int(),
        sources: z.array(z.enum(['community', 'hub', 'url'])),
        default_scale: z.number(),
        scale_range: z.tuple([z.number(), z.number()]),
        recommended: z.tuple([z.number(), z.number()]),
      })
      .nullable(),
    styles: z.array(choice),
    colors: z.array(choice),
    lightings: z.array(choice),
    compositions: z.array(choice),
  })
  .openapi('ImageCapabilities')
export type ImageCapabilities = z.infer<typeof imageCapabilities>

/** Section 9 of the specification, field by field; null or empty means "not shown", and is not offered. */
export const videoCapabilities = z
  .object({
    supportedAspectRatios: z.array(z.string()),
    defaultAspectRatio: z.string().nullable(),
    supportedDurations: z.array(z.number()),
    defaultDuration: z.number().nullable(),
    supportedResolutions: z.array(z.string()),
    defaultResolution: z.string().nullable(),
    supportsReferenceImages: z.number().int(),
    supportsAudio: z.boolean(),
    maxAudioSize: z.number().nullable(),
    maxAudioDuration: z.number().nullable(),
    minAudioDuration: z.number().nullable(),
    requiresVideoInput: z.boolean(),
    minVideoDuration: z.number().nullable(),
    maxVideoDuration: z.number().nullable(),
    supportedModes: z.array(z.string()),
    resolutionDurationLimits: z.record(z.string(), z.array(z.number())),
    /** The film can end with a given picture. */
    supportsEndImage: z.boolean(),
    /** The model makes sound of its own. */
    supportsGeneratedAudio: z.boolean(),
    supportsNegativePrompt: z.boolean(),
    supportsSeed: z.boolean(),
    /** Camera moves that can be chosen. */
    cameras: z.array(choice),
  })
  .openapi('VideoCapabilities')
export type VideoCapabilities = z.infer<typeof videoCapabilities>

/** What an audio model takes; null means that it does not speak, or makes no music. */
export const audioCapabilities = z
  .object({
    /** Its voices are the catalogue's `VOICES`. */
    speech: z.object({ max_characters: z.number().int(), default_voice: z.string() }).nullable(),
    music: z
      .object({
        min_duration: z.number(),
        max_duration: z.number(),
        default_duration: z.number(),
        min_bpm: z.number(),
        max_bpm: z.number(),
        keys: z.array(z.string()),
        metres: z.array(z.string()),
        genres: z.array(choice),
        moods: z.array(choice),
        instruments: z.array(choice),
      })
      .nullable(),
  })
  .openapi('AudioCapabilities')
export type AudioCapabilities = z.infer<typeof audioCapabilities>

/** Credits. `paid` is what members of a paid plan pay (P2). */
export const modelPrice = z
  .object({
    base_cost: z.number(),
    paid_base_cost: z.number(),
    lora_cost: z.number(),
    unit: z.enum(['output', 'second', 'thousand_characters']),
    /** Of a model whose resolutions cost differently: the costs that stand in place of the two above. */
    by_resolution: z.record(z.string(), z.object({ base_cost: z.number(), paid_base_cost: z.number() })).nullable(),
  })
  .openapi('ModelPrice')
export type ModelPrice = z.infer<typeof modelPrice>

export const modelEntry = z
  .object({
    id: z.string(),
    kind: z.enum(['image', 'video', 'audio']),
    /** Which row of the home page it stands in (H2). */
    group: z.enum(['standard', 'sdxl', 'video', 'audio']),
    name: z.string(),
    maker: z.string(),
    description: z.string(),
    base_model: z.string().nullable(),
    category: z.enum(['illustration', 'general']).nullable(),
    built_in: z.boolean(),
    /** The hosts that can run it, whether connected or not. */
    providers: z.array(z.string()),
    introUrl: z.string().nullable(),
    featured: z.boolean(),
    status: z.enum(MODEL_STATUSES),
    available: z.boolean(),
    /** Why it is not available, in words for people. */
    status_note: z.string().nullable(),
    successor: z.string().nullable(),
    supportsTxt2Img: z.boolean(),
    supportsImg2Img: z.boolean(),
    supportsT2V: z.boolean(),
    supportsI2V: z.boolean(),
    image: imageCapabilities.nullable(),
    video: videoCapabilities.nullable(),
    audio: audioCapabilities.nullable(),
    price: modelPrice,
    /** Median seconds of work, measured here; null while nothing was made with it. */
    typical_seconds: z.number().nullable(),
  })
  .openapi('Model')
export type ModelEntry = z.infer<typeof modelEntry>
