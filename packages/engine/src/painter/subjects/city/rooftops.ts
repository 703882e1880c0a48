import type { SKRSContext2D } from '@napi-rs/canvas'
import { css, mix, oklchToRgb } from '../../core/color.ts'
import { lerp } from '../../core/math.ts'
import { lit } from '../../core/palette.ts'
import type { Layout, Spot, Stage } from '../../stage.ts'
import type { Random, Rgb } from '../../types.ts'
import { paintMist } from '../scenery/air.ts'
import { paintRidges } from '../scenery/ridges.ts'
import { cityLight, glow, type CityLight } from './facades.ts'

/** A gabled house front with its roof's long side beside it, the foot of the wall at (x, y). */
export function drawGabled(
  stage: Stage,
  context: SKRSContext2D,
  light: CityLight,
  x: number,
  y: number,
  size: number,
  roof: Rgb,
  wall: Rgb,
  random: Random,
): void {
  const { palette } = stage
  const side = stage.light.direction[0] < 0 ? -1 : 1
  const front = mix(lit(palette, wall, 0.75), palette.shade, light.dark * 0.45)
  const flank = mix(lit(palette, wall, 0.15), palette.shade, 0.2 + light.dark * 0.35)
  const slope = mix(lit(palette, roof, side > 0 ? 0.85 : 0.3), palette.shade, light.dark * 0.4)
  const wide = size * (0.55 + random() * 0.2)
  const long = size * (0.6 + random() * 0.5)
  const high = size * (0.45 + random() * 0.2)
  const rise = size * (0.38 + random() * 0.14)
  context.fillStyle = css(flank)
  context.fillRect(x + wide / 2, y - high, long, high + size * 0.4)
  context.fillStyle = css(front)
  context.beginPath()
  context.moveTo(x - wide / 2, y + size * 0.4)
  context.lineTo(x - wide / 2, y - high)
  context.lineTo(x, y - high - rise)
  context.lineTo(x + wide / 2, y - high)
  context.lineTo(x + wide / 2, y + size * 0.4)
  context.fill()
  context.fillStyle = css(slope)
  context.beginPath()
  context.moveTo(x - wide * 0.02, y - high - rise - size * 0.02)
  context.lineTo(x + long, y - high - rise - size * 0.02)
  context.lineTo(x + wide / 2 + long + size * 0.04, y - high + size * 0.03)
  context.lineTo(x + wide / 2 + size * 0.03, y - high + size * 0.03)
  context.fill()
  context.strokeStyle = css(mix(slope, palette.shade, 0.4), 0.5)
  context.lineWidth = Math.max(0.0006, size * 0.008)
  for (let row = 1; row < 7; row++) {
    const t = row / 7
    context.beginPath()
    context.moveTo(x + (wide / 2) * t, y - high - rise * (1 - t))
    context.lineTo(x + long + (wide / 2) * t, y - high - rise * (1 - t))
    context.stroke()
  }
  context.strokeStyle = css(mix(slope, front, 0.3))
  context.lineWidth = size * 0.035
  context.beginPath()
  context.moveTo(x - wide / 2 - size * 0.03, y - high + size * 0.03)
  context.lineTo(x, y - high - rise)
  context.lineTo(x + wide / 2 + size * 0.03, y - high + size * 0.03)
  context.stroke()
  const chimney = x + long * (0.3 + random() * 0.4)
  context.fillStyle = css(mix(flank, roof, 0.4))
  context.fillRect(chimney, y - high - rise * (1.25 + random() * 0.2), size * 0.07, rise * 0.55)
  const pane = (u: number, v: number, w: number, h: number): void => {
    const on = random() < 0.15 + 0.6 * light.dark
    context.fillStyle = css(mix(front, palette.shade, 0.6))
    context.fillRect(u - w * 0.62, v - h * 0.1, w * 1.24, h * 1.2)
    context.fillStyle =
      on && light.dark > 0.1
        ? css(light.windows[Math.floor(random() * 3)] ?? palette.lamp)
        : css(mix(palette.sky, palette.shade, 0.5))
    context.fillRect(u - w / 2, v, w, h)
    context.fillStyle = css(mix(front, [1, 1, 1], 0.2), 0.7)
    context.fillRect(u - w * 0.04, v, w * 0.08, h)
    context.fillRect(u - w / 2, v + h * 0.45, w, h * 0.07)
  }
  pane(x, y - high - rise * 0.36, size * 0.09, size * 0.12)
  for (const u of [-0.26, 0.26]) for (const v of [0.86, 0.42]) pane(x + wide * u, y - high * v, size * 0.1, size * 0.15)
  for (let column = 0; column < 3; column++)
    pane(x + wide / 2 + long * (0.2 + column * 0.3), y - high * 0.8, size * 0.09, size * 0.15)
}

