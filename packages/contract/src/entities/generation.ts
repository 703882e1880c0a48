import { z } from '@hono/zod-openapi'
import { galleryImage } from './gallery.ts'

export const GENERATION_STATUSES = ['queued', 'running', 'completed', 'failed', 'cancelled'] as const
export type GenerationStatus = (typeof GENERATION_STATUSES)[number]

/** What a maker asked for, whole enough to fill the form again. */
export const generationRecipe = z
  .object({
    model: z.string(),
    mode: z.enum(['t2i', 'i2i']),
    prompt: z.string(),
    negative_prompt: z.string(),
    width: z.number().int(),
    height: z.number().int(),
    steps: z.number().int().nullable(),
    guidance_scale: z.number().nullable(),
    scheduler: z.string().nullable(),
    num_outputs: z.number().int(),
    seed: z.number().int(),
    strength: z.number().nullable(),
    style: z.string().nullable(),
    color: z.string().nullable(),
    lighting: z.string().nullable(),
    composition: z.string().nullable(),
    source_image_id: z.string().nullable(),
    upload_id: z.string().nullable(),
    is_private: z.boolean(),
    prompt_hidden: z.boolean(),
  })
  .openapi('GenerationRecipe')
export type GenerationRecipe = z.infer<typeof generationRecipe>

export const generation = z
  .object({
    id: z.string(),
    kind: z.enum(['image', 'video', 'audio']),
    model: z.string(),
    model_label: z.string(),
    status: z.enum(GENERATION_STATUSES),
    /** 0–1. */
    progress: z.number(),
    /** 'queued', a stage of the model ('reading', 'layout', 'light', 'detail'), 'saving', or the final status. */
    stage: z.string(),
    /** Which of the outputs is being made, from 1. */
    current_output: z.number().int(),
    num_outputs: z.number().int(),
    /** Address of the newest preview picture, for the owner alone. */
    preview: z.string().nullable(),
    /** Jobs before this one; null once it runs. */
    queue_position: z.number().int().nullable(),
    /** Seconds, from measured work of the same model; null while nothing was measured. */
    eta_seconds: z.number().nullable(),
    /** Addresses of the finished pictures. */
    images: z.array(z.string()),
    items: z.array(galleryImage),
    error: z.object({ code: z.string(), message: z.string() }).nullable(),
    cost: z.number().int(),
    refunded: z.number().int(),
    recipe: generationRecipe,
    created_at: z.iso.datetime(),
    started_at: z.iso.datetime().nullable(),
    ended_at: z.iso.datetime().nullable(),
  })
  .openapi('Generation')
export type Generation = z.infer<typeof generation>

/** One message of `/api/v1/generations/{id}/events`; the last one carries the whole generation. */
export const generationEvent = z
  .object({
    id: z.string(),
    status: z.enum(GENERATION_STATUSES),
    progress: z.number(),
    stage: z.string(),
    current_output: z.number().int(),
    preview: z.string().nullable(),
    queue_position: z.number().int().nullable(),
    eta_seconds: z.number().nullable(),
  })
  .openapi('GenerationEvent')
export type GenerationEvent = z.infer<typeof generationEvent>

export const accepted = z
  .object({
    generation_id: z.string(),
    status: z.enum(GENERATION_STATUSES),
    cost: z.number().int(),
    credits_remaining: z.number().int(),
  })
  .openapi('Accepted')
export type Accepted = z.infer<typeof accepted>

export const quote = z
  .object({
    credits: z.number().int(),
    breakdown: z.array(
      z.object({ label: z.string(), quantity: z.number(), each: z.number(), credits: z.number().int() }),
    ),
    balance_after: z.number().int().nullable(),
    enough: z.boolean(),
  })
  .openapi('Quote')
export type Quote = z.infer<typeof quote>
