import { createNoiseTile, tileAt } from './noise-tile.ts'
import { wordOf } from './words.ts'
import { mixWords } from './words.ts'
import type { Field } from './relief.ts'

/** Banks of fog that drift through a scene. */
export interface Fog {
  /** Lays them over a frame. */
  draw(words: Int32Array, seconds: number, field: Field): void
}

interface FogOptions {
  readonly width: number
  readonly height: number
  /** Pixels of the picture's short side: how large a bank is. */
  readonly unit: number
  readonly seed: number
  /** 0–1. */
  readonly amount: number
  readonly wind: number
  readonly color: readonly [red: number, green: number, blue: number]
}

/** Fog lies in the scene: banks keep their places as the camera moves, thin before near things, and drift on the wind. */
export function createFog(options: FogOptions): Fog {
  const { width, height, unit, amount } = options
  const tile = createNoiseTile(options.seed, 'fog', 4, 4)
  const color = wordOf(...options.color)
  const wind = options.wind === 0 ? 0.5 : options.wind
  let veil = new Float32Array(0)
  return {
    draw(words, seconds, field) {
      const { columns, rows, cell, x, y, near } = field
      if (veil.length !== near.length) veil = new Float32Array(near.length)
      for (let i = 0; i < columns * rows; i++) {
        const far = 1 - near[i]!
        const u = (x[i]! / unit) * 70
        const v = (y[i]! / unit) * 190
        const bank = tileAt(tile, u - seconds * wind * 13, v + seconds * 2)
        const wisp = tileAt(tile, u * 2.3 - seconds * wind * 24 + 90, v * 2.1 - seconds * 3)
        const height01 = i / (columns * rows)
        const low = 0.35 + 0.65 * Math.min(1, height01 * 2.2)
        const value = amount * far * low * (0.34 + bank * 0.75 + wisp * 0.3)
        veil[i] = value < 0 ? 0 : value > 0.85 ? 217 : value * 256
      }
      for (let py = 0; py < height; py++) {
        const row = Math.floor(py / cell)
        const part = (py - row * cell) / cell
        const upper = row * columns
        const lower = upper + columns
        let from = veil[upper]! + (veil[lower]! - veil[upper]!) * part
        for (let px = 0, k = 1, at = py * width; px < width; k++) {
          const to = veil[upper + k]! + (veil[lower + k]! - veil[upper + k]!) * part
          const step = (to - from) / cell
          const end = px + cell < width ? px + cell : width
          for (let value = from; px < end; px++, at++, value += step) words[at] = mixWords(words[at]!, color, value | 0)
          from = to
        }
      }
    },
  }
}
