import { ApiError } from '@easel/contract/client'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { api } from '../../lib/api.ts'
import type { ItemPatch } from '../../lib/item-overlay.ts'
import { useOverlaidList } from '../../lib/item-overlay.ts'
import type { ListEnd, ListQuery, Work, WorkPage } from './pages.ts'
import { endOf, fetchPage, listKey, worksOf } from './pages.ts'
import { VIEW_FACTS } from './views.ts'

/** The first page as the document brought it, and which list it is of. */
export interface FirstPage {
  key: readonly string[]
  page: WorkPage
}

export interface WorkList {
  items: (Work & ItemPatch)[]
  /** The latest page, for its plan's and visitor's figures; null before the first. */
  last: WorkPage | null
  state: 'loading' | 'failed' | 'ready'
  /** The first page's failure, or the next one's. */
  error: Error | null
  end: ListEnd
  isFetchingMore: boolean
  more: () => void
  /** Asks once more for the page that failed. */
  retry: () => void
  /** Clears the list and loads it from its start (G8). */
  refresh: () => void
}

/** A document's first page is taken once: after a refresh it must not come back. */
const taken = new WeakSet<FirstPage>()

/** A list of the gallery with its pages, what the person did since laid over it. Leaving it aborts what is under way (G8). */
export function useWorkList(list: ListQuery, first: FirstPage | null, enabled: boolean): WorkList {
  const queries = useQueryClient()
  const key = listKey(list)
  const name = key.join('/')
  const { data, error, isFetchingNextPage, isPending, fetchNextPage } = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam, signal }) => fetchPage(api, list, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (last, pages) => (endOf(pages, list.view) === 'more' ? last.next_cursor : null),
    initialData: () => {
      if (!first || first.key.join('/') !== name || taken.has(first)) return undefined
      taken.add(first)
      return { pages: [first.page], pageParams: [null] }
    },
    enabled,
    // Loaded again only when asked: pages that shift under someone who is looking would lose their place.
    staleTime: Infinity,
    gcTime: 30 * 60_000,
  })
  const pages = data?.pages
  const works = useMemo(() => worksOf(pages ?? []), [pages])
  const items = useOverlaidList(works, VIEW_FACTS[list.view].keeps)
  const limited = error instanceof ApiError && error.code === 'visitor_limit_reached'
  const end = limited ? 'visitor-limit' : endOf(pages ?? [], list.view)
  const canGoOn = end === 'more' && !isFetchingNextPage && !error
  const more = useCallback(() => {
    if (canGoOn) void fetchNextPage()
  }, [canGoOn, fetchNextPage])
  const retry = useCallback(() => void fetchNextPage(), [fetchNextPage])
  const refresh = useCallback(() => void queries.resetQueries({ queryKey: ['works'] }), [queries])
  return {
    items,
    last: pages?.at(-1) ?? null,
    state: pages ? 'ready' : isPending && !error ? 'loading' : 'failed',
    error,
    end,
    isFetchingMore: isFetchingNextPage,
    more,
    retry,
    refresh,
  }
}
