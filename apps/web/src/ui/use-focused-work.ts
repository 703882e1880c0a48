import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

/** The id of the work in a grid that has the focus, itself or something on it. */
export function useFocusedWork(box: RefObject<HTMLElement | null>): string | null {
  const [focused, setFocused] = useState<string | null>(null)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const enter = (event: FocusEvent) => {
      const work = event.target instanceof Element ? event.target.closest('[data-work]') : null
      setFocused(work?.getAttribute('data-work') ?? null)
    }
    const leave = () => setFocused(null)
    element.addEventListener('focusin', enter)
    element.addEventListener('focusout', leave)
    return () => {
      element.removeEventListener('focusin', enter)
      element.removeEventListener('focusout', leave)
    }
  }, [box])
  return focused
}
