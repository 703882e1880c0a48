import { blurPlane } from '../painter/styles/filter/blur.ts'
import { clamp, smoothstep } from '../painter/core/math.ts'
import { toLab } from '../painter/styles/filter/lab.ts'
import { shrinkRaster, toRaster, growPlane } from '../painter/styles/filter/raster.ts'
import type { Pixels } from '../painter/types.ts'

/** Water of a picture. */
export interface FoundWater {
  /** How surely each pixel is water, 0–1. */
  readonly mask: Float32Array
  /** Row of pixels at which it would meet the sky. */
  readonly horizon: number
}

/** How the painter's water falls off with depth: 0.85 · e^(−3.2 · down), `down` in units below its horizon, in steps of 1/255. */
const AT_HORIZON = 0.85
const FALL = 3.2

/** Units of the painter's compositions against the picture's short side: plain, closer and wider ones. */
const SCALES = [1, 1 / 1.3, 1 / 1.65, 1.5, 1.22, 1.2, 1.12]

/** Depth is kept in steps of 1/255. */
const SLACK = 1.7 / 255

/** The depth of water in a row of pixels; the painter works it out for every other row. */
function lawAt(y: number, top: number, unit: number): number {
  return AT_HORIZON * Math.exp((-FALL * (y - (y & 1) + 0.5 - top)) / unit)
}

/** The horizon to a quarter of a pixel: the one whose law most places keep to. */
function sharpenTop(depth: Float32Array, width: number, height: number, near: number, unit: number): number {
  const step = Math.max(2, Math.round(Math.min(width, height) / 160))
  let best = near
  let most = -1
  for (let top = near - 2.5; top <= near + 2.5; top += 0.25) {
    let count = 0
    for (let y = Math.max(0, Math.ceil(top)); y < height; y += step) {
      const law = lawAt(y, top, unit)
      for (let x = 0; x < width; x += step) if (Math.abs(depth[y * width + x]! - law) <= 0.6 / 255) count++
    }
    if (count > most) {
      most = count
      best = top
    }
  }
  return best
}

/**
 * Finds the painter's own water in its depth plane: water alone lies there by one law for all of its pixels. Null: less than 1.5 %
 * of the picture is water.
 */
export function findPaintedWater(depth: Float32Array, width: number, height: number): FoundWater | null {
  const short = Math.min(width, height)
  const step = Math.max(2, Math.round(short / 160))
  let best = { count: 0, top: 0, unit: 1 }
  let looked = 0
  for (const scale of SCALES) {
    const unit = short * scale
    // Every pixel votes for the horizon at which the law would give its depth.
    const votes = new Float64Array(height + 1)
    looked = 0
    for (let y = 0; y < height; y += step) {
      for (let x = 0; x < width; x += step) {
        looked++
        const d = depth[y * width + x]!
        if (d < 0.06 || d > AT_HORIZON) continue
        const top = Math.round(y + 0.5 - (Math.log(AT_HORIZON / d) / FALL) * unit)
        if (top >= 0 && top < height && y > top) votes[top]!++
      }
    }
    for (let top = 1; top < height; top++) {
      const count = votes[top - 1]! + votes[top]! + (votes[top + 1] ?? 0)
      // The plain scale wins when a closer one explains no more.
      if (count > best.count * 1.15) best = { count, top, unit }
    }
  }
  if (best.count < looked * 0.015) return null
  const { unit } = best
  const top = sharpenTop(depth, width, height, best.top, unit)
  const mask = new Float32Array(width * height)
  let sum = 0
  // Other slopes cross the law for a few pixels; water keeps to it for long.
  const least = Math.max(6, short * 0.085)
  for (let x = 0; x < width; x++) {
    let run = 0
    for (let y = best.top; y <= height; y++) {
      if (y < height && Math.abs(depth[y * width + x]! - lawAt(y, top, unit)) <= SLACK) {
        run++
        continue
      }
      if (run >= least) {
        for (let v = y - run; v < y; v++) mask[v * width + x] = 1
        sum += run
      }
      run = 0
    }
  }
  if (sum < mask.length * 0.015) return null
  // Single pixels that agree by chance are no water.
  const calm = blurPlane(mask, width, height, Math.max(1, short / 260), 2)
  for (let i = 0; i < mask.length; i++) mask[i] = smoothstep(0.45, 0.95, calm[i]!)
  return { mask, horizon: Math.round(top) }
}

/**
 * Guesses the water of a given picture whose prompt speaks of water: the calm part below the middle that is bluish, or coloured
 * like the sky above it. `depth` is the estimated one. Null: nothing looks like water.
 */
export function guessWater(pixels: Pixels, depth: Float32Array): FoundWater | null {
  const { width, height } = pixels
  const short = Math.min(width, height)
  const w = Math.max(16, Math.round((width / short) * 90))
  const h = Math.max(16, Math.round((height / short) * 90))
  const lab = toLab(shrinkRaster(toRaster(pixels), w, h))
  let skyA = 0
  let skyB = 0
  let skyCount = 0
  let horizon = 0
  for (let y = 0; y < h; y++) {
    let open = 0
    for (let x = 0; x < w; x++) {
      const far = depth[Math.floor(((y + 0.5) * height) / h) * width + Math.floor(((x + 0.5) * width) / w)]!
      if (far < 0.96) continue
      open++
      const i = y * w + x
      skyA += lab.a[i]!
      skyB += lab.b[i]!
      skyCount++
    }
    if (open > w * 0.25) horizon = y + 1
  }
  if (skyCount > 0) {
    skyA /= skyCount
    skyB /= skyCount
  }
  const top = Math.max(horizon, Math.round(h * 0.34))
  const small = new Float32Array(w * h)
  let sum = 0
  for (let y = top; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const i = y * w + x
      const bluish = smoothstep(0.004, 0.05, -lab.b[i]! - 0.25 * lab.a[i]!)
      const near = Math.hypot(lab.a[i]! - skyA, lab.b[i]! - skyB)
      const mirrors = skyCount > w * h * 0.05 ? smoothstep(0.07, 0.025, near) : 0
      const green = smoothstep(0.02, 0.06, -lab.a[i]!) * smoothstep(0.0, 0.05, lab.b[i]!)
      const value = clamp(Math.max(bluish, mirrors) - green) * smoothstep(top - 1, top + 3, y)
      small[i] = value
      sum += value
    }
  }
  if (sum < w * h * 0.04) return null
  const soft = blurPlane(small, w, h, 1.2, 2).map((value) => smoothstep(0.35, 0.75, value))
  return { mask: growPlane(soft, w, h, width, height), horizon: ((top - 1) * height) / h }
}
