import { clamp } from '../../painter/core/math.ts'
import type { Plane } from '../../painter/styles/filter/raster.ts'

/** Values that an order knows. */
const LEVELS = 4096

/** When each pixel is reached by something that spreads: 0 first … 4095 last. */
export type Order = Uint16Array

/** An order from any plane: its pixels by rank, so that the spreading goes at an even pace whatever the values are. */
export function rankOrder(plane: Plane): Order {
  let low = Infinity
  let high = -Infinity
  for (const value of plane) {
    if (value < low) low = value
    if (value > high) high = value
  }
  const bins = 16_384
  const factor = (bins - 1) / Math.max(1e-6, high - low)
  const counts = new Uint32Array(bins)
  for (const value of plane) counts[((value - low) * factor) | 0]!++
  const ranks = new Uint16Array(bins)
  for (let k = 0, sum = 0; k < bins; k++) {
    sum += counts[k]!
    ranks[k] = Math.min(LEVELS - 1, Math.floor((sum / plane.length) * LEVELS))
  }
  const order = new Uint16Array(plane.length)
  for (let i = 0; i < plane.length; i++) order[i] = ranks[((plane[i]! - low) * factor) | 0]!
  return order
}

/**
 * Mixes two pictures along a spreading front: where `progress` (0–1) has passed a pixel's order, the second shows;
 * `softness` (0–1) is how wide the front is. `tint` colours the front itself: r g b 0–255 and its strength 0–1.
 */
export function spreadInto(
  out: Uint8ClampedArray,
  from: Uint8ClampedArray,
  to: Uint8ClampedArray,
  order: Order,
  progress: number,
  softness: number,
  tint?: readonly [red: number, green: number, blue: number, strength: number],
): void {
  const shares = new Uint16Array(LEVELS)
  const fronts = new Uint16Array(LEVELS)
  const head = progress * (1 + softness)
  for (let k = 0; k < LEVELS; k++) {
    const share = clamp((head - k / LEVELS) / Math.max(1e-4, softness))
    shares[k] = Math.round(share * share * (3 - 2 * share) * 256)
    fronts[k] = tint ? Math.round(4 * share * (1 - share) * tint[3] * 256) : 0
  }
  const [red, green, blue] = tint ?? [0, 0, 0]
  for (let i = 0, p = 0; p < order.length; p++, i += 4) {
    const at = order[p]!
    const share = shares[at]!
    const rest = 256 - share
    const front = fronts[at]!
    const keep = 256 - front
    const r = (from[i]! * rest + to[i]! * share) >> 8
    const g = (from[i + 1]! * rest + to[i + 1]! * share) >> 8
    const b = (from[i + 2]! * rest + to[i + 2]! * share) >> 8
    out[i] = (r * keep + red * front) >> 8
    out[i + 1] = (g * keep + green * front) >> 8
    out[i + 2] = (b * keep + blue * front) >> 8
    out[i + 3] = 255
  }
}
