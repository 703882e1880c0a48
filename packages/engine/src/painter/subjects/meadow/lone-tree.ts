import { css, mix } from '../../core/color.ts'
import { drawFlock, drawTuft, drawWildflower } from '../../core/plants.ts'
import { drawLeafTree } from '../../core/trees.ts'
import { fillSkyline, skyline, skylineAt } from '../../core/ridge.ts'
import { lit } from '../../core/palette.ts'
import { range } from '../../core/random.ts'
import { airSpots, groundSpots } from '../spots.ts'
import type { Layout } from '../../stage.ts'

/** One great tree on a hill. */
export const loneTree: Layout = {
  id: 'lone-tree',
  suits: ['centred', 'minimal', 'tree', 'low', 'person', 'swing', 'symmetrical', 'hillside', 'hill', 'park', 'plain'],
  paint(stage) {
    const { random, palette, height, width } = stage
    stage.horizon = height * range(random, 0.66, 0.74)
    stage.sky()
    stage.drawn('tree')
    const far = skyline(
      stage.noise,
      width,
      { y: stage.horizon, rise: height * 0.08, waves: 1.8, jagged: 0.3 },
      stage.fork('far'),
    )
    const distance = mix(lit(palette, mix(palette.foliage, palette.land, 0.4), 0.4), palette.shade, 0.1)
    stage.layer(0.8, (context) => fillSkyline(context, stage, far, distance, mix(distance, palette.haze, 0.4), 0.14))
    const x =
      width *
      (stage.reading.composition === 'centred' || stage.reading.composition === 'symmetrical'
        ? 0.5
        : stage.light.x < width / 2
          ? 0.6
          : 0.4)
    const top = stage.horizon + 0.02
    const hill = (px: number): number =>
      top + Math.pow((px - x) / width, 2) * height * 0.42 + stage.noise.perlin(px * 2.3, 5) * 0.014
    const plants = stage.fork('plants')
    const winter = stage.reading.season === 'winter'
    const side = stage.light.x < x ? -1 : 1
    stage.layer(0.22, (context) => {
      const bright = lit(palette, palette.grass, 0.75)
      const dark = mix(lit(palette, mix(palette.grass, palette.foliage, 0.5), 0.25), palette.shade, 0.2)
      const gradient = context.createLinearGradient(0, top, 0, height)
      gradient.addColorStop(0, css(bright))
      gradient.addColorStop(1, css(dark))
      context.fillStyle = gradient
      context.beginPath()
      context.moveTo(-0.05, height + 0.05)
      for (let i = 0; i <= 120; i++)
        context.lineTo((i / 120) * (width + 0.1) - 0.05, hill((i / 120) * (width + 0.1) - 0.05))
      context.lineTo(width + 0.05, height + 0.05)
      context.fill()
      const shadow = context.createRadialGradient(x - side * 0.12, top + 0.05, 0.02, x - side * 0.12, top + 0.05, 0.3)
      shadow.addColorStop(0, css(palette.shade, 0.5))
      shadow.addColorStop(1, css(palette.shade, 0))
      context.save()
      context.clip()
      context.scale(1, 0.4)
      context.translate(0, (top + 0.05) * 1.5)
      context.fillStyle = shadow
      context.fillRect(-1, 0, width + 2, height * 3)
      context.restore()
      const blossom = stage.reading.season === 'spring' && plants() < 0.6
      drawLeafTree(
        context,
        x,
        hill(x) + 0.012,
        height * range(plants, 0.5, 0.6),
        {
          dark: lit(palette, mix(blossom ? palette.blossom : palette.foliage, palette.shade, 0.32), 0.15),
          light: lit(palette, blossom ? mix(palette.blossom, palette.snow, 0.25) : palette.foliageLight, 0.8),
          bark: lit(palette, mix(palette.bark, palette.shade, 0.2), 0.3),
          side,
        },
        plants,
        { bare: winter, spread: 1.08 },
      )
    })
    stage.place([
      { x: x - side * 0.24, y: hill(x - side * 0.24) + 0.012, size: 0.13, depth: 0.2, kind: 'ground' },
      ...groundSpots(stage, skylineAt(far, width / 2) + 0.03, height * 0.96, [0.07, 0.22]).slice(1),
      ...airSpots(stage).map((spot, i) => ({ ...spot, x: width * (x > width / 2 ? 0.2 + i * 0.1 : 0.8 - i * 0.1) })),
    ])
    stage.layer(0.05, (context) => {
      for (let i = 0; i < 190 * width; i++) {
        const px = plants() * width
        const y = Math.max(hill(px) + 0.02, height * (0.85 + 0.18 * plants()))
        const size = height * 0.06 * ((y - top) / (height - top)) * range(plants, 0.6, 1.2)
        if (plants() < 0.85 || winter)
          drawTuft(
            context,
            px,
            y,
            size,
            lit(palette, mix(palette.grass, palette.shade, 0.4), 0.2),
            lit(palette, palette.grass, 0.8),
            plants,
          )
        else
          drawWildflower(
            context,
            px,
            y,
            size * 1.1,
            lit(palette, plants() < 0.5 ? palette.blossom : palette.accent, 0.8),
            lit(palette, palette.grass, 0.4),
            plants,
          )
      }
      if (!stage.removed('birds'))
        drawFlock(context, width * range(plants, 0.2, 0.8), stage.horizon * 0.35, 0.14, 6, palette.silhouette, plants)
    })
  },
}
