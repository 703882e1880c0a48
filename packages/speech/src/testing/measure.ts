// SPDX-License-Identifier: Apache-2.0
// Measures for tests that know nothing of how the sound was made.

export interface Silence {
  readonly from: number
  readonly to: number
}

/** Root mean square of a part. */
export function levelOf(samples: Float32Array, from = 0, to = samples.length): number {
  let sum = 0
  for (let at = from; at < to; at++) sum += (samples[at] ?? 0) ** 2
  return Math.sqrt(sum / Math.max(1, to - from))
}

export function peakOf(samples: Float32Array): number {
  return samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0)
}

/** Stretches of at least `seconds` quieter than −48 dBFS, at 48 kHz. */
export function silencesOf(samples: Float32Array, seconds: number): Silence[] {
  const frame = 240
  const silences: Silence[] = []
  let from: number | undefined = 0
  for (let at = 0; at < samples.length; at += frame) {
    const quiet = levelOf(samples, at, Math.min(samples.length, at + frame)) < 0.004
    if (quiet) from ??= at / 48_000
    else {
      if (from !== undefined && at / 48_000 - from >= seconds) silences.push({ from, to: at / 48_000 })
      from = undefined
    }
  }
  return silences
}

/** The median pitch of the voice in Hz, by autocorrelation of the loud parts; 48 kHz. */
export function pitchOf(samples: Float32Array): number {
  // Every fourth sample is enough for a pitch below 500 Hz.
  const coarse = samples.filter((_, index) => index % 4 === 0)
  const frame = 600
  const found: number[] = []
  for (let start = 0; start + frame * 2 < coarse.length; start += frame * 3) {
    const part = coarse.subarray(start, start + frame)
    if (levelOf(part) < 0.05) continue
    let best = 0
    let period = 0
    for (let lag = 30; lag < 200; lag++) {
      const match = likeness(coarse, start, start + lag, frame)
      if (match > best + 0.02) [best, period] = [match, lag]
    }
    if (best > 0.6) found.push(12_000 / period)
  }
  return found.toSorted((a, b) => a - b)[Math.floor(found.length / 2)] ?? 0
}

function likeness(samples: Float32Array, first: number, second: number, length: number): number {
  let both = 0
  let one = 0
  let other = 0
  for (let at = 0; at < length; at++) {
    const a = samples[first + at] ?? 0
    const b = samples[second + at] ?? 0
    both += a * b
    one += a * a
    other += b * b
  }
  return both / Math.sqrt(one * other + 1e-12)
}
