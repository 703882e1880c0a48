import { spectrogram } from './spectrum.ts'
import type { Samples } from '../types.ts'

/** Frames of 10 ms. */
const HOP = 480
const FRAMES_PER_SECOND = 100

/** How suddenly the spectrum grows, every 10 ms, its slow part removed: peaks are onsets. */
export function onsetStrength(samples: Samples): Float32Array {
  const { frames } = spectrogram(samples, 1024, HOP)
  const flux = new Float32Array(frames.length)
  for (let f = 1; f < frames.length; f++) {
    let sum = 0
    for (let bin = 1; bin < 400; bin++) {
      const rise = Math.log1p(3000 * frames[f]![bin]!) - Math.log1p(3000 * frames[f - 1]![bin]!)
      if (rise > 0) sum += rise
    }
    flux[f] = sum
  }
  return flux.map((value, i) => {
    const near = flux.subarray(Math.max(0, i - 15), i + 16)
    return Math.max(0, value - near.reduce((sum, other) => sum + other, 0) / near.length)
  })
}

/** Similarity of the onsets with themselves `lag` frames later (fractions are interpolated). */
function selfSimilarity(onsets: Float32Array, lag: number): number {
  const whole = Math.floor(lag)
  const part = lag - whole
  let sum = 0
  const end = onsets.length - whole - 1
  for (let i = 0; i < end; i++) sum += onsets[i]! * (onsets[i + whole]! * (1 - part) + onsets[i + whole + 1]! * part)
  return end > 0 ? sum / end : 0
}

export interface Pulse {
  readonly bpm: number
  /** 0–1: how much of the onsets comes back one beat later. */
  readonly regularity: number
  /** Onsets a second. */
  readonly density: number
}

/**
 * Estimates the beat: the period whose first four multiples fit the onsets best. Halves and doubles of a tempo fit nearly as well; the
 * one nearer to a walking pace (105 a minute) is taken.
 */
export function estimatePulse(samples: Samples): Pulse {
  const raw = onsetStrength(samples)
  // A little blur: people do not play on the millisecond.
  const onsets = raw.map((value, i) => 0.5 * value + 0.25 * ((raw[i - 1] ?? 0) + (raw[i + 1] ?? 0)))
  let best = { bpm: 0, score: -1 }
  for (let bpm = 45; bpm <= 200; bpm += 0.25) {
    const lag = (60 * FRAMES_PER_SECOND) / bpm
    let score = 0
    for (let multiple = 1; multiple <= 4; multiple++) score += selfSimilarity(onsets, lag * multiple)
    score *= Math.exp(-0.5 * (Math.log2(bpm / 105) / 0.75) ** 2)
    if (score > best.score) best = { bpm, score }
  }
  const zero = selfSimilarity(onsets, 0)
  const beat = selfSimilarity(onsets, (60 * FRAMES_PER_SECOND) / best.bpm)
  return {
    bpm: best.bpm,
    regularity: zero > 0 ? Math.min(1, beat / zero) : 0,
    density: onsetCount(raw) / (raw.length / FRAMES_PER_SECOND),
  }
}

function onsetCount(onsets: Float32Array): number {
  const top = onsets.toSorted().at(Math.floor(onsets.length * 0.99)) ?? 0
  let count = 0
  for (let i = 2; i < onsets.length - 2; i++) {
    const value = onsets[i]!
    if (
      value > top * 0.18 &&
      value >= onsets[i - 1]! &&
      value > onsets[i + 1]! &&
      value > onsets[i - 2]! &&
      value > onsets[i + 2]!
    )
      count++
  }
  return count
}
