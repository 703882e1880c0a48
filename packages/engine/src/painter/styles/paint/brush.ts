import { createRandom } from '../../core/random.ts'
import type { Plane, Raster } from '../filter/raster.ts'

const ACROSS = 32
const ALONG = 128

/** The marks that a brush leaves: a texture of ACROSS × ALONG values 0–1, endless along the stroke. */
export interface Brush {
  readonly hairs: Float32Array
  /** How much the hairs' heights change the colour (0 flat gouache … 0.2 streaky oil). */
  readonly streak: number
  /** How soon the paint runs out along the stroke: 0 never … 1 dry at its end. */
  readonly dry: number
  /** Roundness of the ends in half widths: 0 cut … 1 round. */
  readonly round: number
}

/** A brush with hairs of different heights; `coarse` is how thick the hairs lie together (2 fine … 8 coarse). */
export function makeBrush(
  seed: number,
  coarse: number,
  options: { streak: number; dry: number; round: number },
): Brush {
  const random = createRandom(seed)
  const rows = Math.max(4, Math.round(ACROSS / coarse))
  const lanes = Array.from({ length: rows + 1 }, () => ({
    height: random(),
    phase: random() * 2 * Math.PI,
    drift: random() * 2 * Math.PI,
    sway: 0.1 + random() * 0.25,
  }))
  const hairs = new Float32Array(ACROSS * ALONG)
  for (let v = 0; v < ACROSS; v++) {
    const place = (v / (ACROSS - 1)) * (rows - 0.001)
    const lane = Math.floor(place)
    const part = place - lane
    for (let u = 0; u < ALONG; u++) {
      const turn = (u / ALONG) * 2 * Math.PI
      const heightOf = (index: number): number => {
        const { height, phase, drift, sway } = lanes[index]!
        return height + sway * (Math.sin(turn + phase) + 0.6 * Math.sin(turn * 3 + drift)) * 0.5
      }
      const height = heightOf(lane) * (1 - part) + heightOf(lane + 1) * part
      hairs[v * ALONG + u] = Math.min(1, Math.max(0, height + (random() - 0.5) * 0.12))
    }
  }
  return { hairs, ...options }
}

/** What strokes are laid on: the picture, and the thickness of the paint (null where it does not matter). */
export interface Ground {
  readonly raster: Raster
  readonly relief: Plane | null
  /** The paper's tooth, −1 … 1: chalk and pencil catch only its peaks. Null: the paint covers it. */
  readonly tooth: Plane | null
}

/** A stroke: points in pixels as x, y pairs, its half width in pixels, its colour. */
export interface Stroke {
  readonly points: Float32Array
  readonly count: number
  readonly radius: number
  readonly red: number
  readonly green: number
  readonly blue: number
  /** 0–1. */
  readonly opacity: number
  /** Pressure against the tooth, −1 (only peaks) … 1 (fills the valleys); read when the ground has a tooth. */
  readonly pressure: number
  /** Which part of the brush's texture it uses: any number. */
  readonly offset: number
}

/** Lays one stroke: every pixel of each segment's slab, with the brush's hairs running along it. */
export function layStroke(ground: Ground, brush: Brush, stroke: Stroke): void {
  const { points, count } = stroke
  const radius = Math.max(0.55, stroke.radius)
  const thin = Math.min(1, stroke.radius / 0.55)
  let total = 0
  for (let k = 1; k < count; k++) {
    total += Math.hypot(points[2 * k]! - points[2 * k - 2]!, points[2 * k + 1]! - points[2 * k - 1]!)
  }
  let travelled = 0
  for (let k = 1; k < count; k++) {
    const x0 = points[2 * k - 2]!
    const y0 = points[2 * k - 1]!
    const length = Math.hypot(points[2 * k]! - x0, points[2 * k + 1]! - y0)
    if (length < 0.01) continue
    laySegment(ground, brush, stroke, {
      x: x0,
      y: y0,
      dx: (points[2 * k]! - x0) / length,
      dy: (points[2 * k + 1]! - y0) / length,
      // Inner joints reach a little over each other, so that curves have no gaps.
      from: k === 1 ? -radius * brush.round : -radius * 0.16,
      to: k === count - 1 ? length + radius * brush.round : length + radius * 0.16,
      first: k === 1,
      last: k === count - 1,
      length,
      radius,
      travelled,
      total,
      opacity: stroke.opacity * thin,
    })
    travelled += length
  }
}

