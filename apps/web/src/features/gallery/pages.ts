import { ApiError } from '@easel/contract/client'
import type { ApiClient } from '@easel/contract/client'
import type { GalleryImage } from '@easel/contract/entities/gallery'
import { PAGE_SIZE, PLAN_LIMIT_STOP_AT } from '@easel/contract/limits'
import type { ImagePage, Sort } from '@easel/contract/routes/gallery'
import type { View } from './place.ts'

/** Which list. */
export interface ListQuery {
  view: View
  tag: string | null
  /** Of the community's list; the others are newest first. */
  sort: Sort
}

/** The list's name in the query cache. */
export function listKey({ view, tag, sort }: ListQuery): readonly string[] {
  return ['images', view, tag ?? '', view === 'community' ? sort : '']
}

const NOTHING: ImagePage = { images: [], next_cursor: null, plan_info: null, visitor_info: null }

/**
 * One page of a list (G7: 15). A 204 is an empty page, and so is a 404 on a list of one's own (A8).
 * @throws ApiError; the signal's reason when aborted (G8)
 */
export async function fetchPage(
  api: ApiClient,
  list: ListQuery,
  cursor: string | null,
  signal?: AbortSignal,
): Promise<ImagePage> {
  const input = {
    query: { limit: PAGE_SIZE.images, cursor: cursor ?? undefined, tag: list.tag ?? undefined },
    ...(signal && { signal }),
  }
  if (list.view === 'community') {
    const page = await api('GET /api/v1/images/random', { ...input, query: { ...input.query, sort: list.sort } })
    return page ?? NOTHING
  }
  try {
    return (await ownPage(api, list.view, input)) ?? NOTHING
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return NOTHING
    throw error
  }
}

type OwnInput = { query: { limit: number; cursor: string | undefined; tag: string | undefined }; signal?: AbortSignal }

function ownPage(api: ApiClient, view: Exclude<View, 'community'>, input: OwnInput) {
  if (view === 'my-images') return api('GET /api/v1/images/user', input)
  if (view === 'liked') return api('GET /api/v1/images/liked', input)
  return api('GET /api/v1/images/private', input)
}

/** All works of the pages, each once: between two pages a work can move from the later to the earlier one. */
export function worksOf(pages: readonly ImagePage[]): GalleryImage[] {
  const works = new Map<string, GalleryImage>()
  for (const page of pages) for (const image of page.images) if (!works.has(image.id)) works.set(image.id, image)
  return [...works.values()]
}

/** Whether there is more of a list, or why not (G7). */
export type ListEnd = 'more' | 'end' | 'visitor-limit' | 'plan-limit'

/** @param view limits of depth hold in the community alone (P1, P3) */
export function endOf(pages: readonly ImagePage[], view: View): ListEnd {
  const last = pages.at(-1)
  if (!last) return 'more'
  const shown = pages.reduce((sum, page) => sum + page.images.length, 0)
  if (view === 'community') {
    const { visitor_info, plan_info } = last
    if (visitor_info?.is_visitor && shown >= visitor_info.visitor_limit) return 'visitor-limit'
    // P3: scrolling stops at 15 or fewer, unless the list itself ends there.
    const remaining = plan_info?.remaining ?? null
    if (remaining !== null && remaining <= PLAN_LIMIT_STOP_AT && last.next_cursor !== null) return 'plan-limit'
  }
  return last.images.length < PAGE_SIZE.images || last.next_cursor === null ? 'end' : 'more'
}
