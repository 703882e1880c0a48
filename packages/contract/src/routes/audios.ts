import { createRoute, z } from '@hono/zod-openapi'
import { audio } from '../entities/audio.ts'
import { accepted } from '../entities/generation.ts'
import { audioGenerateBody } from '../entities/requests.ts'
import { body, failures, idempotencyHeader, idParam, json, pageQuery } from './answers.ts'

export const generateAudio = createRoute({
  method: 'post',
  path: '/api/v1/audios/generate',
  tags: ['generations'],
  summary: 'Start speaking a text, or making a piece of music',
  request: { headers: idempotencyHeader, body: body(audioGenerateBody) },
  responses: { 202: json(accepted, 'Queued; the price is held'), ...failures },
})

export const listOwnAudios = createRoute({
  method: 'get',
  path: '/api/v1/audios/user',
  tags: ['audios'],
  summary: 'Your audio, newest first',
  request: {
    query: pageQuery.pick({ limit: true, cursor: true }).extend({ mode: z.enum(['speech', 'music']).optional() }),
  },
  responses: {
    200: json(z.object({ audios: z.array(audio), next_cursor: z.string().nullable() }), 'A page'),
    ...failures,
  },
})

/** A few words in a voice, made once and kept. */
export const voicePreview = createRoute({
  method: 'get',
  path: '/api/v1/audios/voices/{id}/preview',
  tags: ['audios'],
  summary: 'How a voice sounds, as M4A',
  request: { params: idParam },
  responses: { 200: { description: 'The sound', content: { 'audio/mp4': { schema: z.string() } } }, ...failures },
})

export const getAudio = createRoute({
  method: 'get',
  path: '/api/v1/audios/{id}',
  tags: ['audios'],
  summary: 'One spoken text or piece of music',
  request: { params: idParam },
  responses: { 200: json(audio, 'The audio'), ...failures },
})

export const deleteAudio = createRoute({
  method: 'delete',
  path: '/api/v1/audios/{id}',
  tags: ['audios'],
  summary: 'Delete for good, with its files',
  request: { params: idParam },
  responses: { 204: { description: 'Deleted' }, ...failures },
})
