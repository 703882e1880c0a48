import { SCROLL } from '@easel/contract/limits'
import { ArrowUp } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { RefObject } from 'react'
import { iconButtonClass } from './icon-button.tsx'

/**
 * G17: the way back to the top, once one has come down.
 * @param threshold pixels
 * @param container what scrolls; the page when left out
 */
export function ScrollToTop({
  threshold = SCROLL.toTopPx,
  container,
}: {
  threshold?: number
  container?: RefObject<HTMLElement | null>
}) {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const scroller = container?.current ?? window
    const follow = () => setShown((scroller instanceof Window ? scroller.scrollY : scroller.scrollTop) > threshold)
    follow()
    scroller.addEventListener('scroll', follow, { passive: true })
    return () => scroller.removeEventListener('scroll', follow)
  }, [threshold, container])
  if (!isShown) return null
  return (
    <button
      type="button"
      aria-label="Back to the top"
      title="Back to the top"
      onClick={() => {
        const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
        const target = container?.current ?? window
        target.scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' })
      }}
      className={iconButtonClass(
        'plain',
        'fixed right-4 bottom-[calc(var(--bottom-bar)+16px)] z-20 md:bottom-24 size-11 border border-line-strong bg-surface-2 text-ink shadow-float',
      )}
    >
      <ArrowUp size={20} aria-hidden />
    </button>
  )
}
