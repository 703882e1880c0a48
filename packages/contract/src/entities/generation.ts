import { z } from '@hono/zod-openapi'
import { audio } from './audio.ts'
import { galleryImage } from './gallery.ts'
import { effectRecipe, imageRecipe, musicRecipe, speechRecipe, videoRecipe } from './recipes.ts'
import { video } from './video.ts'

export const GENERATION_STATUSES = ['queued', 'running', 'completed', 'failed', 'cancelled'] as const
export type GenerationStatus = (typeof GENERATION_STATUSES)[number]

const state = {
  id: z.string(),
  model: z.string(),
  model_label: z.string(),
  status: z.enum(GENERATION_STATUSES),
  /** 0–1. */
  progress: z.number(),
  /** 'queued', a stage of the model ('reading', 'layout', 'light', 'detail', 'frames' …), a step of an effect, 'saving', or the final status. */
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
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
  cost: z.number().int(),
  refunded: z.number().int(),
  created_at: z.iso.datetime(),
  started_at: z.iso.datetime().nullable(),
  ended_at: z.iso.datetime().nullable(),
  /** Addresses of the finished pictures; empty for other kinds. */
  images: z.array(z.string()),
}

export const imageGeneration = z
  .object({ ...state, kind: z.literal('image'), recipe: imageRecipe, items: z.array(galleryImage) })
  .openapi('ImageGeneration')
export type ImageGeneration = z.infer<typeof imageGeneration>

export const videoGeneration = z
  .object({
    ...state,
    kind: z.literal('video'),
    recipe: z.discriminatedUnion('mode', [videoRecipe, effectRecipe]),
    items: z.array(video),
  })
  .openapi('VideoGeneration')
export type VideoGeneration = z.infer<typeof videoGeneration>

export const audioGeneration = z
  .object({
    ...state,
    kind: z.literal('audio'),
    recipe: z.discriminatedUnion('mode', [speechRecipe, musicRecipe]),
    items: z.array(audio),
  })
  .openapi('AudioGeneration')
export type AudioGeneration = z.infer<typeof audioGeneration>

/** A job of any kind; `kind` tells which. */
export const generation = z
  .discriminatedUnion('kind', [imageGeneration, videoGeneration, audioGeneration])
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
