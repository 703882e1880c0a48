import { ApiError } from '@easel/contract/client'
import type { GalleryImage } from '@easel/contract/entities/gallery'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../../lib/api.ts'
import { patchItem } from '../../lib/item-overlay.ts'
import { notify } from '../../lib/notices.ts'
import { useIsMember, useRefreshMe } from '../../lib/session.ts'
import { useVisitorBanner } from '../../lib/use-visitor-banner.ts'
import { failureWords, privacyWords, privateLimitOf } from './action-words.ts'
import { browserShareTools, shareImage } from './share-image.ts'

/** What one can do to a work, each with the words that follow it (specification 8). */
export interface ImageActions {
  pending: 'share' | 'privacy' | 'delete' | null
  share: () => Promise<void>
  togglePrivacy: () => Promise<void>
  remove: () => Promise<void>
}

/**
 * @param frame.inCommunity the work is looked at in the community's list
 * @param frame.onHidden it has become private there
 * @param frame.onGone it is deleted
 */
export function useImageActions(
  image: GalleryImage,
  frame: { inCommunity: boolean; onHidden: () => void; onGone: () => void },
): ImageActions {
  const { inCommunity, onHidden, onGone } = frame
  const [pending, setPending] = useState<ImageActions['pending']>(null)
  const isMember = useIsMember()
  const askVisitor = useVisitorBanner()
  const refreshMe = useRefreshMe()
  const navigate = useNavigate()

  async function during(name: NonNullable<ImageActions['pending']>, work: () => Promise<void>): Promise<void> {
    if (pending) return
    setPending(name)
    try {
      await work()
    } finally {
      setPending(null)
    }
  }

  async function changePrivacy(): Promise<void> {
    const wish = !image.is_private
    try {
      const { is_private } = await api('POST /api/v1/images/raw/{id}/privacy', {
        params: { id: image.id },
        json: { is_private: wish },
      })
      patchItem(image.id, { is_private, isPrivate: is_private })
      notify(privacyWords(is_private, inCommunity))
      void refreshMe()
      // A2
      if (is_private && inCommunity) onHidden()
    } catch (error) {
      const limit = privateLimitOf(error)
      if (!limit)
        return void notify(
          failureWords(error, 'Failed to update privacy settings', 'Error updating privacy settings'),
          { tone: 'danger' },
        )
      notify('Private Images Limit Reached', {
        detail: `The ${limit.plan} plan has a limit of ${limit.private_images_limit} private images. Upgrade, or make some of yours public.`,
        tone: 'warn',
        link: { label: 'Upgrade', to: '/subscription' },
        action: { label: 'Private images', run: () => void navigate('/?view=private') },
      })
    }
  }

  async function remove(): Promise<void> {
    try {
      await api('DELETE /api/v1/images/{id}', { params: { id: image.id } })
    } catch (error) {
      // Gone already is what was wanted.
      if (!(error instanceof ApiError && error.status === 404))
        return void notify(failureWords(error, 'Failed to delete image', 'Error deleting image'), { tone: 'danger' })
    }
    onGone()
    patchItem(image.id, { removed: true })
    notify('Image deleted successfully')
    void refreshMe()
  }

  return {
    pending,
    async share() {
      if (!isMember) return askVisitor('share images')
      await during('share', async () => {
        const words = await shareImage(image, browserShareTools())
        if (words) notify(words)
      })
    },
    togglePrivacy: () => during('privacy', changePrivacy),
    remove: () => during('delete', remove),
  }
}
