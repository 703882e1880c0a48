import type { SKRSContext2D } from '@napi-rs/canvas'
import { css, mix, oklchToRgb } from '../../core/color.ts'
import { lit } from '../../core/palette.ts'
import type { Stage } from '../../stage.ts'
import type { NamedSubject, Random, Rgb } from '../../types.ts'

/** How the lamps of a city look in this picture. */
export interface CityLight {
  /** 0 day … 1 night: share and strength of lit windows. */
  readonly dark: number
  /** Colours of windows and of neon signs, the named ones first. */
  readonly windows: readonly Rgb[]
  readonly neon: readonly Rgb[]
}

const DARKNESS = { dawn: 0.35, morning: 0.05, noon: 0, golden: 0.15, sunset: 0.5, dusk: 0.85, night: 1 } as const

/** The lamps of a city in this picture. */
export function cityLight(stage: Stage, subject: NamedSubject): CityLight {
  const { palette, reading } = stage
  const named = [...subject.colors.map(oklchToRgb), ...palette.named]
  const neon = [
    ...named.map((color) => mix(color, [1, 1, 1], 0.12)),
    ...[340, 200, 300, 60, 165].slice(0, named.length > 1 ? 1 : 5).map((hue) => oklchToRgb([0.75, 0.2, hue])),
  ]
  return {
    dark: DARKNESS[reading.time],
    neon,
    windows: [
      palette.lamp,
      palette.lamp,
      mix(palette.lamp, [1, 1, 1], 0.3),
      mix(palette.lamp, neon[0] ?? palette.lamp, 0.55),
      [0.75, 0.88, 1],
    ],
  }
}

export type BuildingStyle = 'slab' | 'steps' | 'spire' | 'dome' | 'slant'

export interface Block {
  readonly x: number
  readonly base: number
  readonly width: number
  readonly height: number
  readonly style: BuildingStyle
  readonly wall: Rgb
}

/** A high building seen from the front: two faces, rows of windows, a top of its own. */
export function drawBlock(
  stage: Stage,
  context: SKRSContext2D,
  light: CityLight,
  { x, base, width, height, style, wall }: Block,
  random: Random,
): void {
  const { palette } = stage
  const side = stage.light.direction[0] < 0 ? -1 : 1
  const bright = mix(lit(palette, wall, 0.8), palette.shade, light.dark * 0.55)
  const dark = mix(lit(palette, wall, 0.1), palette.shade, 0.35 + light.dark * 0.35)
  const top = base - height
  const tier = (left: number, from: number, wide: number, high: number): void => {
    const fill = context.createLinearGradient(0, from, 0, from + high)
    fill.addColorStop(0, css(mix(bright, palette.horizon, 0.1)))
    fill.addColorStop(1, css(mix(bright, palette.haze, 0.28)))
    context.fillStyle = fill
    context.fillRect(left, from, wide, high)
    context.fillStyle = css(dark)
    context.fillRect(side < 0 ? left + wide * 0.68 : left, from, wide * 0.32, high)
    const columns = Math.max(3, Math.round(wide / 0.011))
    const rows = Math.max(4, Math.round(high / 0.015))
    const gapX = wide / columns
    const gapY = high / rows
    const seam = random() < 0.4
    for (let row = 1; row < rows; row++) {
      const floorLit = random() < 0.1
      for (let column = 0; column < columns; column++) {
        const shown = random()
        const tint = random()
        const on = shown < 0.07 + light.dark * 0.42 || (floorLit && light.dark > 0.3)
        const cell = light.windows[Math.floor(tint * light.windows.length)] ?? palette.lamp
        const glass = mix(dark, palette.sky, 0.25 + 0.3 * tint)
        context.fillStyle = on && light.dark > 0.1 ? css(cell, 0.5 + 0.5 * light.dark * tint) : css(glass, 0.55)
        const wideWindow = seam ? 0.86 : 0.56
        context.fillRect(
          left + (column + (1 - wideWindow) / 2) * gapX,
          from + (row + 0.2) * gapY,
          gapX * wideWindow,
          gapY * 0.56,
        )
      }
    }
  }
  if (style === 'steps') {
    tier(x - width / 2, top + height * 0.3, width, height * 0.7)
    tier(x - width * 0.34, top + height * 0.12, width * 0.68, height * 0.18)
    tier(x - width * 0.18, top, width * 0.36, height * 0.12)
  } else tier(x - width / 2, top, width, height)
  context.fillStyle = css(mix(bright, dark, 0.4))
  context.beginPath()
  if (style === 'spire') {
    context.moveTo(x - width * 0.36, top)
    context.lineTo(x, top - width * 1.1)
    context.lineTo(x + width * 0.36, top)
  } else if (style === 'dome') context.ellipse(x, top, width * 0.42, width * 0.36, 0, Math.PI, Math.PI * 2)
  else if (style === 'slant') {
    context.moveTo(x - width / 2, top)
    context.lineTo(x + (side * width) / 2, top - width * 0.5)
    context.lineTo(x + width / 2, top)
  }
  context.fill()
  if (style === 'spire' || style === 'steps') {
    const tip = style === 'spire' ? top - width * 1.1 : top
    context.strokeStyle = css(dark)
    context.lineWidth = Math.max(0.0015, width * 0.03)
    context.beginPath()
    context.moveTo(x, tip + 0.01)
    context.lineTo(x, tip - width * 0.6)
    context.stroke()
    if (light.dark > 0.4) {
      context.fillStyle = css([1, 0.25, 0.2])
      context.beginPath()
      context.arc(x, tip - width * 0.6, 0.0035, 0, 7)
      context.fill()
    }
  }
}

/** A disc of glow, for lamps and signs ('screen' layers). */
export function glow(context: SKRSContext2D, x: number, y: number, radius: number, color: Rgb, strength: number): void {
  const fill = context.createRadialGradient(x, y, 0, x, y, radius)
  fill.addColorStop(0, css(color, strength))
  fill.addColorStop(0.35, css(color, strength * 0.36))
  fill.addColorStop(1, css(color, 0))
  context.fillStyle = fill
  context.fillRect(x - radius, y - radius, radius * 2, radius * 2)
}
