import { css, mix, oklchToRgb } from '../../core/color.ts'
import { lerp } from '../../core/math.ts'
import type { Layout, Spot, Stage } from '../../stage.ts'
import { paintMist } from '../scenery/air.ts'
import { cityLight, drawBlock, glow, type BuildingStyle, type CityLight } from './facades.ts'

const STYLES: readonly BuildingStyle[] = ['slab', 'slab', 'steps', 'spire', 'slant', 'dome', 'steps']

/** Rows of high buildings, the farthest first; the tallest stand about `middle` (0–1). */
export function paintTowers(
  stage: Stage,
  light: CityLight,
  base: number,
  tallest: number,
  middle: number,
  rows: number,
): void {
  const { width, palette } = stage
  const random = stage.fork('towers')
  for (let row = 0; row < rows; row++) {
    const t = rows > 1 ? row / (rows - 1) : 1
    stage.layer(lerp(0.8, 0.3, t), (context) => {
      for (let x = -0.03; x < width + 0.05;) {
        const wide = lerp(0.045, 0.075, t) * (0.7 + random() * 0.8)
        const hill = Math.exp(-Math.pow((x / width - middle) / 0.34, 2))
        const high = tallest * (0.2 + 0.8 * hill) * (0.45 + random() * 0.6) * lerp(1, 0.68, t)
        const wall = mix(mix(palette.rock, oklchToRgb([0.62, 0.04, random() * 360]), 0.5), palette.haze, 0.1)
        drawBlock(
          stage,
          context,
          light,
          {
            x: x + wide / 2,
            base,
            width: wide,
            height: high,
            style: STYLES[Math.floor(random() * STYLES.length)] ?? 'slab',
            wall,
          },
          random,
        )
        x += wide * (0.9 + random() * 0.35)
      }
    })
    if (row < rows - 1) paintMist(stage, base - 0.03, 0.09, 0.42)
  }
}

/** Bright strings along the shore. */
function paintShoreLamps(stage: Stage, light: CityLight, y: number): void {
  if (light.dark < 0.3) return
  const random = stage.fork('shore lamps')
  stage.layer(
    0.5,
    (context) => {
      for (let lamp = 0; lamp < 60; lamp++) {
        const x = random() * stage.width
        const color =
          random() < 0.65
            ? stage.palette.lamp
            : (light.neon[Math.floor(random() * light.neon.length)] ?? stage.palette.lamp)
        glow(context, x, y - random() * 0.012, 0.012 + random() * 0.02, color, 0.8 * light.dark)
      }
    },
    { haze: false, depth: false, blend: 'screen' },
  )
}

/** A suspension bridge across the water. */
function paintSuspension(stage: Stage, y: number, light: CityLight): void {
  const { width, palette } = stage
  const steel = mix(mix(palette.accent, palette.rock, 0.55), palette.shade, 0.3)
  stage.layer(0.42, (context) => {
    const towers = [width * 0.2, width * 0.72]
    const high = 0.24
    context.strokeStyle = css(steel)
    context.fillStyle = css(steel)
    context.fillRect(-0.05, y - 0.035, width + 0.1, 0.009)
    for (const x of towers) {
      for (const leg of [-0.012, 0.012]) context.fillRect(x + leg - 0.004, y - high, 0.008, high + 0.012)
      for (const bar of [0.05, 0.11, 0.18]) context.fillRect(x - 0.012, y - high + bar, 0.024, 0.006)
    }
    const cable = (x: number): number => {
      const [a = 0, b = 1] = towers
      const span = b - a
      const t = (x - a) / span
      const near = t < 0 ? -t : t > 1 ? t - 1 : 0
      return near > 0
        ? y - high + Math.min(1, near * 2.2) * (high - 0.04)
        : y - high + (high - 0.05) * (1 - Math.pow(2 * t - 1, 2))
    }
    context.lineWidth = 0.0035
    context.beginPath()
    for (let step = 0; step <= 120; step++) context.lineTo((width * step) / 120, cable((width * step) / 120))
    context.stroke()
    context.lineWidth = 0.001
    for (let step = 0; step <= 90; step++) {
      const x = (width * step) / 90
      context.beginPath()
      context.moveTo(x, cable(x))
      context.lineTo(x, y - 0.034)
      context.stroke()
    }
  })
  if (light.dark > 0.3)
    stage.layer(
      0.42,
      (context) => {
        for (let lamp = 0; lamp < 34; lamp++)
          glow(context, (width * lamp) / 33, y - 0.042, 0.012, palette.lamp, light.dark * 0.9)
      },
      { haze: false, depth: false, blend: 'screen' },
    )
}

/** Towers across the water, with a bridge as it happens. */
export const skyline: Layout = {
  id: 'skyline',
  suits: [
    'wide',
    'panorama',
    'symmetrical',
    'thirds',
    'boat',
    'ship',
    'skyline',
    'skyscraper',
    'manhattan',
    'york',
    'metropolis',
    'cityscape',
  ],
  paint(stage, subject) {
    const { width, height } = stage
    const light = cityLight(stage, subject)
    stage.horizon = height * 0.64
    stage.sky()
    paintTowers(stage, light, stage.horizon, Math.min(0.5, height * 0.44), 0.3 + 0.4 * stage.random(), 3)
    paintShoreLamps(stage, light, stage.horizon)
    if (stage.random() < 0.55) paintSuspension(stage, stage.horizon, light)
    stage.water(stage.horizon, height, { ripple: 0.34 })
    stage.place([
      ...[0.28, 0.72, 0.5].flatMap((x): Spot[] => [
        { x: width * x, y: height * 0.72, size: 0.12, depth: 0.4, kind: 'water' },
        { x: width * x, y: height * 0.85, size: 0.24, depth: 0.2, kind: 'water' },
        { x: width * x, y: height * (0.12 + 0.12 * x), size: 0.13, depth: 0.75, kind: 'air' },
      ]),
      { x: width * 0.5, y: height * 0.98, size: 0.3, depth: 0.08, kind: 'ground' },
    ])
  },
}
