import { describe, expect, it } from 'vitest'
import { SAMPLE_RATE } from '../types.ts'
import { estimateKeys } from './key.ts'
import { estimatePulse } from './rhythm.ts'
import { hertz } from '../theory/scale.ts'
import { integratedLoudness } from './loudness.ts'
import { samplePeak, truePeak } from './peak.ts'
import { spectralCentroid, spectrogram } from './spectrum.ts'
import type { Samples } from '../types.ts'

function tone(seconds: number, at: (time: number) => number): Samples {
  const left = Float32Array.from({ length: seconds * SAMPLE_RATE }, (_, i) => at(i / SAMPLE_RATE))
  return { left, right: left }
}
const sineAt = (frequency: number, gain: number) => (time: number) => gain * Math.sin(2 * Math.PI * frequency * time)

describe('loudness', () => {
  it('reads the EBU test tones: 1 kHz in both channels at −23 dBFS is −23 LUFS, ten decibels less ten less', () => {
    expect(integratedLoudness(tone(5, sineAt(1000, 10 ** (-23 / 20))))).toBeCloseTo(-23, 1)
    expect(integratedLoudness(tone(5, sineAt(1000, 10 ** (-33 / 20))))).toBeCloseTo(-33, 1)
  })

  it('leaves silence and quiet passages out', () => {
    const gain = 10 ** (-23 / 20)
    const halfSilent = tone(10, (time) => (time < 5 ? sineAt(1000, gain)(time) : 0))
    expect(Math.abs(integratedLoudness(halfSilent) + 23)).toBeLessThan(0.2)
    expect(integratedLoudness(tone(2, () => 0))).toBe(-Infinity)
  })
})

describe('peaks', () => {
  it('finds the top between the samples', () => {
    // A quarter of the sample rate, met 45° beside its tops: the samples lie 3 dB below them.
    const samples = tone(1, (time) => Math.sin(2 * Math.PI * 12_000 * time + Math.PI / 4))
    expect(20 * Math.log10(samplePeak(samples))).toBeCloseTo(-3.01, 1)
    expect(truePeak(samples)).toBeCloseTo(0, 0)
  })
})

describe('estimates', () => {
  it.each([62, 90, 118, 140])('finds a click of %s bpm', (bpm) => {
    const clicks = tone(20, (time) => (((time * bpm) / 60) % 1 < 0.02 ? Math.sin(time * 9000) : 0))
    expect(Math.abs(estimatePulse(clicks).bpm / bpm - 1)).toBeLessThan(0.01)
  })

  it.each([
    ['C major', 0, 'major', [0, 5, 7, 0]],
    ['D minor', 2, 'minor', [2, 7, 9, 2]],
  ] as const)('finds %s in its chords', (_, tonic, third, roots) => {
    const chords = roots.map((root) => [0, third === 'major' ? 4 : 3, 7].map((step) => hertz(60 + root + step)))
    const samples = tone(8, (time) =>
      chords[Math.floor(time / 2)]!.reduce((sum, frequency) => sum + sineAt(frequency, 0.2)(time), 0),
    )
    expect(estimateKeys(samples)[0]).toMatchObject({ tonic, third })
  })

  it('the centre of a pure tone is the tone', () => {
    const spectrum = spectrogram(tone(1, sineAt(2000, 0.5)), 2048, 2048)
    expect(Math.abs(spectralCentroid(spectrum) - 2000)).toBeLessThan(30)
  })
})
