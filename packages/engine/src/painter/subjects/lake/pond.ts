import { css, mix } from '../../core/color.ts'
import { drawTuft } from '../../core/plants.ts'
import { fillSkyline, skyline, skylineAt } from '../../core/ridge.ts'
import { leafClump } from '../../core/trees.ts'
import { lit } from '../../core/palette.ts'
import { range, spread } from '../../core/random.ts'
import { airSpots, groundSpots, waterSpots } from '../spots.ts'
import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Layout, Stage } from '../../stage.ts'
import type { Random } from '../../types.ts'

/** A lily pond seen from above its bank, foliage mirrored in it. */
export const pond: Layout = {
  id: 'pond',
  suits: ['close', 'high', 'framed', 'flower', 'swan', 'fish', 'bridge', 'pond', 'lily', 'wetland', 'swamp', 'marsh'],
  paint(stage) {
    const { random, palette, height, width } = stage
    stage.horizon = height * range(random, 0.3, 0.38)
    stage.drawn('flower')
    stage.sky()
    const bank = stage.fork('bank')
    const side = stage.light.direction[0] < 0 ? -1 : 1
    stage.layer(0.55, (context) => {
      const dark = lit(palette, mix(palette.foliage, palette.shade, 0.5), 0.15)
      const line = skyline(
        stage.noise,
        width,
        { y: stage.horizon - height * 0.1, rise: height * 0.16, waves: 3, jagged: 0 },
        bank,
      )
      fillSkyline(context, stage, line, dark, mix(dark, palette.shade, 0.4), height * 0.3)
      for (let i = 0; i < 900 * width; i++) {
        const t = i / (900 * width)
        const x = bank() * width
        const crest = skylineAt(line, x)
        const top = crest + (stage.horizon - crest) * Math.pow(t, 0.8) + range(bank, -0.02, 0.01)
        const shine = bank() * (0.5 + 0.5 * side * (x / width - 0.5))
        const tone = mix(
          mix(palette.foliage, palette.shade, 0.35),
          palette.foliageLight,
          Math.max(0, shine) * (1 - t * 0.5),
        )
        leafClump(context, x, top, range(bank, 0.009, 0.024), lit(palette, tone, 0.2 + 0.6 * bank()), bank)
      }
    })
    stage.water(stage.horizon, height, { ripple: 0.12, tint: 0.35 })
    const pads = stage.fork('pads')
    const petal = palette.blossom
    stage.layer(0.2, (context) => {
      const groups = Array.from({ length: 6 }, () => [pads() * width, Math.pow(pads(), 0.8)] as const).toSorted(
        (a, b) => a[1] - b[1],
      )
      for (const [groupX, near] of groups) {
        const y0 = stage.horizon + 0.05 + near * (height - stage.horizon - 0.06)
        for (let i = 0; i < 15; i++) {
          const size = (0.014 + 0.052 * near) * range(pads, 0.6, 1.2)
          const x = groupX + spread(pads) * (0.08 + 0.26 * near)
          const y = y0 + spread(pads) * (0.015 + 0.05 * near)
          drawPad(context, stage, x, y, size, pads)
          if (pads() < 0.22 && !stage.removed('flower'))
            drawLily(context, stage, x, y - size * 0.1, size * 0.8, petal, pads)
        }
      }
    })
    stage.place([
      ...waterSpots(stage, stage.horizon + 0.1, height * 0.85, [0.09, 0.26]),
      ...groundSpots(stage, stage.horizon + 0.005, height * 0.98, [0.15, 0.3]),
      ...airSpots(stage, 0.12),
    ])
    const reeds = stage.fork('reeds')
    stage.layer(0.05, (context) => {
      for (let i = 0; i < 34 * width; i++) {
        const x = side > 0 ? range(reeds, -0.02, 0.34) : width - range(reeds, -0.02, 0.34)
        drawTuft(
          context,
          x,
          height * 1.02,
          height * range(reeds, 0.1, 0.3),
          lit(palette, mix(palette.foliage, palette.shade, 0.4), 0.15),
          lit(palette, palette.grass, 0.7),
          reeds,
        )
      }
    })
  },
}

function drawPad(context: SKRSContext2D, stage: Stage, x: number, y: number, size: number, random: Random): void {
  const { palette } = stage
  const tone = lit(palette, mix(palette.foliage, palette.foliageLight, random() * 0.8), 0.55)
  const notch = random() * 6.283
  for (const [lower, color] of [
    [size * 0.06, mix(tone, palette.shade, 0.55)],
    [0, tone],
  ] as const) {
    context.fillStyle = css(color)
    context.beginPath()
    context.moveTo(x, y + lower)
    context.ellipse(x, y + lower, size, size * 0.42, 0, notch, notch + 5.9)
    context.fill()
  }
  context.strokeStyle = css(mix(tone, palette.foliageLight, 0.4), 0.5)
  context.lineWidth = size * 0.03
  context.beginPath()
  for (let i = 1; i < 7; i++) {
    const angle = notch + (i / 7) * 5.9
    context.moveTo(x, y)
    context.lineTo(x + Math.cos(angle) * size * 0.85, y + Math.sin(angle) * size * 0.36)
  }
  context.stroke()
}

function drawLily(
  context: SKRSContext2D,
  stage: Stage,
  x: number,
  y: number,
  size: number,
  petal: readonly [number, number, number],
  random: Random,
): void {
  const { palette } = stage
  for (const [ring, count, open] of [
    [1, 9, 0.2],
    [0.78, 8, 0.55],
    [0.5, 6, 0.95],
  ] as const) {
    for (let i = 0; i < count; i++) {
      const angle = Math.PI * ((i + 0.5 + spread(random) * 0.2) / count) + Math.PI
      const tipX = x + Math.cos(angle) * size * ring * (1 - open * 0.35)
      const tipY = y + Math.sin(angle) * size * ring * (0.35 + open * 0.5)
      context.fillStyle = css(lit(palette, mix(petal, palette.snow, 0.2 + 0.5 * random()), 0.85 - 0.25 * (1 - ring)))
      context.beginPath()
      context.moveTo(x, y)
      context.quadraticCurveTo(x + (tipX - x) * 0.5 - size * 0.16, y + (tipY - y) * 0.6, tipX, tipY)
      context.quadraticCurveTo(x + (tipX - x) * 0.5 + size * 0.16, y + (tipY - y) * 0.6, x, y)
      context.fill()
    }
  }
  context.fillStyle = css(lit(palette, [0.98, 0.82, 0.3], 0.8))
  context.beginPath()
  context.ellipse(x, y - size * 0.12, size * 0.14, size * 0.1, 0, 0, 7)
  context.fill()
}
