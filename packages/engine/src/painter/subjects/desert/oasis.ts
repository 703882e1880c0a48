import { drawPalm } from '../../core/trees.ts'
import { drawTuft } from '../../core/plants.ts'
import { duneHeight, sandColor } from './sand.ts'
import { lit } from '../../core/palette.ts'
import { mix } from '../../core/color.ts'
import { project } from '../../core/terrain.ts'
import { range } from '../../core/random.ts'
import { smoothstep } from '../../core/math.ts'
import { airSpots, groundSpots, waterSpots } from '../spots.ts'
import type { Layout, Terrain } from '../../stage.ts'

/** A pool with palms among dunes. */
export const oasis: Layout = {
  id: 'oasis',
  suits: ['framed', 'centred', 'symmetrical', 'palm', 'lake', 'tent', 'camel', 'oasis'],
  paint(stage) {
    const { random, palette, noise, height, width } = stage
    stage.horizon = height * range(random, 0.44, 0.5)
    stage.drawn('palm')
    stage.drawn('tree')
    stage.sky({ cloudiness: 0.15 })
    const offset = range(random, 0, 70)
    const sand = duneHeight(stage, offset, 0.85)
    const colors = sandColor(stage, offset)
    const middle = range(random, -0.4, 0.4)
    const rim = (x: number, z: number): number =>
      Math.hypot((x - middle) / 2.1, (z - 4.3) / 1.9) + noise.perlin(x * 0.9 + offset, z * 0.9) * 0.14
    const land: Terrain = {
      camera: 0.95,
      near: 1.4,
      far: 30,
      water: true,
      ripple: 0.12,
      mist: 0.1,
      air: 0.7,
      height(x, z) {
        const r = rim(x, z)
        return -0.1 + 0.16 * smoothstep(0.86, 1.1, r) + Math.max(0, sand(x, z) + 0.15) * smoothstep(1.2, 2.4, r)
      },
      color(x, z, h, up, out) {
        colors(x, z, h, up, out)
        const green = smoothstep(1.45, 1.05, rim(x, z) + noise.fbm(x * 4, z * 4, 2) * 0.2)
        for (let q = 0; q < 3; q++) out[q] = out[q]! + (palette.grass[q]! * 0.9 - out[q]!) * green * 0.9
      },
    }
    stage.terrain(land)
    const plants = stage.fork('plants')
    const side = stage.light.direction[0] < 0 ? -1 : 1
    const colorsOfTree = {
      dark: lit(palette, mix(palette.foliage, palette.shade, 0.4), 0.1),
      light: lit(palette, palette.foliageLight, 0.75),
      bark: lit(palette, mix(palette.bark, palette.sand, 0.2), 0.4),
      side,
    }
    const palms = Array.from({ length: 11 }, () => {
      const angle = range(plants, -0.35, Math.PI + 0.35)
      return {
        x: middle + Math.cos(angle) * range(plants, 2.1, 2.5),
        z: 4.3 + Math.sin(angle) * range(plants, 1.95, 2.3),
        tall: range(plants, 0.75, 1.25),
      }
    }).toSorted((a, b) => b.z - a.z)
    stage.place([
      ...waterSpots(stage, project(stage, land, 0, 5, 0).y, project(stage, land, 0, 3.2, 0).y, [0.1, 0.2]),
      ...groundSpots(stage, project(stage, land, 0, 6.8, 0.1).y, height * 0.93, [0.1, 0.3]),
      ...airSpots(stage),
    ])
    stage.layer(0.35, (context) => {
      for (const palm of palms) {
        const at = project(stage, land, palm.x, palm.z, land.height(palm.x, palm.z, 4))
        for (let i = 0; i < 5; i++)
          drawTuft(
            context,
            at.x + range(plants, -0.03, 0.03),
            at.y + 0.004,
            0.2 * at.scale * range(plants, 0.5, 1),
            colorsOfTree.dark,
            colorsOfTree.light,
            plants,
          )
        drawPalm(context, at.x, at.y, palm.tall * at.scale, colorsOfTree, plants)
      }
    })
    if (stage.reading.composition === 'framed' || plants() < 0.4) {
      stage.layer(0.06, (context) => {
        drawPalm(
          context,
          side > 0 ? width * 0.04 : width * 0.96,
          height * 1.05,
          height * 0.95,
          { ...colorsOfTree, light: mix(colorsOfTree.light, colorsOfTree.dark, 0.4) },
          plants,
        )
      })
    }
  },
}
