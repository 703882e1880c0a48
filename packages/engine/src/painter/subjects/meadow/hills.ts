import { drawLeafTree } from '../../core/trees.ts'
import { drawTuft } from '../../core/plants.ts'
import { lit } from '../../core/palette.ts'
import { mix } from '../../core/color.ts'
import { project } from '../../core/terrain.ts'
import { range } from '../../core/random.ts'
import { smoothstep } from '../../core/math.ts'
import { airSpots, groundSpots } from '../spots.ts'
import type { Layout, Terrain } from '../../stage.ts'

/** Rolling hills in perspective with a winding road, hedges and round trees. */
export const hills: Layout = {
  id: 'hills',
  suits: [
    'wide',
    'high',
    'panorama',
    'castle',
    'windmill',
    'car',
    'horse',
    'path',
    'hill',
    'hills',
    'countryside',
    'road',
    'moor',
    'grassland',
  ],
  paint(stage) {
    const { random, palette, noise, height, width } = stage
    stage.horizon = height * range(random, 0.42, 0.52)
    stage.sky()
    const offset = range(random, 0, 80)
    const winding = range(random, 0.7, 1.3)
    const turn = range(random, 0, 6)
    const road = (z: number): number => Math.sin(z * 0.5 + turn) * winding * (0.3 + z * 0.11)
    const earth = mix(palette.sand, palette.snow, 0.25)
    const land: Terrain = {
      camera: 1.05,
      near: 1.5,
      far: 34,
      air: 0.85,
      height(x, z) {
        return (
          noise.fbm(x * 0.2 + offset, z * 0.2, 3) * (0.9 + z * 0.07) +
          noise.perlin(x * 0.07, z * 0.08 + offset) * 0.05 * z
        )
      },
      color(x, z, _h, up, out) {
        const field = noise.perlin(
          Math.floor(x * 0.42 + noise.perlin(z * 0.3, offset)) * 5.3,
          Math.floor(z * 0.33 + noise.perlin(x * 0.2, 8)) * 7.7 + offset,
        )
        const rows = noise.perlin(x * 7 + z * 2, z * 0.6) * 0.05
        const grain = noise.fbm(x * 2.4, z * 2.4, 3)
        const wood = smoothstep(0.14, 0.3, noise.fbm(x * 0.55 + 50, z * 0.55 + offset, 4)) * smoothstep(4, 6, z)
        const onRoad = smoothstep(0.15 + 0.004 * z, 0.1, Math.abs(x - road(z)))
        for (let q = 0; q < 3; q++) {
          const ripe =
            field > 0.12
              ? palette.sand[q]! * 0.55 + palette.grass[q]! * 0.45
              : field < -0.2
                ? palette.foliage[q]! * 0.5 + palette.grass[q]! * 0.5
                : palette.grass[q]!
          let value = ripe * (0.95 + grain * 0.32 + rows) * (0.86 + 0.14 * up)
          value += (palette.foliage[q]! * (0.8 + grain * 0.8) - value) * wood
          value += (earth[q]! - value) * onRoad * 0.85
          out[q] = value
        }
      },
    }
    stage.terrain(land)
    const plants = stage.fork('plants')
    const side = stage.light.direction[0] < 0 ? -1 : 1
    const winter = stage.reading.season === 'winter'
    const colors = {
      dark: lit(palette, mix(palette.foliage, palette.shade, 0.3), 0.1),
      light: lit(palette, palette.foliageLight, 0.75),
      bark: lit(palette, palette.bark, 0.3),
      side,
    }
    if (!stage.removed('trees')) {
      const trees = Array.from({ length: 9 }, () => {
        const z = range(plants, 3.4, 10)
        return { x: range(plants, -0.46, 0.46) * z * width, z, tall: range(plants, 0.5, 0.85) }
      })
        .filter((tree) => Math.abs(tree.x - road(tree.z)) > 0.35)
        .toSorted((a, b) => b.z - a.z)
      for (const half of [trees.slice(0, 4), trees.slice(4)]) {
        const last = half[half.length - 1]
        if (!last) continue
        stage.layer(project(stage, land, 0, last.z, 0).depth, (context) => {
          for (const tree of half) {
            const at = project(stage, land, tree.x, tree.z, land.height(tree.x, tree.z, 3))
            drawLeafTree(context, at.x, at.y + 0.003, tree.tall * at.scale, colors, plants, { bare: winter })
          }
        })
      }
    }
    stage.place([...groundSpots(stage, stage.horizon + 0.12, height * 0.9, [0.1, 0.3]), ...airSpots(stage)])
    stage.layer(0.05, (context) => {
      for (let i = 0; i < 130 * width; i++) {
        const t = plants()
        drawTuft(
          context,
          plants() * width,
          height * (0.95 + 0.08 * t),
          height * (0.02 + 0.045 * t),
          lit(palette, mix(palette.grass, palette.shade, 0.4), 0.2),
          lit(palette, palette.grass, 0.85),
          plants,
        )
      }
    })
  },
}
