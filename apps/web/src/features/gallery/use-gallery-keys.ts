import { SCROLL } from '@easel/contract/limits'
import { useEffect } from 'react'

const STEP: Record<string, number> = { ArrowDown: SCROLL.keyboardPx, ArrowUp: -SCROLL.keyboardPx }
/** Where the arrows have a meaning of their own. */
const OWN_ARROWS =
  'input, textarea, select, [contenteditable], [role=slider], [role=menu], [role=listbox], [role=dialog], [role=alertdialog]'

/** G15: arrows up and down scroll by 200 px, unless one types or a viewer is open. */
export function useGalleryKeys(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return
    const scroll = (event: KeyboardEvent) => {
      const step = STEP[event.key]
      if (!step || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      if (event.target instanceof Element && event.target.closest(OWN_ARROWS)) return
      event.preventDefault()
      const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
      window.scrollBy({ top: step, behavior: isStill ? 'instant' : 'smooth' })
    }
    window.addEventListener('keydown', scroll)
    return () => window.removeEventListener('keydown', scroll)
  }, [isActive])
}
