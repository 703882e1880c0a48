import type { SKRSContext2D } from '@napi-rs/canvas'
import { css, mix } from './color.ts'
import { range, spread } from './random.ts'
import type { Random, Rgb } from '../types.ts'

/** A tuft of grass, foot at (x, y). */
export function drawTuft(
  context: SKRSContext2D,
  x: number,
  y: number,
  height: number,
  dark: Rgb,
  light: Rgb,
  random: Random,
): void {
  const blades = 7
  for (let i = 0; i < blades; i++) {
    const lean = ((i + 0.5) / blades - 0.5) * 1.1 + spread(random) * 0.25
    const tall = height * range(random, 0.55, 1)
    const thick = height * 0.045
    context.fillStyle = css(mix(dark, light, random()))
    context.beginPath()
    context.moveTo(x + lean * height * 0.22 - thick, y)
    context.quadraticCurveTo(x + lean * tall * 0.3, y - tall * 0.6, x + lean * tall * 0.8, y - tall)
    context.quadraticCurveTo(x + lean * tall * 0.4, y - tall * 0.5, x + lean * height * 0.22 + thick, y)
    context.fill()
  }
}

/** A boulder with a lit top, foot at (x, y). */
export function drawRock(
  context: SKRSContext2D,
  x: number,
  y: number,
  size: number,
  dark: Rgb,
  light: Rgb,
  side: number,
  random: Random,
): void {
  const points: [number, number][] = []
  const count = 9
  for (let i = 0; i <= count; i++) {
    const angle = Math.PI - (i / count) * Math.PI
    const reach = size * range(random, 0.78, 1.05)
    points.push([x + Math.cos(angle) * reach, y - Math.sin(angle) * reach * 0.62])
  }
  const gradient = context.createLinearGradient(x + side * size, y - size * 0.6, x - side * size, y)
  gradient.addColorStop(0, css(light))
  gradient.addColorStop(0.5, css(mix(light, dark, 0.62)))
  gradient.addColorStop(1, css(dark))
  context.fillStyle = gradient
  context.beginPath()
  points.forEach(([px, py], i) => (i ? context.lineTo(px, py) : context.moveTo(px, py)))
  context.closePath()
  context.fill()
  // A few facets catch the light.
  for (let i = 1; i < count - 1; i++) {
    const [ax, ay] = points[i]!
    const [bx, by] = points[i + 1]!
    const facing = (side * ((ax + bx) / 2 - x)) / size + 0.4
    context.fillStyle = css(facing > 0.4 ? light : dark, 0.16 + 0.2 * random())
    context.beginPath()
    context.moveTo(ax, ay)
    context.lineTo(bx, by)
    context.lineTo(x + (bx - x) * range(random, 0.3, 0.6), y - (y - by) * range(random, 0.35, 0.6))
    context.lineTo(x + (ax - x) * range(random, 0.3, 0.6), y - (y - ay) * range(random, 0.2, 0.5))
    context.fill()
  }
}

/** A small wild flower with its stalk, foot at (x, y). */
export function drawWildflower(
  context: SKRSContext2D,
  x: number,
  y: number,
  height: number,
  petal: Rgb,
  stalk: Rgb,
  random: Random,
): void {
  const lean = spread(random) * height * 0.3
  const headX = x + lean
  const headY = y - height
  context.strokeStyle = css(stalk)
  context.lineWidth = height * 0.05
  context.beginPath()
  context.moveTo(x, y)
  context.quadraticCurveTo(x, y - height * 0.6, headX, headY)
  context.stroke()
  const petals = 5 + Math.floor(random() * 3)
  const radius = height * range(random, 0.15, 0.22)
  const turn = random() * 6
  const flat = range(random, 0.55, 0.95)
  for (let i = 0; i < petals; i++) {
    const angle = turn + (i / petals) * 6.283
    const tone = 1 + spread(random) * 0.12
    context.fillStyle = css([petal[0] * tone, petal[1] * tone, petal[2] * tone])
    context.beginPath()
    context.ellipse(
      headX + Math.cos(angle) * radius * 0.6,
      headY + Math.sin(angle) * radius * 0.6 * flat,
      radius * 0.62,
      radius * 0.42,
      angle,
      0,
      7,
    )
    context.fill()
  }
  context.fillStyle = css(mix(petal, [0.95, 0.75, 0.25], 0.75))
  context.beginPath()
  context.ellipse(headX, headY, radius * 0.34, radius * 0.3 * flat, 0, 0, 7)
  context.fill()
}

/** A loose flock of far birds around (x, y). */
export function drawFlock(
  context: SKRSContext2D,
  x: number,
  y: number,
  reach: number,
  count: number,
  color: Rgb,
  random: Random,
): void {
  for (let i = 0; i < count; i++) {
    const px = x + spread(random) * reach
    const py = y + spread(random) * reach * 0.4
    const size = reach * range(random, 0.05, 0.1)
    const lift = range(random, 0.25, 0.6)
    context.strokeStyle = css(color, 0.85)
    context.lineWidth = size * 0.17
    context.beginPath()
    context.moveTo(px - size, py - size * lift * 0.6)
    context.quadraticCurveTo(px - size * 0.4, py - size * lift, px, py)
    context.quadraticCurveTo(px + size * 0.4, py - size * lift, px + size, py - size * lift * 0.6)
    context.stroke()
  }
}
