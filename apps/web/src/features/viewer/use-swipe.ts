import { useRef } from 'react'
import type { TouchEvent } from 'react'

// V8: pixels.
const FAR_ENOUGH = 50

/** A swipe to the left goes on, one to the right goes back. A touch on a slider, or with two fingers, is none. */
export function useSwipe(onNext: (() => void) | undefined, onPrevious: (() => void) | undefined) {
  const start = useRef<{ x: number; y: number } | null>(null)
  return {
    onTouchStart(event: TouchEvent) {
      const touch = event.touches[0]
      const isSlider = event.target instanceof HTMLInputElement
      start.current = touch && event.touches.length === 1 && !isSlider ? { x: touch.clientX, y: touch.clientY } : null
    },
    onTouchEnd(event: TouchEvent) {
      const touch = event.changedTouches[0]
      if (!start.current || !touch) return
      const across = touch.clientX - start.current.x
      const down = touch.clientY - start.current.y
      start.current = null
      if (Math.abs(across) <= FAR_ENOUGH || Math.abs(across) <= Math.abs(down)) return
      if (across < 0) onNext?.()
      else onPrevious?.()
    },
  }
}
