import { createRoute, z } from '@hono/zod-openapi'
import { modelEntry } from '../entities/catalogue.ts'
import { galleryImage } from '../entities/gallery.ts'
import { video } from '../entities/video.ts'
import { failures, idParam, json } from './answers.ts'

export const listModels = createRoute({
  method: 'get',
  path: '/api/v1/models',
  tags: ['catalogue'],
  summary: 'The models, featured first, the rest by name (H6)',
  request: { query: z.object({ tab: z.enum(['images', 'videos', 'audio']).optional() }) },
  responses: { 200: json(z.object({ models: z.array(modelEntry) }), 'The catalogue'), ...failures },
})

export const getModel = createRoute({
  method: 'get',
  path: '/api/v1/models/{id}',
  tags: ['catalogue'],
  summary: 'One model',
  request: { params: idParam },
  responses: { 200: json(modelEntry, 'The model'), ...failures },
})

// H4
export const getModelExamples = createRoute({
  method: 'get',
  path: '/api/v1/models/{id}/examples',
  tags: ['catalogue'],
  summary: 'Community pictures made with the model, most liked first',
  request: { params: idParam },
  responses: { 200: json(z.object({ images: z.array(galleryImage) }), 'At most 6'), ...failures },
})

// H4
export const getModelVideoExamples = createRoute({
  method: 'get',
  path: '/api/v1/models/{id}/video-examples',
  tags: ['catalogue'],
  summary: 'Community videos made with the model, most liked first',
  request: { params: idParam },
  responses: { 200: json(z.object({ videos: z.array(video) }), 'At most 3'), ...failures },
})
