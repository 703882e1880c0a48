import { SAMPLE_RATE } from '../types.ts'
import type { Desk } from './desk.ts'

/** Lengths of the eight delay lines in frames: primes, so that their echoes never meet. */
const LINES = [1433, 1601, 1867, 2053, 2251, 2399, 2617, 2797]
const PRE_DELAY = Math.round(0.014 * SAMPLE_RATE)

/**
 * Adds a hall: eight damped delay lines that feed each other (a feedback delay network).
 *
 * @param seconds time until −60 dB.
 */
export function addReverb(desk: Desk, seconds: number, level: number, brightness: number): void {
  const { left, right, reverb } = desk
  const lines = LINES.map((length) => new Float32Array(length))
  const at = new Int32Array(8)
  const keep = Float64Array.from(LINES, (length) => 10 ** ((-3 * length) / (seconds * SAMPLE_RATE)))
  const low = new Float64Array(8)
  const open = 0.42 + 0.25 * brightness
  const out = new Float64Array(8)
  let highPass = 0
  for (let i = PRE_DELAY; i < reverb.length; i++) {
    const dry = reverb[i - PRE_DELAY]!
    // A hall without its lowest octave stays clear.
    highPass += 0.022 * (dry - highPass)
    const input = (dry - highPass) * 0.5
    let sum = 0
    for (let k = 0; k < 8; k++) {
      low[k]! += open * (lines[k]![at[k]!]! - low[k]!)
      out[k] = low[k]! * keep[k]!
      sum += out[k]!
    }
    left[i]! += (out[0]! - out[2]! + out[4]! - out[6]!) * level
    right[i]! += (out[1]! - out[3]! + out[5]! - out[7]!) * level
    // Householder's mixture: each line gets itself less a quarter of all.
    sum *= 0.25
    for (let k = 0; k < 8; k++) {
      const line = lines[k]!
      const place = at[k]!
      line[place] = out[k]! - sum + (k & 1 ? -input : input)
      at[k] = place + 1 === line.length ? 0 : place + 1
    }
  }
}

/** Adds an echo that goes from side to side, each time darker. It is heard by the reverb too when added first. */
export function addEcho(desk: Desk, seconds: number, feedback: number, level: number): void {
  const { left, right, echo, reverb } = desk
  const length = Math.max(1, Math.round(seconds * SAMPLE_RATE))
  const first = new Float32Array(length)
  const second = new Float32Array(length)
  let dark = 0
  let darker = 0
  for (let i = 0, at = 0; i < echo.length; i++) {
    const a = first[at]!
    const b = second[at]!
    dark += 0.3 * (a - dark)
    darker += 0.3 * (b - darker)
    left[i]! += a * level
    right[i]! += b * level
    reverb[i]! += (a + b) * level * 0.15
    first[at] = echo[i]! + darker * feedback
    second[at] = dark * (feedback > 0 ? 0.85 : 0)
    if (++at === length) at = 0
  }
}
