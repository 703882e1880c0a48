import type { GalleryImage } from '@easel/contract/entities/gallery'
import type { Video } from '@easel/contract/entities/video'
import { GRID, HOME_TIMEOUT_MS } from '@easel/contract/limits'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import type { ItemPatch } from '../../lib/item-overlay.ts'
import { useOverlaidList } from '../../lib/item-overlay.ts'
import { signInPath } from '../../lib/return-url.ts'
import { useLike } from '../../lib/use-like.ts'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { WorkSlot } from '../../ui/masonry-grid.tsx'
import { MasonryGrid } from '../../ui/masonry-grid.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

// G19: nothing private, nothing that this person reported.
const isForAll = (item: (GalleryImage | Video) & ItemPatch) => !item.is_private && !item.has_reported

/**
 * H7: the first page of what others made, of one kind. A failure is silent: the way to the gallery is all that is left then.
 * @param first as the document brought it; null when it did not
 * @param load asks for it; the signal ends it after the time that the requirement gives it
 */
export function CommunityWall<T extends GalleryImage | Video>(props: {
  kind: 'images' | 'videos'
  first: T[] | null
  load: (signal: AbortSignal) => Promise<T[]>
  empty: { title: string; text: string; to: string }
  render: (item: T & ItemPatch, slot: WorkSlot, like: (item: T) => void) => ReactNode
}) {
  const { kind, first, load, empty, render } = props
  const { data, isPending } = useQuery({
    queryKey: ['home-community', kind],
    queryFn: ({ signal }) => load(AbortSignal.any([signal, AbortSignal.timeout(HOME_TIMEOUT_MS)])),
    ...(first && { initialData: first }),
    retry: false,
  })
  const items = useOverlaidList(data ?? [], isForAll)
  const navigate = useNavigate()
  const like = useLike(
    true,
    useCallback(() => void navigate(signInPath('/', `like ${kind}`)), [navigate, kind]),
  )
  if (isPending) return <Skeleton className="h-[480px] rounded-work" />
  if (!data) return null
  if (items.length === 0)
    return (
      <EmptyState
        title={empty.title}
        actions={
          <LinkButton to={empty.to} variant="solid">
            Make the first
          </LinkButton>
        }
      >
        {empty.text}
      </EmptyState>
    )
  return (
    <div className="max-md:-mx-gutter">
      <MasonryGrid
        items={items}
        columns={GRID.initial}
        label={`Community ${kind}`}
        straightEnd
        render={(item, slot) => render(item, slot, like)}
      />
    </div>
  )
}
