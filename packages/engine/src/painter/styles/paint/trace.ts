import type { Noise } from '../../core/noise.ts'
import type { Flow } from '../filter/flow.ts'
import type { Raster } from '../filter/raster.ts'
import type { Manner } from '../schedulers.ts'
import type { Seed } from './seeds.ts'

/** The longest path, in points. */
export const MAX_POINTS = 12

/** How a medium's strokes run. */
export interface TraceOptions {
  /** Length of a whole stroke and of one step, in units. */
  readonly length: number
  readonly steps: number
  /** Change of colour (0–1, summed over channels) at which a stroke stops; Infinity: never. */
  readonly tolerance: number
  /** Angle where the picture says nothing, radians; null: a slow swirl. */
  readonly lie: number | null
  /** Turns every stroke: hatching across the form. */
  readonly turn: number
  /** Pixels a unit. */
  readonly scale: number
  /** Width and height of the picture in units. */
  readonly width: number
  readonly height: number
}

/**
 * Follows the flow from a seed to both sides; writes x, y pairs in pixels to `points` and returns how many there are.
 * The seed lies in the middle: the flow has no direction, so strokes must not depend on which way they are walked.
 */
export function traceStroke(
  seed: Seed,
  flow: Flow,
  colors: Raster,
  manner: Manner,
  noise: Noise,
  options: TraceOptions,
  points: Float32Array,
): number {
  const back = Math.min(MAX_POINTS - 2, options.steps >> 1)
  const walker = {
    seed,
    flow,
    colors,
    manner,
    noise,
    options,
    wobble: (seed.luck[0] + seed.luck[1] - 1) * manner.wobble * 2,
  }
  const behind = walk(walker, back, Math.PI, points, 0)
  for (let low = 0, high = behind - 1; low < high; low++, high--) {
    swap(points, 2 * low, 2 * high)
    swap(points, 2 * low + 1, 2 * high + 1)
  }
  points[2 * behind] = seed.x * options.scale
  points[2 * behind + 1] = seed.y * options.scale
  return behind + 1 + walk(walker, Math.min(options.steps - back, MAX_POINTS - 1 - behind), 0, points, behind + 1)
}

interface Walker {
  readonly seed: Seed
  readonly flow: Flow
  readonly colors: Raster
  readonly manner: Manner
  readonly noise: Noise
  readonly options: TraceOptions
  readonly wobble: number
}

/** Walks from the seed, turned by `about` (0 forward, π backward), and writes points from index `at`; returns how many. */
function walk(walker: Walker, steps: number, about: number, points: Float32Array, at: number): number {
  const { seed, flow, colors, manner, noise, options } = walker
  const { scale } = options
  const stride = (options.length * manner.length) / options.steps
  const startColor = colorIndex(colors, seed.x * scale, seed.y * scale)
  let { x, y } = seed
  let dirX = 0
  let dirY = 0
  for (let step = 0; step < steps; step++) {
    const angle = heading(x, y, flow, manner, noise, options) + options.turn + walker.wobble + (step === 0 ? about : 0)
    let hx = Math.cos(angle)
    let hy = Math.sin(angle)
    if (step > 0) {
      if (hx * dirX + hy * dirY < 0) {
        hx = -hx
        hy = -hy
      }
      // Part of the old direction stays: strokes bend, they do not break.
      hx = hx * 0.6 + dirX * 0.4
      hy = hy * 0.6 + dirY * 0.4
      const norm = Math.hypot(hx, hy) || 1
      hx /= norm
      hy /= norm
    }
    x += hx * stride
    y += hy * stride
    if (colorGap(colors, startColor, colorIndex(colors, x * scale, y * scale)) > options.tolerance) return step
    points[2 * (at + step)] = x * scale
    points[2 * (at + step) + 1] = y * scale
    dirX = hx
    dirY = hy
  }
  return steps
}

function swap(points: Float32Array, i: number, j: number): void {
  const held = points[i]!
  points[i] = points[j]!
  points[j] = held
}

/** What the flow last said: asked some hundred thousand times a picture. */
const form = new Float64Array(3)

function heading(x: number, y: number, flow: Flow, manner: Manner, noise: Noise, options: TraceOptions): number {
  flow.along(x, y, form)
  const clear = Math.min(1, form[2]! * 1.6) * manner.hug
  const calm = options.lie ?? 0.12 + noise.fbm(x * 1.7 + 3, y * 1.7 + 8, 2) * 4.2 * manner.swirl
  // Undirected angles are mixed doubled: that way half a turn is none, and the mix goes the shorter way.
  let c = Math.cos(2 * calm)
  let s = Math.sin(2 * calm)
  if (manner.orbit > 0) {
    const around = Math.atan2(y - options.height / 2, x - options.width / 2) + Math.PI / 2 + 0.25
    const mixed = Math.atan2(
      s * (1 - manner.orbit) + Math.sin(2 * around) * manner.orbit,
      c * (1 - manner.orbit) + Math.cos(2 * around) * manner.orbit,
    )
    c = Math.cos(mixed)
    s = Math.sin(mixed)
  }
  return Math.atan2(s * (1 - clear) + form[1]! * clear, c * (1 - clear) + form[0]! * clear) / 2
}

/** Index of the pixel at a place, clipped to the picture. */
export function colorIndex(raster: Raster, x: number, y: number): number {
  const cx = x < 0 ? 0 : x >= raster.width ? raster.width - 1 : x | 0
  const cy = y < 0 ? 0 : y >= raster.height ? raster.height - 1 : y | 0
  return cy * raster.width + cx
}

function colorGap(raster: Raster, i: number, j: number): number {
  return (
    Math.abs(raster.red[i]! - raster.red[j]!) +
    Math.abs(raster.green[i]! - raster.green[j]!) +
    Math.abs(raster.blue[i]! - raster.blue[j]!)
  )
}
