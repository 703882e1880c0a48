import { drawDot } from './dots.ts'
import { drawLots, isHidden, reborn, throughCamera } from './flock.ts'
import { wordOf } from '../words.ts'
import type { FlockOptions, Particles, Place } from './flock.ts'

/** Flakes from far to near: how many a square unit, nearness, radius (units), speed (units a second). */
const DEPTHS = [
  { count: 900, near: 0.22, radius: 0.0013, speed: 0.07, alpha: 0.55, hard: 0.2 },
  { count: 520, near: 0.6, radius: 0.0022, speed: 0.115, alpha: 0.72, hard: 0.35 },
  { count: 240, near: 1.1, radius: 0.0036, speed: 0.18, alpha: 0.82, hard: 0.35 },
  { count: 56, near: 1.3, radius: 0.0075, speed: 0.28, alpha: 0.5, hard: 0.1 },
  { count: 9, near: 1.6, radius: 0.018, speed: 0.42, alpha: 0.22, hard: 0 },
] as const

interface SnowOptions extends FlockOptions {
  /** Colour of the flakes, 0–255; white when absent. */
  readonly color?: readonly [red: number, green: number, blue: number]
}

/** Falling snow: each flake sways on its own way down, near ones large and out of focus. */
export function createSnow(options: SnowOptions): Particles {
  const { width, height, seed, amount, wind } = options
  const short = Math.min(width, height)
  const area = (width * height) / (short * short)
  const [red, green, blue] = options.color ?? [246, 249, 255]
  const color = wordOf(red, green, blue)
  const depths = DEPTHS.map((depth, i) => ({
    ...depth,
    lot: drawLots(seed, `snow ${i}`, Math.round(depth.count * area * amount)),
  }))
  const place: Place = { x: 0, y: 0, near: 0 }
  return {
    draw(words, seconds, pose, field) {
      const canvas = { width, height, words }
      for (const depth of depths) {
        const { lot } = depth
        const edge = depth.radius * short * 2 + 0.04 * short
        const tall = height + 2 * edge
        for (let i = 0; i < lot.count; i++) {
          const speed = depth.speed * (0.7 + 0.6 * lot.b[i]!)
          const way = lot.a[i]! + (seconds * speed * short) / tall
          const round = Math.floor(way)
          const fallen = (way - round) * tall
          const seconds1 = (fallen / short / speed) * wind * speed * 0.9
          const sway = Math.sin(seconds * (0.7 + 1.1 * lot.c[i]!) + lot.d[i]! * 6.28) * 0.018 * (0.5 + depth.near)
          const span = width * 1.3 + Math.abs(wind) * tall
          place.x = reborn(i, round, 2) * span - width * 0.15 - (wind > 0 ? wind * tall : 0) + (seconds1 + sway) * short
          place.y = fallen - edge
          place.near = depth.near
          throughCamera(place, pose, width, height, short)
          if (isHidden(place, field)) continue
          const radius = depth.radius * short * (0.65 + 0.7 * lot.c[i]!)
          drawDot(canvas, place.x, place.y, radius, color, depth.alpha * (0.5 + 0.5 * lot.d[i]!), depth.hard, 'cover')
        }
      }
    },
  }
}
