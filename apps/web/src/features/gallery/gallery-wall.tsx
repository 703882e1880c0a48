import { ApiError } from '@easel/contract/client'
import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
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
import { isCommunity, listView, placePath, viewerPath } from './place.ts'
import type { WorkList } from './use-work-list.ts'
import { VIEW_FACTS } from './views.ts'
import { VisitorLimit } from './visitor-limit.tsx'

const VideoTile = lazy(() => import('../../ui/video-tile.tsx').then((module) => ({ default: module.VideoTile })))

/** The works of a list, or what stands in their place. */
export function GalleryWall(props: {
  place: GalleryPlace
  list: WorkList
  columns: number
  /** A work is open over it. */
  isCovered: boolean
}) {
  const { place, list, columns, isCovered } = props
  const askVisitor = useVisitorBanner()
  const like = useLike(
    false,
    useCallback(() => askVisitor(`like ${place.kind}`), [askVisitor, place.kind]),
  )
  const viewer = useCallback((id: string) => viewerPath(place, { kind: place.kind, id }), [place])
  useFailureNotice(list, place)

  if (list.state === 'loading') return <Loading />
  if (list.state === 'failed') return <Failed place={place} list={list} />
  if (list.items.length === 0 && list.end !== 'more') return <NoWorks place={place} />
  return (
    <div className="mx-auto max-w-[1920px] px-(--gap-grid) max-md:px-2">
      {/* What plays films comes with the first list of them. */}
      <Suspense fallback={<Loading />}>
        <MasonryGrid
          items={list.items}
          columns={columns}
          label={labelOf(place)}
          onNearEnd={list.more}
          render={(item, { sizes, priority }) =>
            item.isVideo ? (
              <VideoTile
                item={item}
                sizes={sizes}
                priority={priority}
                onLike={like}
                viewer={viewer}
                isCovered={isCovered}
              />
            ) : (
              <WorkTile item={item} sizes={sizes} priority={priority} onLike={like} viewer={viewer} />
            )
          }
        />
      </Suspense>
      <ListEnding kind={place.kind} list={list} />
    </div>
  )
}

function labelOf({ view, kind }: GalleryPlace): string {
  const { label } = VIEW_FACTS[view]
  return label.toLowerCase().endsWith(kind) ? label : `${label} ${kind}`
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
function useFailureNotice({ state, error }: WorkList, { view, kind }: GalleryPlace): void {
  useEffect(() => {
    if (state !== 'failed' || !(error instanceof ApiError) || error.code === 'visitor_limit_reached') return
    if (error.status === 403) notify(messageOf(error) || 'Access denied', { tone: 'danger' })
    else if (error.status === 404 && isCommunity(view))
      notify(`Failed to load ${kind}. Please try again.`, { tone: 'danger' })
  }, [state, error, view, kind])
}

function Failed({ place: { kind }, list }: { place: GalleryPlace; list: WorkList }) {
  if (list.end === 'visitor-limit') return <VisitorLimit kind={kind} message={list.error?.message} />
  return (
    <div className="wrap pt-6">
      <EmptyState
        title={`The ${kind} could not be loaded`}
        actions={
          <Button variant="solid" onClick={list.refresh}>
            Try again
          </Button>
        }
      >
        {messageOf(list.error, `Failed to load ${kind}. Please try again.`)}
      </EmptyState>
    </div>
  )
}

/** G13 */
function NoWorks({ place }: { place: GalleryPlace }) {
  const { title, text, way } = VIEW_FACTS[listView(place)].empty
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
          title={title}
          actions={
            <LinkButton variant={way.to.includes('/workshop') ? 'primary' : 'solid'} to={way.to}>
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
