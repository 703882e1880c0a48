import type { GalleryImage } from '@easel/contract/entities/gallery'
import type { Video } from '@easel/contract/entities/video'
import { useCallback } from 'react'
import { api } from './api.ts'
import { messageOf } from './errors.ts'
import { patchItem, readPatch, unpatchItem } from './item-overlay.ts'
import { notify } from './notices.ts'
import { useIsMember } from './session.ts'
import { createWishes } from './wishes.ts'

const imageLikes = createWishes((id, liked) =>
  liked
    ? api('POST /api/v1/images/raw/{id}/like', { params: { id } })
    : api('DELETE /api/v1/images/raw/{id}/like', { params: { id } }),
)
const videoLikes = createWishes((id, liked) =>
  liked
    ? api('POST /api/v1/videos/like/{id}', { params: { id } })
    : api('POST /api/v1/videos/unlike/{id}', { params: { id } }),
)

type Likeable = Pick<GalleryImage | Video, 'id' | 'has_liked' | 'likes_count' | 'isVideo'>

/**
 * A1: likes or unlikes an image or a video, the other way round from the last wish.
 * @param optimistic shown at once (home) or when the server has said so (gallery)
 * @param asVisitor what happens instead for someone without an account
 */
export function useLike(optimistic: boolean, asVisitor: () => void): (item: Likeable) => void {
  const isMember = useIsMember()
  return useCallback(
    (item: Likeable) => {
      if (isMember) void toggleLike(item, optimistic)
      else asVisitor()
    },
    [isMember, optimistic, asVisitor],
  )
}

async function toggleLike(item: Likeable, optimistic: boolean): Promise<void> {
  const likes = item.isVideo ? videoLikes : imageLikes
  const shown = { ...item, ...readPatch(item.id) }
  const wish = !(likes.pending(item.id) ?? shown.has_liked)
  const isFirst = likes.pending(item.id) === undefined
  if (optimistic) patchItem(item.id, { has_liked: wish, likes_count: Math.max(0, shown.likes_count + (wish ? 1 : -1)) })
  const outcome = likes.want(item.id, wish)
  // The presses that follow join the request under way; the first one answers for all.
  if (!isFirst) return
  try {
    const { has_liked, likes_count } = await outcome
    patchItem(item.id, { has_liked, likes_count })
    // Specification 8 has words for videos alone.
    if (item.isVideo && !optimistic) notify(has_liked ? 'Video liked!' : 'Video unliked!')
  } catch (error) {
    if (optimistic) unpatchItem(item.id, 'has_liked', 'likes_count')
    notify(item.isVideo ? 'Error updating like' : messageOf(error, 'Error updating like'), { tone: 'danger' })
  }
}
