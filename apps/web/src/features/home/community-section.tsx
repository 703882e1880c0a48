import type { GalleryImage } from '@easel/contract/entities/gallery'
import { PAGE_SIZE } from '@easel/contract/limits'
import { STORAGE_KEY } from '@easel/contract/storage-keys'
import { lazy, Suspense } from 'react'
import { api } from '../../lib/api.ts'
import { oneOf, useStoredSetting } from '../../lib/stored-setting.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Section } from '../../ui/section.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { WorkTile } from '../../ui/work-tile.tsx'
import { CommunityWall } from './community-wall.tsx'

const CommunityVideos = lazy(() =>
  import('./community-videos.tsx').then((module) => ({ default: module.CommunityVideos })),
)

const KINDS = ['images', 'videos'] as const
const MORE = { images: '/?view=community', videos: '/?view=community&content=videos' }

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
      {kind === 'images' ? (
        <CommunityImages first={first} />
      ) : (
        <Suspense fallback={<Skeleton className="h-[480px] rounded-work" />}>
          <CommunityVideos />
        </Suspense>
      )}
      <div className="mt-8 flex justify-center">
        <LinkButton to={MORE[kind]} size="big">
          View more →
        </LinkButton>
      </div>
    </Section>
  )
}

function CommunityImages({ first }: { first: GalleryImage[] | null }) {
  return (
    <CommunityWall
      kind="images"
      first={first}
      load={async (signal) => {
        const page = await api('GET /api/v1/images/random', { query: { limit: PAGE_SIZE.home, sort: 'hot' }, signal })
        return page?.images ?? []
      }}
      empty={{
        title: 'No images found',
        text: 'Nobody has published anything here yet.',
        to: '/images/workshop',
      }}
      render={(item, slot, like) => <WorkTile item={item} sizes={slot.sizes} onLike={like} />}
    />
  )
}
