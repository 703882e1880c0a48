import type { Sort } from '@easel/contract/routes/gallery'
import { STORAGE_KEY } from '@easel/contract/storage-keys'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { oneOf, useStoredSetting } from '../../lib/stored-setting.ts'
import { DEFAULT_SORT, placePath, readPlace, readRequest, SORT_CHOICES, viewerPath, workPath } from './place.ts'
import type { ContentKind, GalleryPlace } from './place.ts'

const parseSort = oneOf<Sort>(SORT_CHOICES.map((choice) => choice.value))
// G3
const TAG_DELAY_MS = 100

/** Where one is, and the ways from there. */
export function useGalleryPlace() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const [remembered, remember] = useStoredSetting<Sort>(STORAGE_KEY.gallerySort, DEFAULT_SORT, parseSort)
  const { view, kind, tag, sort } = readPlace(query)
  const place: GalleryPlace = useMemo(() => ({ view, kind, tag, sort }), [view, kind, tag, sort])
  const sorted = sort ?? remembered

  const chooseSort = useCallback(
    (next: Sort) => {
      remember(next)
      void navigate(placePath({ ...place, sort: next }), { replace: true })
    },
    [navigate, place, remember],
  )
  // G1, G3: videos have no tags.
  const chooseKind = useCallback(
    (next: ContentKind) => void navigate(placePath({ ...place, kind: next, tag: null }), { replace: true }),
    [navigate, place],
  )
  return { place, sort: sorted, chooseSort, chooseKind }
}

/** G3: a tag shows its list 100 ms after it was chosen; one that is passed over on the way asks for nothing. */
export function useSettledTag(tag: string | null): string | null {
  const [settled, settle] = useState(tag)
  useEffect(() => {
    if (settled === tag) return
    const timer = setTimeout(() => settle(tag), TAG_DELAY_MS)
    return () => clearTimeout(timer)
  }, [settled, tag])
  return settled
}

/** G4: opens the work that the address asks for and takes the request out of the address. */
export function useOpenRequested(): void {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const asked = query.toString()
  useEffect(() => {
    const request = readRequest(new URLSearchParams(asked))
    if (!request) return
    const open = async () => {
      await navigate(placePath(request.place), { replace: true, preventScrollReset: true })
      await navigate(viewerPath(request.place, request.work), {
        mask: workPath(request.work),
        preventScrollReset: true,
      })
    }
    void open()
  }, [asked, navigate])
}
