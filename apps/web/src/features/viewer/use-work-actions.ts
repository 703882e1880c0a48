import { ApiError } from '@easel/contract/client'
import type { GalleryImage } from '@easel/contract/entities/gallery'
import type { Video } from '@easel/contract/entities/video'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../../lib/api.ts'
import { patchItem } from '../../lib/item-overlay.ts'
import { notify } from '../../lib/notices.ts'
import { useIsMember, useRefreshMe } from '../../lib/session.ts'
import { useVisitorBanner } from '../../lib/use-visitor-banner.ts'
import {
  deletionFailureWords,
  deletionWords,
  privacyFailureWords,
  privacyWords,
  privateLimitOf,
} from './action-words.ts'
import { browserShareTools, shareWork } from '../../lib/share-work.ts'

/** What one can do to a work, each with the words that follow it (specification 8). */
export interface WorkActions {
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
export function useWorkActions(
  work: GalleryImage | Video,
  frame: { isOverlay: boolean; inCommunity: boolean; onHidden: () => void; onGone: () => void },
): WorkActions {
  const { isOverlay, inCommunity, onHidden, onGone } = frame
  const { id, isVideo } = work
  const [pending, setPending] = useState<WorkActions['pending']>(null)
  const isMember = useIsMember()
  const askVisitor = useVisitorBanner()
  const refreshMe = useRefreshMe()
  const navigate = useNavigate()

  async function during(name: NonNullable<WorkActions['pending']>, act: () => Promise<void>): Promise<void> {
    if (pending) return
    setPending(name)
    try {
      await act()
    } finally {
      setPending(null)
    }
  }

  async function changePrivacy(): Promise<void> {
    const wish = !work.is_private
    try {
      const input = { params: { id }, json: { is_private: wish } }
      const { is_private } = isVideo
        ? await api('PUT /api/v1/videos/{id}/privacy', input)
        : await api('POST /api/v1/images/raw/{id}/privacy', input)
      patchItem(id, { is_private, isPrivate: is_private })
      notify(privacyWords(isVideo, is_private, inCommunity))
      void refreshMe()
      // A2
      if (is_private && inCommunity) onHidden()
    } catch (error) {
      const limit = privateLimitOf(error)
      if (!limit) return void notify(privacyFailureWords(isVideo, error), { tone: 'danger' })
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
      if (isVideo) await api('DELETE /api/v1/videos/{id}', { params: { id } })
      else await api('DELETE /api/v1/images/{id}', { params: { id } })
    } catch (error) {
      // Gone already is what was wanted.
      if (!(error instanceof ApiError && error.status === 404))
        return void notify(deletionFailureWords(isVideo, error), { tone: 'danger' })
    }
    onGone()
    patchItem(id, { removed: true })
    notify(deletionWords(isVideo, isOverlay).done)
    void refreshMe()
  }

  return {
    pending,
    async share() {
      if (!isMember) return askVisitor(isVideo ? 'share videos' : 'share images')
      await during('share', async () => {
        const words = await shareWork(work, browserShareTools())
        if (words) notify(words)
      })
    },
    togglePrivacy: () => during('privacy', changePrivacy),
    remove: () => during('delete', remove),
  }
}
