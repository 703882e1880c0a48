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
import { VIEWER_PARAM } from './place.ts'
import type { GalleryPlace } from './place.ts'
import { PrivateUsage } from './private-usage.tsx'
import { PullIndicator } from './pull-indicator.tsx'
import { SignInFirst } from './sign-in-first.tsx'
import { usePlanNotices } from './use-plan-notices.ts'
import { useGalleryKeys } from './use-gallery-keys.ts'
import { useGalleryPlace, useOpenRequested, useSettledTag } from './use-gallery-place.ts'
import type { FirstPage, ImageList } from './use-image-list.ts'
import { useImageList } from './use-image-list.ts'
import { maySee } from './views.ts'

const parseSize = oneOf<number>(GRID.sizes)
const TAGS_KEY = ['tags'] as const

/** A work that is open over the gallery. */
export interface OpenWork {
  id: string
  place: GalleryPlace
  list: ImageList
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
  const { place, sort, chooseSort } = useGalleryPlace()
  const tag = useSettledTag(place.tag)
  const me = useMe()
  const isAllowed = maySee(place.view, me)
  const list = useImageList({ view: place.view, tag, sort }, first, isAllowed)
  const [size, setSize] = useStoredSetting<number>(STORAGE_KEY.imageGridSize, GRID.initial, parseSize)
  const knownTags = useTags(tags)
  const openId = useSearchParams()[0].get(VIEWER_PARAM)
  useGalleryKeys(openId === null)
  usePlanNotices(list.last, place.view)

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
          <GalleryBar place={place} sort={sort} onSort={chooseSort} tags={knownTags} size={size} onSize={setSize} />
        )}
      </div>
      {place.view === 'private' && isAllowed && <PrivateUsage plan={list.last?.plan_info ?? me.plan_info} />}
      {isAllowed ? <GalleryWall place={place} list={list} columns={size} /> : <SignInFirst view={place.view} />}
      <ScrollToTop />
      {openId !== null && viewer({ id: openId, place, list })}
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
  const forget = useCallback(() => queries.removeQueries({ queryKey: ['images'], type: 'inactive' }), [queries])
  useState(() => {
    if (isForward) forget()
  })
  return forget
}
