import { alpineColor } from '../../core/terrain.ts'
import { clamp, smoothstep } from '../../core/math.ts'
import { range } from '../../core/random.ts'
import { airSpots } from '../spots.ts'
import { paintCloudSea } from '../sky/cloud-sea.ts'
import type { Layout } from '../../stage.ts'

/** One great summit that stands out of a sea of clouds. */
export const peak: Layout = {
  id: 'peak',
  suits: ['close', 'low', 'centred', 'sky', 'dragon', 'peak', 'summit', 'everest', 'matterhorn', 'fuji', 'volcano'],
  paint(stage) {
    const { random, noise, width, height } = stage
    stage.horizon = height * range(random, 0.66, 0.74)
    stage.sky({ cloudiness: stage.removed('clouds') ? 0 : 0.3 })
    const offset = range(random, 0, 90)
    const middle = range(random, -1.1, 1.1)
    const tall = range(random, 4.4, 5.6)
    const steep = range(random, 0.62, 0.85)
    const colors = alpineColor(stage, stage.reading.season === 'winter' ? 0.1 : range(random, 0.9, 1.5))
    stage.terrain({
      camera: 0.75,
      near: 3.4,
      far: 26,
      mist: 0.2,
      air: 0.75,
      height(x, z, octaves) {
        const dx = x - middle
        const dz = (z - 8.2) * 0.8
        const away = Math.sqrt(dx * dx + dz * dz)
        const ridge = noise.ridged(x * 0.3 + offset, z * 0.3, Math.min(octaves, 5.2))
        const shape = Math.exp(-away * steep * 0.6) * tall
        const sharp = shape * (0.5 + ridge * 0.72)
        const range2 =
          Math.pow(noise.ridged(x * 0.14 + offset + 40, z * 0.14, Math.min(octaves, 6)), 1.5) *
          2.3 *
          smoothstep(11, 18, z)
        return sharp + range2 - 0.7 + ridge * 0.25
      },
      color: colors,
    })
    paintCloudSea(stage, stage.horizon + height * 0.015, 0.5)
    stage.place([
      ...airSpots(stage, 0.2),
      { x: clamp(width / 2 + middle * 0.1, 0.1, width - 0.1), y: height * 0.9, size: 0.2, depth: 0.2, kind: 'ground' },
    ])
  },
}
