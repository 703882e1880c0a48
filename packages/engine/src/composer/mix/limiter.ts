import { SAMPLE_RATE } from '../types.ts'
import { peakAfter } from '../measure/peak.ts'
import type { Samples } from '../types.ts'

/** Frames in which the gain comes down before a peak, and the share by which it comes back each frame. */
const LOOK_AHEAD = Math.round(0.003 * SAMPLE_RATE)
const RETURN = 1 - Math.exp(-1 / (0.09 * SAMPLE_RATE))

/**
 * Multiplies by `gain` and keeps the curve between the samples below the ceiling, coming down before each peak.
 *
 * @param work as long as the samples; overwritten.
 */
export function limit(from: Samples, to: Samples, work: Float32Array, gain: number, ceiling: number): void {
  const { left, right } = from
  const length = left.length
  work.fill(1)
  const near = (ceiling / gain) * 0.75
  const top = ceiling / gain
  for (let i = 0; i < length; i++) {
    const a = left[i]!
    const b = right[i]!
    let peak = 0
    if (a > near || a < -near) peak = peakAfter(left, i)
    if (b > near || b < -near) peak = Math.max(peak, peakAfter(right, i))
    if (peak <= top) continue
    const need = top / peak
    for (let k = 0; k <= LOOK_AHEAD && k <= i; k++) {
      const ramp = need + ((1 - need) * k) / LOOK_AHEAD
      if (work[i - k]! > ramp) work[i - k] = ramp
    }
    // The peak may lie just behind this sample.
    if (i + 1 < length && work[i + 1]! > need) work[i + 1] = need
  }
  let held = 1
  for (let i = 0; i < length; i++) {
    held = Math.min(work[i]!, held + (1 - held) * RETURN)
    to.left[i] = left[i]! * gain * held
    to.right[i] = right[i]! * gain * held
  }
}
