import type { GalleryImage } from '@easel/contract/entities/gallery'
import { GRID, HOME_TIMEOUT_MS, PAGE_SIZE } from '@easel/contract/limits'
import { STORAGE_KEY } from '@easel/contract/storage-keys'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../../lib/api.ts'
import type { ItemPatch } from '../../lib/item-overlay.ts'
import { useOverlaidList } from '../../lib/item-overlay.ts'
import { signInPath } from '../../lib/return-url.ts'
import { oneOf, useStoredSetting } from '../../lib/stored-setting.ts'
import { useLike } from '../../lib/use-like.ts'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { MasonryGrid } from '../../ui/masonry-grid.tsx'
import { Section } from '../../ui/section.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { WorkTile } from '../../ui/work-tile.tsx'

const KINDS = ['images', 'videos'] as const
const MORE = '/?view=community'

/**
 * H7: what others made, images or videos by a choice that is remembered.
 * @param first the first page as the document brought it; null when it could not be read, then it is asked for again here
 */
export function CommunitySection({ first }: { first: GalleryImage[] | null }) {
  const [kind, setKind] = useStoredSetting(STORAGE_KEY.homeContentType, 'images', oneOf(KINDS))
  return (
    <Section
      title="Community Gallery"
      aside={
        <Segmented
          label="Content"
          options={[
            { value: 'images', label: 'Images' },
            { value: 'videos', label: 'Videos' },
          ]}
          value={kind}
          onChange={setKind}
        />
      }
    >
      {kind === 'images' ? <CommunityImages first={first} /> : <NoVideos />}
      <div className="mt-8 flex justify-center">
        <LinkButton to={MORE} size="big">
          View more →
        </LinkButton>
      </div>
    </Section>
  )
}

// G19: nothing private, nothing that this person reported.
const isForAll = (item: GalleryImage & ItemPatch) => !item.is_private && !item.has_reported

function CommunityImages({ first }: { first: GalleryImage[] | null }) {
  const { data, isPending } = useQuery({
    queryKey: ['home-images'],
    queryFn: async ({ signal }) => {
      const page = await api('GET /api/v1/images/random', {
        query: { limit: PAGE_SIZE.home, sort: 'hot' },
        signal: AbortSignal.any([signal, AbortSignal.timeout(HOME_TIMEOUT_MS)]),
      })
      return page?.images ?? []
    },
    ...(first && { initialData: first }),
    retry: false,
  })
  const images = useOverlaidList(data ?? [], isForAll)
  const navigate = useNavigate()
  const like = useLike(
    true,
    useCallback(() => void navigate(signInPath('/', 'like images')), [navigate]),
  )
  if (isPending) return <Skeleton className="h-[480px] rounded-work" />
  // A failure is silent here: the way to the gallery is all that is left.
  if (!data) return null
  if (images.length === 0)
    return (
      <EmptyState
        title="No images found"
        actions={
          <LinkButton to="/images/workshop" variant="solid">
            Make the first
          </LinkButton>
        }
      >
        Nobody has published anything here yet.
      </EmptyState>
    )
  return (
    <div className="max-md:-mx-gutter">
      <MasonryGrid
        items={images}
        columns={GRID.initial}
        label="Community images"
        straightEnd
        render={(item, slot) => <WorkTile item={item} sizes={slot.sizes} onLike={like} />}
      />
    </div>
  )
}

// G13: this version makes no videos, so there are none.
function NoVideos() {
  return (
    <EmptyState
      title="No community videos yet"
      actions={<LinkButton to="/images/workshop">Open the image workshop</LinkButton>}
    >
      Making videos isn’t part of this version of Easel yet. Images are: make one, or look at those of others.
    </EmptyState>
  )
}
