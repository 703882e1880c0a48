import { clamp } from '../../core/math.ts'
import { mix } from '../../core/color.ts'
import type { Stage, Terrain } from '../../stage.ts'

/** Height of wind-blown dunes: long sharp crests, a gentle side and a steep one. */
export function duneHeight(stage: Stage, offset: number, tall: number): (x: number, z: number) => number {
  const { noise } = stage
  return (x, z) => {
    const bend = noise.fbm(x * 0.16 + offset, z * 0.16, 3) * 2.4
    const u = z * 0.36 + x * 0.12 + bend
    const t = ((u % 1) + 1) % 1
    const profile = t < 0.72 ? Math.pow(t / 0.72, 1.5) : Math.pow((1 - t) / 0.28, 1.15)
    const size = 0.55 + 0.6 * noise.perlin(x * 0.21 + offset, z * 0.16 + 7)
    return profile * Math.max(0.08, size) * tall + noise.fbm(x * 0.1, z * 0.1 + offset, 2) * 0.3
  }
}

/** Sand with wind ripples (drawn as tone, too fine to be heights). */
export function sandColor(stage: Stage, offset: number): Terrain['color'] {
  const { noise, palette } = stage
  const warm = mix(palette.sand, palette.accent, 0.06)
  const pale = mix(palette.sand, palette.snow, 0.2)
  return (x, z, _height, up, out) => {
    const ripple = noise.perlin(
      x * 3 + noise.perlin(x * 2, z * 2) * 1.6 + offset,
      z * 22 + noise.perlin(x * 1.3, z) * 5,
    )
    const grain = noise.fbm(x * 0.8 + offset, z * 0.8, 3)
    const tone = clamp(0.5 + grain * 0.7)
    for (let q = 0; q < 3; q++) {
      out[q] = (warm[q]! + (pale[q]! - warm[q]!) * tone) * (1 + ripple * 0.045 * up * Math.min(1, 7 / z))
    }
  }
}
