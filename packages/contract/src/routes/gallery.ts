import { createRoute, z } from '@hono/zod-openapi'
import { planInfo, visitorInfo } from '../entities/account.ts'
import { galleryImage, tag } from '../entities/gallery.ts'
import { body, failures, idParam, json, noContent, pageQuery } from './answers.ts'

// G2
export const SORTS = ['hot', 'new', 'top'] as const
export type Sort = (typeof SORTS)[number]

const sort = z.enum(SORTS).optional()
const tagName = z.string().max(60).optional()

export const imagePage = z
  .object({
    images: z.array(galleryImage),
    next_cursor: z.string().nullable(),
    plan_info: planInfo.nullable(),
    visitor_info: visitorInfo.nullable(),
  })
  .openapi('ImagePage')
export type ImagePage = z.infer<typeof imagePage>

const pages = { 200: json(imagePage, 'A page'), 204: noContent, ...failures }

/** The community's pictures (the specification's name for it). */
export const listCommunityImages = createRoute({
  method: 'get',
  path: '/api/v1/images/random',
  tags: ['gallery'],
  summary: 'Community pictures',
  request: { query: pageQuery.extend({ sort, tag: tagName }) },
  responses: pages,
})

export const listOwnImages = createRoute({
  method: 'get',
  path: '/api/v1/images/user',
  tags: ['gallery'],
  summary: 'Your pictures, newest first',
  request: { query: pageQuery.extend({ tag: tagName }) },
  responses: pages,
})

export const listLikedImages = createRoute({
  method: 'get',
  path: '/api/v1/images/liked',
  tags: ['gallery'],
  summary: 'Pictures that you like, last liked first',
  request: { query: pageQuery.extend({ tag: tagName }) },
  responses: pages,
})

export const listPrivateImages = createRoute({
  method: 'get',
  path: '/api/v1/images/private',
  tags: ['gallery'],
  summary: 'Your private pictures, newest first',
  request: { query: pageQuery.extend({ tag: tagName }) },
  responses: pages,
})

export const listTagGallery = createRoute({
  method: 'get',
  path: '/api/v1/tags/{tag}/gallery',
  tags: ['gallery'],
  summary: 'Community pictures with a tag',
  request: { params: z.object({ tag: z.string().min(1).max(60) }), query: pageQuery.extend({ sort }) },
  responses: pages,
})

export const listTags = createRoute({
  method: 'get',
  path: '/api/v1/tags',
  tags: ['gallery'],
  summary: 'The most used tags of the community, most used first',
  request: { query: z.object({ limit: z.coerce.number().int().min(1).max(50).optional() }) },
  responses: { 200: json(z.object({ tags: z.array(tag) }), 'At most 50, 12 unless told'), ...failures },
})

export const getImage = createRoute({
  method: 'get',
  path: '/api/v1/images/{id}',
  tags: ['images'],
  summary: 'One picture',
  request: { params: idParam },
  responses: { 200: json(galleryImage, 'The picture'), ...failures },
})

export const getRawImage = createRoute({
  method: 'get',
  path: '/api/v1/images/raw/{id}',
  tags: ['images'],
  summary: 'One picture (the specification names both paths)',
  request: { params: idParam },
  responses: { 200: json(galleryImage, 'The picture'), ...failures },
})

export const listVariations = createRoute({
  method: 'get',
  path: '/api/v1/images/{id}/variations',
  tags: ['images'],
  summary: 'Pictures made from this one, newest first',
  request: { params: idParam, query: pageQuery.pick({ limit: true, cursor: true }) },
  responses: pages,
})

export const likeState = z.object({ has_liked: z.boolean(), likes_count: z.number().int() }).openapi('LikeState')

// A1: both idempotent.
export const likeImage = createRoute({
  method: 'post',
  path: '/api/v1/images/raw/{id}/like',
  tags: ['images'],
  summary: 'Like',
  request: { params: idParam },
  responses: { 200: json(likeState, 'As it stands now'), ...failures },
})
export const unlikeImage = createRoute({
  method: 'delete',
  path: '/api/v1/images/raw/{id}/like',
  tags: ['images'],
  summary: 'Unlike',
  request: { params: idParam },
  responses: { 200: json(likeState, 'As it stands now'), ...failures },
})

// A2
export const setImagePrivacy = createRoute({
  method: 'post',
  path: '/api/v1/images/raw/{id}/privacy',
  tags: ['images'],
  summary: 'Publish or make private',
  request: { params: idParam, body: body(z.strictObject({ is_private: z.boolean() })) },
  responses: { 200: json(z.object({ is_private: z.boolean(), plan_info: planInfo }), 'As it stands now'), ...failures },
})

// A4
export const deleteImage = createRoute({
  method: 'delete',
  path: '/api/v1/images/{id}',
  tags: ['images'],
  summary: 'Delete for good, with its files',
  request: { params: idParam },
  responses: { 204: { description: 'Deleted' }, ...failures },
})
