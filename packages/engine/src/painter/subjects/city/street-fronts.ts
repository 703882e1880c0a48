import type { SKRSContext2D } from '@napi-rs/canvas'
import { css, mix } from '../../core/color.ts'
import { clamp } from '../../core/math.ts'
import { lit } from '../../core/palette.ts'
import type { Stage } from '../../stage.ts'
import type { Rgb } from '../../types.ts'
import type { CityLight } from './facades.ts'

/** Half the width of the street, in the measure of `seen`. */
export const STREET = 0.62

const EYE = 0.34

/** Where the street runs out of sight. */
export interface View {
  readonly middle: number
  readonly horizon: number
}

/** A point of the street: `x` across, `y` above the ground, `z` away. */
export function seen({ middle, horizon }: View, x: number, y: number, z: number): [number, number] {
  return [middle + x / z, horizon + (EYE - y) / z]
}

/** Fills a figure of straight edges. */
export function quad(context: SKRSContext2D, points: readonly [number, number][]): void {
  context.beginPath()
  points.forEach(([x, y], index) => (index ? context.lineTo(x, y) : context.moveTo(x, y)))
  context.fill()
}

/** A sign that hangs from a wall, in units of the picture; `z` is its distance. */
export interface Sign {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly color: Rgb
  readonly z: number
}

/** One side of one house: wall, floors of windows, shop; answers with the signs that hang from it. */
export function paintHouse(
  stage: Stage,
  context: SKRSContext2D,
  view: View,
  light: CityLight,
  side: -1 | 1,
  from: number,
  to: number,
  high: number,
  wall: Rgb,
  random: () => number,
): Sign[] {
  const { palette } = stage
  const x = side * STREET
  const at = (z: number, y: number): [number, number] => seen(view, x, y, z)
  const near = mix(
    lit(palette, wall, stage.light.direction[0] * side < 0 ? 0.75 : 0.2),
    palette.shade,
    0.2 + light.dark * 0.5,
  )
  const far = mix(near, palette.haze, clamp((to - 1) / 14))
  const [left] = at(from, 0)
  const [right] = at(to, 0)
  const fill = context.createLinearGradient(left, 0, right, 0)
  fill.addColorStop(0, css(near))
  fill.addColorStop(1, css(far))
  context.fillStyle = fill
  quad(context, [at(from, 0), at(from, high), at(to, high), at(to, 0)])
  const columns = Math.max(2, Math.round(((to - from) * 3.2) / Math.sqrt(from)))
  const rows = Math.max(3, Math.round((high - 0.5) * 4.2))
  for (let row = 0; row < rows; row++) {
    const low = 0.58 + ((high - 0.66) * row) / rows
    const top = low + ((high - 0.66) / rows) * 0.62
    for (let column = 0; column < columns; column++) {
      const a = from + ((to - from) * (column + 0.2)) / columns
      const b = from + ((to - from) * (column + 0.8)) / columns
      const on = random() < 0.12 + 0.45 * light.dark
      const tint = random()
      const color = light.windows[Math.floor(tint * light.windows.length)] ?? palette.lamp
      context.fillStyle =
        on && light.dark > 0.1
          ? css(mix(color, palette.haze, clamp(from / 18)), 0.4 + 0.55 * tint)
          : css(mix(palette.sky, palette.shade, 0.55 + 0.3 * light.dark), 0.8)
      quad(context, [at(a, low), at(a, top), at(b, top), at(b, low)])
    }
  }
  // Shops: a lit front under an awning.
  const shop = light.neon[Math.floor(random() * light.neon.length)] ?? palette.lamp
  const warm = mix(palette.lamp, shop, 0.3 * random())
  for (let bay = 0; bay < columns; bay++) {
    const a = from + ((to - from) * (bay + 0.08)) / columns
    const b = from + ((to - from) * (bay + 0.92)) / columns
    const bottom = at(a, 0)
    const head = at(a, 0.36)
    const front = context.createLinearGradient(0, head[1], 0, bottom[1])
    front.addColorStop(0, css(mix(warm, [1, 1, 1], 0.25), 0.25 + 0.7 * Math.max(0.25, light.dark)))
    front.addColorStop(1, css(mix(warm, palette.shade, 0.55), 0.8))
    context.fillStyle = front
    quad(context, [at(a, 0.03), at(a, 0.36), at(b, 0.36), at(b, 0.03)])
    context.fillStyle = css(mix(palette.shade, [0, 0, 0], 0.3), 0.5)
    for (let post = 0; post < 2; post++) {
      const z = a + ((b - a) * (post + 0.4 + random() * 0.3)) / 2
      quad(context, [at(z, 0.03), at(z, 0.2 + random() * 0.1), at(z + 0.06, 0.2), at(z + 0.06, 0.03)])
    }
  }
  context.fillStyle = css(mix(shop, palette.shade, 0.35 * (1 - light.dark)), 0.92)
  const lip = side * -0.1
  quad(context, [at(from, 0.46), at(to, 0.46), seen(view, x + lip, 0.37, to), seen(view, x + lip, 0.37, from)])
  const signs: Sign[] = []
  const count = Math.floor(random() * 2.6)
  for (let sign = 0; sign < count; sign++) {
    const z = from + (to - from) * random()
    const y = 0.62 + random() * Math.max(0.1, high * 0.45)
    const wide = (0.1 + random() * 0.08) / z
    const [anchor, middle] = seen(view, x - side * 0.01, y, z)
    signs.push({
      x: side < 0 ? anchor : anchor - wide,
      y: middle - (0.3 + random() * 0.3) / z,
      width: wide,
      height: (0.34 + random() * 0.34) / z,
      color: light.neon[Math.floor(random() * light.neon.length)] ?? shop,
      z,
    })
  }
  return signs
}

/** A box of tubes that glow: strokes of no alphabet. */
export function paintSign(context: SKRSContext2D, sign: Sign, light: CityLight, random: () => number): void {
  const { x, y, width, height, color } = sign
  const power = 0.35 + 0.65 * light.dark
  context.fillStyle = css(mix(color, [0.03, 0.03, 0.06], 0.84), 0.94)
  context.fillRect(x, y, width, height)
  context.strokeStyle = css(mix(color, [1, 1, 1], 0.2), power)
  context.lineWidth = width * 0.07
  context.strokeRect(x + width * 0.08, y + width * 0.08, width * 0.84, height - width * 0.16)
  const marks = Math.max(2, Math.round(height / width))
  context.strokeStyle = css(mix(color, [1, 1, 1], 0.62), power)
  context.lineWidth = width * 0.085
  for (let mark = 0; mark < marks; mark++) {
    const top = y + width * 0.2 + ((height - width * 0.3) * mark) / marks
    const size = (height - width * 0.3) / marks
    for (let stroke = 0; stroke < 4; stroke++) {
      const flat = random() < 0.5
      const u = x + width * (0.24 + 0.3 * random())
      const v = top + size * (0.12 + 0.62 * random())
      context.beginPath()
      context.moveTo(u, v)
      context.lineTo(
        flat ? Math.min(x + width * 0.78, u + width * 0.4) : u,
        flat ? v : Math.min(top + size * 0.86, v + size * 0.5),
      )
      context.stroke()
    }
  }
}
