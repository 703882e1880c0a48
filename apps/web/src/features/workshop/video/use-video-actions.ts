import { ApiError } from '@easel/contract/client'
import type { Video } from '@easel/contract/entities/video'
import { useState } from 'react'
import { api } from '../../../lib/api.ts'
import { messageOf } from '../../../lib/errors.ts'
import { patchItem } from '../../../lib/item-overlay.ts'
import { notify } from '../../../lib/notices.ts'
import { asUploaded } from '../form/source-picture.ts'
import type { SourcePicture } from '../form/source-picture.ts'
import { browserShareTools, shareWork } from '../../../lib/share-work.ts'
import { copyText } from '../jobs/copy-text.ts'
import { recipeAsText } from './recipe.ts'

/** What a person does to a finished video of theirs (A1, A2, A4, A5), with the texts of the specification. */
export interface VideoActions {
  like(item: Video): Promise<void>
  share(item: Video): Promise<void>
  setPrivate(item: Video, isPrivate: boolean): Promise<void>
  copyRecipe(item: Video): Promise<void>
  /** Keeps the frame at a time in seconds as an upload; null when that did not work, which is said. */
  takeFrame(item: Video, at: number): Promise<SourcePicture | null>
  /** Asks first. */
  askDelete(item: Video): void
  /** The video that is asked about. */
  asked: Video | null
  isDeleting: boolean
  /** Whether it is gone. */
  confirmDelete(): Promise<boolean>
  cancelDelete(): void
}

export function useVideoActions(): VideoActions {
  const [asked, setAsked] = useState<Video | null>(null)
  const [isDeleting, setDeleting] = useState(false)

  async function like(item: Video): Promise<void> {
    try {
      const { has_liked, likes_count } = item.has_liked
        ? await api('POST /api/v1/videos/unlike/{id}', { params: { id: item.id } })
        : await api('POST /api/v1/videos/like/{id}', { params: { id: item.id } })
      patchItem(item.id, { has_liked, likes_count })
      notify(has_liked ? 'Video liked!' : 'Video unliked!')
    } catch {
      notify('Error updating like', { tone: 'danger' })
    }
  }

  async function setPrivate(item: Video, isPrivate: boolean): Promise<void> {
    try {
      const { is_private } = await api('PUT /api/v1/videos/{id}/privacy', {
        params: { id: item.id },
        json: { is_private: isPrivate },
      })
      patchItem(item.id, { is_private, isPrivate: is_private })
      notify(is_private ? 'Video is now private' : 'Video is now public')
    } catch (error) {
      notify(messageOf(error) || 'Failed to update video privacy settings', { tone: 'danger' })
    }
  }

  async function confirmDelete(): Promise<boolean> {
    if (!asked) return false
    setDeleting(true)
    try {
      await api('DELETE /api/v1/videos/{id}', { params: { id: asked.id } }).catch((error: unknown) => {
        // Gone already is what was wanted.
        if (!(error instanceof ApiError && error.status === 404)) throw error
      })
      patchItem(asked.id, { removed: true })
      notify('Video deleted successfully')
      setAsked(null)
      return true
    } catch {
      notify('Error deleting video', { tone: 'danger' })
      return false
    } finally {
      setDeleting(false)
    }
  }

  async function takeFrame(item: Video, at: number): Promise<SourcePicture | null> {
    try {
      // The server measures the length by itself: the very end may be past it.
      const inside = Math.max(0, Math.min(at, item.length - 0.001))
      return asUploaded(await api('POST /api/v1/videos/{id}/frame', { params: { id: item.id }, json: { at: inside } }))
    } catch (error) {
      notify(messageOf(error, 'This frame could not be taken.'), { tone: 'danger' })
      return null
    }
  }

  return {
    like,
    setPrivate,
    takeFrame,
    async share(item) {
      // Nobody else could open the link of a private one.
      const words = item.is_private
        ? 'This video is private. Download it, or make it public to share its link.'
        : await shareWork(item, browserShareTools())
      if (words) notify(words)
    },
    async copyRecipe(item) {
      const done = await copyText(recipeAsText(item))
      notify(done ? 'Recipe copied.' : 'The browser did not allow copying.', done ? {} : { tone: 'warn' })
    },
    askDelete: setAsked,
    asked,
    isDeleting,
    confirmDelete,
    cancelDelete: () => setAsked(null),
  }
}
