import { SAMPLE_RATE } from '../types.ts'
import type { Random } from '../../painter/types.ts'

/** One rendered note. A mono tone has the same array on both sides. */
export interface Tone {
  readonly left: Float32Array
  readonly right: Float32Array
}

/** What an instrument is told of a note. */
export interface ToneOrder {
  /** Hertz. */
  readonly frequency: number
  /** Seconds until the key is let go; instruments that only decay ring as long as asked. */
  readonly seconds: number
  /** 0–1: harder is brighter. Loudness is given at the mixing desk. */
  readonly velocity: number
  /** −1 … 1, the piece's brightness. */
  readonly brightness: number
  readonly random: Random
}

export function frames(seconds: number): number {
  return Math.max(1, Math.round(seconds * SAMPLE_RATE))
}

/** Loudness that every tone is brought to: RMS of its loudest stretch. */
const LEVEL = 0.2
const WINDOW = frames(0.12)

/** Brings a tone to the common loudness (its loudest 120 ms), its peak kept below 1.5, so that instruments can be exchanged. */
export function level(tone: Tone): Tone {
  let most = 0
  let peak = 0
  for (let start = 0; start < tone.left.length; start += WINDOW) {
    let sum = 0
    const end = Math.min(tone.left.length, start + WINDOW)
    for (let i = start; i < end; i += 2) {
      const value = tone.left[i]!
      sum += value * value
      const size = value < 0 ? -value : value
      if (size > peak) peak = size
    }
    most = Math.max(most, sum / (WINDOW / 2))
  }
  if (most === 0) return tone
  const gain = Math.min(LEVEL / Math.sqrt(most), 1.5 / peak)
  for (const side of tone.left === tone.right ? [tone.left] : [tone.left, tone.right])
    for (let i = 0; i < side.length; i++) side[i]! *= gain
  return tone
}

/** Lets a buffer start and end at silence: no clicks. */
export function soften(buffer: Float32Array, attackSeconds: number, releaseSeconds: number): void {
  const attack = Math.min(buffer.length, frames(attackSeconds))
  const release = Math.min(buffer.length, frames(releaseSeconds))
  for (let i = 0; i < attack; i++) buffer[i]! *= i / attack
  for (let i = 0; i < release; i++) buffer[buffer.length - 1 - i]! *= i / release
}
