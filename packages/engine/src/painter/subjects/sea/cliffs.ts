import { range } from '../../core/random.ts'
import { smoothstep } from '../../core/math.ts'
import { drawFlock } from '../../core/plants.ts'
import { airSpots, waterSpots } from '../spots.ts'
import { paintWhitecaps } from './swell.ts'
import type { Layout } from '../../stage.ts'

/** A cliffed coast in perspective, stacks standing in the surf. */
export const cliffs: Layout = {
  id: 'cliffs',
  suits: ['high', 'low', 'wide', 'thirds', 'lighthouse', 'castle', 'cliff', 'coast', 'coastline', 'bay'],
  paint(stage) {
    const { random, palette, noise, height, width, reading } = stage
    stage.horizon = height * range(random, 0.44, 0.54)
    stage.sky()
    const side = random() < 0.5 ? -1 : 1
    const offset = range(random, 0, 70)
    const tall = range(random, 0.75, 1.15)
    const rough = { storm: 0.9, rain: 0.6, wind: 0.7 }[reading.weather as string] ?? 0.35
    stage.terrain({
      camera: 0.7,
      near: 1.1,
      far: 26,
      water: true,
      ripple: rough,
      air: 0.9,
      height(x, z, octaves) {
        const coast = side * x - (0.25 + z * 0.14) + noise.fbm(x * 0.35 + offset, z * 0.42, 3) * (0.6 + z * 0.12)
        const wall = smoothstep(0, 0.16 + z * 0.012, coast)
        const top = tall * (0.85 + noise.fbm(x * 0.4 + offset, z * 0.4, Math.min(octaves, 5)) * 0.5)
        const stackX = side * x + 0.2 - z * 0.04
        const stack =
          smoothstep(0.5, 0.62, noise.perlin(x * 1.3 + offset, z * 0.75 + 5)) *
          smoothstep(-1.3, -0.4, stackX) *
          smoothstep(2.4, 3.4, z) *
          smoothstep(11, 6, z)
        const rock = noise.ridged(x * 1.2 + offset, z * 1.2, Math.min(octaves, 5)) * 0.16
        return -0.12 + wall * (top + rock) + stack * (0.72 + rock) * (1 - wall)
      },
      color(x, z, h, up, out) {
        const grain = noise.fbm(x * 2.2, z * 2.2 + h * 2, 4)
        const strata = noise.perlin(h * 13 + grain * 1.5, x * 0.4 + offset)
        const grass = smoothstep(0.62, 0.85, up + grain * 0.2) * smoothstep(0.25, 0.5, h)
        const wetness = smoothstep(0.12, 0.02, h)
        for (let q = 0; q < 3; q++) {
          let value = palette.rock[q]! + (palette.sand[q]! - palette.rock[q]!) * (0.35 + strata * 0.3)
          value *= 0.92 + grain * 0.4
          value += (palette.grass[q]! * (0.9 + grain * 0.5) - value) * grass
          value += (palette.snow[q]! * 0.9 - value) * wetness * smoothstep(-0.1, 0.35, grain) * 0.8
          out[q] = value
        }
      },
    })
    if (rough > 0.5) paintWhitecaps(stage, stage.horizon + 0.04, height, rough * 0.6)
    const birds = stage.fork('birds')
    if (!stage.removed('birds')) {
      stage.layer(0.35, (context) =>
        drawFlock(context, width * (0.5 - side * 0.16), stage.horizon * 0.78, 0.18, 8, palette.snow, birds),
      )
    }
    stage.place([
      { x: width * (0.5 + side * 0.3), y: stage.horizon - height * 0.01, size: 0.2, depth: 0.5, kind: 'ground' },
      ...waterSpots(stage, stage.horizon + 0.06, height * 0.86, [0.07, 0.22]).map((spot) => ({
        ...spot,
        x: width * (0.5 - side * 0.24),
      })),
      ...airSpots(stage),
    ])
  },
}
