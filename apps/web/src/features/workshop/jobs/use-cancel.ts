import type { Generation } from '@easel/contract/entities/generation'
import { api } from '../../../lib/api.ts'
import { messageOf } from '../../../lib/errors.ts'
import { notify } from '../../../lib/notices.ts'
import { useRefreshMe } from '../../../lib/session.ts'
import { countOf } from '../../../lib/text.ts'

/**
 * Cancels an order. Rejects when the wish was not taken, which is said.
 * @param put takes in the order as it is known now
 */
export function useCancel(put: (generation: Generation) => void): (generation: Generation) => Promise<void> {
  const refreshMe = useRefreshMe()
  return async ({ id }) => {
    try {
      const ended = await api('DELETE /api/v1/generations/{id}', { params: { id } })
      put(ended)
      // One that runs is asked to stop; its end is told when it comes.
      if (ended.status === 'cancelled') sayCancelled(ended)
    } catch (error) {
      notify(messageOf(error), { tone: 'danger' })
      throw error
    }
    void refreshMe()
  }
}

/** That it has ended, and what came back. */
export function sayCancelled({ refunded }: Pick<Generation, 'refunded'>): void {
  notify(`Cancelled. ${countOf(refunded, 'credit')} ${refunded === 1 ? 'is' : 'are'} back.`)
}
