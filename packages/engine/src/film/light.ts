import { drawDot } from './particles/dots.ts'
import { wordOf } from './words.ts'
import type { Field } from './relief.ts'

/** Changes how bright a frame is at each node of its field: multiplies into `gain` (1 everywhere at first). */
export type Light = (field: Field, seconds: number, gain: Float32Array) => void

/** Brightens and darkens a frame by a gain a node, in place; 0–4. */
export function applyGain(words: Int32Array, width: number, height: number, field: Field, gain: Float32Array): void {
  const { cell, columns } = field
  const share = 256 / cell
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / cell)
    const part = (y - row * cell) / cell
    const upper = row * columns
    const lower = upper + columns
    let from = gain[upper]! + (gain[lower]! - gain[upper]!) * part
    for (let x = 0, k = 1, at = y * width; x < width; k++) {
      const to = gain[upper + k]! + (gain[lower + k]! - gain[upper + k]!) * part
      const end = x + cell < width ? x + cell : width
      if (Math.abs(from - 1) < 0.004 && Math.abs(to - 1) < 0.004) {
        at += end - x
        x = end
      } else {
        const step = (to - from) * share
        for (let value = from * 256; x < end; x++, at++, value += step) {
          const word = words[at]!
          const g = value | 0
          const r = ((word & 255) * g) >> 8
          const v = (((word >>> 8) & 255) * g) >> 8
          const b = (((word >>> 16) & 255) * g) >> 8
          words[at] = (r > 255 ? 255 : r) | ((v > 255 ? 255 : v) << 8) | ((b > 255 ? 255 : b) << 16) | -16777216
        }
      }
      from = to
    }
  }
}

/** Makes the corners of every frame darker by up to `strength` (0–1). */
export function createVignette(width: number, height: number, strength: number): Light {
  return (field, _seconds, gain) => {
    const { columns, rows, cell } = field
    for (let r = 0, i = 0; r < rows; r++) {
      const v = (2 * r * cell) / height - 1
      for (let c = 0; c < columns; c++, i++) {
        const u = (2 * c * cell) / width - 1
        const away = (u * u + v * v) / 2
        gain[i]! *= 1 - strength * away * away
      }
    }
  }
}

/**
 * The glow of a light in the picture and what it throws into the lens: a soft disc around (x, y) and ghosts on the line through the
 * middle of the frame, screened over the frame. Pixels; `strength` 0–1.
 */
export function drawFlare(
  words: Int32Array,
  width: number,
  height: number,
  x: number,
  y: number,
  strength: number,
  color: readonly [red: number, green: number, blue: number] = [255, 226, 180],
): void {
  if (strength <= 0.01) return
  const canvas = { width, height, words }
  const short = Math.min(width, height)
  const dx = width / 2 - x
  const dy = height / 2 - y
  drawDot(canvas, x, y, short * 0.3, wordOf(...color), 0.26 * strength, 0, 'light')
  const ghosts = [
    [0.55, 0.02, 0.16],
    [0.9, 0.012, 0.2],
    [1.35, 0.045, 0.1],
    [1.8, 0.08, 0.06],
  ] as const
  for (const [along, size, alpha] of ghosts) {
    const tint = along > 1 ? wordOf(color[0] * 0.6, color[1], color[2]) : wordOf(...color)
    drawDot(canvas, x + dx * along, y + dy * along, short * size, tint, alpha * strength, 0.8, 'light')
  }
}
