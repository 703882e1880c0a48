import { ApiError } from '@easel/contract/client'
import type { PlanInfo } from '@easel/contract/entities/account'
import type { GalleryImage } from '@easel/contract/entities/gallery'
import { useState } from 'react'
import { api } from '../../../lib/api.ts'
import { patchItem } from '../../../lib/item-overlay.ts'
import { notify } from '../../../lib/notices.ts'
import { useRefreshMe } from '../../../lib/session.ts'
import { copyText } from '../jobs/copy-text.ts'
import { recipeAsText } from './recipe.ts'

export interface ItemActions {
  setPrivate(item: GalleryImage, isPrivate: boolean): Promise<void>
  copyRecipe(item: GalleryImage): Promise<void>
  /** Asks first. */
  askDelete(item: GalleryImage): void
  /** The picture that is asked about. */
  asked: GalleryImage | null
  isDeleting: boolean
  confirmDelete(): Promise<void>
  cancelDelete(): void
  /** A2: the plan's limit that stood in the way. */
  limit: PlanInfo | null
  closeLimit(): void
}

/** What a person does to a finished picture of theirs (A2, A4), with the texts of the specification. */
export function useItemActions(): ItemActions {
  const refreshMe = useRefreshMe()
  const [asked, setAsked] = useState<GalleryImage | null>(null)
  const [isDeleting, setDeleting] = useState(false)
  const [limit, setLimit] = useState<PlanInfo | null>(null)

  async function setPrivate(item: GalleryImage, isPrivate: boolean): Promise<void> {
    try {
      await api('POST /api/v1/images/raw/{id}/privacy', { params: { id: item.id }, json: { is_private: isPrivate } })
      patchItem(item.id, { is_private: isPrivate, isPrivate })
      notify(isPrivate ? 'Image is now private' : 'Image is now public')
      void refreshMe()
    } catch (error) {
      const known = error instanceof ApiError ? error : null
      const plan = known?.status === 403 ? planOf(known.body.plan_info) : null
      if (plan) setLimit(plan)
      else
        notify(refusalOf(known, 'Failed to update privacy settings', 'Error updating privacy settings'), {
          tone: 'danger',
        })
    }
  }

  async function confirmDelete(): Promise<void> {
    if (!asked) return
    setDeleting(true)
    try {
      await api('DELETE /api/v1/images/{id}', { params: { id: asked.id } })
      patchItem(asked.id, { removed: true })
      notify('Image deleted successfully')
      setAsked(null)
    } catch (error) {
      notify(refusalOf(error instanceof ApiError ? error : null, 'Failed to delete image', 'Error deleting image'), {
        tone: 'danger',
      })
    } finally {
      setDeleting(false)
    }
  }

  async function copyRecipe(item: GalleryImage): Promise<void> {
    const done = await copyText(recipeAsText(item))
    notify(done ? 'Recipe copied.' : 'The browser did not allow copying.', done ? {} : { tone: 'warn' })
  }

  return {
    setPrivate,
    copyRecipe,
    askDelete: setAsked,
    asked,
    isDeleting,
    confirmDelete,
    cancelDelete: () => setAsked(null),
    limit,
    closeLimit: () => setLimit(null),
  }
}

/** Specification 8: of a 403 the server's own words, of other refusals ours, and others again when nothing answered. */
function refusalOf(error: ApiError | null, failed: string, unreached: string): string {
  if (!error || error.status === 0) return unreached
  return error.status === 403 ? error.message || failed : failed
}

function planOf(value: unknown): PlanInfo | null {
  return typeof value === 'object' && value !== null && 'private_images_limit' in value ? (value as PlanInfo) : null
}