/** A church or a dome that rises over the roofs. */
function drawLandmark(
  stage: Stage,
  context: SKRSContext2D,
  light: CityLight,
  x: number,
  y: number,
  size: number,
): void {
  const { palette } = stage
  const stone = mix(lit(palette, mix(palette.rock, palette.sand, 0.4), 0.7), palette.shade, light.dark * 0.4)
  const copper = mix(lit(palette, oklchToRgb([0.62, 0.07, 175]), 0.7), palette.shade, light.dark * 0.4)
  const dark = mix(stone, palette.shade, 0.5)
  const half = size * 0.14
  const body = context.createLinearGradient(x - half, 0, x + half, 0)
  body.addColorStop(0, css(stage.light.direction[0] < 0 ? stone : dark))
  body.addColorStop(1, css(stage.light.direction[0] < 0 ? dark : stone))
  context.fillStyle = body
  context.fillRect(x - half * 2.3, y - size * 0.32, half * 4.6, size * 0.6)
  context.fillRect(x - half, y - size * 0.62, half * 2, size * 0.5)
  context.fillStyle = css(copper)
  context.beginPath()
  context.ellipse(x, y - size * 0.62, half * 1.12, half * 1.25, 0, Math.PI, Math.PI * 2)
  context.fill()
  context.fillRect(x - half * 0.18, y - size * 0.62 - half * 1.9, half * 0.36, half * 0.8)
  context.beginPath()
  context.moveTo(x - half * 0.22, y - size * 0.62 - half * 1.9)
  context.lineTo(x, y - size * 0.62 - half * 3)
  context.lineTo(x + half * 0.22, y - size * 0.62 - half * 1.9)
  context.fill()
  for (let arch = -2; arch < 3; arch++) {
    context.fillStyle = light.dark > 0.3 ? css(palette.lamp, 0.9) : css(dark)
    context.fillRect(x + arch * half * 0.36 - half * 0.1, y - size * 0.55, half * 0.2, size * 0.16)
  }
}

/** Over the roofs of an old town, down to its church. */
export const rooftops: Layout = {
  id: 'rooftops',
  suits: ['high', 'cat', 'rooftop', 'roof', 'old', 'paris', 'london', 'prague'],
  paint(stage, subject) {
    const { width, height, palette } = stage
    const light = cityLight(stage, subject)
    const random = stage.fork('roofs')
    stage.horizon = height * 0.36
    stage.sky()
    paintRidges(stage, { count: 2, far: height * 0.35, near: height * 0.4, rise: 0.12, jagged: 0.3 })
    const rows = 9
    const own = subject.colors[0]
    for (let row = 0; row < rows; row++) {
      const t = row / (rows - 1)
      const y = height * (0.42 + 0.62 * Math.pow(t, 1.5))
      const size = lerp(0.055, 0.25, Math.pow(t, 1.3))
      stage.layer(lerp(0.75, 0.06, t), (context) => {
        if (row === 2) drawLandmark(stage, context, light, width * (0.3 + 0.4 * random()), y, 0.42)
        for (let x = -size; x < width + size * 0.5; x += size * (0.95 + random() * 0.3)) {
          const roof =
            own && random() < 0.75 ? oklchToRgb(own) : oklchToRgb([0.5 + random() * 0.14, 0.1, 32 + random() * 26])
          const wall = mix(oklchToRgb([0.88, 0.05, 40 + random() * 90]), palette.sand, 0.25)
          drawGabled(
            stage,
            context,
            light,
            x,
            y + (random() - 0.5) * size * 0.3,
            size * (0.85 + random() * 0.3),
            roof,
            wall,
            random,
          )
        }
      })
      if (row === 1 || row === 4) paintMist(stage, y + 0.01, 0.05 + 0.03 * row, 0.32)
      if (row === 5)
        stage.place(
          [0.25, 0.7, 0.5].flatMap((x): Spot[] => [
            { x: width * x, y: y - size * 0.5, size: 0.16, depth: 0.3, kind: 'ground' },
            { x: width * x, y: height * (0.1 + 0.12 * x), size: 0.13, depth: 0.75, kind: 'air' },
          ]),
        )
    }
    if (light.dark > 0.3)
      stage.layer(
        0.3,
        (context) => {
          for (let lamp = 0; lamp < 40; lamp++) {
            const t = random()
            glow(
              context,
              random() * width,
              height * (0.45 + 0.52 * t),
              0.015 + 0.04 * t,
              palette.lamp,
              0.2 * light.dark,
            )
          }
        },
        { haze: false, depth: false, blend: 'screen' },
      )
  },
}