interface Segment {
  readonly x: number
  readonly y: number
  readonly dx: number
  readonly dy: number
  readonly from: number
  readonly to: number
  readonly first: boolean
  readonly last: boolean
  readonly length: number
  readonly radius: number
  readonly travelled: number
  readonly total: number
  readonly opacity: number
}

function laySegment(ground: Ground, brush: Brush, stroke: Stroke, segment: Segment): void {
  const { raster, relief, tooth } = ground
  const { width, height, red, green, blue } = raster
  const { hairs, streak, dry, round } = brush
  const { x: x0, y: y0, dx, dy, from, to, radius, length } = segment
  const reach = radius + 0.5
  const bow = Math.abs(dx) * reach
  const top = Math.max(0, Math.floor(y0 + Math.min(dy * from, dy * to) - bow))
  const bottom = Math.min(height - 1, Math.ceil(y0 + Math.max(dy * from, dy * to) + bow))
  // Everything that the inner loop reads is taken out of its object first: it runs some ten million times a picture.
  const { first, last, travelled, opacity } = segment
  const inkRed = stroke.red
  const inkGreen = stroke.green
  const inkBlue = stroke.blue
  const { pressure, offset } = stroke
  const laneScale = (0.5 * (ACROSS - 1)) / radius
  const laneMiddle = 0.5 * (ACROSS - 1)
  const uScale = ALONG / Math.max(24 * radius, segment.total)
  const roundness = 1 / (round * round + 1e-6)
  const streakGain = streak * 2
  const endDry = (dry / Math.max(1, segment.total)) * 1.25
  for (let y = top; y <= bottom; y++) {
    const ry = y - y0
    // The pixels of this row inside the slab: |across| ≤ reach and from ≤ along ≤ to, both linear in x.
    let low = 0
    let high = width - 1
    if (Math.abs(dy) > 1e-4) {
      const a = x0 + (ry * dx - reach) / dy
      const b = x0 + (ry * dx + reach) / dy
      low = Math.max(low, Math.min(a, b))
      high = Math.min(high, Math.max(a, b))
    } else if (Math.abs(ry * dx) > reach) continue
    if (Math.abs(dx) > 1e-4) {
      const a = x0 + (from - ry * dy) / dx
      const b = x0 + (to - ry * dy) / dx
      low = Math.max(low, Math.min(a, b))
      high = Math.min(high, Math.max(a, b))
    } else if (ry * dy < from || ry * dy > to) continue
    const begin = Math.ceil(low)
    const end = Math.floor(high)
    let along = (begin - x0) * dx + ry * dy - dx
    let across = ry * dx - (begin - x0) * dy + dy
    for (let i = y * width + begin, stop = y * width + end; i <= stop; i++) {
      along += dx
      across -= dy
      let side = across < 0 ? -across : across
      // The two ends are rounded by measuring to the end point instead of to the line.
      if (first && along < 0) side = Math.sqrt(across * across + along * along * roundness)
      else if (last && along > length)
        side = Math.sqrt(across * across + (along - length) * (along - length) * roundness)
      let alpha = radius - side + 0.5
      if (alpha <= 0) continue
      if (alpha > 1) alpha = 1
      const distance = travelled + along
      let lane = (across * laneScale + laneMiddle) | 0
      lane = lane < 0 ? 0 : lane >= ACROSS ? ACROSS - 1 : lane
      const run = ((distance + radius) * uScale + offset) & (ALONG - 1)
      const hair = hairs[lane * ALONG + run]!
      if (dry > 0) {
        const left = (hair + 0.25 - distance * endDry) * 4
        if (left <= 0) continue
        if (left < 1) alpha *= left
      }
      if (tooth !== null) {
        const grip = (tooth[i]! + pressure) * 1.15 + 0.5
        if (grip <= 0) continue
        if (grip < 1) alpha *= grip
      }
      alpha *= opacity
      const shade = (hair - 0.5) * streakGain
      const oldRed = red[i]!
      const oldGreen = green[i]!
      const oldBlue = blue[i]!
      red[i] = oldRed + (inkRed + shade - oldRed) * alpha
      green[i] = oldGreen + (inkGreen + shade - oldGreen) * alpha
      blue[i] = oldBlue + (inkBlue + shade - oldBlue) * alpha
      if (relief !== null) {
        const thick = relief[i]!
        relief[i] = thick + (hair * 0.75 + 0.25 - thick) * alpha
      }
    }
  }
}
