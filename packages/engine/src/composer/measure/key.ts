import { spectrogram } from './spectrum.ts'
import type { Samples } from '../types.ts'

/** How much listeners expect each of the twelve notes in a major and a minor key (Krumhansl and Kessler). */
const MAJOR = [6.35, 2.23, 3.48, 2.33, 4.38, 4.09, 2.52, 5.19, 2.39, 3.66, 2.29, 2.88]
const MINOR = [6.33, 2.68, 3.52, 5.38, 2.6, 3.53, 2.54, 4.75, 3.98, 2.69, 3.34, 3.17]

/** Strength of the twelve pitch classes from C, adding up to 1. */
export function chroma(samples: Samples): number[] {
  const { frames, hertzPerBin } = spectrogram(samples, 16_384, 8192)
  const sum = Array.from({ length: 12 }, () => 0)
  for (const frame of frames) {
    const own = new Float64Array(12)
    for (let bin = Math.ceil(55 / hertzPerBin); bin * hertzPerBin < 1800; bin++) {
      const value = frame[bin]!
      // Only the tops of hills are notes.
      if (value < frame[bin - 1]! || value < frame[bin + 1]!) continue
      const midi = 69 + 12 * Math.log2((bin * hertzPerBin) / 440)
      const pitch = Math.round(midi)
      if (Math.abs(midi - pitch) < 0.42) own[pitch % 12]! += Math.sqrt(value)
    }
    const loudest = Math.max(...own)
    if (loudest > 0.005) own.forEach((value, pitch) => (sum[pitch]! += value))
  }
  const total = sum.reduce((a, b) => a + b, 0) || 1
  return sum.map((value) => value / total)
}

function correlation(a: readonly number[], b: readonly number[]): number {
  const meanA = a.reduce((x, y) => x + y, 0) / a.length
  const meanB = b.reduce((x, y) => x + y, 0) / b.length
  let both = 0
  let squareA = 0
  let squareB = 0
  for (let i = 0; i < a.length; i++) {
    both += (a[i]! - meanA) * (b[i]! - meanB)
    squareA += (a[i]! - meanA) ** 2
    squareB += (b[i]! - meanB) ** 2
  }
  return both / Math.sqrt(squareA * squareB || 1)
}

export interface KeyEstimate {
  /** 0 = C … 11 = B. */
  readonly tonic: number
  readonly third: 'major' | 'minor'
  /** Correlation with the profile, −1 … 1. */
  readonly fit: number
}

/** All 24 keys by how well their profile fits, the best first. */
export function estimateKeys(samples: Samples): KeyEstimate[] {
  const heard = chroma(samples)
  const estimates: KeyEstimate[] = []
  for (let tonic = 0; tonic < 12; tonic++) {
    const turned = heard.map((_, i) => heard[(i + tonic) % 12]!)
    estimates.push({ tonic, third: 'major', fit: correlation(turned, MAJOR) }, { tonic, third: 'minor', fit: correlation(turned, MINOR) })
  }
  return estimates.toSorted((a, b) => b.fit - a.fit)
}
