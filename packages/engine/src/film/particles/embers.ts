import { drawDot, drawStreak } from './dots.ts'
import { drawLots, isHidden, reborn, throughCamera } from './flock.ts'
import { wordOf } from '../words.ts'
import type { FlockOptions, Particles, Place } from './flock.ts'

const COUNT = 95
const HOT = wordOf(255, 214, 130)
const WARM = wordOf(255, 140, 46)
const DULL = wordOf(255, 82, 22)

interface EmberOptions extends FlockOptions {
  /** Where they rise from, pixels of the frame: the middle and the half width of the fire; all of the lower edge when absent. */
  readonly source?: { readonly x: number; readonly y: number; readonly spread: number }
}

/** Sparks that rise from a fire, whirl, and go out. */
export function createEmbers(options: EmberOptions): Particles {
  const { width, height, seed, amount, wind } = options
  const short = Math.min(width, height)
  const source = options.source ?? { x: width / 2, y: height * 1.03, spread: width * 0.55 }
  const lot = drawLots(seed, 'embers', Math.round(COUNT * amount * (options.source ? 0.7 : width / short)))
  const place: Place = { x: 0, y: 0, near: 0 }
  return {
    draw(words, seconds, pose, field) {
      const canvas = { width, height, words }
      for (let i = 0; i < lot.count; i++) {
        const life = 1.6 + 2.6 * lot.b[i]!
        const clock = seconds / life + lot.a[i]!
        const round = Math.floor(clock)
        const age = clock - round
        const chance = reborn(i, round, 3)
        const turn = reborn(i, round, 4) * 6.28
        const rise = (0.22 + 0.4 * lot.c[i]!) * life * (age - 0.22 * age * age)
        const whirl = (0.012 + 0.05 * age) * Math.sin(age * life * (2.2 + 2.5 * lot.d[i]!) + turn)
        const whirl2 = 0.012 * Math.sin(age * life * 7.1 + turn * 2)
        place.near = 0.25 + 0.75 * lot.d[i]!
        place.x = source.x + (chance * 2 - 1) * source.spread + (whirl + whirl2 + wind * 0.2 * age * age * life) * short
        place.y = source.y - rise * short
        throughCamera(place, pose, width, height, short)
        if (isHidden(place, field)) continue
        const fade = Math.min(1, age * 9) * (1 - age) ** 0.8
        const flicker = 0.65 + 0.35 * Math.sin(seconds * (11 + 9 * lot.c[i]!) + turn * 3)
        const radius = short * (0.0014 + 0.0024 * lot.b[i]! * lot.b[i]!) * (0.6 + place.near)
        const color = age < 0.3 ? HOT : age < 0.65 ? WARM : DULL
        drawDot(canvas, place.x, place.y, radius * 5, color, 0.2 * fade * flicker, 0, 'light')
        drawDot(canvas, place.x, place.y, radius, color, fade * flicker, 0.5, 'light')
        if (lot.d[i]! > 0.7) {
          drawStreak(canvas, place.x, place.y + radius * 4, whirl * -20, -radius * 4, radius, color, 0.5 * fade)
        }
      }
    },
  }
}
