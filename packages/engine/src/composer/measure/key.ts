import { spectrogram } from './spectrum.ts'
import type { Samples } from '../types.ts'

/** How much listeners expect each of the twelve notes in a major and a minor key (Krumhansl and Kessler). */
const MAJOR = [6.35, 2.23, 3.48, 2.33, 4.38, 4.09, 2.52, 5.19, 2.39, 3.66, 2.29, 2.88]
const MINOR = [6.33, 2.68, 3.52, 5.38, 2.6, 3.53, 2.54, 4.75, 3.98, 2.69, 3.34, 3.17]

/** What a note leaves at its overtones: these are not notes of their own. */
const OVERTONES = [2, 3, 4, 5, 6, 7]

/** Tops of the hills between 55 Hz and 1.8 kHz, the lowest first, less what lower ones leave there as overtones. */
function notesOf(frame: Float32Array, hertzPerBin: number): { midi: number; strength: number }[] {
  const rest = frame.slice(0, Math.ceil(2000 / hertzPerBin))
  const notes: { midi: number; strength: number }[] = []
  for (let bin = Math.ceil(55 / hertzPerBin); bin < 1800 / hertzPerBin; bin++) {
    const value = frame[bin]!
    if (value < frame[bin - 1]! || value < frame[bin + 1]! || rest[bin]! <= 0) continue
    // The top of the parabola through three bins is where the note really is.
    const bend = frame[bin - 1]! - 2 * value + frame[bin + 1]!
    const exact = bin + (bend < 0 ? (0.5 * (frame[bin - 1]! - frame[bin + 1]!)) / bend : 0)
    const midi = 69 + 12 * Math.log2((exact * hertzPerBin) / 440)
    if (Math.abs(midi - Math.round(midi)) > 0.35) continue
    notes.push({ midi: Math.round(midi), strength: rest[bin]! })
    for (const overtone of OVERTONES) {
      const at = Math.round(exact * overtone)
      // Vibrato and chorus spread the high ones.
      const wide = 2 + Math.round(at * 0.008)
      for (let near = at - wide; near <= at + wide; near++)
        if (near < rest.length) rest[near]! -= (0.9 * value) / Math.sqrt(overtone)
    }
  }
  return notes
}

/** Strength of the twelve pitch classes from C, adding up to 1. */
export function chroma(samples: Samples): number[] {
  const { frames, hertzPerBin } = spectrogram(samples, 16_384, 8192)
  const sum = Array.from({ length: 12 }, () => 0)
  for (const frame of frames) {
    const notes = notesOf(frame, hertzPerBin)
    for (const { midi, strength } of notes) sum[midi % 12]! += Math.sqrt(strength)
    // The bass says what the others mean.
    const loudest = Math.max(0, ...notes.map((note) => note.strength))
    const bass = notes.find((note) => note.midi < 55 && note.strength > loudest * 0.15)
    if (bass) sum[bass.midi % 12]! += Math.sqrt(bass.strength)
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
    estimates.push(
      { tonic, third: 'major', fit: correlation(turned, MAJOR) },
      { tonic, third: 'minor', fit: correlation(turned, MINOR) },
    )
  }
  return estimates.toSorted((a, b) => b.fit - a.fit)
}
