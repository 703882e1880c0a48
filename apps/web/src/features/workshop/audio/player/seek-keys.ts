/** Seconds that an arrow moves, and a page key. */
const STEP = { arrow: 5, page: 15 } as const

/**
 * Where a key on the waveform leads, in seconds from 0 to `length`; null for a key that means nothing here. As sliders have it:
 * right and up are later.
 */
export function seekTarget(key: string, time: number, length: number): number | null {
  const wanted = wantedBy(key, time, length)
  return wanted === null ? null : Math.min(length, Math.max(0, wanted))
}

function wantedBy(key: string, time: number, length: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return time + STEP.arrow
    case 'ArrowLeft':
    case 'ArrowDown':
      return time - STEP.arrow
    case 'PageUp':
      return time + STEP.page
    case 'PageDown':
      return time - STEP.page
    case 'Home':
      return 0
    case 'End':
      return length
    default:
      return null
  }
}
