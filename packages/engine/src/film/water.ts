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

/** Waves in perspective: small and slow far away, wide and quick before the eye, rolling towards it. */
export function createWaterMotion(options: WaterOptions): WaterMotion {
  const { width, height, mask, horizon, strength } = options
  const unit = Math.min(width, height)
  const swell = createNoiseTile(options.seed, 'swell', 8, 3)
  const cover = new Uint8Array(width * height)
  for (let i = 0; i < cover.length; i++) cover[i] = Math.round(255 * clamp(mask[i]!))
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
  let waves = new Float32Array(0)
  let drift = 0
  let cross = 0

  return {
    begin(seconds) {
      drift = seconds * pace
      cross = seconds * pace * 0.37
    },
    bendRow(xs, ys) {
      if (waves.length !== xs.length) waves = new Float32Array(xs.length)
      let any = false
      let wave = 0
      let moveX = 0
      let moveY = 0
      for (let i = 0; i < xs.length; i++) {
        const x = xs[i]!
        const y = ys[i]!
        const row = y >> 8
        const share = cover[row * width + (x >> 8)]!
        if (share === 0) {
          waves[i] = 0
          continue
        }
        // Waves are wider than two pixels: every other one moves with the one before it.
        if (!any || (i & 1) === 0) {
          const u = (x / 256 - width / 2) * scaleX[row]!
          const v = rowV[row]! + ((rowV[row + 1]! - rowV[row]!) * (y & 255)) / 256
          const a = tileAt(swell, u + cross, v + drift)
          const b = tileAt(swell, u * 1.7 - cross + 91, v * 1.6 + drift * 1.35 + 37)
          const size = heights[row]! * share
          wave = ((a + b * 0.7) * share) / 255
          moveX = ((b - a * 0.4) * size * 128) / 255
          moveY = (a + b * 0.7) * size * (256 / 255)
        }
        any = true
        waves[i] = wave
        const toX = x + moveX
        const toY = y + moveY
        xs[i] = toX < 0 ? 0 : toX > mostX ? mostX : toX
        ys[i] = toY < 0 ? 0 : toY > mostY ? mostY : toY
      }
      return any
    },
    shineRow(frame, at) {
      for (let i = 0; i < waves.length; i++) {
        const wave = waves[i]!
        if (wave === 0) continue
        // A slope towards the sky is lighter, one away from it darker; light waters glint, dark ones hardly.
        const word = frame[at + i]!
        const gain = 256 + ((wave * 34) | 0)
        const r = ((word & 255) * gain) >> 8
        const g = (((word >>> 8) & 255) * gain) >> 8
        const b = (((word >>> 16) & 255) * gain) >> 8
        frame[at + i] =
          (r > 255 ? 255 : r) | ((g > 255 ? 255 : g) << 8) | ((b > 255 ? 255 : b) << 16) | (word & -16777216)
      }
    },
  }
}
