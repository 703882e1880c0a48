import { blurPlane } from '../painter/styles/filter/blur.ts'
import { smoothstep } from '../painter/core/math.ts'
import { fillDepth } from './fill-depth.ts'
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

/**
 * Takes sky and land of a picture apart. `depth` as the painter gives it: 0 nearest … 1 sky. Pictures that
 * have hardly any stay whole: then `sky` is null and everything is land. `margin` is how far from the land's edge the sky is mistrusted:
 * more for a depth that was only guessed.
 */
export function splitSky(words: Int32Array, width: number, height: number, depth: Float32Array, margin = 1): SkySplit {
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
  const reach = (Math.min(width, height) * 0.004 + 1) * margin
  const wide = blurPlane(mask, width, height, reach, 2)
  const known = wide.map((value) => smoothstep(0.9, 0.995, value))
  return {
    land,
    sky: fillUnknown(words, width, height, known),
    landDepth: fillDepth(depth, mask, width, height, SKY - 0.04),
    mask,
  }
}
