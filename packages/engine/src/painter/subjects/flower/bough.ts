import { css, mix, oklchToRgb } from '../../core/color.ts'
import { lit } from '../../core/palette.ts'
import type { Layout } from '../../stage.ts'
import { paintRidges } from '../scenery/ridges.ts'
import type { Species } from './heads.ts'
import { drawHead, makeHead, type Head } from './plants.ts'
import { spots } from './spots.ts'

/** A bough in bloom before the sky: how the cherry is seen. */
export function bough(species: Species): Layout {
  return {
    id: 'bough',
    suits: ['framed', 'thirds', 'minimal', 'mountains', 'pagoda'],
    paint(stage, subject) {
      const { width, height, palette } = stage
      stage.horizon = height * 0.78
      stage.sky()
      paintRidges(stage, { count: 3, far: height * 0.76, near: height * 0.86, rise: 0.24, jagged: 0.8 })
      stage.place([...spots(stage), { x: width * 0.5, y: height * 0.86, size: 0.26, depth: 0.45, kind: 'ground' }])
      const random = stage.fork('bough')
      const size = 0.13
      const heads = [0, 1, 2].map((index) => makeHead(stage, species, subject, `bough ${index}`, size))
      const side = stage.random() < 0.5 ? -1 : 1
      const from = side < 0 ? -0.05 : width + 0.05
      const bark = mix(lit(palette, palette.bark, 0.35), palette.shade, 0.25)
      const lightBark = lit(palette, palette.bark, 0.95)
      const twigs: { x: number; y: number }[] = []
      stage.layer(
        0.12,
        (context) => {
          const grow = (x: number, y: number, angle: number, length: number, thick: number, left: number): void => {
            const bendX = x + Math.cos(angle - 0.15) * length * 0.5
            const bendY = y + Math.sin(angle - 0.15) * length * 0.5
            const toX = x + Math.cos(angle) * length
            const toY = y + Math.sin(angle) * length
            for (const [color, width2, offset] of [
              [bark, thick, 0],
              [lightBark, thick * 0.3, -thick * 0.25],
            ] as const) {
              context.strokeStyle = css(color, offset ? 0.55 : 1)
              context.lineWidth = width2
              context.beginPath()
              context.moveTo(x, y + offset)
              context.quadraticCurveTo(bendX, bendY + offset, toX, toY + offset)
              context.stroke()
            }
            if (left < 3)
              for (let bud = 0; bud < 3; bud++)
                twigs.push({
                  x: x + (toX - x) * (0.3 + 0.7 * random()) + (random() - 0.5) * 0.05,
                  y: y + (toY - y) * (0.3 + 0.7 * random()) + (random() - 0.5) * 0.05,
                })
            if (left === 0) return
            grow(toX, toY, angle + (random() - 0.5) * 0.5, length * (0.72 + random() * 0.14), thick * 0.7, left - 1)
            grow(
              bendX,
              bendY,
              angle + (random() < 0.5 ? -1 : 1) * (0.5 + random() * 0.5),
              length * (0.5 + random() * 0.2),
              thick * 0.5,
              left - 1,
            )
          }
          grow(from, height * (0.2 + random() * 0.14), side < 0 ? 0.12 : Math.PI - 0.12, width * 0.3, 0.036, 4)
          grow(from, height * 0.03, side < 0 ? 0.3 : Math.PI - 0.3, width * 0.26, 0.026, 3)
        },
        { haze: false },
      )
      stage.layer(
        0.08,
        (context) => {
          for (const twig of twigs) {
            const own = size * (0.5 + random() * 0.6)
            drawHead(
              context,
              heads[Math.floor(random() * heads.length)] as Head,
              twig.x,
              twig.y,
              own,
              random() * 6,
              0.7 + random() * 0.3,
            )
          }
          const own = subject.colors[0] ?? species.colors[0] ?? [0.9, 0.06, 0]
          for (let drift = 0; drift < 46; drift++) {
            context.fillStyle = css(lit(palette, oklchToRgb(own), 0.95), 0.85)
            context.beginPath()
            context.ellipse(
              random() * width,
              random() * height,
              0.004 + random() * 0.008,
              0.003 + random() * 0.003,
              random() * 3,
              0,
              7,
            )
            context.fill()
          }
        },
        { haze: false },
      )
    },
  }
}
