import { SAMPLE_RATE } from '../types.ts'
import { integratedLoudness } from '../measure/loudness.ts'
import { limit } from './limiter.ts'
import { truePeak } from '../measure/peak.ts'
import type { Desk } from './desk.ts'
import type { Samples } from '../types.ts'

/** What streaming services play at, LUFS, and the highest point of the curve, dBTP. */
const LOUDNESS = -14
const CEILING = -1

export interface MasterPlan {
  /** Saturation, 0–1. */
  readonly drive: number
  /** Low-pass in Hertz; null: open. */
  readonly lowPass: number | null
  /** Seconds of the fade at the end. */
  readonly fadeSeconds: number
  /** Asked between passes; throws to end the work. */
  checkpoint(): void
}

function decibels(value: number): number {
  return 10 ** (value / 20)
}

/** Removes what lies below hearing, and what lies above the genre's taste. */
function filter(channel: Float32Array, lowPass: number | null): void {
  const low = 1 - Math.exp((-2 * Math.PI * 22) / SAMPLE_RATE)
  const high = lowPass === null ? 1 : 1 - Math.exp((-2 * Math.PI * lowPass) / SAMPLE_RATE)
  let floor = 0
  let a = 0
  let b = 0
  for (let i = 0; i < channel.length; i++) {
    const value = channel[i]!
    floor += low * (value - floor)
    a += high * (value - floor - a)
    b += high * (a - b)
    channel[i] = b
  }
}

/** Bends loud moments softly (a rational tanh), more with more drive. */
function saturate(channel: Float32Array, gain: number, drive: number): void {
  const push = 0.5 + drive * 1.6
  for (let i = 0; i < channel.length; i++) {
    const x = Math.max(-3, Math.min(3, channel[i]! * gain * push))
    channel[i] = (x * (27 + x * x)) / (27 + 9 * x * x) / push
  }
}

function fade(channel: Float32Array, seconds: number): void {
  const start = Math.round(0.004 * SAMPLE_RATE)
  for (let i = 0; i < start; i++) channel[i]! *= i / start
  const end = Math.min(channel.length, Math.round(seconds * SAMPLE_RATE))
  for (let i = 0; i < end; i++) channel[channel.length - 1 - i]! *= Math.sin((Math.PI / 2) * (i / end)) ** 2
}

/** Finishes a mix: −14 LUFS, true peak at most −1 dB, silent at both edges. The desk's buffers are spent and returned. */
export function master(desk: Desk, plan: MasterPlan): Samples {
  const mix: Samples = { left: desk.left, right: desk.right }
  const out: Samples = { left: desk.reverb, right: desk.echo }
  for (const channel of [mix.left, mix.right]) filter(channel, plan.lowPass)
  plan.checkpoint()
  const first = integratedLoudness(mix)
  const coarse = Number.isFinite(first) ? decibels(LOUDNESS - first) : 1
  for (const channel of [mix.left, mix.right]) {
    saturate(channel, coarse, plan.drive)
    fade(channel, plan.fadeSeconds)
  }
  plan.checkpoint()
  const work = new Float32Array(mix.left.length)
  const ceiling = decibels(CEILING - 0.15)
  let gain = decibels(LOUDNESS - Math.max(-60, integratedLoudness(mix)))
  for (let round = 0; round < 4; round++) {
    plan.checkpoint()
    limit(mix, out, work, gain, ceiling)
    const missing = LOUDNESS - integratedLoudness(out)
    // The limiter takes a little back; a fifth of a decibel is nothing.
    if (Math.abs(missing) < 0.2 || !Number.isFinite(missing)) break
    gain *= decibels(missing)
  }
  const over = truePeak(out) - CEILING
  if (over > 0)
    for (const channel of [out.left, out.right]) for (let i = 0; i < channel.length; i++) channel[i]! *= decibels(-over)
  return out
}
