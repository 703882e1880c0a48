import { mix } from './color.ts'
import { smoothstep } from './math.ts'
import type { Light } from './light.ts'
import type { Palette } from './palette.ts'
import type { Rgb, Weather } from '../types.ts'

const THICKNESS: Readonly<Record<Weather, number>> = {
  clear: 0.72,
  cloudy: 0.85,
  overcast: 1.05,
  rain: 1.5,
  storm: 1.25,
  fog: 2,
  snow: 1.55,
  wind: 0.8,
  aurora: 0.7,
}

/** How much of a thing at `depth` (0 nearest … 1 sky) the air hides, 0–1. */
export function hazeAmount(weather: Weather, depth: number): number {
  return 1 - Math.exp(-THICKNESS[weather] * 1.35 * Math.pow(Math.max(0, depth), 1.55))
}

/** The colour of the air at `x` units: it glows towards the light. */
export function hazeColor(palette: Palette, light: Light, x: number): Rgb {
  const glow = light.glow * smoothstep(0.75, 0, Math.abs(x - light.x))
  return mix(palette.haze, mix(palette.horizon, palette.sun, 0.25 * glow), 0.25 + 0.6 * glow)
}
