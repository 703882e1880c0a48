import { alpineColor, project } from '../../core/terrain.ts'
import { drawLeafTree, drawFir } from '../../core/trees.ts'
import { drawTuft, drawWildflower } from '../../core/plants.ts'
import { lit } from '../../core/palette.ts'
import { mix } from '../../core/color.ts'
import { pick, range } from '../../core/random.ts'
import { smoothstep } from '../../core/math.ts'
import { airSpots, groundSpots } from '../spots.ts'
import type { Layout, Terrain } from '../../stage.ts'

/** An alpine pasture in flower under a wall of peaks, framed by a tree. */
export const foothills: Layout = {
  id: 'foothills',
  suits: ['framed', 'thirds', 'meadow', 'flower', 'cottage', 'horse', 'deer', 'alp', 'alps', 'alpine'],
  paint(stage) {
    const { random, palette, height, width, noise } = stage
    stage.horizon = height * range(random, 0.52, 0.6)
    stage.drawn('tree')
    stage.drawn('flower')
    stage.sky()
    const offset = range(random, 0, 60)
    const winter = stage.reading.season === 'winter'
    const colors = alpineColor(stage, winter ? 0.2 : range(random, 1.7, 2.4))
    const slope = range(random, -0.12, 0.12)
    const land: Terrain = {
      camera: 0.5,
      near: 0.9,
      far: 30,
      air: 0.85,
      height(x, z, octaves) {
        const wall = smoothstep(9, 17, z)
        const ridge = noise.ridged(x * 0.15 + offset, z * 0.11, Math.min(octaves + 1, 8))
        const roll = noise.fbm(x * 0.33 + offset, z * 0.3, 3) * 0.5 * smoothstep(1, 5, z)
        const bumps = octaves > 4 ? noise.fbm(x * 3, z * 3, 2) * 0.02 : 0
        return (
          roll +
          bumps +
          x * slope * 0.5 +
          Math.pow(ridge, 1.2) * 4.6 * wall * (0.75 + noise.perlin(x * 0.1 + offset, 4) * 0.4)
        )
      },
      color: colors,
    }
    stage.terrain(land)
    const plants = stage.fork('plants')
    const side = stage.light.direction[0] < 0 ? -1 : 1
    const trunk = lit(palette, palette.bark, 0.25)
    const dark = lit(palette, mix(palette.foliage, palette.shade, 0.3), 0.15)
    const light = lit(palette, palette.foliageLight, 0.75)
    const treeColors = { dark, light, bark: trunk, side, ...(winter ? { snow: lit(palette, palette.snow, 0.7) } : {}) }
    if (!stage.removed('trees')) {
      stage.layer(0.42, (context) => {
        const group = plants() < 0.5 ? -1 : 1
        for (let i = 0; i < 9; i++) {
          const z = range(plants, 4.2, 6.5)
          const x = group * range(plants, 0.12, 0.42) * z
          const at = project(stage, land, x, z, land.height(x, z, 4))
          drawFir(
            context,
            at.x,
            at.y + 0.003,
            range(plants, 0.45, 0.8) * at.scale,
            {
              ...treeColors,
              dark: lit(palette, mix(palette.conifer, palette.shade, 0.3), 0.15),
              light: lit(palette, mix(palette.conifer, palette.foliageLight, 0.25), 0.6),
            },
            plants,
          )
        }
      })
    }
    stage.place([...groundSpots(stage, stage.horizon + 0.13, height * 0.9, [0.1, 0.34]), ...airSpots(stage)])
    const petals = [palette.blossom, palette.accent, mix(palette.accent2, palette.snow, 0.3), palette.snow]
    if (!winter && !stage.removed('flower')) {
      stage.layer(0.08, (context) => {
        for (let i = 0; i < 330 * width; i++) {
          const t = Math.pow(i / (330 * width), 0.8)
          const y = height * (0.8 + 0.22 * t)
          const x = plants() * width
          const size = 0.012 + 0.06 * Math.pow(t, 1.6)
          const grass = [
            lit(palette, mix(palette.grass, palette.shade, 0.35), 0.2),
            lit(palette, palette.grass, 0.85),
          ] as const
          if (plants() < 0.55) drawTuft(context, x, y, size * 1.3, grass[0], grass[1], plants)
          else
            drawWildflower(
              context,
              x,
              y,
              size * range(plants, 0.8, 1.25),
              lit(palette, pick(plants, petals), 0.8),
              grass[0],
              plants,
            )
        }
      })
    }
    if (stage.reading.composition === 'framed' || (plants() < 0.45 && !stage.removed('trees'))) {
      stage.layer(
        0.05,
        (context) => {
          const at = side > 0 ? 0.04 : width - 0.04
          drawLeafTree(
            context,
            at,
            height * 1.02,
            height * range(plants, 0.8, 0.95),
            {
              ...treeColors,
              dark: mix(dark, palette.silhouette, 0.4),
              light: mix(light, dark, 0.35),
            },
            plants,
            { bare: winter },
          )
        },
        { haze: false },
      )
    }
  },
}
