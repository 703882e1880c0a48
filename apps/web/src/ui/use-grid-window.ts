import { useLayoutEffect, useState } from 'react'
import type { RefObject } from 'react'
import { flushSync } from 'react-dom'

/** What a grid needs to know of the window, pixels. `from` and `to` are a stretch of the grid that holds all that is in sight. */
export interface GridWindow {
  /** 0 while nothing is measured: on the server and in the first render of a document. */
  width: number
  windowHeight: number
  from: number
  to: number
}

// Beyond the window's edges, and how often the stretch moves: a tile is there before it is seen, and few renders do.
const OVERSCAN = 300
const STRIDE = 100
const NOTHING: GridWindow = { width: 0, windowHeight: 0, from: 0, to: 0 }

// Most grids of the product are as wide as the last one: coming back to a page, it has its full height at once, and its scroll place.
let lastMeasured = NOTHING

function measure(box: HTMLElement): GridWindow {
  const { top, width } = box.getBoundingClientRect()
  const windowHeight = window.innerHeight
  return {
    width,
    windowHeight,
    from: Math.floor((-top - OVERSCAN) / STRIDE) * STRIDE,
    to: Math.ceil((windowHeight - top + OVERSCAN) / STRIDE) * STRIDE,
  }
}

function same(a: GridWindow, b: GridWindow): boolean {
  return a.width === b.width && a.windowHeight === b.windowHeight && a.from === b.from && a.to === b.to
}

/** Follows the part of a grid that is in sight, with the page as its scroller. */
export function useGridWindow(box: RefObject<HTMLElement | null>): GridWindow {
  const [view, setView] = useState(lastMeasured)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const follow = () => {
      const next = measure(element)
      if (next.width === 0) return
      lastMeasured = { ...next, from: -OVERSCAN, to: next.windowHeight + OVERSCAN }
      setView((now) => (same(now, next) ? now : next))
    }
    // Rendered in the same frame: a fast scroll must not show an empty wall.
    const followAtOnce = () => flushSync(follow)
    follow()
    const observer = new ResizeObserver(follow)
    observer.observe(element)
    window.addEventListener('scroll', followAtOnce, { passive: true })
    window.addEventListener('resize', follow)
    return () => {
      observer.disconnect()
      window.removeEventListener('scroll', followAtOnce)
      window.removeEventListener('resize', follow)
    }
  }, [box])
  return view
}
