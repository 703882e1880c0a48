// SPDX-License-Identifier: Apache-2.0

/** Steps of the measure in each second: windows of 400 ms begin every 100 ms. */
const STEPS_PER_SECOND = 10
const STEPS_PER_WINDOW = 4

interface Biquad {
  readonly b: readonly [number, number, number]
  readonly a: readonly [number, number]
}

/** The K weighting of ITU-R BS.1770 at 48 kHz: a shelf for the head, and a high pass. */
const SHELF: Biquad = {
  b: [1.53512485958697, -2.69169618940638, 1.19839281085285],
  a: [-1.69065929318241, 0.73248077421585],
}
const HIGH_PASS: Biquad = { b: [1, -2, 1], a: [-1.99004745483398, 0.99007225036621] }

/** Mean squares of the K-weighted sound, one for each 100 ms; input for `integratedLoudness`. Mono at 48 kHz. */
export function weightedPowers(samples: Float32Array): Float32Array<ArrayBuffer> {
  const step = 48_000 / STEPS_PER_SECOND
  const powers = new Float32Array(Math.ceil(samples.length / step))
  const shelf = filter(SHELF)
  const highPass = filter(HIGH_PASS)
  for (let index = 0; index < powers.length; index++) {
    const end = Math.min(samples.length, (index + 1) * step)
    let sum = 0
    for (let at = index * step; at < end; at++) sum += highPass(shelf(samples[at] ?? 0)) ** 2
    powers[index] = sum / step
  }
  return powers
}

/** Integrated loudness in LUFS with both gates of BS.1770, from powers of `weightedPowers`; −Infinity for silence. */
export function integratedLoudness(powers: readonly number[]): number {
  const windows: number[] = []
  for (let index = 0; index + STEPS_PER_WINDOW <= Math.max(powers.length, STEPS_PER_WINDOW); index++) {
    const part = powers.slice(index, index + STEPS_PER_WINDOW)
    windows.push(mean(part))
  }
  const audible = windows.filter((power) => loudness(power) > -70)
  const gate = loudness(mean(audible)) - 10
  return loudness(mean(audible.filter((power) => loudness(power) > gate)))
}

function loudness(power: number): number {
  return -0.691 + 10 * Math.log10(power)
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}

function filter({ b, a }: Biquad): (sample: number) => number {
  let first = 0
  let second = 0
  return (sample) => {
    const output = b[0] * sample + first
    first = b[1] * sample - a[0] * output + second
    second = b[2] * sample - a[1] * output
    return output
  }
}
