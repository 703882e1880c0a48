import { css, mix, oklchToRgb } from '../../core/color.ts'
import { lit } from '../../core/palette.ts'
import type { Layout, Spot } from '../../stage.ts'
import { bridgeFigure } from '../buildings/bridge.ts'
import { pagodaFigure } from '../buildings/pagoda.ts'
import { dyeOf, type Figure } from '../figure/figure.ts'
import { settle } from '../figure/settle.ts'
import { paintMist } from '../scenery/air.ts'
import { paintGround } from '../scenery/ground.ts'
import { paintRidges } from '../scenery/ridges.ts'
import { paintOverhang } from '../scenery/woods.ts'
import { blossomTrees, mound, SIDE_FIGURE, spots } from './beds.ts'

/** A pond under a moon bridge, a pagoda among blossoming trees. */
export const pond: Layout = {
  id: 'pond',
  suits: ['centred', 'symmetrical', 'wide', 'bridge', 'pagoda', 'swan', 'japanese', 'zen', 'water'],
  paint(stage, subject) {
    const { width, height, palette, noise } = stage
    stage.horizon = height * 0.52
    stage.sky()
    paintRidges(stage, { count: 2, far: height * 0.48, near: height * 0.52, rise: 0.22, jagged: 0.5, wooded: true })
    paintMist(stage, height * 0.48, 0.08, 0.5)
    const side = stage.random() < 0.5 ? -1 : 1
    const color = subject.colors[0] ? oklchToRgb(subject.colors[0]) : palette.blossom
    const bank = (x: number): number => height * 0.53 + 0.012 * noise.fbm(x * 4, 2, 3)
    stage.layer(0.55, (context) =>
      settle(
        stage,
        context,
        pagodaFigure,
        { x: width * (0.5 + side * 0.3), y: height * 0.54, size: 0.34, depth: 0.55, kind: 'ground' },
        SIDE_FIGURE,
        stage.fork('pagoda'),
        { floating: true },
      ),
    )
    blossomTrees(stage, bank, 10, [0.14, 0.26], 0.5, 'bank', color)
    paintGround(stage, { line: bank, depths: [0.55, 0.5] })
    const red = { ...SIDE_FIGURE, id: 'garden bridge', colors: [[0.5, 0.19, 28] as const] }
    // Only the wooden bridge belongs here.
    const wooden: Figure = {
      ...bridgeFigure,
      paint: (clay) => bridgeFigure.paint({ ...clay, random: () => 0.1 }, dyeOf(red)),
    }
    const bridgeSize = Math.min(0.17, (width * 0.62) / 3.8)
    stage.layer(0.42, (context) =>
      settle(
        stage,
        context,
        wooden,
        { x: width * (0.5 - side * 0.08), y: height * 0.575, size: bridgeSize, depth: 0.42, kind: 'air' },
        red,
        stage.fork('bridge'),
        { floating: true },
      ),
    )
    stage.water(height * 0.578, height, { ripple: 0.13 })
    paintMist(stage, height * 0.585, 0.03, 0.35)
    const random = stage.fork('pond')
    const dark = mix(lit(palette, palette.foliage, 0.15), palette.shade, 0.25)
    const bright = lit(palette, palette.foliageLight, 0.9)
    stage.layer(0.25, (context) => {
      for (let pad = 0; pad < 26; pad++) {
        const t = random()
        const x = random() * width
        const y = height * (0.64 + 0.3 * t)
        const rx = 0.012 + 0.04 * t
        context.fillStyle = css(mix(dark, bright, 0.3 + random() * 0.5))
        context.beginPath()
        context.moveTo(x, y)
        context.ellipse(x, y, rx, rx * 0.34, 0, 0.4, 6.4)
        context.fill()
        if (random() < 0.3) {
          for (let petal = 0; petal < 7; petal++) {
            context.fillStyle = css(lit(palette, mix(color, [1, 1, 1], 0.3), petal % 2 ? 0.95 : 0.6))
            context.beginPath()
            context.ellipse(x + (petal - 3) * rx * 0.12, y - rx * 0.3, rx * 0.1, rx * 0.34, (petal - 3) * 0.32, 0, 7)
            context.fill()
          }
        }
      }
    })
    stage.place([
      ...[0.3, 0.7, 0.5].flatMap((x): Spot[] => [
        { x: width * x, y: height * 0.7, size: 0.13, depth: 0.35, kind: 'water' },
        { x: width * x, y: height * 0.82, size: 0.2, depth: 0.2, kind: 'water' },
      ]),
      ...spots(stage),
    ])
    stage.layer(0.1, (context) => {
      for (let bush = 0; bush < 7; bush++) {
        const edge = bush % 2 ? 1 : -1
        const x = width * (0.5 + edge * (0.36 + random() * 0.18))
        mound(
          context,
          x,
          height * (0.98 + random() * 0.05),
          0.1 + random() * 0.09,
          0.09 + random() * 0.08,
          dark,
          bright,
          [lit(palette, color, 0.95), lit(palette, palette.accent, 0.8)],
          random,
          stage.light.direction[0],
        )
      }
    })
    paintOverhang(stage, side === 1 ? -1 : 1, 0.5)
  },
}
