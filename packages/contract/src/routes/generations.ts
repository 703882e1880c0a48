import { createRoute, z } from '@hono/zod-openapi'
import { accepted, generation, GENERATION_STATUSES, imageGeneration, quote } from '../entities/generation.ts'
import { imageGenerateBody, quoteBody } from '../entities/requests.ts'
import { body, failures, idempotencyHeader, idParam, json, pageQuery } from './answers.ts'

export const createQuote = createRoute({
  method: 'post',
  path: '/api/v1/quotes',
  tags: ['generations'],
  summary: 'What a generation would cost, without starting it',
  request: { body: body(quoteBody) },
  responses: { 200: json(quote, 'The price'), ...failures },
})

export const generateImages = createRoute({
  method: 'post',
  path: '/api/v1/images/generate',
  tags: ['generations'],
  summary: 'Start making pictures',
  request: { headers: idempotencyHeader, body: body(imageGenerateBody) },
  responses: { 202: json(accepted, 'Queued; the price is held'), ...failures },
})

export const getImageGeneration = createRoute({
  method: 'get',
  path: '/api/v1/images/generation/{id}',
  tags: ['generations'],
  summary: 'Status of a generation of pictures (W2)',
  request: { params: idParam },
  responses: { 200: json(imageGeneration, 'Its state'), ...failures },
})

export const getGeneration = createRoute({
  method: 'get',
  path: '/api/v1/generations/{id}',
  tags: ['generations'],
  summary: 'Status of a generation of any kind',
  request: { params: idParam },
  responses: { 200: json(generation, 'Its state'), ...failures },
})

export const listGenerations = createRoute({
  method: 'get',
  path: '/api/v1/generations',
  tags: ['generations'],
  summary: 'History of the person who asks, newest first',
  request: {
    query: pageQuery.pick({ limit: true, cursor: true }).extend({
      status: z.enum([...GENERATION_STATUSES, 'open']).optional(),
      kind: z.enum(['image', 'video', 'audio']).optional(),
    }),
  },
  responses: {
    200: json(z.object({ generations: z.array(generation), next_cursor: z.string().nullable() }), 'A page'),
    ...failures,
  },
})

export const cancelGeneration = createRoute({
  method: 'delete',
  path: '/api/v1/generations/{id}',
  tags: ['generations'],
  summary: 'Cancel; what was not delivered is refunded',
  request: { params: idParam },
  responses: { 200: json(generation, 'Its state after cancelling'), ...failures },
})

/** Server-sent events: `progress` (GenerationEvent) until one `done` (Generation). */
export const generationEvents = createRoute({
  method: 'get',
  path: '/api/v1/generations/{id}/events',
  tags: ['generations'],
  summary: 'Live progress as server-sent events',
  request: { params: idParam },
  responses: {
    200: { description: 'text/event-stream', content: { 'text/event-stream': { schema: z.string() } } },
    ...failures,
  },
})

export const generationPreview = createRoute({
  method: 'get',
  path: '/api/v1/generations/{id}/preview',
  tags: ['generations'],
  summary: 'The newest preview of a running generation, as WebP, for its owner',
  request: { params: idParam, query: z.object({ v: z.string().optional() }) },
  responses: { 200: { description: 'The picture', content: { 'image/webp': { schema: z.string() } } }, ...failures },
})
