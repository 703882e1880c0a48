import { useRef } from 'react'
import type { TouchEvent } from 'react'

// V8: pixels.
const FAR_ENOUGH = 50
// A film's own controls lie on its lower edge.
const CONTROLS_HEIGHT = 80

/** A swipe to the left goes on, one to the right goes back. A touch on a slider, on a film's controls, or with two fingers, is none. */
export function useSwipe(onNext: (() => void) | undefined, onPrevious: (() => void) | undefined) {
  const start = useRef<{ x: number; y: number } | null>(null)
  return {
    onTouchStart(event: TouchEvent) {
      const touch = event.touches[0]
      const isTaken = touch === undefined || event.touches.length > 1 || isControl(event.target, touch.clientY)
      start.current = !isTaken ? { x: touch.clientX, y: touch.clientY } : null
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

function isControl(target: EventTarget, y: number): boolean {
  if (target instanceof HTMLInputElement) return true
  return target instanceof HTMLVideoElement && y > target.getBoundingClientRect().bottom - CONTROLS_HEIGHT
}
