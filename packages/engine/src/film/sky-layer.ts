import { blurPlane } from '../painter/styles/filter/blur.ts'
import { smoothstep } from '../painter/core/math.ts'
import { fillUnknown } from './fill.ts'

/** Depth from which a pixel is open sky. */
const SKY = 0.97

/** A picture taken apart into what is land and the sky behind it. */
export interface SkySplit {
  /** The picture; alpha tells how much of each pixel is land (255 all). */
  readonly land: Int32Array
  /** The sky, painted on behind the land; null: the picture has none. */
  readonly sky: Int32Array | null
  /** The depth with the sky's taken from the land beside it, so that ridges keep their shape. */
  readonly landDepth: Float32Array
  /** How surely a pixel is sky, 0–1. */
  readonly mask: Float32Array
}

/** How surely each pixel is sky by its depth, 0–1, with soft edges. */
export function skyMask(depth: Float32Array, width: number, height: number): Float32Array {
  const hard = new Float32Array(depth.length)
  for (let i = 0; i < depth.length; i++) hard[i] = smoothstep(SKY - 0.04, SKY, depth[i]!)
  // The painter keeps depth at half the size: its steps are rounded off.
  return blurPlane(hard, width, height, 0.9, 2)
}

/** Spreads the depth of land into the sky above it, from left and right, below and above. */
function landDepthOf(depth: Float32Array, mask: Float32Array, width: number, height: number): Float32Array {
  const shrink = Math.max(1, Math.round(Math.min(width, height) / 180))
  const w = Math.ceil(width / shrink)
  const h = Math.ceil(height / shrink)
  const value = new Float32Array(w * h).fill(-1)
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      let least = 2
      for (let v = y * shrink; v < Math.min(height, (y + 1) * shrink); v++) {
        for (let u = x * shrink; u < Math.min(width, (x + 1) * shrink); u++) {
          const i = v * width + u
          if (mask[i]! < 0.9 && depth[i]! < least) least = depth[i]!
        }
      }
      if (least < 2) value[y * w + x] = Math.min(least, SKY - 0.04)
    }
  }
  // Two sweeps of a chamfer: each open cell takes the depth of the nearest land.
  const far = Int32Array.from(value, (d) => (d < 0 ? 1 << 20 : 0))
  const take = (i: number, j: number, step: number): void => {
    if (far[j]! + step >= far[i]!) return
    far[i] = far[j]! + step
    value[i] = value[j]!
  }
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const i = y * w + x
      if (x > 0) take(i, i - 1, 2)
      if (y > 0) take(i, i - w, 2)
      if (x > 0 && y > 0) take(i, i - w - 1, 3)
      if (x < w - 1 && y > 0) take(i, i - w + 1, 3)
    }
  }
  for (let y = h - 1; y >= 0; y--) {
    for (let x = w - 1; x >= 0; x--) {
      const i = y * w + x
      if (x < w - 1) take(i, i + 1, 2)
      if (y < h - 1) take(i, i + w, 2)
      if (x < w - 1 && y < h - 1) take(i, i + w + 1, 3)
      if (x > 0 && y < h - 1) take(i, i + w - 1, 3)
    }
  }
  const soft = blurPlane(value, w, h, 2, 2)
  const result = new Float32Array(depth.length)
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / shrink) * w
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const around = Math.max(0, soft[row + Math.floor(x / shrink)]!)
      const open = mask[i]!
      result[i] = open < 0.02 ? depth[i]! : open > 0.5 ? around : Math.min(depth[i]!, around)
    }
  }
  return result
}

/**
 * Takes sky and land of a picture apart. `depth` as the painter gives it: 0 nearest … 1 sky. Pictures that
 * have hardly any, stay whole: then `sky` is null and everything is land.
 */
export function splitSky(words: Int32Array, width: number, height: number, depth: Float32Array): SkySplit {
  const mask = skyMask(depth, width, height)
  let sum = 0
  for (const value of mask) sum += value
  const share = sum / mask.length
  if (share < 0.015) return { land: words, sky: null, landDepth: depth, mask }
  const land = new Int32Array(words.length)
  for (let i = 0; i < land.length; i++) {
    const cover = Math.round(255 * (1 - mask[i]!))
    land[i] = (words[i]! & 0xffffff) | (cover << 24)
  }
  // Colours beside the land's edge are mixed with the land's: the sky is only sure a little away from it.
  const reach = Math.min(width, height) * 0.004 + 1
  const wide = blurPlane(mask, width, height, reach, 2)
  const known = wide.map((value) => smoothstep(0.9, 0.995, value))
  return {
    land,
    sky: fillUnknown(words, width, height, known),
    landDepth: landDepthOf(depth, mask, width, height),
    mask,
  }
}
