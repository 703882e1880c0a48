import { drawDot, drawLeaf } from './dots.ts'
import { drawLots, isHidden, reborn, throughCamera } from './flock.ts'
import { wordOf } from '../words.ts'
import type { FlockOptions, Particles, Place } from './flock.ts'

type Tone = readonly [red: number, green: number, blue: number]

interface LeafOptions extends FlockOptions {
  readonly kind: 'leaves' | 'petals'
  /** Their colours, 0–255; those of autumn or of cherry blossom when absent. */
  readonly colors?: readonly Tone[]
}

const AUTUMN: readonly Tone[] = [
  [214, 122, 38],
  [188, 74, 30],
  [226, 168, 58],
  [150, 84, 34],
]
const BLOSSOM: readonly Tone[] = [
  [255, 214, 226],
  [250, 186, 206],
  [255, 236, 240],
]

/** Leaves or petals on the wind: they tumble, turn their narrow side to us, and are carried along more than they fall. */
export function createLeaves(options: LeafOptions): Particles {
  const { width, height, seed, amount, wind, kind } = options
  const short = Math.min(width, height)
  const colors = (options.colors ?? (kind === 'leaves' ? AUTUMN : BLOSSOM)).map((tone) => ({
    light: wordOf(...tone),
    dark: wordOf(tone[0] * 0.74, tone[1] * 0.7, tone[2] * 0.74),
  }))
  const lot = drawLots(seed, kind, Math.round(46 * amount * (width / short) * (height / short)))
  const place: Place = { x: 0, y: 0, near: 0 }
  const drive = wind === 0 ? 0.35 : wind * 1.2
  return {
    draw(words, seconds, pose, field) {
      const canvas = { width, height, words }
      for (let i = 0; i < lot.count; i++) {
        const near = 0.15 + 1.05 * lot.c[i]! ** 2
        const fall = (0.07 + 0.09 * lot.b[i]!) * (0.5 + near)
        const tall = height + 0.2 * short
        const way = lot.a[i]! + (seconds * fall * short) / tall
        const round = Math.floor(way)
        const down = way - round
        const turn = lot.d[i]! * 6.28
        const swing = Math.sin(seconds * (1.1 + lot.b[i]!) + turn)
        const carried = ((down * tall) / (fall * short)) * drive * 0.16 * (0.5 + near)
        const reach = ((tall / (fall * short)) * drive * 0.16 * (0.5 + near) * short) / 2
        place.near = near
        place.x = reborn(i, round, 5) * (width + 2 * Math.abs(reach)) - Math.abs(reach) - reach
        place.x += (carried + 0.03 * swing) * short
        place.y = down * tall - 0.1 * short + 0.012 * short * Math.cos(seconds * 2.1 + turn)
        throughCamera(place, pose, width, height, short)
        if (isHidden(place, field)) continue
        const size = short * (kind === 'leaves' ? 0.0085 : 0.006) * (0.45 + near)
        const flat = Math.abs(Math.cos(seconds * (2.1 + 2 * lot.b[i]!) + turn)) * 0.75 + 0.16
        const tone = colors[i % colors.length]!
        const angle = turn + swing * 0.9 + seconds * (lot.c[i]! - 0.5) * 2
        drawLeaf(
          canvas,
          place.x,
          place.y,
          size,
          size * flat * 0.55,
          angle,
          tone.light,
          tone.dark,
          near > 1 ? 0.8 : 0.95,
        )
      }
    },
  }
}

interface MoteOptions extends FlockOptions {
  /** Floating dust in light, glowing fireflies, or bubbles that rise. */
  readonly kind: 'dust' | 'fireflies' | 'bubbles'
  readonly color?: Tone
}

const MOTES = {
  dust: { count: 80, color: [255, 238, 205], radius: 0.0016, alpha: 0.42, speed: 0.012, rise: -0.004 },
  fireflies: { count: 34, color: [222, 255, 130], radius: 0.0026, alpha: 0.95, speed: 0.03, rise: 0.008 },
  bubbles: { count: 46, color: [208, 240, 255], radius: 0.0034, alpha: 0.5, speed: 0.012, rise: 0.13 },
} as const

/** Small lights that float in the air or rise through water. */
export function createMotes(options: MoteOptions): Particles {
  const { width, height, seed, amount, wind, kind } = options
  const short = Math.min(width, height)
  const mote = MOTES[kind]
  const color = wordOf(...(options.color ?? mote.color))
  const lot = drawLots(seed, kind, Math.round(mote.count * amount * (width / short) * (height / short)))
  const place: Place = { x: 0, y: 0, near: 0 }
  const tall = height * 1.2
  return {
    draw(words, seconds, pose, field) {
      const canvas = { width, height, words }
      for (let i = 0; i < lot.count; i++) {
        const near = 0.1 + 1.1 * lot.c[i]!
        const turn = lot.d[i]! * 6.28
        const way = lot.a[i]! + (seconds * mote.rise * (0.5 + near) * (0.6 + 0.8 * lot.b[i]!) * short) / tall
        const round = Math.floor(way)
        const wanderX = Math.sin(seconds * (0.5 + lot.b[i]!) + turn) + 0.6 * Math.sin(seconds * 1.3 + turn * 3)
        const wanderY = Math.cos(seconds * (0.4 + lot.c[i]!) + turn * 2)
        place.near = near
        place.x =
          (reborn(i, round, 6) * 1.2 - 0.1) * width + (wanderX * mote.speed * 2 + wind * seconds * 0.03 * near) * short
        place.y = (1.1 - (way - round) * 1.2) * height + wanderY * mote.speed * 1.6 * short
        if (kind === 'fireflies') place.y = height * 0.42 + place.y * 0.56
        throughCamera(place, pose, width, height, short)
        if (isHidden(place, field)) continue
        const pulse =
          kind === 'fireflies' ? Math.max(0, Math.sin(seconds * (1.2 + lot.b[i]!) + turn)) ** 2 : 0.6 + 0.4 * wanderY
        const radius = mote.radius * short * (0.5 + near * 0.8)
        const alpha = mote.alpha * pulse
        if (kind === 'fireflies') drawDot(canvas, place.x, place.y, radius * 6, color, alpha * 0.3, 0, 'light')
        if (kind === 'bubbles') {
          drawDot(canvas, place.x, place.y, radius * 1.4, color, alpha * 0.35, 0.9, 'light')
          drawDot(canvas, place.x - radius * 0.4, place.y - radius * 0.5, radius * 0.45, color, alpha, 0.4, 'light')
        } else drawDot(canvas, place.x, place.y, radius * (kind === 'dust' ? 1.4 : 1), color, alpha, 0.1, 'light')
      }
    },
  }
}
