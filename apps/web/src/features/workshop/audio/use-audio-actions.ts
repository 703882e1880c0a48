import { ApiError } from '@easel/contract/client'
import type { Audio } from '@easel/contract/entities/audio'
import { useState } from 'react'
import { api } from '../../../lib/api.ts'
import { patchItem } from '../../../lib/item-overlay.ts'
import { notify } from '../../../lib/notices.ts'
import { copyText } from '../jobs/copy-text.ts'
import { recipeAsText } from './recipe.ts'

export interface AudioActions {
  copyRecipe(audio: Audio): Promise<void>
  /** Asks first. */
  askDelete(audio: Audio): void
  /** The piece that is asked about. */
  asked: Audio | null
  isDeleting: boolean
  confirmDelete(): Promise<void>
  cancelDelete(): void
}

/** What a person does to a finished piece of theirs, in the tone of the other works (A4). */
export function useAudioActions(): AudioActions {
  const [asked, setAsked] = useState<Audio | null>(null)
  const [isDeleting, setDeleting] = useState(false)

  async function confirmDelete(): Promise<void> {
    if (!asked) return
    setDeleting(true)
    try {
      await api('DELETE /api/v1/audios/{id}', { params: { id: asked.id } })
      patchItem(asked.id, { removed: true })
      notify('Audio deleted successfully')
      setAsked(null)
    } catch (error) {
      const isAnswered = error instanceof ApiError && error.status > 0
      notify(isAnswered ? 'Failed to delete audio' : 'Error deleting audio', { tone: 'danger' })
    } finally {
      setDeleting(false)
    }
  }

  async function copyRecipe(audio: Audio): Promise<void> {
    const done = await copyText(recipeAsText(audio))
    notify(done ? 'Recipe copied.' : 'The browser did not allow copying.', done ? {} : { tone: 'warn' })
  }

  return { copyRecipe, askDelete: setAsked, asked, isDeleting, confirmDelete, cancelDelete: () => setAsked(null) }
}
