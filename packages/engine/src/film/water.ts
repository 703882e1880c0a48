import { clamp, smoothstep } from '../painter/core/math.ts'
import { createNoiseTile, tileAt } from './noise-tile.ts'

/** Waves over the water of a picture, row by row of a frame. */
export interface WaterMotion {
  /** Sets the time for what follows. */
  begin(seconds: number): void
  /**
   * Moves a row of places in the picture (1/256 pixel) to where the water there mirrors from. False: no water lay on it, and
   * nothing was moved.
   */
  bendRow(xs: Int32Array, ys: Int32Array): boolean
  /** Gives the row that was bent last the light of its waves. */
  shineRow(frame: Int32Array, at: number): void
}

interface WaterOptions {
  readonly width: number
  readonly height: number
  /** How surely each pixel is water, 0–1. */
  readonly mask: Float32Array
  /** Row (pixels) at which the water would meet the sky. */
  readonly horizon: number
  readonly seed: number
  /** 0.3 still pond … 1 sea … 2 storm. */
  readonly strength: number
}

/** Pixels of a frame for which the waves are worked out once. */
const STRIDE = 4

/** Waves in perspective: small and slow far away, wide and quick before the eye, rolling towards it. */
export function createWaterMotion(options: WaterOptions): WaterMotion {
  const { width, height, mask, horizon, strength } = options
  const unit = Math.min(width, height)
  const swell = createNoiseTile(options.seed, 'swell', 8, 3)
  const cover = new Uint8Array(width * height)
  for (let i = 0; i < cover.length; i++) cover[i] = Math.round(255 * clamp(mask[i]!))
  const wet = cover.findIndex((value) => value > 0)
  const firstWet = Math.floor((wet < 0 ? cover.length : wet) / width) - Math.ceil(unit * 0.03)
  // Each row's wave length and height.
  const scaleX = new Float32Array(height)
  const rowV = new Float32Array(height)
  const heights = new Float32Array(height)
  for (let y = 0; y < height; y++) {
    const down = Math.max(0, (y - horizon) / unit)
    const z = 1 / (down + 0.035)
    scaleX[y] = (z * 34) / unit
    rowV[y] = z * 118
    heights[y] = smoothstep(0, 0.06, down) * (0.0035 + 0.016 * Math.min(1, down * 1.6)) * unit * strength
  }
  const pace = 9 + 9 * strength
  const mostX = ((width - 1) << 8) - 1
  const mostY = ((height - 1) << 8) - 1
  let waves = new Int32Array(0)
  let drift = 0
  let cross = 0

  let moveX = 0
  let moveY = 0
  let wave = 0

  /** How far the water at a place moves (1/256 pixel) and how much its slope shines (1/256), into the three above. */
  function look(x: number, y: number): void {
    const row = y >> 8
    const share = cover[row * width + (x >> 8)]!
    moveX = 0
    moveY = 0
    wave = 0
    if (share === 0) return
    const u = (x / 256 - width / 2) * scaleX[row]!
    const v = rowV[row]! + ((rowV[row + 1]! - rowV[row]!) * (y & 255)) / 256
    const a = tileAt(swell, u + cross, v + drift)
    const b = tileAt(swell, u * 1.7 - cross + 91, v * 1.6 + drift * 1.35 + 37)
    const size = (heights[row]! * share * 256) / 255
    moveX = ((b - a * 0.4) * 0.5 * size) | 0
    moveY = ((a + b * 0.7) * size) | 0
    wave = ((a + b * 0.7) * 34 * (share / 255)) | 0
  }

  return {
    begin(seconds) {
      drift = seconds * pace
      cross = seconds * pace * 0.37
    },
    bendRow(xs, ys) {
      const count = xs.length
      if (waves.length !== count) waves = new Int32Array(count)
      let any = false
      // Rows of the sky: no wave reaches up there.
      const lowest = Math.max(ys[0]!, ys[count >> 1]!, ys[count - 1]!)
      if (lowest >> 8 < firstWet) return false
      look(xs[0]!, ys[0]!)
      for (let i = 0; i < count; i += STRIDE) {
        const last = i + STRIDE < count ? i + STRIDE : count - 1
        const end = i + STRIDE < count ? i + STRIDE : count
        const fromX = moveX
        const fromY = moveY
        const fromWave = wave
        look(xs[last]!, ys[last]!)
        if (fromX === 0 && fromY === 0 && moveX === 0 && moveY === 0) {
          waves.fill(0, i, end)
          continue
        }
        any = true
        // Waves are wider than the stride: between its ends they run straight.
        const stepX = ((moveX - fromX) / STRIDE) | 0
        const stepY = ((moveY - fromY) / STRIDE) | 0
        const stepWave = ((wave - fromWave) / STRIDE) | 0
        for (let k = i, dx = fromX, dy = fromY, gain = fromWave; k < end; k++) {
          const toX = (xs[k]! + dx) | 0
          const toY = (ys[k]! + dy) | 0
          xs[k] = toX < 0 ? 0 : toX > mostX ? mostX : toX
          ys[k] = toY < 0 ? 0 : toY > mostY ? mostY : toY
          waves[k] = gain
          dx = (dx + stepX) | 0
          dy = (dy + stepY) | 0
          gain = (gain + stepWave) | 0
        }
      }
      return any
    },
    shineRow(frame, at) {
      for (let i = 0; i < waves.length; i++) {
        const shine = waves[i]!
        if (shine === 0) continue
        // A slope towards the sky is lighter, one away from it darker; light waters glint, dark ones hardly.
        const word = frame[at + i]!
        const gain = 256 + shine
        const r = ((word & 255) * gain) >> 8
        const g = (((word >>> 8) & 255) * gain) >> 8
        const b = (((word >>> 16) & 255) * gain) >> 8
        frame[at + i] =
          (r > 255 ? 255 : r) | ((g > 255 ? 255 : g) << 8) | ((b > 255 ? 255 : b) << 16) | (word & -16777216)
      }
    },
  }
}
