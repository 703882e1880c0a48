import type { SKRSContext2D } from '@napi-rs/canvas'
import { css, mix, oklchToRgb } from '../../core/color.ts'
import { lerp } from '../../core/math.ts'
import { lit } from '../../core/palette.ts'
import type { Spot, Stage } from '../../stage.ts'
import type { NamedSubject, Random, Rgb } from '../../types.ts'
import { type CityLight } from '../city/facades.ts'

/** Wall and roof of a house: the colour named, else one of the coast's. */
export function houseColors(subject: NamedSubject, random: Random): { wall: Rgb; roof: Rgb } {
  const own = subject.colors[0]
  const walls = [
    [0.84, 0.08, 75],
    [0.76, 0.11, 45],
    [0.8, 0.09, 25],
    [0.78, 0.07, 230],
    [0.9, 0.03, 90],
    [0.76, 0.09, 165],
    [0.68, 0.13, 35],
    [0.86, 0.1, 95],
  ] as const
  const wall = own && random() < 0.6 ? own : (walls[Math.floor(random() * walls.length)] ?? walls[0])
  return {
    wall: oklchToRgb([wall[0] + (random() - 0.5) * 0.05, wall[1], wall[2]]),
    roof: oklchToRgb([0.52 + random() * 0.08, 0.11, 35 + random() * 18]),
  }
}

/** A narrow town house of three or four floors with shutters, an awning, washing on a line. */
export function drawTownHouse(
  stage: Stage,
  context: SKRSContext2D,
  light: CityLight,
  x: number,
  base: number,
  wide: number,
  high: number,
  colors: { wall: Rgb; roof: Rgb },
  random: Random,
): void {
  const { palette } = stage
  const side = stage.light.direction[0] < 0 ? -1 : 1
  const front = mix(lit(palette, colors.wall, 0.85), palette.shade, light.dark * 0.42)
  const dim = mix(lit(palette, colors.wall, 0.4), palette.shade, light.dark * 0.42)
  const fill = context.createLinearGradient(side < 0 ? x : x + wide, 0, side < 0 ? x + wide : x, 0)
  fill.addColorStop(0, css(front))
  fill.addColorStop(1, css(dim))
  context.fillStyle = fill
  context.fillRect(x, base - high, wide, high + 0.002)
  const roof = mix(lit(palette, colors.roof, 0.75), palette.shade, light.dark * 0.4)
  const rise = wide * (0.24 + random() * 0.3)
  context.fillStyle = css(roof)
  context.beginPath()
  context.moveTo(x - wide * 0.05, base - high + 0.002)
  if (random() < 0.5) context.lineTo(x + wide / 2, base - high - rise)
  else {
    context.lineTo(x + wide * 0.14, base - high - rise * 0.7)
    context.lineTo(x + wide * 0.86, base - high - rise * 0.7)
  }
  context.lineTo(x + wide * 1.05, base - high + 0.002)
  context.fill()
  if (random() < 0.7)
    context.fillRect(x + wide * (0.2 + random() * 0.5), base - high - rise * 1.1, wide * 0.1, rise * 0.8)
  const columns = wide > 0.1 ? 3 : 2
  const floors = Math.max(2, Math.round(high / 0.075))
  const shutter = mix(
    lit(palette, oklchToRgb([0.45 + random() * 0.2, 0.09, [150, 230, 30, 200][Math.floor(random() * 4)] ?? 150]), 0.7),
    palette.shade,
    light.dark * 0.4,
  )
  for (let floor = 0; floor < floors; floor++) {
    const y = base - high + (high * (floor + 0.22)) / floors
    const tall = (high / floors) * 0.56
    for (let column = 0; column < columns; column++) {
      const u = x + (wide * (column + 0.5)) / columns
      const pane = (wide / columns) * 0.34
      const on = random() < 0.1 + 0.65 * light.dark
      const bottom = floor === floors - 1
      context.fillStyle = css(mix(front, [1, 1, 1], 0.4))
      context.fillRect(u - pane * 0.66, y - tall * 0.06, pane * 1.32, tall * 1.12)
      context.fillStyle =
        on && light.dark > 0.1
          ? css(light.windows[Math.floor(random() * 3)] ?? palette.lamp)
          : css(mix(palette.sky, palette.shade, 0.62))
      context.fillRect(u - pane / 2, y, pane, bottom ? tall * 1.2 : tall)
      if (bottom) {
        context.fillStyle = css(
          mix(lit(palette, oklchToRgb([0.7, 0.14, random() * 360]), 0.8), palette.shade, light.dark * 0.4),
        )
        context.beginPath()
        context.moveTo(u - pane * 0.9, y + tall * 0.14)
        context.lineTo(u + pane * 0.9, y + tall * 0.14)
        context.lineTo(u + pane * 1.15, y + tall * 0.5)
        context.lineTo(u - pane * 1.15, y + tall * 0.5)
        context.fill()
        continue
      }
      context.fillStyle = css(shutter)
      for (const wing of [-1, 1])
        context.fillRect(u + wing * pane * 0.62 - (wing < 0 ? pane * 0.36 : 0), y, pane * 0.36, tall)
      if (random() < 0.3) {
        context.fillStyle = css(lit(palette, palette.foliageLight, 0.7))
        context.fillRect(u - pane * 0.6, y + tall, pane * 1.2, tall * 0.1)
        for (let bloom = 0; bloom < 5; bloom++) {
          context.fillStyle = css(lit(palette, bloom % 2 ? palette.accent : palette.blossom, 0.9))
          context.beginPath()
          context.arc(u - pane * 0.5 + bloom * pane * 0.25, y + tall, pane * 0.13, 0, 7)
          context.fill()
        }
      }
    }
  }
}

/** Places on the water, in the air and on the near bank. */
export function waterSpots(stage: Stage, top: number): Spot[] {
  const { width, height } = stage
  return [0.26, 0.74, 0.5].flatMap((x): Spot[] => [
    { x: width * x, y: lerp(top, height, 0.3), size: 0.12, depth: 0.4, kind: 'water' },
    { x: width * x, y: lerp(top, height, 0.62), size: 0.22, depth: 0.2, kind: 'water' },
    { x: width * x, y: top * 0.35, size: 0.12, depth: 0.7, kind: 'air' },
    { x: width * x, y: height * 0.97, size: 0.24, depth: 0.08, kind: 'ground' },
  ])
}
