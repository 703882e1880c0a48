import { createRoute, z } from '@hono/zod-openapi'
import { planInfo, visitorInfo } from '../entities/account.ts'
import { accepted } from '../entities/generation.ts'
import { videoGenerateBody } from '../entities/requests.ts'
import { upload } from '../entities/upload.ts'
import { video } from '../entities/video.ts'
import { errorBody } from '../errors.ts'
import { body, failures, idempotencyHeader, idParam, json, noContent, pageQuery } from './answers.ts'
import { likeState, SORTS } from './gallery.ts'

export const videoPage = z
  .object({
    videos: z.array(video),
    next_cursor: z.string().nullable(),
    plan_info: planInfo.nullable(),
    visitor_info: visitorInfo.nullable(),
  })
  .openapi('VideoPage')
export type VideoPage = z.infer<typeof videoPage>

const pages = { 200: json(videoPage, 'A page'), 204: noContent, ...failures }

export const generateVideo = createRoute({
  method: 'post',
  path: '/api/v1/videos/generate',
  tags: ['generations'],
  summary: 'Start making a video',
  request: { headers: idempotencyHeader, body: body(videoGenerateBody) },
  responses: { 202: json(accepted, 'Queued; the price is held'), ...failures },
})

export const listCommunityVideos = createRoute({
  method: 'get',
  path: '/api/v1/videos/community',
  tags: ['gallery'],
  summary: 'Community videos',
  request: { query: pageQuery.extend({ sort: z.enum(SORTS).optional() }) },
  responses: pages,
})

export const listOwnVideos = createRoute({
  method: 'get',
  path: '/api/v1/videos/user',
  tags: ['gallery'],
  summary: 'Your videos, newest first',
  request: { query: pageQuery.extend({ private_only: z.enum(['0', '1']).optional() }) },
  responses: pages,
})

export const listLikedVideos = createRoute({
  method: 'get',
  path: '/api/v1/videos/liked',
  tags: ['gallery'],
  summary: 'Videos that you like, last liked first',
  request: { query: pageQuery },
  responses: pages,
})

/** Streams the original, in ranges: with the session of someone who may see it, or with a token (`createVideoToken`). */
export const streamVideo = createRoute({
  method: 'get',
  path: '/api/v1/videos/proxy/{id}',
  tags: ['videos'],
  summary: 'The video file',
  request: { params: idParam, query: z.object({ token: z.string().max(400).optional() }) },
  responses: {
    200: { description: 'The whole file', content: { 'video/mp4': { schema: z.string() } } },
    206: { description: 'A range of it', content: { 'video/mp4': { schema: z.string() } } },
    416: json(errorBody, 'The range lies outside the file'),
    ...failures,
  },
})

export const getVideo = createRoute({
  method: 'get',
  path: '/api/v1/videos/{id}',
  tags: ['videos'],
  summary: 'One video',
  request: { params: idParam },
  responses: { 200: json(video, 'The video'), ...failures },
})

/** The videos that were made from a picture. */
export const listVideosOfImage = createRoute({
  method: 'get',
  path: '/api/v1/images/{id}/videos',
  tags: ['images'],
  summary: 'Videos made from this picture, newest first',
  request: { params: idParam, query: pageQuery.pick({ limit: true, cursor: true }) },
  responses: pages,
})

export const createVideoToken = createRoute({
  method: 'post',
  path: '/api/v1/videos/{id}/token',
  tags: ['videos'],
  summary: 'A short-lived token for the file, bound to this video',
  request: { params: idParam },
  responses: { 200: json(z.object({ token: z.string(), expires_at: z.iso.datetime() }), 'The token'), ...failures },
})

/** The frame becomes an upload of the person who asks, ready as a source. */
export const takeVideoFrame = createRoute({
  method: 'post',
  path: '/api/v1/videos/{id}/frame',
  tags: ['videos'],
  summary: 'Keep one frame of the video as a picture of your own uploads',
  request: { params: idParam, body: body(z.strictObject({ at: z.number().min(0).max(3600) })) },
  responses: { 200: json(upload, 'The frame'), ...failures },
})

// A1: both idempotent.
export const likeVideo = createRoute({
  method: 'post',
  path: '/api/v1/videos/like/{id}',
  tags: ['videos'],
  summary: 'Like',
  request: { params: idParam },
  responses: { 200: json(likeState, 'As it stands now'), ...failures },
})
export const unlikeVideo = createRoute({
  method: 'post',
  path: '/api/v1/videos/unlike/{id}',
  tags: ['videos'],
  summary: 'Unlike',
  request: { params: idParam },
  responses: { 200: json(likeState, 'As it stands now'), ...failures },
})

// A2
export const setVideoPrivacy = createRoute({
  method: 'put',
  path: '/api/v1/videos/{id}/privacy',
  tags: ['videos'],
  summary: 'Publish or make private',
  request: { params: idParam, body: body(z.strictObject({ is_private: z.boolean() })) },
  responses: { 200: json(z.object({ is_private: z.boolean() }), 'As it stands now'), ...failures },
})

// A4
export const deleteVideo = createRoute({
  method: 'delete',
  path: '/api/v1/videos/{id}',
  tags: ['videos'],
  summary: 'Delete for good, with its files',
  request: { params: idParam },
  responses: { 204: { description: 'Deleted' }, ...failures },
})
