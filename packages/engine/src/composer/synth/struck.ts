import { SAMPLE_RATE } from '../types.ts'
import { frames, soften } from './tone.ts'
import { sine } from './wave-table.ts'
import type { Tone, ToneOrder } from './tone.ts'

/** One way in which a body rings: frequency as a multiple of the note's, loudness, seconds until −60 dB. */
export interface Partial {
  readonly ratio: number
  readonly gain: number
  readonly seconds: number
}

/** Adds a decaying sine by a two-pole resonator: no sine function in the loop. */
function ring(buffer: Float32Array, hertz: number, gain: number, seconds: number): void {
  if (hertz > SAMPLE_RATE * 0.42) return
  const radius = 10 ** (-3 / (seconds * SAMPLE_RATE))
  const angle = (2 * Math.PI * hertz) / SAMPLE_RATE
  const turn = 2 * radius * Math.cos(angle)
  const loss = -radius * radius
  let last = 0
  let now = gain * Math.sin(angle)
  const end = Math.min(buffer.length, frames(seconds))
  for (let i = 0; i < end; i++) {
    buffer[i]! += now
    const next = turn * now + loss * last
    last = now
    now = next
  }
}

/** Adds a short burst of noise, darker with a higher `damping` (0–1): hammer, stick or fingernail. */
function knock(buffer: Float32Array, order: ToneOrder, gain: number, seconds: number, damping: number): void {
  const length = Math.min(buffer.length, frames(seconds))
  let low = 0
  for (let i = 0; i < length; i++) {
    low += (1 - damping) * (order.random() * 2 - 1 - low)
    buffer[i]! += low * gain * (1 - i / length) ** 2
  }
}

/** Bells, bars and drums with a pitch. */
export function playStruck(partials: readonly Partial[], click: number, order: ToneOrder): Tone {
  const buffer = new Float32Array(frames(order.seconds))
  const bright = 2 ** (order.brightness * 0.8 + (order.velocity - 0.6) * 1.2)
  for (const { ratio, gain, seconds } of partials)
    ring(buffer, order.frequency * ratio, gain * (ratio > 1.5 ? bright : 1), seconds)
  if (click) knock(buffer, order, click, 0.012, 0.6)
  soften(buffer, 0.0008, Math.min(0.08, order.seconds / 4))
  return { left: buffer, right: buffer }
}

/** A piano string group: stretched partials, two of each slightly apart so that they beat, and the hammer's knock. */
export function playPiano(order: ToneOrder, softness: number): Tone {
  const { frequency } = order
  const left = new Float32Array(frames(order.seconds))
  const count = Math.max(3, Math.min(12, Math.floor(7000 / frequency)))
  const stretch = 0.00035 * (frequency / 260) ** 0.6
  const tilt = 1.15 + softness - order.velocity * 0.55 - order.brightness * 0.35
  const ringing = 9 * (220 / frequency) ** 0.55
  for (let k = 1; k <= count; k++) {
    const hertz = frequency * k * Math.sqrt(1 + stretch * k * k)
    const gain = (Math.abs(Math.sin((Math.PI * k) / 7.3)) + 0.15) / k ** tilt
    const seconds = ringing / (1 + 0.35 * (k - 1))
    if (k > 5) ring(left, hertz, gain, seconds)
    else {
      // Two strings: a strong one that dies quickly, a weak one that sings on.
      ring(left, hertz, gain * 0.7, seconds * 0.45)
      ring(left, hertz * 1.0006, gain * 0.35, seconds)
    }
  }
  knock(left, order, 0.35 * order.velocity * (1 - softness * 0.5), 0.03, 0.9)
  soften(left, 0.0015, 0.05)
  return { left, right: left }
}

/** Two operators: a carrier whose phase a second sine bends, the bend dying away. */
export interface FmVoice {
  readonly ratio: number
  readonly index: number
  /** Seconds in which the bend falls to a third. */
  readonly indexSeconds: number
  /** Seconds in which the tone falls to a third. */
  readonly seconds: number
  /** A faint high partial at the start. */
  readonly tine?: number
  /** Depth and turns a second of a slow swell. */
  readonly tremolo?: readonly [depth: number, rate: number]
}

/** Electric pianos, bells and hard basses; the tremolo swings from side to side. */
export function playFm(voice: FmVoice, order: ToneOrder): Tone {
  const length = frames(order.seconds)
  const left = new Float32Array(length)
  const right = voice.tremolo ? new Float32Array(length) : left
  const index = voice.index * 2 ** (order.brightness * 0.7 + (order.velocity - 0.6) * 1.6)
  const [depth, rate] = voice.tremolo ?? [0, 0]
  const keep = Math.exp(-1 / (voice.seconds * SAMPLE_RATE))
  const keepIndex = Math.exp(-1 / (voice.indexSeconds * SAMPLE_RATE))
  const step = order.frequency / SAMPLE_RATE
  let bend = index / (2 * Math.PI)
  let loudness = 1
  for (let i = 0; i < length; i++) {
    const phase = i * step
    let value = sine(phase + bend * sine(phase * voice.ratio)) * loudness
    if (voice.tine) value += voice.tine * sine(phase * 7.02) * loudness * bend
    bend *= keepIndex
    loudness *= keep
    if (depth) {
      const swell = depth * sine((i * rate) / SAMPLE_RATE)
      left[i] = value * (1 - swell)
      right[i] = value * (1 + swell)
    } else left[i] = value
  }
  for (const side of left === right ? [left] : [left, right]) soften(side, 0.002, 0.05)
  return { left, right }
}
