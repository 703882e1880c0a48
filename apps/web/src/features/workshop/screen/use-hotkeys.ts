import { useEffect, useEffectEvent } from 'react'
import { hotkeyFor, isSubmit } from './hotkeys.ts'
import type { Hotkey } from './hotkeys.ts'

/** Text that is being typed, or a window over the page: letters are letters there. */
export function isTypingIn(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('textarea, select, input:not([type=range], [type=file])') !== null)
  )
}

/** A window over the page. */
export function isDialogOpen(): boolean {
  const windows = document.querySelectorAll('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]')
  // One that is closing has done its part; a list that was opened once stays in the document, unseen.
  return [...windows].some((each) => !('closed' in (each as HTMLElement).dataset) && each.checkVisibility())
}

/** Listens for the workshop's shortcuts; Ctrl+Enter works in the fields too. */
export function useHotkeys(submit: () => void, hotkeys: readonly Hotkey[]): void {
  const onSubmit = useEffectEvent((event: KeyboardEvent) => {
    if (!isSubmit(event) || event.repeat || isDialogOpen()) return
    event.preventDefault()
    event.stopPropagation()
    submit()
  })
  const onPress = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || isDialogOpen()) return
    if (isTypingIn(event.target)) return
    const hotkey = hotkeyFor(event, hotkeys)
    if (!hotkey) return
    event.preventDefault()
    hotkey.run()
  })
  useEffect(() => {
    const heard = new AbortController()
    const { signal } = heard
    // Before a switch or button with the focus takes the Enter in it for a press.
    document.addEventListener('keydown', (event) => onSubmit(event), { capture: true, signal })
    document.addEventListener('keydown', (event) => onPress(event), { signal })
    return () => heard.abort()
  }, [])
}
