import { clamp, smoothstep } from '../painter/core/math.ts'
import { createNoiseTile, tileAt } from './noise-tile.ts'
import { mixWords } from './words.ts'
import type { Field } from './relief.ts'

/** Turns one scene into another. */
export interface Blend {
  /**
   * Mixes the frame of the second scene into the first one's, in place. `share` 0 (all the first) … 1 (all the second); the two
   * fields are those that the frames were rendered with.
   */
  mix(words: Int32Array, other: Int32Array, share: number, field: Field, otherField: Field): void
}

/** A cross-dissolve in depth: the far goes first, the near last, with ragged soft borders between. */
export function createDepthBlend(width: number, height: number, seed: number): Blend {
  const tile = createNoiseTile(seed, 'blend', 5, 4)
  let nodes = new Float32Array(0)
  return {
    mix(words, other, share, field, otherField) {
      const { columns, rows, cell, near } = field
      if (nodes.length !== near.length) nodes = new Float32Array(near.length)
      const soft = 0.42
      for (let r = 0, i = 0; r < rows; r++) {
        for (let c = 0; c < columns; c++, i++) {
          const close = (near[i]! + otherField.near[i]!) / 2
          const order = clamp(
            0.12 + 0.62 * close + 0.3 * tileAt(tile, (c * cell * 150) / height, (r * cell * 150) / height),
          )
          const begin = order * (1 - soft)
          nodes[i] = 256 * smoothstep(begin, begin + soft, share)
        }
      }
      for (let y = 0; y < height; y++) {
        const row = Math.floor(y / cell)
        const part = (y - row * cell) / cell
        const upper = row * columns
        const lower = upper + columns
        let from = nodes[upper]! + (nodes[lower]! - nodes[upper]!) * part
        for (let x = 0, k = 1, at = y * width; x < width; k++) {
          const to = nodes[upper + k]! + (nodes[lower + k]! - nodes[upper + k]!) * part
          const step = (to - from) / cell
          const end = x + cell < width ? x + cell : width
          for (let value = from; x < end; x++, at++, value += step)
            words[at] = mixWords(words[at]!, other[at]!, (value + 0.5) | 0)
          from = to
        }
      }
    },
  }
}
