/** Frames in a second of the videos of this machine; those of hosts differ little from it. */
export const FRAME_RATE = 24

/**
 * The time in seconds to go to for another frame: the middle of it, so that rounding never shows its neighbour.
 * @param step frames, negative for back
 * @param length of the video in seconds
 */
export function frameAfter(time: number, step: number, length: number): number {
  const last = Math.max(0, Math.round(length * FRAME_RATE) - 1)
  const frame = Math.min(last, Math.max(0, Math.floor(time * FRAME_RATE + 1e-6) + step))
  return (frame + 0.5) / FRAME_RATE
}

/** '0:02.5' */
export function timeInWords(seconds: number): string {
  const tenths = Math.max(0, Math.floor(seconds * 10 + 1e-6))
  const rest = (tenths % 600) / 10
  return `${Math.floor(tenths / 600)}:${rest < 10 ? '0' : ''}${rest.toFixed(1)}`
}
