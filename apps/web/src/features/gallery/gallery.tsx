import { GRID } from '@easel/contract/limits'
import { STORAGE_KEY } from '@easel/contract/storage-keys'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import type { ReactNode } from 'react'
import { NavigationType, useNavigationType, useSearchParams } from 'react-router'
import { api } from '../../lib/api.ts'
import { useMe } from '../../lib/session.ts'
import { oneOf, useStoredSetting } from '../../lib/stored-setting.ts'
import { ScrollToTop } from '../../ui/scroll-to-top.tsx'
import { GalleryBar } from './gallery-bar.tsx'
import { GalleryHead } from './gallery-head.tsx'
import { GalleryWall } from './gallery-wall.tsx'
import type { ContentKind, GalleryPlace, WorkRef } from './place.ts'
import { listView, readOpen } from './place.ts'
import { PrivateUsage } from './private-usage.tsx'
import { PullIndicator } from './pull-indicator.tsx'
import { SignInFirst } from './sign-in-first.tsx'
import { usePlanNotices } from './use-plan-notices.ts'
import { useGalleryKeys } from './use-gallery-keys.ts'
import { useGalleryPlace, useOpenRequested, useSettledTag } from './use-gallery-place.ts'
import type { FirstPage, WorkList } from './use-work-list.ts'
import { useWorkList } from './use-work-list.ts'
import { maySee } from './views.ts'

const parseSize = oneOf<number>(GRID.sizes)
// G9: for images and videos apart.
const SIZE_KEYS: Record<ContentKind, string> = {
  images: STORAGE_KEY.imageGridSize,
  videos: STORAGE_KEY.videoGridSize,
}
const TAGS_KEY = ['tags'] as const

/** A work that is open over the gallery. */
export interface OpenWork extends WorkRef {
  place: GalleryPlace
  list: WorkList
}

/**
 * The gallery (G): which list, how it is sorted and filtered, and its works.
 * @param first what the document brought along; null after a navigation in the browser
 * @param viewer shows the work that is open over the list
 */
export function Gallery(props: {
  first: FirstPage | null
  tags: string[] | null
  viewer: (work: OpenWork) => ReactNode
}) {
  const { first, tags, viewer } = props
  const forget = useForgetOnArrival()
  useOpenRequested()
  const { place, sort, chooseSort, chooseKind } = useGalleryPlace()
  const tag = useSettledTag(place.tag)
  const me = useMe()
  const isAllowed = maySee(place.view, me)
  const view = listView(place)
  const list = useWorkList({ view, tag, sort }, first, isAllowed)
  const [size, setSize] = useStoredSetting<number>(SIZE_KEYS[place.kind], GRID.initial, parseSize)
  const knownTags = useTags(tags)
  const open = readOpen(useSearchParams()[0])
  useGalleryKeys(open === null)
  usePlanNotices(list.last, view)

  const { refresh: loadAgain } = list
  const refresh = useCallback(() => {
    loadAgain()
    window.scrollTo({ top: 0 })
  }, [loadAgain])
  return (
    <>
      <PullIndicator onRefresh={refresh} />
      <div className="contents" onClickCapture={forget}>
        <GalleryHead view={place.view} onRefresh={refresh} />
        {isAllowed && (
          <GalleryBar
            place={place}
            sort={sort}
            onSort={chooseSort}
            onKind={chooseKind}
            tags={knownTags}
            size={size}
            onSize={setSize}
          />
        )}
      </div>
      {place.view === 'private' && isAllowed && <PrivateUsage plan={list.last?.plan_info ?? me.plan_info} />}
      {isAllowed ? (
        <GalleryWall place={place} list={list} columns={size} isCovered={open !== null} />
      ) : (
        <SignInFirst view={place.view} />
      )}
      <ScrollToTop />
      {open !== null && viewer({ ...open, place, list })}
    </>
  )
}

function useTags(loaded: string[] | null): string[] {
  const { data } = useQuery({
    queryKey: TAGS_KEY,
    queryFn: async ({ signal }) => (await api('GET /api/v1/tags', { signal })).tags.map((tag) => tag.name),
    ...(loaded && { initialData: loaded }),
    staleTime: 5 * 60_000,
  })
  return data ?? []
}

/**
 * G8: lists are kept for the way back and for nothing else. Coming here forward, and choosing another list, begins with an empty one.
 * @returns for a press on the choice of lists: forgets the lists that are not shown
 */
function useForgetOnArrival(): () => void {
  const queries = useQueryClient()
  const isForward = useNavigationType() !== NavigationType.Pop
  const forget = useCallback(() => queries.removeQueries({ queryKey: ['works'], type: 'inactive' }), [queries])
  useState(() => {
    if (isForward) forget()
  })
  return forget
}
