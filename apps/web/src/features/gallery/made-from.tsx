import type { GalleryImage } from '@easel/contract/entities/gallery'
import { GRID, PAGE_SIZE } from '@easel/contract/limits'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useCallback, useMemo } from 'react'
import { api } from '../../lib/api.ts'
import { messageOf } from '../../lib/errors.ts'
import { altOf, animatePath, imagePath, promptOf, remixPath } from '../../lib/image-words.ts'
import { useOverlaidList } from '../../lib/item-overlay.ts'
import { countOf, shorten } from '../../lib/text.ts'
import { useLike } from '../../lib/use-like.ts'
import { useVisitorBanner } from '../../lib/use-visitor-banner.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { MasonryGrid } from '../../ui/masonry-grid.tsx'
import { Picture } from '../../ui/picture.tsx'
import { ScrollToTop } from '../../ui/scroll-to-top.tsx'
import { WorkLink } from '../../ui/work-link.tsx'
import { VideoTile } from '../../ui/video-tile.tsx'
import { WorkTile } from '../../ui/work-tile.tsx'
import type { WorkPage } from './pages.ts'
import { pageOfImages, pageOfVideos, worksOf } from './pages.ts'
import type { ContentKind } from './place.ts'

/** What each kind is called here, and how another one is made. */
const WORDS = {
  images: {
    one: 'variation',
    title: 'Variations',
    empty: 'No variations yet',
    make: { label: 'Remix', to: remixPath },
  },
  videos: {
    one: 'video',
    title: 'Videos made from this',
    empty: 'No videos yet',
    make: { label: 'Animate', to: animatePath },
  },
} as const

/** V5, G10: every image or video that was made from an image, newest first, with the image itself above. */
export function MadeFrom(props: { image: GalleryImage; kind: ContentKind; first: WorkPage | null }) {
  const { image, kind, first } = props
  const { id } = image
  const words = WORDS[kind]
  const { data, error, hasNextPage, isFetching, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: ['made-from', id, kind],
    queryFn: ({ pageParam, signal }) => fetchMadeFrom(kind, id, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next_cursor,
    ...(first && { initialData: { pages: [first], pageParams: [null] } }),
  })
  const works = useMemo(() => worksOf(data?.pages ?? []), [data])
  const items = useOverlaidList(works)
  const askVisitor = useVisitorBanner()
  const like = useLike(
    false,
    useCallback(() => askVisitor(`like ${kind}`), [askVisitor, kind]),
  )
  const more = useCallback(() => {
    if (hasNextPage && !isFetching) void fetchNextPage()
  }, [hasNextPage, isFetching, fetchNextPage])
  return (
    <>
      <header className="wrap pt-8 pb-6 max-md:pt-4">
        <WorkLink id={id} className="hit inline-flex items-center gap-1 type-label text-ink-2 hover:text-ink">
          <ArrowLeft size={16} aria-hidden />
          Back to source
        </WorkLink>
        <div className="mt-4 flex items-center gap-4">
          <WorkLink id={id} className="shrink-0">
            <Picture item={image} alt={altOf(image)} sizes="96px" priority className="size-24 rounded-work" />
          </WorkLink>
          <div className="min-w-0">
            <h1 className="type-title">
              {countOf(kind === 'videos' ? image.videos_count : image.children_count, words.one)}
              {kind === 'videos' && ' made from this'}
            </h1>
            <p className="type-desc wrap-anywhere">{shorten(promptOf(image).text)}</p>
            <p className="type-wall">{image.creator_name}</p>
          </div>
        </div>
      </header>
      {items.length > 0 ? (
        <div className="mx-auto max-w-[1920px] px-(--gap-grid) max-md:px-2">
          <MasonryGrid
            items={items}
            columns={GRID.initial}
            label={words.title}
            onNearEnd={more}
            render={(item, { sizes, priority }) =>
              item.isVideo ? (
                <VideoTile item={item} sizes={sizes} priority={priority} onLike={like} />
              ) : (
                <WorkTile item={item} sizes={sizes} priority={priority} onLike={like} />
              )
            }
          />
        </div>
      ) : error ? (
        <div className="wrap">
          <EmptyState
            title={`The ${words.one}s could not be loaded`}
            actions={<Button onClick={() => void refetch()}>Try again</Button>}
          >
            {messageOf(error)}
          </EmptyState>
        </div>
      ) : (
        !isFetching && (
          <div className="wrap">
            <EmptyState
              title={words.empty}
              actions={
                <>
                  <LinkButton variant="primary" to={words.make.to(id)}>
                    {words.make.label}
                  </LinkButton>
                  <LinkButton to={imagePath(id)}>Back to source</LinkButton>
                </>
              }
            >
              Nothing that you may see was made from this image. Yours could be the first.
            </EmptyState>
          </div>
        )
      )}
      <ScrollToTop />
    </>
  )
}

async function fetchMadeFrom(
  kind: ContentKind,
  id: string,
  cursor: string | null,
  signal: AbortSignal,
): Promise<WorkPage> {
  const input = { params: { id }, query: { limit: PAGE_SIZE.variations, cursor: cursor ?? undefined }, signal }
  return kind === 'videos'
    ? pageOfVideos(await api('GET /api/v1/images/{id}/videos', input))
    : pageOfImages(await api('GET /api/v1/images/{id}/variations', input))
}
