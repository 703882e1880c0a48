import { css, mix } from '../../core/color.ts'
import { drawFir, drawLeafTree } from '../../core/trees.ts'
import { drawRock } from '../../core/plants.ts'
import { fillSkyline, skyline } from '../../core/ridge.ts'
import { lit } from '../../core/palette.ts'
import { range } from '../../core/random.ts'
import { airSpots, waterSpots } from '../spots.ts'
import type { Layout } from '../../stage.ts'

/** A small island with trees in wide still water, hills far off. */
export const island: Layout = {
  id: 'island',
  suits: ['minimal', 'centred', 'symmetrical', 'tree', 'pagoda', 'temple', 'island'],
  paint(stage) {
    const { random, palette, height, width } = stage
    stage.horizon = height * range(random, 0.54, 0.62)
    stage.sky()
    for (let i = 0; i < 3; i++) {
      const line = skyline(
        stage.noise,
        width,
        { y: stage.horizon, rise: height * (0.12 - 0.035 * i), waves: 1.2 + i * 0.7, jagged: 0.3 },
        stage.fork(`hill ${i}`),
      )
      const tone = mix(lit(palette, mix(palette.land, palette.foliage, 0.3 + 0.2 * i), 0.35), palette.shade, 0.25)
      stage.layer(0.93 - 0.1 * i, (context) => {
        context.beginPath()
        context.rect(0, 0, width, stage.horizon + 0.003)
        context.clip()
        fillSkyline(context, stage, line, tone, mix(tone, palette.haze, 0.5), height * 0.1)
      })
    }
    const x = width * (stage.reading.composition === 'centred' ? 0.5 : stage.light.x < width / 2 ? 0.62 : 0.38)
    const y = stage.horizon + height * 0.012
    const half = range(random, 0.15, 0.24)
    const side = stage.light.x < x ? -1 : 1
    const plants = stage.fork('plants')
    const winter = stage.reading.season === 'winter'
    const colors = {
      dark: lit(palette, mix(palette.foliage, palette.shade, 0.45), 0.1),
      light: lit(palette, palette.foliageLight, 0.7),
      bark: lit(palette, palette.bark, 0.2),
      side,
      ...(winter ? { snow: lit(palette, palette.snow, 0.7) } : {}),
    }
    stage.layer(0.4, (context) => {
      const bank = lit(palette, mix(palette.grass, palette.foliage, 0.5), 0.45)
      const gradient = context.createLinearGradient(0, y - half * 0.3, 0, y)
      gradient.addColorStop(0, css(bank))
      gradient.addColorStop(1, css(mix(bank, palette.shade, 0.6)))
      context.fillStyle = gradient
      context.beginPath()
      context.ellipse(x, y, half, half * 0.26, 0, Math.PI, 0)
      context.fill()
      // A building takes the trees' place.
      if (!stage.removed('trees') && !stage.reading.motifs.length) {
        const leafy = plants() < 0.5
        const count = leafy ? 3 : 9
        for (let i = 0; i < count; i++) {
          const off = (i / (count - 1) - 0.5) * half * 1.4 + range(plants, -0.02, 0.02)
          const foot = y - half * 0.2 * Math.sqrt(Math.max(0, 1 - (off / half) ** 2))
          if (leafy)
            drawLeafTree(context, x + off, foot, height * range(plants, 0.2, 0.3), colors, plants, { bare: winter })
          else drawFir(context, x + off, foot, height * range(plants, 0.12, 0.27), colors, plants)
        }
      }
      for (let i = 0; i < 9; i++) {
        drawRock(
          context,
          x + range(plants, -1, 1) * half,
          y + 0.004,
          half * range(plants, 0.04, 0.1),
          lit(palette, mix(palette.rock, palette.shade, 0.5), 0.1),
          lit(palette, palette.rock, 0.75),
          side,
          plants,
        )
      }
    })
    stage.water(y, height, { ripple: stage.reading.weather === 'storm' ? 0.9 : 0.14 })
    stage.place([
      { x, y: y - half * 0.18, size: 0.24, depth: 0.38, kind: 'ground' },
      ...waterSpots(stage, y + 0.08, height * 0.9, [0.08, 0.26]),
      ...airSpots(stage),
    ])
  },
}
