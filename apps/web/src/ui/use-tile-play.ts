import { useEffect, useState } from 'react'
import type { RefObject } from 'react'
import { useIsMobile, useIsTouch, useReducedMotion } from '../lib/media-query.ts'

// G18
const SEEN_SHARE = 0.7
const SOUND_AFTER_MS = 1000

/** How a tile's film is played now. */
export type TilePlay = 'still' | 'silent' | 'aloud'

/**
 * G18: on a desk it plays while it is pointed at, on a phone while more than 70 % of it are in the window; never by itself for someone who
 * prefers reduced motion. It may be heard when the pointer has rested for a second.
 */
export function tilePlay(now: {
  isPhone: boolean
  isPointed: boolean
  isSeen: boolean
  isRested: boolean
  mayMove: boolean
  mayBeHeard: boolean
}): TilePlay {
  if (!now.mayMove || !(now.isPhone ? now.isSeen : now.isPointed)) return 'still'
  return now.isPointed && now.isRested && now.mayBeHeard ? 'aloud' : 'silent'
}

/**
 * @param mayBeHeard it is known to have sound, and the person wants to hear
 * @param isCovered something lies over the wall: what cannot be seen does not play
 */
export function useTilePlay(
  tile: RefObject<Element | null>,
  { isPointed, mayBeHeard, isCovered = false }: { isPointed: boolean; mayBeHeard: boolean; isCovered?: boolean },
): TilePlay {
  const isNarrow = useIsMobile()
  const isTouch = useIsTouch()
  const isPhone = isNarrow || isTouch
  const isStill = useReducedMotion()
  const mayMove = !isStill && !isCovered
  const [isSeen, setSeen] = useState(false)
  const [isRested, setRested] = useState(false)
  useEffect(() => {
    const element = tile.current
    if (!element || !isPhone || !mayMove) return
    const observer = new IntersectionObserver(
      (entries) => setSeen((entries.at(-1)?.intersectionRatio ?? 0) > SEEN_SHARE),
      { threshold: SEEN_SHARE + 0.001 },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [tile, isPhone, mayMove])
  useEffect(() => {
    if (!isPointed) return
    const timer = setTimeout(() => setRested(true), SOUND_AFTER_MS)
    return () => {
      clearTimeout(timer)
      setRested(false)
    }
  }, [isPointed])
  return tilePlay({ isPhone, isPointed, isSeen, isRested, mayMove, mayBeHeard })
}
