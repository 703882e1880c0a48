import { SAMPLE_RATE } from '../types.ts'
import type { Tone } from '../synth/tone.ts'

/** Frames between two values of the side-chain. */
const DUCK_STEP = 64

/** Where everything is added up: the two channels, and what goes to reverb and echo. */
export interface Desk {
  readonly left: Float32Array
  readonly right: Float32Array
  readonly reverb: Float32Array
  readonly echo: Float32Array
}

export function createDesk(frames: number): Desk {
  const channel = (): Float32Array => new Float32Array(frames)
  return { left: channel(), right: channel(), reverb: channel(), echo: channel() }
}

/** How a tone enters the desk; frames are counted at `SAMPLE_RATE`. */
export interface Entry {
  readonly start: number
  readonly gain: number
  /** −1 … 1. */
  readonly pan: number
  readonly reverb: number
  readonly echo: number
  /** Frames until it is let go, and those it takes to be silent; Infinity lets it ring. */
  readonly gate: number
  readonly release: number
  /** The side-chain's curve; null: not pushed down. */
  readonly duck: Float32Array | null
}

/** Loudness over time, pushed down by every kick and swelling back. */
export function duckCurve(kicks: readonly number[], frames: number, depth: number): Float32Array {
  const curve = new Float32Array(Math.ceil(frames / DUCK_STEP) + 1).fill(1)
  for (const kick of kicks) {
    const from = Math.floor((kick * SAMPLE_RATE) / DUCK_STEP)
    for (let k = 0; k < 300 && from + k < curve.length; k++) {
      const time = (k * DUCK_STEP) / SAMPLE_RATE
      const push = Math.min(1, time / 0.006) * Math.exp(-Math.max(0, time - 0.02) / 0.12)
      curve[from + k] = Math.min(curve[from + k]!, 1 - depth * push)
    }
  }
  return curve
}

/** Adds a tone. Work is proportional to its length alone. */
export function addTone(desk: Desk, tone: Tone, entry: Entry): void {
  const { left, right, reverb, echo } = desk
  const { start, gain, pan, duck } = entry
  const length = Math.min(tone.left.length, left.length - start, entry.gate + entry.release)
  const gainLeft = gain * Math.SQRT2 * Math.cos(((pan + 1) * Math.PI) / 4)
  const gainRight = gain * Math.SQRT2 * Math.sin(((pan + 1) * Math.PI) / 4)
  const toReverb = entry.reverb * gain
  const toEcho = entry.echo * gain
  const fade = 1 / entry.release
  let pushed = 1
  for (let i = 0; i < length; i++) {
    const at = start + i
    let a = tone.left[i]!
    let b = tone.right[i]!
    if (i > entry.gate) {
      const rest = 1 - (i - entry.gate) * fade
      a *= rest
      b *= rest
    }
    if (duck) {
      pushed += (duck[at >> 6]! - pushed) * 0.02
      a *= pushed
      b *= pushed
    }
    left[at]! += a * gainLeft
    right[at]! += b * gainRight
    const middle = (a + b) * 0.5
    reverb[at]! += middle * toReverb
    if (toEcho) echo[at]! += middle * toEcho
  }
}
