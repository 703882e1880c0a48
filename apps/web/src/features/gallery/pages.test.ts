import { ApiError } from '@easel/contract/client'
import type { ApiClient } from '@easel/contract/client'
import type { PlanInfo } from '@easel/contract/entities/account'
import type { GalleryImage } from '@easel/contract/entities/gallery'
import { describe, expect, test, vi } from 'vitest'
import type { WorkPage } from './pages.ts'
import { endOf, fetchPage, listKey, worksOf } from './pages.ts'

const images = (from: number, count: number) =>
  Array.from({ length: count }, (_, i) => ({ id: `i${from + i}` }) as GalleryImage)
const page = (from: number, count: number, rest: Partial<WorkPage> = {}): WorkPage => ({
  works: images(from, count),
  next_cursor: 'next',
  plan_info: null,
  visitor_info: null,
  ...rest,
})
const plan = (remaining: number | null) => ({ plan: 'Free', remaining }) as PlanInfo
const visitor = { is_visitor: true, visitor_limit: 20 }

describe('G7: where a list ends', () => {
  test('a full page with a cursor has more after it', () => {
    expect(endOf([page(0, 15)], 'community')).toBe('more')
    expect(endOf([], 'community')).toBe('more')
  })
  test('it ends on an answer without content, on a short page, and where there is no cursor', () => {
    expect(endOf([page(0, 15), page(15, 0, { next_cursor: null })], 'community')).toBe('end')
    expect(endOf([page(0, 9)], 'liked')).toBe('end')
    expect(endOf([page(0, 15, { next_cursor: null })], 'my-images')).toBe('end')
  })
  test('a page of videos is full with eight', () => {
    expect(endOf([page(0, 8)], 'videos')).toBe('more')
    expect(endOf([page(0, 7)], 'my-videos')).toBe('end')
  })
  test('P1: a visitor comes as far as 50 videos', () => {
    const visitor_info = { is_visitor: true, visitor_limit: 50 }
    expect(endOf([page(0, 40, { visitor_info }), page(40, 8, { visitor_info })], 'videos')).toBe('more')
    expect(endOf([page(0, 48, { visitor_info }), page(48, 2, { visitor_info })], 'videos')).toBe('visitor-limit')
  })
  test('P1: a visitor comes as far as the cap', () => {
    expect(endOf([page(0, 15, { visitor_info: visitor })], 'community')).toBe('more')
    expect(endOf([page(0, 15, { visitor_info: visitor }), page(15, 5, { visitor_info: visitor })], 'community')).toBe(
      'visitor-limit',
    )
  })
  test('P3: scrolling stops when 15 or fewer images of the plan remain', () => {
    expect(endOf([page(0, 15, { plan_info: plan(16) })], 'community')).toBe('more')
    expect(endOf([page(0, 15, { plan_info: plan(15) })], 'community')).toBe('plan-limit')
    expect(endOf([page(0, 15, { plan_info: plan(null) })], 'community')).toBe('more')
  })
  test('P3: limits of depth do not hold in lists of one’s own', () => {
    expect(endOf([page(0, 15, { plan_info: plan(0) })], 'my-images')).toBe('more')
  })
})

test('a work that two pages hold is shown once, where it came first', () => {
  expect(worksOf([page(0, 3), page(2, 3)]).map((work) => work.id)).toEqual(['i0', 'i1', 'i2', 'i3', 'i4'])
})

test('G8: the sort names a list of the community only', () => {
  expect(listKey({ view: 'community', tag: null, sort: 'new' })).not.toEqual(
    listKey({ view: 'community', tag: null, sort: 'hot' }),
  )
  expect(listKey({ view: 'videos', tag: null, sort: 'new' })).not.toEqual(
    listKey({ view: 'videos', tag: null, sort: 'hot' }),
  )
  expect(listKey({ view: 'liked', tag: null, sort: 'new' })).toEqual(listKey({ view: 'liked', tag: null, sort: 'hot' }))
  expect(listKey({ view: 'liked', tag: 'sea', sort: 'hot' })).not.toEqual(
    listKey({ view: 'liked', tag: null, sort: 'hot' }),
  )
})

describe('A8: what a page is when it fails', () => {
  const refusing = (status: number) =>
    vi.fn(() => Promise.reject(new ApiError(status, { error: 'no', code: 'not_found' }))) as unknown as ApiClient
  test('404 on a list of one’s own is an empty list', async () => {
    for (const view of ['my-images', 'liked', 'private', 'my-videos', 'liked-videos', 'private-videos'] as const)
      expect((await fetchPage(refusing(404), { view, tag: null, sort: 'hot' }, null)).works).toEqual([])
  })
  test('404 on the community is a failure, and so is everything else', async () => {
    await expect(fetchPage(refusing(404), { view: 'community', tag: null, sort: 'hot' }, null)).rejects.toThrow('no')
    await expect(fetchPage(refusing(404), { view: 'videos', tag: null, sort: 'hot' }, null)).rejects.toThrow('no')
    await expect(fetchPage(refusing(403), { view: 'liked', tag: null, sort: 'hot' }, null)).rejects.toThrow('no')
  })
  test('G7: an answer without content is an empty page; 15 are asked for, from the cursor on', async () => {
    const api = vi.fn(() => Promise.resolve(undefined))
    expect(
      (await fetchPage(api as unknown as ApiClient, { view: 'community', tag: 'sea', sort: 'top' }, 'c')).works,
    ).toEqual([])
    expect(api).toHaveBeenCalledWith('GET /api/v1/images/random', {
      query: { limit: 15, cursor: 'c', tag: 'sea', sort: 'top' },
    })
  })
  test('G7, G19: each list of videos is asked for by eight, the private ones as such', async () => {
    const api = vi.fn(() => Promise.resolve(undefined))
    for (const view of ['videos', 'my-videos', 'liked-videos', 'private-videos'] as const)
      await fetchPage(api as unknown as ApiClient, { view, tag: null, sort: 'new' }, null)
    expect(api.mock.calls).toEqual([
      ['GET /api/v1/videos/community', { query: { limit: 8, cursor: undefined, sort: 'new' } }],
      ['GET /api/v1/videos/user', { query: { limit: 8, cursor: undefined } }],
      ['GET /api/v1/videos/liked', { query: { limit: 8, cursor: undefined } }],
      ['GET /api/v1/videos/user', { query: { limit: 8, cursor: undefined, private_only: '1' } }],
    ])
  })
})
