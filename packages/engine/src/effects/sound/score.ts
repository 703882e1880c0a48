import { compose } from '../../composer/compose.ts'
import { DURATION, SAMPLE_RATE, type Samples } from '../../composer/types.ts'
import { clamp } from '../../painter/core/math.ts'
import { createRandom } from '../../painter/core/random.ts'
import type { Random } from '../../painter/types.ts'

/** What a recipe writes its soundtrack on. Times are seconds of the film. */
export interface Score {
  readonly seconds: number
  readonly random: Random
  /** Lays a piece of the composer below everything; `gain` 0–1. */
  music(prompt: string, gain: number, genre?: string): void
  /**
   * Noise between two frequencies (Hz); `level` is its loudness 0–1 at a time. `pan` −1 left … 1 right at a time; absent: wide stereo.
   */
  noise(low: number, high: number, level: (seconds: number) => number, pan?: (seconds: number) => number): void
  /** A struck or blown tone that dies away within `decay` seconds; `glide` is its frequency's factor at the end. */
  tone(at: number, frequency: number, gain: number, decay: number, options?: ToneOptions): void
}

export interface ToneOptions {
  readonly glide?: number
  readonly pan?: number
  /** Strength of the partials; default a soft bell. */
  readonly partials?: readonly (readonly [ratio: number, strength: number])[]
  /** Seconds in which it rises. */
  readonly attack?: number
}

const QUIET = { progress: () => undefined, cancelled: () => false }

/** A soundtrack of exactly `seconds`, written by `write`, at about −20 dB RMS, its ends faded. */
export function playScore(seconds: number, seed: number, write: (score: Score) => void): Samples {
  const length = Math.round(seconds * SAMPLE_RATE)
  const left = new Float32Array(length)
  const right = new Float32Array(length)
  const random = createRandom(seed)
  write({
    seconds,
    random,
    music: (prompt, gain, genre) => {
      const durationSeconds = Math.max(DURATION.min, seconds)
      const { samples } = compose({ prompt, durationSeconds, seed, genre }, QUIET)
      for (let i = 0; i < length; i++) {
        left[i]! += samples.left[i]! * gain
        right[i]! += samples.right[i]! * gain
      }
    },
    noise: (low, high, level, pan) => addNoise(left, right, random, low, high, level, pan),
    tone: (at, frequency, gain, decay, options) => addTone(left, right, at, frequency, gain, decay, options ?? {}),
  })
  return master(left, right)
}

/** Samples between two readings of a level. */
const STEP = 128

function addNoise(
  left: Float32Array,
  right: Float32Array,
  random: Random,
  low: number,
  high: number,
  level: (seconds: number) => number,
  pan?: (seconds: number) => number,
): void {
  const open = 1 - Math.exp((-2 * Math.PI * high) / SAMPLE_RATE)
  const closed = 1 - Math.exp((-2 * Math.PI * low) / SAMPLE_RATE)
  // Narrow and low bands of white noise are faint: they are lifted to about the loudness of a wide one.
  const lift = Math.min(14, Math.sqrt(SAMPLE_RATE / 2 / Math.max(40, high - low)))
  const state = new Float64Array(8)
  let gainLeft = 0
  let gainRight = 0
  for (let i = 0; i < left.length; i++) {
    if (i % STEP === 0) {
      const loud = level(i / SAMPLE_RATE) * lift * 0.5
      const side = pan ? clamp(pan(i / SAMPLE_RATE), -1, 1) : 0
      gainLeft = loud * Math.sqrt(0.5 - side / 2) * Math.SQRT2
      gainRight = loud * Math.sqrt(0.5 + side / 2) * Math.SQRT2
    }
    const one = band(state, 0, random() * 2 - 1, open, closed)
    const two = pan ? one : band(state, 4, random() * 2 - 1, open, closed)
    left[i]! += one * gainLeft
    right[i]! += two * gainRight
  }
}

/** One sample through two gentle low-passes and a high-pass, whose memory is `state` from `at` on. */
function band(state: Float64Array, at: number, value: number, open: number, closed: number): number {
  state[at]! += (value - state[at]!) * open
  state[at + 1]! += (state[at]! - state[at + 1]!) * open
  state[at + 2]! += (state[at + 1]! - state[at + 2]!) * closed
  return state[at + 1]! - state[at + 2]!
}

const BELL: readonly (readonly [number, number])[] = [
  [1, 1],
  [2.01, 0.4],
  [3.02, 0.16],
]

function addTone(
  left: Float32Array,
  right: Float32Array,
  at: number,
  frequency: number,
  gain: number,
  decay: number,
  { glide = 1, pan = 0, partials = BELL, attack = 0.004 }: ToneOptions,
): void {
  const start = Math.max(0, Math.round(at * SAMPLE_RATE))
  const count = Math.min(left.length - start, Math.round(decay * SAMPLE_RATE))
  for (const [ratio, strength] of partials) {
    let phase = 0
    for (let i = 0; i < count; i++) {
      const share = i / (decay * SAMPLE_RATE)
      phase += (2 * Math.PI * frequency * ratio * glide ** share) / SAMPLE_RATE
      const envelope = Math.min(1, i / SAMPLE_RATE / attack) * Math.exp(-5 * share * Math.sqrt(ratio)) * (1 - share)
      const value = Math.sin(phase) * envelope * gain * strength * 0.5
      left[start + i]! += value * Math.sqrt(0.5 - pan / 2) * Math.SQRT2
      right[start + i]! += value * Math.sqrt(0.5 + pan / 2) * Math.SQRT2
    }
  }
}

/** Loudness that every soundtrack is brought to, as RMS, and the most by which a quiet one is raised. */
const TARGET_RMS = 0.1
const MOST_LIFT = 8

function master(left: Float32Array, right: Float32Array): Samples {
  let power = 0
  for (let i = 0; i < left.length; i++) power += left[i]! ** 2 + right[i]! ** 2
  const rms = Math.sqrt(power / Math.max(1, left.length * 2))
  const gain = Math.min(MOST_LIFT, TARGET_RMS / Math.max(1e-6, rms))
  const rise = Math.min(left.length / 4, SAMPLE_RATE * 0.05)
  const fall = Math.min(left.length / 3, SAMPLE_RATE * 0.6)
  for (const channel of [left, right]) {
    for (let i = 0; i < channel.length; i++) {
      const envelope = Math.min(1, i / rise, (channel.length - 1 - i) / fall)
      // A soft ceiling: peaks round off instead of clipping.
      channel[i] = Math.tanh(channel[i]! * gain * 1.1) * 0.9 * envelope
    }
  }
  return { left, right }
}
