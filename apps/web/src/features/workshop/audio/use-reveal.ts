import { useEffect, useEffectEvent, useState } from 'react'
import type { Results } from '../screen/use-results.ts'
import { cardId } from './audio-card.tsx'

/**
 * A result that is to be looked at is shown where it stands: a window over the page would be one more thing to close before the
 * next try. Answers the id of an order that stands nowhere on the stage, and needs a window after all.
 */
export function useReveal({ isOpen, shown, changeView, close }: Results): string | null {
  const [elsewhere, setElsewhere] = useState<string | null>(null)
  const wanted = isOpen ? (shown?.generationId ?? null) : null
  const reveal = useEffectEvent((generationId: string) => {
    const found = document.getElementById(cardId(generationId))
    // One in a window is that window's, not the stage's.
    if (!found || found.closest('[role=dialog]')) {
      setElsewhere(generationId)
      return
    }
    changeView('results')
    close()
    // A phone shows the part with the results from the next frame on.
    requestAnimationFrame(() => {
      const card = document.getElementById(cardId(generationId))
      card?.scrollIntoView({ block: 'nearest' })
      card?.focus({ preventScroll: true })
    })
  })
  // After the page has taken in what has just come.
  useEffect(() => {
    if (wanted === null) return
    const frame = requestAnimationFrame(() => reveal(wanted))
    return () => cancelAnimationFrame(frame)
  }, [wanted])
  return wanted === elsewhere ? wanted : null
}
