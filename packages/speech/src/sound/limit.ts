// SPDX-License-Identifier: Apache-2.0

const BLOCK = 48
/** Blocks over which the gain moves down before a peak and up after it: 6 ms, too slow to be heard as distortion. */
const SLOPE = 6

/** Multiplies the samples in place and keeps every one of them within the ceiling, by turning down around peaks. */
export function amplify(samples: Float32Array, gain: number, ceiling: number): void {
  const blocks = Math.ceil(samples.length / BLOCK)
  const allowed = new Float32Array(blocks).fill(1)
  for (let block = 0; block < blocks; block++) {
    let peak = 0
    const end = Math.min(samples.length, (block + 1) * BLOCK)
    for (let at = block * BLOCK; at < end; at++) peak = Math.max(peak, Math.abs(samples[at] ?? 0))
    if (peak * gain > ceiling) allowed[block] = ceiling / (peak * gain)
  }
  const gains = smoothed(lowest(allowed, SLOPE + 1), SLOPE)
  for (let at = 0; at < samples.length; at++) {
    const place = at / BLOCK
    const block = Math.floor(place)
    const from = gains[block] ?? 1
    const to = gains[block + 1] ?? from
    samples[at] = (samples[at] ?? 0) * gain * (from + (to - from) * (place - block))
  }
}

/** The lowest value within `reach` on both sides. */
function lowest(values: Float32Array, reach: number): Float32Array {
  return values.map((value, index) => {
    let least = value
    for (let near = Math.max(0, index - reach); near <= Math.min(values.length - 1, index + reach); near++)
      least = Math.min(least, values[near] ?? 1)
    return least
  })
}

/** The mean within `reach` on both sides; the ends count as if they went on. */
function smoothed(values: Float32Array, reach: number): Float32Array {
  const last = values.length - 1
  return values.map((_, index) => {
    let sum = 0
    for (let near = index - reach; near <= index + reach; near++) sum += values[Math.min(last, Math.max(0, near))] ?? 1
    return sum / (reach * 2 + 1)
  })
}
