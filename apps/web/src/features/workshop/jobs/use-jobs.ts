import type { Generation } from '@easel/contract/entities/generation'
import { PAGE_SIZE } from '@easel/contract/limits'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { api } from '../../../lib/api.ts'
import { useMe } from '../../../lib/session.ts'
import { browserWays } from './browser-ways.ts'
import { isOfKind } from './kinds.ts'
import type { GenerationOf, Kind } from './kinds.ts'
import { isOpen, trackGeneration } from './track-generation.ts'
import type { Connection } from './track-generation.ts'

export interface Jobs<G extends Generation = Generation> {
  /** Newest first, open and ended. */
  all: G[]
  open: G[]
  connections: ReadonlyMap<string, Connection>
  /** The history is being fetched for the first time. */
  isLoading: boolean
  error: Error | null
  reload(): void
  hasMore: boolean
  isLoadingMore: boolean
  loadMore(): void
  /** Takes in a generation as it is known now. */
  put(generation: G): void
  /** Follows one again whose news had stopped. */
  followAgain(id: string): void
}

/**
 * Everything of a kind that this person has had made, and what is being made right now: history from the API, reattached after a
 * reload, with live news on top.
 * @param onEnd a generation that was followed has ended
 */
export function useJobs<K extends Kind>(kind: K, onEnd: (generation: GenerationOf[K]) => void): Jobs<GenerationOf[K]> {
  type G = GenerationOf[K]
  const userId = useMe().user?.id ?? null
  const queries = useQueryClient()
  const [live, setLive] = useState<ReadonlyMap<string, G>>(new Map())
  const [connections, setConnections] = useState<ReadonlyMap<string, Connection>>(new Map())

  const history = useInfiniteQuery({
    queryKey: ['workshop-history', kind, userId],
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/v1/generations', {
        query: { kind, limit: PAGE_SIZE.history, cursor: pageParam ?? undefined },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    enabled: userId !== null,
  })
  const stillOpen = useQuery({
    queryKey: ['workshop-open', kind, userId],
    queryFn: ({ signal }) =>
      api('GET /api/v1/generations', { query: { kind, status: 'open', limit: PAGE_SIZE.history }, signal }),
    enabled: userId !== null,
    // An order that was placed in another tab shows up on return.
    refetchOnWindowFocus: true,
  })

  const all = useMemo(() => {
    const byId = new Map<string, G>()
    for (const page of history.data?.pages ?? [])
      for (const each of page.generations) if (isOfKind(each, kind)) byId.set(each.id, each)
    for (const each of stillOpen.data?.generations ?? [])
      if (isOfKind(each, kind) && !byId.has(each.id)) byId.set(each.id, each)
    for (const each of live.values()) byId.set(each.id, each)
    return [...byId.values()].toSorted((a, b) => b.created_at.localeCompare(a.created_at) || b.id.localeCompare(a.id))
  }, [kind, history.data, stillOpen.data, live])
  const open = useMemo(() => all.filter((each) => isOpen(each.status)), [all])

  // News come from outside of any rendering and are laid over what is known then.
  const known = useRef(all)
  const ended = useRef(onEnd)
  useEffect(() => {
    known.current = all
    ended.current = onEnd
  }, [all, onEnd])

  const put = useCallback((generation: G) => {
    setLive((now) => {
      const before = now.get(generation.id)
      // An answer that was on its way while the end came is older than the end.
      return before && !isOpen(before.status) && isOpen(generation.status)
        ? now
        : new Map(now).set(generation.id, generation)
    })
  }, [])
  const tracks = useRef(new Map<string, () => void>())
  const follow = useCallback(
    (id: string) => {
      const stop = trackGeneration(id, kind, browserWays, {
        onEvent: (event) => {
          const before = known.current.find((each) => each.id === id)
          // The end comes with its pictures, in the message after it.
          if (before && isOpen(event.status))
            put({
              ...before,
              ...event,
              started_at: before.started_at ?? (event.status === 'running' ? new Date().toISOString() : null),
            })
        },
        onState: (generation) => {
          if (!isOfKind(generation, kind)) return
          const before = known.current.find((each) => each.id === id)
          put(generation)
          if (!isOpen(generation.status) && (!before || isOpen(before.status))) ended.current(generation)
        },
        onConnection: (connection) => setConnections((now) => new Map(now).set(id, connection)),
      })
      tracks.current.set(id, stop)
    },
    [kind, put],
  )

  const openIds = open.map((each) => each.id).join(' ')
  useEffect(() => {
    const wanted = new Set(openIds.split(' ').filter(Boolean))
    for (const [id, stop] of tracks.current) {
      if (wanted.has(id)) continue
      stop()
      tracks.current.delete(id)
    }
    for (const id of wanted) if (!tracks.current.has(id)) follow(id)
  }, [openIds, follow])
  useEffect(() => {
    const running = tracks.current
    return () => {
      for (const stop of running.values()) stop()
      running.clear()
      // What was heard since the lists were fetched is forgotten here: whoever comes back asks anew.
      for (const key of ['workshop-history', 'workshop-open']) {
        void queries.invalidateQueries({ queryKey: [key], refetchType: 'none' })
      }
    }
  }, [queries])

  return {
    all,
    open,
    connections,
    isLoading: userId !== null && history.isPending,
    error: history.error,
    reload: () => void history.refetch(),
    hasMore: history.hasNextPage,
    isLoadingMore: history.isFetchingNextPage,
    loadMore: () => void history.fetchNextPage(),
    put,
    followAgain: (id) => {
      tracks.current.get(id)?.()
      follow(id)
    },
  }
}
