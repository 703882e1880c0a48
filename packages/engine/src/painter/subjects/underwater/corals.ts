import type { SKRSContext2D } from '@napi-rs/canvas'
import { css, mix, oklchToRgb } from '../../core/color.ts'
import type { Stage } from '../../stage.ts'
import type { Random, Rgb } from '../../types.ts'
import type { Depths } from './water-room.ts'

function fan(
  context: SKRSContext2D,
  x: number,
  y: number,
  size: number,
  color: Rgb,
  bright: Rgb,
  random: Random,
): void {
  const grow = (fromX: number, fromY: number, angle: number, length: number, width: number, left: number): void => {
    const toX = fromX + Math.cos(angle) * length
    const toY = fromY + Math.sin(angle) * length
    context.strokeStyle = css(left < 3 ? mix(color, bright, 1 - left / 3) : color)
    context.lineWidth = width
    context.beginPath()
    context.moveTo(fromX, fromY)
    context.lineTo(toX, toY)
    context.stroke()
    if (left === 0) return
    for (let index = 0; index < (left > 3 ? 3 : 2); index++)
      grow(toX, toY, angle + (random() - 0.5) * 1.25, length * (0.66 + random() * 0.24), width * 0.72, left - 1)
  }
  grow(x, y, -Math.PI / 2 + (random() - 0.5) * 0.4, size * 0.24, size * 0.06, 5)
}

function brain(
  context: SKRSContext2D,
  x: number,
  y: number,
  size: number,
  color: Rgb,
  bright: Rgb,
  random: Random,
): void {
  const fill = context.createRadialGradient(x - size * 0.15, y - size * 0.4, size * 0.05, x, y - size * 0.1, size * 0.6)
  fill.addColorStop(0, css(bright))
  fill.addColorStop(1, css(mix(color, [0, 0, 0], 0.45)))
  context.fillStyle = fill
  context.beginPath()
  context.ellipse(x, y, size * 0.5, size * 0.42, 0, Math.PI, Math.PI * 2)
  context.fill()
  context.strokeStyle = css(mix(color, [0, 0, 0], 0.4), 0.6)
  context.lineWidth = size * 0.012
  for (let furrow = 0; furrow < 26; furrow++) {
    const u = (random() * 2 - 1) * 0.42
    const v = random() * Math.sqrt(Math.max(0, 0.17 - u * u))
    context.beginPath()
    context.arc(x + u * size, y - v * size, size * (0.03 + random() * 0.03), random() * 6, random() * 6 + 3)
    context.stroke()
  }
}

function tubes(
  context: SKRSContext2D,
  x: number,
  y: number,
  size: number,
  color: Rgb,
  bright: Rgb,
  random: Random,
): void {
  for (let tube = 0; tube < 7; tube++) {
    const u = x + (tube - 3) * size * 0.1 + (random() - 0.5) * size * 0.04
    const tall = size * (0.4 + random() * 0.55)
    const half = size * (0.035 + random() * 0.03)
    const fill = context.createLinearGradient(u - half, 0, u + half, 0)
    fill.addColorStop(0, css(mix(color, [0, 0, 0], 0.3)))
    fill.addColorStop(0.6, css(bright))
    fill.addColorStop(1, css(color))
    context.fillStyle = fill
    context.beginPath()
    context.moveTo(u - half * 0.7, y)
    context.quadraticCurveTo(u - half, y - tall * 0.6, u - half * 1.15, y - tall)
    context.lineTo(u + half * 1.15, y - tall)
    context.quadraticCurveTo(u + half, y - tall * 0.6, u + half * 0.7, y)
    context.fill()
    context.fillStyle = css(mix(color, [0, 0, 0], 0.6))
    context.beginPath()
    context.ellipse(u, y - tall, half * 1.15, half * 0.42, 0, 0, 7)
    context.fill()
  }
}

function weed(
  context: SKRSContext2D,
  x: number,
  y: number,
  size: number,
  color: Rgb,
  bright: Rgb,
  random: Random,
): void {
  for (let blade = 0; blade < 8; blade++) {
    const u = x + (random() - 0.5) * size * 0.4
    const tall = size * (0.7 + random() * 0.8)
    const sway = (random() - 0.5) * size * 0.5
    context.strokeStyle = css(mix(color, bright, random()), 0.95)
    context.lineWidth = size * (0.02 + random() * 0.035)
    context.beginPath()
    context.moveTo(u, y)
    context.bezierCurveTo(u + sway, y - tall * 0.35, u - sway, y - tall * 0.65, u + sway * 0.7, y - tall)
    context.stroke()
  }
}

/** A reef of corals and weeds along a line, from the back to the front; `clear` keeps the middle open. */
export function paintReef(
  stage: Stage,
  colors: Depths,
  options: {
    line: (x: number) => number
    count: number
    size: readonly [number, number]
    depth: number
    murk: number
    clear: number
    name: string
  },
): void {
  const { width, palette } = stage
  const random = stage.fork(`reef ${options.name}`)
  const shapes = [fan, brain, tubes, weed, fan, weed]
  const named = palette.named
  stage.layer(
    options.depth,
    (context) => {
      for (let index = 0; index < options.count; index++) {
        const across = random() * 2 - 1
        const size = options.size[0] + (options.size[1] - options.size[0]) * random()
        const hue = [15, 40, 330, 85, 300, 150, 200][Math.floor(random() * 7)] as number
        const own =
          named.length > 0 && random() < 0.5
            ? (named[Math.floor(random() * named.length)] as Rgb)
            : oklchToRgb([0.62, 0.17, hue + random() * 20])
        const shape = shapes[Math.floor(random() * shapes.length)] ?? fan
        const x = width * (0.5 + 0.55 * across)
        if (Math.abs(across) < options.clear) continue
        const y = options.line(x) + size * 0.08
        const color = mix(mix(own, colors.deep, 0.35), colors.middle, options.murk)
        shape(context, x, y, size, color, mix(mix(own, colors.surface, 0.35), colors.middle, options.murk), random)
      }
    },
    { haze: false },
  )
}
