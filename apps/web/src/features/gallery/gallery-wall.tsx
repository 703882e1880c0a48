import { ApiError } from '@easel/contract/client'
import { useCallback, useEffect, useState } from 'react'
import { messageOf } from '../../lib/errors.ts'
import { notify } from '../../lib/notices.ts'
import { useLike } from '../../lib/use-like.ts'
import { useVisitorBanner } from '../../lib/use-visitor-banner.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { MasonryGrid } from '../../ui/masonry-grid.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { WorkTile } from '../../ui/work-tile.tsx'
import { ListEnding } from './list-ending.tsx'
import type { GalleryPlace } from './place.ts'
import { placePath, viewerPath } from './place.ts'
import type { ImageList } from './use-image-list.ts'
import { VIEW_FACTS } from './views.ts'
import { VisitorLimit } from './visitor-limit.tsx'

/** The works of a list, or what stands in their place. */
export function GalleryWall({ place, list, columns }: { place: GalleryPlace; list: ImageList; columns: number }) {
  const askVisitor = useVisitorBanner()
  const like = useLike(
    false,
    useCallback(() => askVisitor('like images'), [askVisitor]),
  )
  const viewer = useCallback((id: string) => viewerPath(place, id), [place])
  useFailureNotice(list, place)

  if (list.state === 'loading') return <Loading />
  if (list.state === 'failed') return <Failed list={list} />
  if (list.items.length === 0 && list.end !== 'more') return <NoImages place={place} />
  return (
    <div className="mx-auto max-w-[1920px] px-(--gap-grid) max-md:px-2">
      <MasonryGrid
        items={list.items}
        columns={columns}
        label={`${VIEW_FACTS[place.view].label} images`}
        onNearEnd={list.more}
        render={(item, slot) => (
          <WorkTile item={item} sizes={slot.sizes} priority={slot.priority} onLike={like} viewer={viewer} />
        )}
      />
      <ListEnding list={list} />
    </div>
  )
}

/** G6. As high as what was there: a page that shrank would scroll (G3). */
function Loading() {
  const [height] = useState(() => (typeof window === 'undefined' ? 0 : window.scrollY + window.innerHeight))
  return (
    <div style={{ minHeight: height }} suppressHydrationWarning>
      <div className="sticky top-[35vh] pt-[20vh] pb-[20vh]">
        <Spinner label="Loading your gallery..." />
      </div>
    </div>
  )
}

/** A8: what is said when the first page was refused. */
function useFailureNotice({ state, error }: ImageList, { view }: GalleryPlace): void {
  useEffect(() => {
    if (state !== 'failed' || !(error instanceof ApiError) || error.code === 'visitor_limit_reached') return
    if (error.status === 403) notify(messageOf(error) || 'Access denied', { tone: 'danger' })
    else if (error.status === 404 && view === 'community')
      notify('Failed to load images. Please try again.', { tone: 'danger' })
  }, [state, error, view])
}

function Failed({ list }: { list: ImageList }) {
  if (list.end === 'visitor-limit') return <VisitorLimit message={list.error?.message} />
  return (
    <div className="wrap pt-6">
      <EmptyState
        title="The images could not be loaded"
        actions={
          <Button variant="solid" onClick={list.refresh}>
            Try again
          </Button>
        }
      >
        {messageOf(list.error, 'Failed to load images. Please try again.')}
      </EmptyState>
    </div>
  )
}

/** G13 */
function NoImages({ place }: { place: GalleryPlace }) {
  const { text, way } = VIEW_FACTS[place.view].empty
  return (
    <div className="wrap pt-6">
      {place.tag ? (
        <EmptyState
          title="No images found"
          actions={
            <LinkButton variant="solid" to={placePath({ ...place, tag: null })}>
              Show all tags
            </LinkButton>
          }
        >
          Nothing here has the tag “{place.tag}”.
        </EmptyState>
      ) : (
        <EmptyState
          title="No images found"
          actions={
            <LinkButton variant={way.to.startsWith('/images') ? 'primary' : 'solid'} to={way.to}>
              {way.label}
            </LinkButton>
          }
        >
          {text}
        </EmptyState>
      )}
    </div>
  )
}
