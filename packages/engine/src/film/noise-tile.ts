import { createNoise } from '../painter/core/noise.ts'
import { createRandom, forkSeed } from '../painter/core/random.ts'

/** Side of a tile in samples; a power of two, so that coordinates wrap by a mask. */
export const TILE = 256

/**
 * Noise that joins itself at its borders, −1 … 1, TILE × TILE: worked out once, then looked up a million times a frame.
 * `waves` is how many of its largest lumps lie along a side.
 */
export function createNoiseTile(seed: number, name: string, waves: number, octaves: number): Float32Array {
  const noise = createNoise(createRandom(forkSeed(seed, `tile ${name}`)))
  const tile = new Float32Array(TILE * TILE)
  let size = 0.6
  for (let octave = 0, count = waves; octave < octaves; octave++, count *= 2, size *= 0.5) {
    // The lattice itself repeats after `count` cells: corners are blended from four shifted copies.
    for (let y = 0; y < TILE; y++) {
      const v = (y / TILE) * count
      const fy = y / TILE
      for (let x = 0; x < TILE; x++) {
        const u = (x / TILE) * count
        const fx = x / TILE
        const o = octave * 31.7
        const here = noise.perlin(u + o, v + o)
        const left = noise.perlin(u - count + o, v + o)
        const above = noise.perlin(u + o, v - count + o)
        const both = noise.perlin(u - count + o, v - count + o)
        const a = here + (left - here) * fx
        const b = above + (both - above) * fx
        const blend = a + (b - a) * fy
        // Blending evens out: the middle gets back what it lost.
        const even = Math.sqrt((fx * fx + (1 - fx) * (1 - fx)) * (fy * fy + (1 - fy) * (1 - fy)))
        tile[y * TILE + x]! += (size * blend) / even
      }
    }
  }
  for (let i = 0; i < tile.length; i++) tile[i] = Math.max(-1, Math.min(1, tile[i]!))
  return tile
}

/** The tile between its samples; (x, y) in samples, any number. */
export function tileAt(tile: Float32Array, x: number, y: number): number {
  const left = Math.floor(x)
  const top = Math.floor(y)
  const fx = x - left
  const fy = y - top
  const a = left & 255
  const b = (left + 1) & 255
  const upper = (top & 255) << 8
  const lower = ((top + 1) & 255) << 8
  const high = tile[upper + a]! + (tile[upper + b]! - tile[upper + a]!) * fx
  const low = tile[lower + a]! + (tile[lower + b]! - tile[lower + a]!) * fx
  return high + (low - high) * fy
}
