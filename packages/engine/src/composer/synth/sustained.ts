import { SAMPLE_RATE } from '../types.ts'
import { TABLE_SIZE, sine, waveTable } from './wave-table.ts'
import { frames } from './tone.ts'
import type { Tone, ToneOrder } from './tone.ts'
import type { Wave } from './wave-table.ts'

/** A voice that sounds as long as its key is held: oscillators, a filter that moves, an envelope. */
export interface SustainedVoice {
  readonly wave: Wave
  /** Oscillators, spread over `detune` cents and from left to right when there are more than one. */
  readonly unison?: number
  readonly detune?: number
  /** Loudness of a sine an octave below. */
  readonly sub?: number
  /** Seconds; `sustain` is the level 0–1 that decay leads to. */
  readonly attack: number
  readonly decay?: number
  readonly sustain?: number
  readonly release: number
  /** Low-pass: Hertz plus multiples of the note's frequency; `sweep` octaves above it at the start, falling in `sweepSeconds`. */
  readonly cutoff: number
  readonly follow: number
  readonly sweep?: number
  readonly sweepSeconds?: number
  /** 0 = none … 0.9 = whistles. */
  readonly resonance?: number
  /** Cents; it sets in after a moment. */
  readonly vibrato?: number
  readonly vibratoRate?: number
  /** Loudness of breath or bow noise. */
  readonly breath?: number
  /** Overdrive before the filter: 0 = none. */
  readonly drive?: number
}

/** Frames between two looks at envelope, filter and vibrato. */
const CONTROL = 32

interface Oscillator {
  phase: number
  readonly ratio: number
  readonly left: number
  readonly right: number
}

function oscillators(voice: SustainedVoice, order: ToneOrder): Oscillator[] {
  const count = voice.unison ?? 1
  return Array.from({ length: count }, (_, i) => {
    const side = count === 1 ? 0 : (i / (count - 1)) * 2 - 1
    return {
      phase: order.random(),
      ratio: 2 ** (((voice.detune ?? 0) * side) / 1200),
      left: Math.SQRT2 * Math.cos(((side + 1) * Math.PI) / 4),
      right: Math.SQRT2 * Math.sin(((side + 1) * Math.PI) / 4),
    }
  })
}

/** A two-pole low-pass (trapezoidal state variable filter), its state kept between blocks. */
function createLowPass(): (buffer: Float32Array, from: number, to: number, hertz: number, damping: number) => void {
  let first = 0
  let second = 0
  return (buffer, from, to, hertz, damping) => {
    const g = Math.tan((Math.PI * Math.min(hertz, SAMPLE_RATE * 0.42)) / SAMPLE_RATE)
    const a1 = 1 / (1 + g * (g + damping))
    const a2 = g * a1
    const a3 = g * a2
    for (let i = from; i < to; i++) {
      const v3 = buffer[i]! - second
      const v1 = a1 * first + a2 * v3
      const v2 = second + a2 * first + a3 * v3
      first = 2 * v1 - first
      second = 2 * v2 - second
      buffer[i] = v2
    }
  }
}

/** Level of the envelope at a time, release not included. */
function envelopeAt(voice: SustainedVoice, time: number): number {
  if (time < voice.attack) return time / voice.attack
  const sustain = voice.sustain ?? 1
  return sustain + (1 - sustain) * Math.exp(-(time - voice.attack) / (voice.decay ?? 0.3))
}

function addOscillators(
  list: readonly Oscillator[],
  table: Float32Array,
  step: number,
  sides: readonly [Float32Array, Float32Array],
  from: number,
  to: number,
): void {
  const [left, right] = sides
  for (const oscillator of list) {
    const increment = step * oscillator.ratio
    const { left: gainLeft, right: gainRight } = oscillator
    let phase = oscillator.phase * TABLE_SIZE
    for (let i = from; i < to; i++) {
      const index = phase | 0
      const value = table[index]! + (phase - index) * (table[index + 1]! - table[index]!)
      left[i]! += value * gainLeft
      if (right !== left) right[i]! += value * gainRight
      phase += increment
      if (phase >= TABLE_SIZE) phase -= TABLE_SIZE
    }
    oscillator.phase = phase / TABLE_SIZE
  }
}

/** Plays a sustained voice: a stereo tone when it has several oscillators, else a mono one. */
export function playSustained(voice: SustainedVoice, order: ToneOrder): Tone {
  const held = Math.max(order.seconds, voice.attack * 0.6)
  const length = frames(held + voice.release)
  const list = oscillators(voice, order)
  const sub = voice.sub ? { phase: 0, ratio: 0.5, left: voice.sub, right: voice.sub } : null
  const left = new Float32Array(length)
  const right = list.length > 1 ? new Float32Array(length) : left
  const sides = right === left ? [left] : [left, right]
  const filters = sides.map(createLowPass)
  const table = waveTable(voice.wave, order.frequency)
  const step = (order.frequency * TABLE_SIZE) / SAMPLE_RATE
  const bright = 2 ** (order.brightness * 0.9 + (order.velocity - 0.6) * 1.4)
  const base = (voice.cutoff + voice.follow * order.frequency) * bright
  const damping = 2 - 1.9 * (voice.resonance ?? 0.1)
  const wobble = order.random()
  const letGo = envelopeAt(voice, held)
  let envelope = 0
  for (let from = 0; from < length; from += CONTROL) {
    const to = Math.min(length, from + CONTROL)
    const time = from / SAMPLE_RATE
    const settled = Math.min(1, Math.max(0, (time - 0.15) * 3))
    const cents = settled * (voice.vibrato ?? 0) * sine(wobble + time * (voice.vibratoRate ?? 5.4))
    addOscillators(list, table, step * 2 ** (cents / 1200), [left, right], from, to)
    if (sub) addOscillators([sub], waveTable('sine', order.frequency), step, [left, right], from, to)
    const breath = voice.breath ?? 0
    const drive = voice.drive ?? 0
    for (const side of sides) {
      if (breath) for (let i = from; i < to; i++) side[i]! += (order.random() * 2 - 1) * breath
      if (drive) for (let i = from; i < to; i++) side[i] = Math.tanh(side[i]! * (1 + drive * 4))
    }
    const hertz = base * 2 ** ((voice.sweep ?? 0) * Math.exp(-time / (voice.sweepSeconds ?? 0.25)))
    for (let s = 0; s < sides.length; s++) filters[s]!(sides[s]!, from, to, hertz, damping)
    const next = time < held ? envelopeAt(voice, time) : letGo * Math.max(0, 1 - (time - held) / voice.release) ** 2
    for (const side of sides) {
      for (let i = from; i < to; i++) side[i]! *= envelope + ((next - envelope) * (i - from)) / CONTROL
    }
    envelope = next
  }
  return { left, right }
}
