import { createRoute, z } from '@hono/zod-openapi'
import { upload, uploadKind } from '../entities/upload.ts'
import { body, failures, idParam, json } from './answers.ts'

export const createUpload = createRoute({
  method: 'post',
  path: '/api/v1/uploads',
  tags: ['uploads'],
  summary: 'Send a picture, a video or a sound as the raw body; known and checked by its content, not by its name',
  responses: { 201: json(upload, 'Kept for 24 hours, longer once it is used'), ...failures },
})

export const createUploadFromUrl = createRoute({
  method: 'post',
  path: '/api/v1/uploads/from-url',
  tags: ['uploads'],
  summary: 'Fetch a picture, a video or a sound from a public address',
  request: { body: body(z.strictObject({ url: z.url().max(2000) })) },
  responses: { 201: json(upload, 'As if it had been sent'), ...failures },
})

export const listUploads = createRoute({
  method: 'get',
  path: '/api/v1/uploads',
  tags: ['uploads'],
  summary: 'Your uploads that are still kept, newest first',
  request: { query: z.object({ kind: uploadKind.optional() }) },
  responses: { 200: json(z.object({ uploads: z.array(upload) }), 'At most 50'), ...failures },
})

export const deleteUpload = createRoute({
  method: 'delete',
  path: '/api/v1/uploads/{id}',
  tags: ['uploads'],
  summary: 'Remove an upload; what was made from it stays',
  request: { params: idParam },
  responses: { 204: { description: 'Removed' }, ...failures },
})
