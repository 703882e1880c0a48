import { SAMPLE_RATE } from '../types.ts'
import { frames, soften } from './tone.ts'
import type { Tone, ToneOrder } from './tone.ts'

/** A plucked string (Karplus and Strong): noise that goes round a delay line and loses its highs. */
export interface PluckedVoice {
  /** 0 = felt … 1 = plectrum: how much of the pluck's highs there are at all. */
  readonly hardness: number
  /** 0 = rings bright … 1 = dies dull. */
  readonly damping: number
  /** Seconds until −60 dB at middle C. */
  readonly seconds: number
  /** Where it is plucked: share of the string, 0.1 nasal … 0.5 round. */
  readonly position: number
  /** Overdrive: 0 = none. */
  readonly drive?: number
  /** Low-pass behind the amplifier in Hertz. */
  readonly cabinet?: number
}

/** The pluck itself: one period of filtered noise without its mean, combed by where the finger stands. */
function excite(period: number, voice: PluckedVoice, order: ToneOrder): Float32Array {
  const hard = Math.min(0.98, Math.max(0.05, voice.hardness + order.brightness * 0.2 + (order.velocity - 0.6) * 0.4))
  const noise = new Float32Array(period)
  let low = 0
  for (let round = 0; round < 2; round++) {
    for (let i = 0; i < period; i++) {
      low += hard * ((round ? noise[i]! : order.random() * 2 - 1) - low)
      noise[i] = low
    }
  }
  const comb = Math.max(1, Math.round(period * voice.position))
  const burst = noise.map((value, i) => value - noise[(i - comb + period) % period]!)
  const mean = burst.reduce((sum, value) => sum + value, 0) / period
  return burst.map((value) => value - mean)
}

/** Plays a string; its pitch is exact: the delay line's fraction is read by an all-pass. */
export function playPlucked(voice: PluckedVoice, order: ToneOrder): Tone {
  const length = frames(order.seconds)
  const out = new Float32Array(length)
  const smooth = 0.5 * Math.min(1, Math.max(0.02, voice.damping - order.brightness * 0.15))
  const exact = SAMPLE_RATE / order.frequency - smooth
  const period = Math.max(2, Math.floor(exact - 0.1))
  const fraction = exact - period
  const pass = (1 - fraction) / (1 + fraction)
  const ringing = voice.seconds * (262 / order.frequency) ** 0.5
  const keep = 10 ** (-3 / (ringing * order.frequency))
  const line = excite(period, voice, order)
  let at = 0
  let last = 0
  let passIn = 0
  let passOut = 0
  for (let i = 0; i < length; i++) {
    const value = line[at]!
    out[i] = value
    const damped = keep * ((1 - smooth) * value + smooth * last)
    last = value
    passOut = pass * (damped - passOut) + passIn
    passIn = damped
    line[at] = passOut
    if (++at === period) at = 0
  }
  if (voice.drive) {
    const cut = 1 - Math.exp((-2 * Math.PI * (voice.cabinet ?? 4000)) / SAMPLE_RATE)
    let first = 0
    let second = 0
    for (let i = 0; i < length; i++) {
      first += cut * (Math.tanh(out[i]! * (2 + voice.drive * 30)) - first)
      second += cut * (first - second)
      out[i] = second
    }
  }
  soften(out, 0.001, 0.04)
  return { left: out, right: out }
}
