// SPDX-License-Identifier: Apache-2.0

/** Input samples on each side that one output sample is made of. */
const REACH = 16
/** The pass band, as part of the lower rate's half: what is above fades before it can fold back. */
const PASS = 0.94
const KAISER = 9

/**
 * Changes the sample rate with a polyphase windowed sinc (Kaiser, about −90 dB). Made for going up, which speech needs:
 * going down to less than half the rate would need a longer reach.
 */
export function createResampler(from: number, to: number): (input: Float32Array) => Float32Array<ArrayBuffer> {
  const divisor = greatestCommonDivisor(from, to)
  const up = to / divisor
  const down = from / divisor
  const taps = REACH * 2
  const table = phases(up, PASS * Math.min(1, up / down))

  return (input) => {
    const output = new Float32Array(Math.ceil((input.length * up) / down))
    for (let index = 0; index < output.length; index++) {
      const place = index * down
      const whole = Math.floor(place / up)
      const row = (place % up) * taps
      const first = whole - REACH + 1
      let sum = 0
      for (let tap = Math.max(0, -first); tap < taps && first + tap < input.length; tap++)
        sum += (input[first + tap] ?? 0) * (table[row + tap] ?? 0)
      output[index] = sum
    }
    return output
  }
}

/** One row of taps for each fraction of an input sample. */
function phases(up: number, cutoff: number): Float64Array {
  const taps = REACH * 2
  const table = new Float64Array(up * taps)
  for (let phase = 0; phase < up; phase++) {
    let sum = 0
    for (let tap = 0; tap < taps; tap++) {
      const distance = phase / up - (tap - REACH + 1)
      const value = sinc(distance * cutoff) * bessel(KAISER * Math.sqrt(Math.max(0, 1 - (distance / REACH) ** 2)))
      table[phase * taps + tap] = value
      sum += value
    }
    // Every phase lets a constant through unchanged; else the phases would hum against each other.
    for (let tap = 0; tap < taps; tap++) table[phase * taps + tap] = (table[phase * taps + tap] ?? 0) / sum
  }
  return table
}

function sinc(x: number): number {
  return x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x)
}

/** The modified Bessel function of order zero, by its series. */
function bessel(x: number): number {
  let sum = 1
  let term = 1
  for (let n = 1; term > sum * 1e-12; n++) {
    term *= (x / (2 * n)) ** 2
    sum += term
  }
  return sum
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b)
}
