import { drawLots, isHidden, reborn, throughCamera } from './flock.ts'
import { drawStreak } from './dots.ts'
import { wordOf } from '../words.ts'
import type { FlockOptions, Particles, Place } from './flock.ts'

/** Sheets of rain from far to near: how many a square unit, their nearness, length and thickness (units), speed (units a second). */
const SHEETS = [
  { count: 760, near: 0.22, length: 0.04, thickness: 0.0011, speed: 1.5, alpha: 0.26 },
  { count: 480, near: 0.65, length: 0.075, thickness: 0.0015, speed: 2.3, alpha: 0.34 },
  { count: 190, near: 1.1, length: 0.13, thickness: 0.0021, speed: 3.4, alpha: 0.36 },
  { count: 26, near: 1.4, length: 0.24, thickness: 0.0036, speed: 4.6, alpha: 0.2 },
] as const

interface RainOptions extends FlockOptions {
  /** Colour of the drops, 0–255; pale air when absent. */
  readonly color?: readonly [red: number, green: number, blue: number]
}

/** Falling rain: streaks as long as the shutter is open, all by one wind, each drop falling anew somewhere else. */
export function createRain(options: RainOptions): Particles {
  const { width, height, seed, amount, wind } = options
  const short = Math.min(width, height)
  const area = (width * height) / (short * short)
  const [red, green, blue] = options.color ?? [205, 215, 228]
  const color = wordOf(red, green, blue)
  const lean = wind * 0.28
  const sheets = SHEETS.map((sheet, i) => ({
    ...sheet,
    lot: drawLots(seed, `rain ${i}`, Math.round(sheet.count * area * amount)),
  }))
  const place: Place = { x: 0, y: 0, near: 0 }
  return {
    draw(words, seconds, pose, field) {
      const canvas = { width, height, words }
      for (const sheet of sheets) {
        const { lot } = sheet
        const tall = height + 2 * sheet.length * short
        const span = width + 2 * Math.abs(lean) * height
        for (let i = 0; i < lot.count; i++) {
          const speed = sheet.speed * (0.85 + 0.3 * lot.b[i]!)
          const way = lot.a[i]! + (seconds * speed * short) / tall
          const round = Math.floor(way)
          const fallen = (way - round) * tall
          const length = sheet.length * short * (0.7 + 0.6 * lot.c[i]!)
          place.x = reborn(i, round, 1) * span - Math.abs(lean) * height + fallen * lean
          place.y = fallen - sheet.length * short
          place.near = sheet.near
          throughCamera(place, pose, width, height, short)
          if (place.x < -length || place.x > width + length || isHidden(place, field)) continue
          const alpha = sheet.alpha * (0.45 + 0.55 * lot.d[i]!)
          drawStreak(canvas, place.x, place.y, length * lean, length, sheet.thickness * short, color, alpha)
        }
      }
    },
  }
}
