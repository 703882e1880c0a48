import type { Noise } from '../../core/noise.ts'

/** Short strokes along the body, for `PartOptions.texture`; `strength` about 0.05–0.2. */
export function fur(noise: Noise, strength: number): (x: number, y: number) => number {
  return (x, y) =>
    1 + strength * (noise.perlin(x * 0.16 + y * 0.2, y * 0.75 - x * 0.35) + 0.8 * noise.perlin(x * 0.05, y * 0.06))
}
