import { createRoute, z } from '@hono/zod-openapi'
import { accepted } from '../entities/generation.ts'
import { effectGenerateBody } from '../entities/requests.ts'
import { video } from '../entities/video.ts'
import { body, failures, idempotencyHeader, idParam, json, pageQuery } from './answers.ts'

/** Specification section 3, "Video action", and what its page needs. */
export const videoAction = z
  .object({
    /** '{category}-{name}'. */
    id: z.string(),
    name: z.string(),
    display_name: z.string(),
    description: z.string(),
    category: z.string(),
    is_featured: z.boolean(),
    /** How many pictures it takes. */
    inputs_count: z.number().int(),
    cost: z.number().int(),
    /** Videos that it made of itself, at most 3 (H4); empty until they are rendered. */
    examples: z.array(video),
  })
  .openapi('VideoAction')
export type VideoAction = z.infer<typeof videoAction>

export const listAvailableEffects = createRoute({
  method: 'get',
  path: '/api/v1/video-actions/available',
  tags: ['effects'],
  summary: 'The effects by category',
  responses: {
    200: json(
      z.object({
        categories: z.record(
          z.string(),
          z.object({ actions: z.record(z.string(), z.object({ display_name: z.string() })) }),
        ),
      }),
      'All of them',
    ),
    ...failures,
  },
})

export const listEffects = createRoute({
  method: 'get',
  path: '/api/v1/video-actions/list',
  tags: ['effects'],
  summary: 'The effects, featured first, the rest by name (H3, H6)',
  request: {
    query: pageQuery.pick({ limit: true, offset: true }).extend({
      sort: z.enum(['featured_alphabetical']).optional(),
      category: z.string().max(50).optional(),
    }),
  },
  responses: {
    200: json(z.object({ actions: z.array(videoAction), total: z.number().int() }), 'A page'),
    ...failures,
  },
})

export const listEffectExamples = createRoute({
  method: 'get',
  path: '/api/v1/video-actions/{id}/examples',
  tags: ['effects'],
  summary: 'Videos made with an effect: its own examples first, then the community’s',
  request: { params: idParam },
  responses: { 200: json(z.object({ videos: z.array(video) }), 'At most 12'), ...failures },
})

export const generateEffect = createRoute({
  method: 'post',
  path: '/api/v1/video-actions/{id}/generate',
  tags: ['generations'],
  summary: 'Start an effect on your pictures',
  request: { params: idParam, headers: idempotencyHeader, body: body(effectGenerateBody) },
  responses: { 202: json(accepted, 'Queued; the price is held'), ...failures },
})
