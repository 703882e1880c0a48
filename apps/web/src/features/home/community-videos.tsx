import { PAGE_SIZE } from '@easel/contract/limits'
import { api } from '../../lib/api.ts'
import { VideoTile } from '../../ui/video-tile.tsx'
import { CommunityWall } from './community-wall.tsx'

/** H7: the videos of others. It comes when someone chooses them, with all that plays films. */
export function CommunityVideos() {
  return (
    <CommunityWall
      kind="videos"
      first={null}
      load={async (signal) => {
        const page = await api('GET /api/v1/videos/community', {
          query: { limit: PAGE_SIZE.home, sort: 'hot' },
          signal,
        })
        return page?.videos ?? []
      }}
      empty={{
        title: 'No community videos yet',
        text: 'Nobody has published a video here yet.',
        to: '/videos/workshop',
      }}
      render={(item, slot, like) => <VideoTile item={item} sizes={slot.sizes} onLike={like} />}
    />
  )
}
