import { ApiError } from '@easel/contract/client'
import { PREFETCH_ITEMS } from '@easel/contract/limits'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { OpenWork } from '../features/gallery/gallery.tsx'
import type { Work } from '../features/gallery/pages.ts'
import type { WorkRef } from '../features/gallery/place.ts'
import { isCommunity, viewerPath, workPath } from '../features/gallery/place.ts'
import type { DetailFrame } from '../features/viewer/detail-layout.tsx'
import { ImageDetail } from '../features/viewer/image-detail.tsx'
import { Neighbours } from '../features/viewer/neighbours.tsx'
import { VideoDetail } from '../features/viewer/video-detail.tsx'
import { ViewerDialog } from '../features/viewer/viewer-dialog.tsx'
import { api } from '../lib/api.ts'
import { altOf } from '../lib/image-words.ts'
import { useOverlaid } from '../lib/item-overlay.ts'
import { videoAltOf } from '../lib/video-words.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Spinner } from '../ui/spinner.tsx'

const refOf = (work: Work): WorkRef => ({ kind: work.isVideo ? 'videos' : 'images', id: work.id })
const wordsOf = (work: Work): string => (work.isVideo ? videoAltOf(work) : altOf(work))

/** A work of the gallery, over the list that it was opened from. Its neighbours are those of the list. */
export function GalleryViewer({ work: open }: { work: OpenWork }) {
  const { id, kind, place, list } = open
  const navigate = useNavigate()
  const at = list.items.findIndex((item) => item.id === id)
  const listed = list.items[at]
  // What leaves the list while it is looked at (deleted, made private) stays in sight until another is shown.
  const [seen, see] = useState(listed)
  if (listed && listed !== seen) see(listed)
  const known = listed ?? (seen?.id === id ? seen : undefined)
  // A work that is not in the list: one that another was made from, or that the address asked for.
  const { data, error } = useQuery({
    queryKey: ['work', kind, id],
    queryFn: ({ signal }): Promise<Work> =>
      kind === 'videos'
        ? api('GET /api/v1/videos/{id}', { params: { id }, signal })
        : api('GET /api/v1/images/{id}', { params: { id }, signal }),
    enabled: known === undefined,
  })
  const previous = list.items[at - 1]
  const next = at < 0 ? undefined : list.items[at + 1]

  const { more } = list
  useEffect(() => {
    if (at >= 0 && at >= list.items.length - 1 - PREFETCH_ITEMS) more()
  }, [at, list.items.length, more])

  const viewer = useCallback((other: string) => viewerPath(place, { kind: 'images', id: other }), [place])
  const videoViewer = useCallback((other: string) => viewerPath(place, { kind: 'videos', id: other }), [place])
  // One step back is the list, however many works were looked at.
  const close = useCallback(() => void navigate(-1), [navigate])
  const show = (other: Work | undefined) => {
    if (!other) return undefined
    const ref = refOf(other)
    return () => void navigate(viewerPath(place, ref), { replace: true, mask: workPath(ref), preventScrollReset: true })
  }
  const work = known ?? data
  const what = kind === 'videos' ? 'video' : 'image'
  return (
    <ViewerDialog
      label={work ? wordsOf(work) : `${what[0]?.toUpperCase()}${what.slice(1)}`}
      onClose={close}
      onPrevious={show(previous)}
      onNext={show(next)}
    >
      {work ? (
        <Shown
          work={work}
          frame={{
            isOverlay: true,
            inCommunity: isCommunity(place.view),
            viewer,
            videoViewer,
            onPrevious: show(previous),
            onNext: show(next),
            onClose: close,
            onHidden: close,
            // What was next takes its place; after the last one the list shows again.
            onGone: show(next) ?? close,
          }}
        />
      ) : (
        <div className="grid min-h-dvh place-items-center p-6">
          {error ? (
            <EmptyState
              title={`There is no such ${what}`}
              actions={<Button onClick={close}>Back to the gallery</Button>}
            >
              {error instanceof ApiError && error.status === 404
                ? 'It may have been removed or made private by its creator.'
                : 'It could not be loaded. Check your connection and try again.'}
            </EmptyState>
          ) : (
            <Spinner label={`Loading the ${what}`} />
          )}
        </div>
      )}
      <Neighbours works={[previous, next]} />
    </ViewerDialog>
  )
}

function Shown({ work, frame }: { work: Work; frame: DetailFrame }) {
  const shown = useOverlaid(work)
  return shown.isVideo ? <VideoDetail video={shown} frame={frame} /> : <ImageDetail image={shown} frame={frame} />
}
