import { useCallback, useEffect, useRef } from 'react'
import { isTypingIn } from './use-hotkeys.ts'

// Someone who has not touched a key for this long is looking, not writing.
const PAUSE_MS = 4000

/** Asks whether the person is writing right now: the focus is in a text and something was typed a moment ago. */
export function useIsTyping(): () => boolean {
  const last = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    const typed = () => {
      last.current = performance.now()
    }
    document.addEventListener('input', typed)
    return () => document.removeEventListener('input', typed)
  }, [])
  return useCallback(() => isTypingIn(document.activeElement) && performance.now() - last.current < PAUSE_MS, [])
}
