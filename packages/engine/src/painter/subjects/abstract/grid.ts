import { css, mix } from '../../core/color.ts'
import { pick } from '../../core/random.ts'
import type { Layout } from '../../stage.ts'
import type { Random, Rgb } from '../../types.ts'
import { schemeOf, spots } from './scheme.ts'

function divide(
  random: Random,
  x: number,
  y: number,
  width: number,
  height: number,
  left: number,
  cells: [number, number, number, number][],
): void {
  if (left === 0 || (Math.min(width, height) < 0.14 && random() < 0.6) || Math.max(width, height) < 0.16) {
    cells.push([x, y, width, height])
    return
  }
  const at = 0.28 + random() * 0.44
  if (width > height * (0.75 + random() * 0.5)) {
    divide(random, x, y, width * at, height, left - 1, cells)
    divide(random, x + width * at, y, width * (1 - at), height, left - 1, cells)
  } else {
    divide(random, x, y, width, height * at, left - 1, cells)
    divide(random, x, y + height * at, width, height * (1 - at), left - 1, cells)
  }
}

/** Fields of paint between strong lines. */
export const grid: Layout = {
  id: 'grid',
  suits: ['symmetrical', 'minimal', 'mondrian', 'pattern', 'grid'],
  paint(stage, subject) {
    const { width, height, noise } = stage
    const { accents, paper: ground, ink, scale } = schemeOf(stage, subject)
    const random = stage.fork('grid')
    const cells: [number, number, number, number][] = []
    divide(random, 0, 0, width, height, 5, cells)
    stage.layer(
      0.6,
      (context) => {
        for (const [x, y, w, h] of cells) {
          const tone =
            random() < 0.46
              ? mix(ground, scale[4] as Rgb, random() * 0.35)
              : pick(random, [...accents, scale[1] as Rgb, scale[3] as Rgb])
          const fill = context.createLinearGradient(x, y, x + w, y + h)
          fill.addColorStop(0, css(mix(tone, [1, 1, 1], 0.08)))
          fill.addColorStop(1, css(mix(tone, ink, 0.1)))
          context.fillStyle = fill
          context.fillRect(x, y, w + 0.002, h + 0.002)
          const inside = random()
          if (inside < 0.16) {
            context.fillStyle = css(pick(random, accents))
            context.beginPath()
            context.arc(x + w / 2, y + h / 2, Math.min(w, h) * 0.34, 0, 7)
            context.fill()
          } else if (inside < 0.26) {
            context.fillStyle = css(pick(random, accents), 0.9)
            context.beginPath()
            context.arc(x, y + h, Math.min(w, h) * 0.9, -Math.PI / 2, 0)
            context.lineTo(x, y + h)
            context.fill()
          }
          // Strokes of the brush along the field.
          for (let stroke = 0; stroke < 40; stroke++) {
            context.strokeStyle = css(random() < 0.5 ? mix(tone, [1, 1, 1], 0.4) : mix(tone, ink, 0.3), 0.07)
            context.lineWidth = 0.002 + random() * 0.006
            const v = y + random() * h
            context.beginPath()
            context.moveTo(x + random() * w * 0.4, v)
            context.lineTo(x + w * (0.6 + random() * 0.4), v + (random() - 0.5) * 0.006)
            context.stroke()
          }
        }
      },
      { haze: false },
    )
    stage.layer(
      0.4,
      (context) => {
        context.strokeStyle = css(ink)
        context.lineCap = 'butt'
        for (const [x, y, w, h] of cells) {
          context.lineWidth = 0.011 + noise.hash(Math.floor(x * 99), Math.floor(y * 99)) * 0.007
          context.strokeRect(x, y, w, h)
        }
      },
      { haze: false },
    )
    stage.place(spots(stage))
  },
}
