import type { GalleryImage } from '@easel/contract/entities/gallery'
import { GRID, PAGE_SIZE } from '@easel/contract/limits'
import type { ImagePage } from '@easel/contract/routes/gallery'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useCallback, useMemo } from 'react'
import { api } from '../../lib/api.ts'
import { messageOf } from '../../lib/errors.ts'
import { altOf, imagePath, promptOf, remixPath } from '../../lib/image-words.ts'
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
import { WorkTile } from '../../ui/work-tile.tsx'
import { worksOf } from './pages.ts'

/** V5: everything that was made from a work, newest first, with the work itself above. */
export function Variations({ image, first }: { image: GalleryImage; first: ImagePage | null }) {
  const { id } = image
  const { data, error, hasNextPage, isFetching, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: ['variations', id],
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/v1/images/{id}/variations', {
        params: { id },
        query: { limit: PAGE_SIZE.variations, cursor: pageParam ?? undefined },
        signal,
      }).then((page) => page ?? { images: [], next_cursor: null, plan_info: null, visitor_info: null }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next_cursor,
    ...(first && { initialData: { pages: [first], pageParams: [null] } }),
  })
  const works = useMemo(() => worksOf(data?.pages ?? []), [data])
  const items = useOverlaidList(works)
  const askVisitor = useVisitorBanner()
  const like = useLike(
    false,
    useCallback(() => askVisitor('like images'), [askVisitor]),
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
            <h1 className="type-title">{countOf(image.children_count, 'variation')}</h1>
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
            label="Variations"
            onNearEnd={more}
            render={(item, slot) => <WorkTile item={item} sizes={slot.sizes} priority={slot.priority} onLike={like} />}
          />
        </div>
      ) : error ? (
        <div className="wrap">
          <EmptyState
            title="The variations could not be loaded"
            actions={<Button onClick={() => void refetch()}>Try again</Button>}
          >
            {messageOf(error)}
          </EmptyState>
        </div>
      ) : (
        !isFetching && (
          <div className="wrap">
            <EmptyState
              title="No variations yet"
              actions={
                <>
                  <LinkButton variant="primary" to={remixPath(id)}>
                    Remix
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
