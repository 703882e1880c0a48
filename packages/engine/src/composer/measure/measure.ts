import { estimateKeys } from './key.ts'
import { estimatePulse } from './rhythm.ts'
import { integratedLoudness, momentaryLoudness } from './loudness.ts'
import { pitchName } from '../theory/scale.ts'
import { powerShare, spectralCentroid, spectrogram } from './spectrum.ts'
import { truePeak } from './peak.ts'
import type { Samples } from '../types.ts'

/** What can be told of a piece without ears. */
export interface Measures {
  /** LUFS, integrated. */
  readonly loudness: number
  /** dBTP. */
  readonly truePeak: number
  /** LU between its quiet (10 %) and its loud (95 %) moments. */
  readonly range: number
  readonly bpm: number
  /** 0–1: how much of the onsets comes back a beat later. */
  readonly regularity: number
  /** Onsets a second. */
  readonly onsets: number
  /** 'D minor'. */
  readonly key: string
  /** The runner-up. */
  readonly secondKey: string
  /** Hertz. */
  readonly centroid: number
  /** Shares of the power below 150 Hz and above 4 kHz. */
  readonly low: number
  readonly high: number
  /** 0 = mono … 1 = both sides unrelated. */
  readonly width: number
}

function stereoWidth({ left, right }: Samples): number {
  let middle = 0
  let side = 0
  for (let i = 0; i < left.length; i += 4) {
    middle += (left[i]! + right[i]!) ** 2
    side += (left[i]! - right[i]!) ** 2
  }
  return middle + side > 0 ? (2 * side) / (middle + side) : 0
}

export function measure(samples: Samples): Measures {
  const pulse = estimatePulse(samples)
  const [first, second] = estimateKeys(samples).map(({ tonic, third }) => `${pitchName(tonic)} ${third}`)
  const spectrum = spectrogram(samples, 2048, 2048)
  const moments = momentaryLoudness(samples)
    .filter((value) => value > -60)
    .toSorted((a, b) => a - b)
  const at = (share: number): number => moments[Math.floor((moments.length - 1) * share)] ?? 0
  return {
    loudness: integratedLoudness(samples),
    truePeak: truePeak(samples),
    range: at(0.95) - at(0.1),
    bpm: pulse.bpm,
    regularity: pulse.regularity,
    onsets: pulse.density,
    key: first!,
    secondKey: second!,
    centroid: spectralCentroid(spectrum),
    low: powerShare(spectrum, 0, 150),
    high: powerShare(spectrum, 4000, 24_000),
    width: stereoWidth(samples),
  }
}
