import type { Generation } from '@easel/contract/entities/generation'
import { useState } from 'react'
import { notify } from '../../../lib/notices.ts'
import { useRefreshMe } from '../../../lib/session.ts'
import { hasWorks, KIND_WORDS } from '../jobs/kinds.ts'
import { sayCancelled } from '../jobs/use-cancel.ts'
import type { PhoneView } from './phone-tabs.tsx'
import { isDialogOpen } from './use-hotkeys.ts'
import { useIsTyping } from './use-is-typing.ts'

/** Which part a phone shows, and which result is being looked at. */
export interface Results {
  view: PhoneView
  changeView(view: PhoneView): void
  /** Works that came while the person was busy elsewhere. */
  unseen: number
  /** What was opened last; it stays while the window closes. */
  shown: { generationId: string; itemId: string | null } | null
  isOpen: boolean
  look(generationId: string, itemId: string | null): void
  close(): void
  /** To be told of every order that has ended. */
  onEnd(generation: Generation): void
}

export function useResults(): Results {
  const refreshMe = useRefreshMe()
  const isTyping = useIsTyping()
  const [view, setView] = useState<PhoneView>('generate')
  const [unseen, setUnseen] = useState(0)
  const [shown, setShown] = useState<Results['shown']>(null)
  const [isOpen, setOpen] = useState(false)

  function look(generationId: string, itemId: string | null): void {
    setShown({ generationId, itemId })
    setOpen(true)
    setUnseen(0)
  }
  function onEnd(generation: Generation): void {
    void refreshMe()
    if (generation.status === 'cancelled') sayCancelled(generation)
    if (generation.status !== 'completed' || !hasWorks(generation)) return
    setView((before) => (before === 'queue' ? 'results' : before))
    // W2, without taking the page away from someone who writes or chooses.
    if (isTyping() || isDialogOpen()) {
      setUnseen((before) => before + 1)
      notify(`Your ${KIND_WORDS[generation.kind].work} is ready.`, {
        action: { label: 'Look', run: () => look(generation.id, null) },
      })
    } else look(generation.id, null)
  }
  function changeView(next: PhoneView): void {
    setView(next)
    if (next === 'results') setUnseen(0)
    window.scrollTo(0, 0)
  }
  return { view, changeView, unseen, shown, isOpen, look, close: () => setOpen(false), onEnd }
}
