import { ApiError } from '@easel/contract/client'
import { PREFETCH_ITEMS } from '@easel/contract/limits'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { OpenWork } from '../features/gallery/gallery.tsx'
import { viewerPath } from '../features/gallery/place.ts'
import { ImageDetail } from '../features/viewer/image-detail.tsx'
import { Neighbours } from '../features/viewer/neighbours.tsx'
import { ViewerDialog } from '../features/viewer/viewer-dialog.tsx'
import { api } from '../lib/api.ts'
import { altOf, imagePath } from '../lib/image-words.ts'
import { useOverlaid } from '../lib/item-overlay.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Spinner } from '../ui/spinner.tsx'

/** A work of the gallery, over the list that it was opened from. Its neighbours are those of the list. */
export function GalleryViewer({ work }: { work: OpenWork }) {
  const { id, place, list } = work
  const navigate = useNavigate()
  const at = list.items.findIndex((item) => item.id === id)
  const listed = list.items[at]
  // What leaves the list while it is looked at (deleted, made private) stays in sight until another is shown.
  const [seen, see] = useState(listed)
  if (listed && listed !== seen) see(listed)
  const known = listed ?? (seen?.id === id ? seen : undefined)
  // A work that is not in the list: one that another was made from, or that the address asked for.
  const { data, error } = useQuery({
    queryKey: ['image', id],
    queryFn: ({ signal }) => api('GET /api/v1/images/{id}', { params: { id }, signal }),
    enabled: known === undefined,
  })
  const previous = list.items[at - 1]?.id
  const next = at < 0 ? undefined : list.items[at + 1]?.id

  const { more } = list
  useEffect(() => {
    if (at >= 0 && at >= list.items.length - 1 - PREFETCH_ITEMS) more()
  }, [at, list.items.length, more])

  const viewer = useCallback((other: string) => viewerPath(place, other), [place])
  // One step back is the list, however many works were looked at.
  const close = useCallback(() => void navigate(-1), [navigate])
  const show = (other: string | undefined) =>
    other === undefined
      ? undefined
      : () => void navigate(viewer(other), { replace: true, mask: imagePath(other), preventScrollReset: true })
  const image = known ?? data
  return (
    <ViewerDialog
      label={image ? altOf(image) : 'Image'}
      onClose={close}
      onPrevious={show(previous)}
      onNext={show(next)}
    >
      {image ? (
        <Shown
          image={image}
          frame={{
            isOverlay: true,
            inCommunity: place.view === 'community',
            viewer,
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
            <EmptyState title="There is no such image" actions={<Button onClick={close}>Back to the gallery</Button>}>
              {error instanceof ApiError && error.status === 404
                ? 'It may have been removed or made private by its creator.'
                : 'It could not be loaded. Check your connection and try again.'}
            </EmptyState>
          ) : (
            <Spinner label="Loading the image" />
          )}
        </div>
      )}
      <Neighbours works={[list.items[at - 1], at < 0 ? undefined : list.items[at + 1]]} />
    </ViewerDialog>
  )
}

function Shown(props: Parameters<typeof ImageDetail>[0]) {
  const image = useOverlaid(props.image)
  return <ImageDetail image={image} frame={props.frame} />
}
