import type { SKRSContext2D } from '@napi-rs/canvas'
import { css, mix } from '../../core/color.ts'
import { drawTuft } from '../../core/plants.ts'
import { drawBranch, leafClump } from '../../core/trees.ts'
import { lit } from '../../core/palette.ts'
import { range, spread } from '../../core/random.ts'
import { skyline, traceSkyline } from '../../core/ridge.ts'
import { airSpots, groundSpots } from '../spots.ts'
import type { Layout } from '../../stage.ts'
import type { Random, Rgb } from '../../types.ts'

/** A birch grove: white trunks with dark marks, bright leaves, low bushes. */
export const birches: Layout = {
  id: 'birches',
  suits: ['close', 'symmetrical', 'minimal', 'bird', 'rabbit', 'birch', 'birches', 'orchard', 'grove'],
  paint(stage) {
    const { random, palette, height, width } = stage
    stage.horizon = height * range(random, 0.56, 0.64)
    stage.drawn('tree')
    stage.sky({ cloudiness: 0.15, sun: false })
    const winter = stage.reading.season === 'winter'
    const layers = 4
    for (let i = 0; i < layers; i++) {
      const t = i / (layers - 1)
      const trees = stage.fork(`birches ${i}`)
      const ground = stage.horizon + height * (0.02 + 0.3 * Math.pow(t, 1.2))
      const floorColor = lit(palette, mix(mix(palette.grass, palette.foliage, 0.3), palette.shade, 0.12 * t), 0.45)
      const air = mix(palette.haze, palette.horizon, 0.3)
      const fade = 0.62 * Math.pow(1 - t, 1.2)
      const white = mix(lit(palette, [0.95, 0.93, 0.9], 0.62), air, fade)
      const shaded = mix(lit(palette, [0.74, 0.73, 0.78], 0.08), air, fade)
      const mark = mix(lit(palette, [0.2, 0.17, 0.17], 0.3), air, fade)
      const side = stage.light.direction[0] < 0 ? -1 : 1
      stage.layer(0.75 - 0.68 * t, (context) => {
        if (!winter) {
          for (let k = 0; k < 260 * width; k++) {
            const x = trees() * width
            const y = Math.pow(trees(), 1.5) * (ground - 0.04)
            const tone = mix(palette.foliage, palette.foliageLight, 0.25 + 0.75 * trees())
            leafClump(
              context,
              x,
              y,
              (0.007 + 0.016 * t) * range(trees, 0.6, 1.4),
              mix(lit(palette, tone, 0.35 + 0.5 * trees()), air, fade * 0.8),
              trees,
            )
          }
        }
        const line = skyline(stage.noise, width, { y: ground, rise: 0.03, waves: 2, jagged: 0 }, trees)
        context.fillStyle = css(mix(floorColor, air, fade))
        traceSkyline(context, line, height + 0.05)
        context.fill()
        const count = Math.round((16 - 10 * t) * width)
        for (let k = 0; k < count; k++) {
          const x = ((k + 0.5 + spread(trees) * 0.6) / count) * width
          drawBirch(
            context,
            x,
            ground + 0.02 + trees() * 0.02,
            (0.01 + 0.038 * t) * range(trees, 0.7, 1.25),
            white,
            shaded,
            mark,
            side,
            trees,
          )
        }
        for (let k = 0; k < 120 * width; k++) {
          const tone = mix(palette.grass, palette.foliageLight, trees() * 0.6)
          drawTuft(
            context,
            trees() * width,
            ground + range(trees, 0, 0.16),
            height * (0.012 + 0.05 * t) * range(trees, 0.6, 1.3),
            mix(lit(palette, mix(palette.foliage, palette.shade, 0.3), 0.2), air, fade),
            mix(lit(palette, tone, 0.7), air, fade),
            trees,
          )
        }
        if (!winter && t > 0.9) {
          for (let k = 0; k < 60 * width; k++) {
            leafClump(
              context,
              trees() * width,
              Math.pow(trees(), 2) * height * 0.3,
              range(trees, 0.012, 0.03),
              lit(palette, mix(palette.foliage, palette.foliageLight, trees()), 0.6),
              trees,
            )
          }
        }
      })
      if (i === 2)
        stage.place([...groundSpots(stage, ground + 0.03, height * 0.95, [0.16, 0.34]), ...airSpots(stage, 0.12)])
    }
  },
}

function drawBirch(
  context: SKRSContext2D,
  x: number,
  foot: number,
  thick: number,
  white: Rgb,
  shaded: Rgb,
  mark: Rgb,
  side: number,
  random: Random,
): void {
  const lean = spread(random) * 0.06
  const gradient = context.createLinearGradient(x - thick / 2, 0, x + thick / 2, 0)
  gradient.addColorStop(side < 0 ? 0 : 1, css(white))
  gradient.addColorStop(0.55, css(mix(white, shaded, 0.4)))
  gradient.addColorStop(side < 0 ? 1 : 0, css(mix(shaded, mark, 0.25)))
  context.fillStyle = gradient
  context.beginPath()
  context.moveTo(x - thick * 0.6, foot)
  context.lineTo(x + lean - thick * 0.34, -0.05)
  context.lineTo(x + lean + thick * 0.34, -0.05)
  context.lineTo(x + thick * 0.6, foot)
  context.fill()
  const marks = 26
  for (let i = 0; i < marks; i++) {
    const t = random()
    const y = foot * (1 - t)
    const wide = thick * range(random, 0.12, 0.7)
    const at = x + lean * t + spread(random) * thick * 0.3
    context.fillStyle = css(mark, range(random, 0.45, 0.95))
    context.beginPath()
    context.ellipse(at, y, wide / 2, thick * range(random, 0.03, 0.09), spread(random) * 0.2, 0, 7)
    context.fill()
  }
  for (let i = 0; i < 4; i++) {
    const t = range(random, 0.3, 0.95)
    const way = random() < 0.5 ? -1 : 1
    const length = thick * range(random, 2, 6)
    context.fillStyle = css(mix(mark, shaded, 0.3))
    const startX = x + lean * t
    const startY = foot * (1 - t)
    const bend = [startX + way * length * 0.4, startY - length * 0.5] as const
    drawBranch(
      context,
      startX,
      startY,
      bend,
      [startX + way * length, startY - length * 0.9],
      thick * range(random, 0.12, 0.22),
    )
  }
}
