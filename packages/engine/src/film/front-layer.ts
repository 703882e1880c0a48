import { blurPlane } from '../painter/styles/filter/blur.ts'
import { fillDepth } from './fill-depth.ts'
import { fillUnknown } from './fill.ts'
import { nearnessOf } from './relief.ts'
import { smoothstep } from '../painter/core/math.ts'

/** What stands before the rest of a picture, lifted off it. */
export interface FrontSplit {
  /** The picture; alpha tells how much of each pixel stands in front (255 all). */
  readonly front: Int32Array
  /** Its depth, spread beyond its edges, so that they stay stiff. */
  readonly frontDepth: Float32Array
  /** How surely a pixel stands in front, 0–1. */
  readonly cover: Float32Array
  /** The picture and its depth with the front painted over from behind it. */
  readonly back: Int32Array
  readonly backDepth: Float32Array
}

/** Levels of nearness at which a picture may be cut. */
const LEVELS = 40

/** A step of nearness between two neighbouring places that tears a picture apart when the camera moves. */
const STEP = 0.16

/**
 * The nearness at which most edges part near from far, 0–1; null: too few edges to be worth it. Edges are looked for on every
 * `stride`th pixel.
 */
function findCut(depth: Float32Array, width: number, height: number): number | null {
  const stride = Math.max(2, Math.round(Math.min(width, height) / 200))
  const crossings = new Float64Array(LEVELS + 1)
  let edges = 0
  let looked = 0
  for (let y = 0; y < height - stride; y += stride) {
    for (let x = 0; x < width - stride; x += stride) {
      const here = nearnessOf(depth[y * width + x]!)
      looked++
      for (const next of [depth[y * width + x + stride]!, depth[(y + stride) * width + x]!]) {
        const there = nearnessOf(next)
        const low = Math.min(here, there)
        const high = Math.max(here, there)
        if (high - low < STEP) continue
        edges++
        // Wide steps tear most: they vote for all levels that they cross.
        for (let level = Math.ceil(low * LEVELS); level <= Math.floor(high * LEVELS); level++)
          crossings[level]! += high - low
      }
    }
  }
  if (edges < looked * 0.002) return null
  let best = 0
  let from = 0
  let to = 0
  for (let level = 4; level < LEVELS - 1; level++) {
    if (crossings[level]! > best * 1.0001) {
      best = crossings[level]!
      from = level
      to = level
    } else if (crossings[level]! >= best * 0.98 && level === to + 1) to = level
  }
  return best === 0 ? null : (from + to) / 2 / LEVELS
}

/**
 * Lifts what stands in front off a picture and paints on what is behind it. `keep` says of each pixel how surely it belongs to the
 * back whatever its depth (water that runs up to the camera); null: nothing does. Null: there is no clear front.
 */
export function splitFront(
  words: Int32Array,
  width: number,
  height: number,
  depth: Float32Array,
  keep: Float32Array | null,
): FrontSplit | null {
  const cut = findCut(depth, width, height)
  if (cut === null) return null
  const hard = new Float32Array(depth.length)
  let sum = 0
  for (let i = 0; i < hard.length; i++) {
    const value = nearnessOf(depth[i]!) > cut ? 1 - (keep ? keep[i]! : 0) : 0
    hard[i] = value
    sum += value
  }
  const share = sum / hard.length
  if (share < 0.004 || share > 0.93) return null
  const cover = blurPlane(hard, width, height, 0.9, 2)
  const front = new Int32Array(words.length)
  for (let i = 0; i < front.length; i++) front[i] = (words[i]! & 0xffffff) | (Math.round(255 * cover[i]!) << 24)
  // Pixels beside the front's edge are mixed with its colours: the back is only sure a little away from it.
  const reach = Math.min(width, height) * 0.003 + 1
  const wide = blurPlane(hard, width, height, reach, 2)
  const unknown = wide.map((value) => smoothstep(0.01, 0.12, value))
  const known = unknown.map((value) => 1 - value)
  return {
    front,
    frontDepth: fillDepth(
      depth,
      cover.map((value) => 1 - value),
      width,
      height,
      1,
    ),
    cover,
    back: fillUnknown(words, width, height, known),
    backDepth: fillDepth(depth, unknown, width, height, 1),
  }
}
