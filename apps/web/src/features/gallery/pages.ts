import { ApiError } from '@easel/contract/client'
import type { ApiClient } from '@easel/contract/client'
import type { PlanInfo, VisitorInfo } from '@easel/contract/entities/account'
import type { GalleryImage } from '@easel/contract/entities/gallery'
import type { Video } from '@easel/contract/entities/video'
import { PAGE_SIZE, PLAN_LIMIT_STOP_AT } from '@easel/contract/limits'
import type { ImagePage, Sort } from '@easel/contract/routes/gallery'
import type { VideoPage } from '@easel/contract/routes/videos'
import type { View } from './place.ts'
import { isCommunity, kindOf } from './place.ts'

/** What hangs in the gallery; `isVideo` tells the two apart. */
export type Work = GalleryImage | Video

/** A page of any list, whatever its works are. */
export interface WorkPage<T extends Work = Work> {
  works: T[]
  next_cursor: string | null
  plan_info: PlanInfo | null
  visitor_info: VisitorInfo | null
}

/** Which list. */
export interface ListQuery {
  /** The community's videos are the view of videos (`listView`). */
  view: View
  /** Of images alone. */
  tag: string | null
  /** Of the community's lists; the others are newest first. */
  sort: Sort
}

/** The list's name in the query cache. */
export function listKey({ view, tag, sort }: ListQuery): readonly string[] {
  return ['works', view, tag ?? '', isCommunity(view) ? sort : '']
}

const NOTHING: WorkPage = { works: [], next_cursor: null, plan_info: null, visitor_info: null }

/** An answer of the API as a page; one without content is an empty page. */
export function pageOfImages(page: ImagePage | undefined): WorkPage<GalleryImage> {
  if (!page) return { ...NOTHING, works: [] }
  const { images: works, next_cursor, plan_info, visitor_info } = page
  return { works, next_cursor, plan_info, visitor_info }
}
export function pageOfVideos(page: VideoPage | undefined): WorkPage<Video> {
  if (!page) return { ...NOTHING, works: [] }
  const { videos: works, next_cursor, plan_info, visitor_info } = page
  return { works, next_cursor, plan_info, visitor_info }
}

/**
 * One page of a list (G7: 15 images, 8 videos). A 204 is an empty page, and so is a 404 on a list of one's own (A8).
 * @throws ApiError; the signal's reason when aborted (G8)
 */
export async function fetchPage(
  api: ApiClient,
  list: ListQuery,
  cursor: string | null,
  signal?: AbortSignal,
): Promise<WorkPage> {
  try {
    return await readPage(api, list, cursor, signal && { signal })
  } catch (error) {
    if (error instanceof ApiError && error.status === 404 && !isCommunity(list.view)) return NOTHING
    throw error
  }
}

async function readPage(
  api: ApiClient,
  { view, tag, sort }: ListQuery,
  from: string | null,
  rest: { signal: AbortSignal } | undefined,
): Promise<WorkPage> {
  const cursor = from ?? undefined
  const videos = { limit: PAGE_SIZE.videos, cursor }
  const images = { limit: PAGE_SIZE.images, cursor, tag: tag ?? undefined }
  switch (view) {
    case 'community':
      return pageOfImages(await api('GET /api/v1/images/random', { query: { ...images, sort }, ...rest }))
    case 'my-images':
      return pageOfImages(await api('GET /api/v1/images/user', { query: images, ...rest }))
    case 'liked':
      return pageOfImages(await api('GET /api/v1/images/liked', { query: images, ...rest }))
    case 'private':
      return pageOfImages(await api('GET /api/v1/images/private', { query: images, ...rest }))
    case 'videos':
      return pageOfVideos(await api('GET /api/v1/videos/community', { query: { ...videos, sort }, ...rest }))
    case 'my-videos':
      return pageOfVideos(await api('GET /api/v1/videos/user', { query: videos, ...rest }))
    case 'liked-videos':
      return pageOfVideos(await api('GET /api/v1/videos/liked', { query: videos, ...rest }))
    case 'private-videos':
      return pageOfVideos(await api('GET /api/v1/videos/user', { query: { ...videos, private_only: '1' }, ...rest }))
  }
}

/** All works of the pages, each once: between two pages a work can move from the later to the earlier one. */
export function worksOf<T extends Work>(pages: readonly WorkPage<T>[]): T[] {
  const works = new Map<string, T>()
  for (const page of pages) for (const work of page.works) if (!works.has(work.id)) works.set(work.id, work)
  return [...works.values()]
}

/** Whether there is more of a list, or why not (G7). */
export type ListEnd = 'more' | 'end' | 'visitor-limit' | 'plan-limit'

/** @param view limits of depth hold in the community alone (P1, P3) */
export function endOf(pages: readonly WorkPage[], view: View): ListEnd {
  const last = pages.at(-1)
  if (!last) return 'more'
  const shown = pages.reduce((sum, page) => sum + page.works.length, 0)
  if (isCommunity(view)) {
    const { visitor_info, plan_info } = last
    if (visitor_info?.is_visitor && shown >= visitor_info.visitor_limit) return 'visitor-limit'
    // P3: scrolling stops at 15 or fewer, unless the list itself ends there.
    const remaining = plan_info?.remaining ?? null
    if (remaining !== null && remaining <= PLAN_LIMIT_STOP_AT && last.next_cursor !== null) return 'plan-limit'
  }
  return last.works.length < PAGE_SIZE[kindOf(view)] || last.next_cursor === null ? 'end' : 'more'
}
