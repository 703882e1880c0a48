import { mix } from '../../core/color.ts'
import { drawFir, leafClump } from '../../core/trees.ts'
import { drawRock, drawTuft } from '../../core/plants.ts'
import { lit } from '../../core/palette.ts'
import { paintCliff, paintFall, paintSpray } from './falling.ts'
import { range, spread } from '../../core/random.ts'
import { airSpots, groundSpots, waterSpots } from '../spots.ts'
import type { Layout } from '../../stage.ts'

/** One tall fall from a wooded cliff into a clear pool. */
export const curtain: Layout = {
  id: 'curtain',
  suits: ['centred', 'low', 'symmetrical', 'wide', 'forest', 'close', 'plunge'],
  paint(stage) {
    const { random, palette, noise, height, width } = stage
    stage.horizon = height * range(random, 0.66, 0.72)
    stage.sky()
    const pool = stage.horizon
    const x = width * range(random, 0.42, 0.58)
    const lip = height * range(random, 0.14, 0.24)
    const offset = range(random, 0, 80)
    const top = (px: number): number =>
      lip +
      Math.abs(px - x) * -0.1 +
      noise.fbm(px * 3 + offset, offset, 4) * 0.1 +
      (Math.abs(px - x) < 0.09 ? 0.02 : -0.02)
    paintCliff(stage, { top, bottom: pool + 0.01, left: () => -1, right: () => 9 }, 0.55, 'wall')
    const plants = stage.fork('plants')
    const winter = stage.reading.season === 'winter'
    const side = stage.light.direction[0] < 0 ? -1 : 1
    const trees = {
      dark: lit(palette, mix(palette.conifer, palette.shade, 0.35), 0.1),
      light: lit(palette, mix(palette.conifer, palette.foliageLight, 0.35), 0.6),
      bark: lit(palette, palette.bark, 0.2),
      side,
      ...(winter ? { snow: lit(palette, palette.snow, 0.7) } : {}),
    }
    stage.layer(0.58, (context) => {
      for (let i = 0; i < 26 * width; i++) {
        const px = plants() * width
        if (Math.abs(px - x) > 0.08 && !stage.removed('trees'))
          drawFir(context, px, top(px) + 0.012, height * range(plants, 0.06, 0.17), trees, plants)
      }
      for (let i = 0; i < 90 * width; i++) {
        const px = plants() * width
        const py = top(px) + Math.pow(plants(), 2) * (pool - top(px))
        if (Math.abs(px - x) < 0.13) continue
        leafClump(
          context,
          px,
          py,
          range(plants, 0.008, 0.022),
          lit(palette, mix(palette.foliage, palette.foliageLight, plants() * 0.8), 0.2 + plants() * 0.5),
          plants,
        )
      }
    })
    const half = range(random, 0.045, 0.085)
    paintFall(stage, { x, top: lip + 0.015, bottom: pool + 0.01, half, flare: 0.035, depth: 0.5 }, 'main')
    if (plants() < 0.6)
      paintFall(
        stage,
        {
          x: x + (plants() < 0.5 ? -1 : 1) * (half + 0.07),
          top: lip + 0.03,
          bottom: pool,
          half: 0.016,
          flare: 0.012,
          depth: 0.5,
        },
        'side',
      )
    stage.water(pool, height, { ripple: 0.35, tint: 0.45 })
    paintSpray(stage, x, pool + 0.01, 0.24, 0.45, 'main')
    stage.place([
      ...waterSpots(stage, pool + 0.06, height * 0.88, [0.08, 0.22]),
      { x: width * 0.2, y: pool + 0.02, size: 0.14, depth: 0.4, kind: 'ground' },
      ...groundSpots(stage, height * 0.9, height * 0.98, [0.2, 0.28]),
      ...airSpots(stage, 0.1),
    ])
    stage.layer(0.08, (context) => {
      for (let i = 0; i < 18; i++) {
        const at = i % 2 ? 0 : width
        const px = at + (i % 2 ? 1 : -1) * Math.pow(plants(), 1.4) * width * 0.46
        drawRock(
          context,
          px,
          height * (1.02 - Math.abs(px - width / 2) * -0.02) - plants() * 0.1,
          range(plants, 0.03, 0.1),
          mix(lit(palette, palette.rock, 0.1), palette.shade, 0.45),
          lit(palette, palette.rock, 0.75),
          side,
          plants,
        )
      }
      for (let i = 0; i < 50; i++) {
        const px = width / 2 + Math.sign(spread(plants)) * width * range(plants, 0.2, 0.52)
        drawTuft(
          context,
          px,
          height * range(plants, 0.96, 1.03),
          height * range(plants, 0.04, 0.13),
          lit(palette, mix(palette.foliage, palette.shade, 0.4), 0.15),
          lit(palette, palette.grass, 0.65),
          plants,
        )
      }
    })
  },
}
