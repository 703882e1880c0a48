import { describe, expect, it } from 'vitest'
import { levelOf, peakOf } from '../testing/measure.ts'
import { amplify } from './limit.ts'
import { integratedLoudness, weightedPowers } from './loudness.ts'
import { createResampler } from './resample.ts'
import { listen } from './sounding.ts'
import { wavOf } from './wav.ts'

function sine(hertz: number, seconds: number, sampleRate: number, amplitude = 1): Float32Array<ArrayBuffer> {
  return Float32Array.from(
    { length: seconds * sampleRate },
    (_, index) => amplitude * Math.sin((2 * Math.PI * hertz * index) / sampleRate),
  )
}

/** The amplitude of one frequency in the middle of a sound. */
function toneOf(samples: Float32Array, hertz: number, sampleRate: number): number {
  const part = samples.subarray(samples.length / 4, (samples.length * 3) / 4)
  let cosine = 0
  let sinus = 0
  for (const [index, sample] of part.entries()) {
    const angle = (2 * Math.PI * hertz * index) / sampleRate
    const window = 1 - Math.cos((2 * Math.PI * index) / part.length)
    cosine += sample * Math.cos(angle) * window
    sinus += sample * Math.sin(angle) * window
  }
  return (2 * Math.hypot(cosine, sinus)) / part.length
}

describe('the resampler', () => {
  const resample = createResampler(22_050, 48_000)

  it.each([100, 1000, 5000, 9000])('keeps a tone of %i Hz as loud as it was', (hertz) => {
    const output = resample(sine(hertz, 1, 22_050, 0.5))
    expect(output).toHaveLength(48_000)
    expect(Math.abs(20 * Math.log10(toneOf(output, hertz, 48_000) / 0.5))).toBeLessThan(0.2)
  })

  it.each([1000, 5000, 9000])('leaves no image of a tone of %i Hz above the old half rate', (hertz) => {
    const output = resample(sine(hertz, 1, 22_050, 0.5))
    expect(20 * Math.log10(toneOf(output, 22_050 - hertz, 48_000))).toBeLessThan(-70)
  })

  it('gives silence for silence and nothing for nothing', () => {
    expect(peakOf(resample(new Float32Array(500)))).toBe(0)
    expect(resample(new Float32Array(0))).toHaveLength(0)
  })
})

describe('the loudness', () => {
  it('is −3 LUFS for a full tone of 1 kHz on one channel, as BS.1770 says', () => {
    expect(integratedLoudness([...weightedPowers(sine(997, 3, 48_000))])).toBeCloseTo(-3.01, 1)
  })

  it('does not count pauses', () => {
    const tone = [...weightedPowers(sine(997, 3, 48_000, 0.1))]
    const pause = Array.from({ length: 50 }, () => 0)
    expect(integratedLoudness([...tone, ...pause, ...tone])).toBeCloseTo(integratedLoudness(tone), 0)
  })

  it('is −Infinity for silence and for nothing', () => {
    expect(integratedLoudness([...weightedPowers(new Float32Array(48_000))])).toBe(-Infinity)
    expect(integratedLoudness([])).toBe(-Infinity)
  })
})

describe('the limiter', () => {
  it('keeps every sample below the ceiling and leaves what is quiet alone', () => {
    const samples = new Float32Array(48_000).map(
      (_, index) => Math.sin(index) * (index > 20_000 && index < 21_000 ? 0.9 : 0.1),
    )
    const before = samples.slice()
    amplify(samples, 2, 0.87)
    expect(peakOf(samples)).toBeLessThanOrEqual(0.87 + 1e-6)
    expect(peakOf(samples)).toBeGreaterThan(0.8)
    expect(levelOf(samples, 0, 10_000)).toBeCloseTo(levelOf(before, 0, 10_000) * 2, 6)
  })

  it.each([1, 7, 48, 49])('works on %i samples', (length) => {
    const samples = new Float32Array(length).fill(1)
    amplify(samples, 3, 0.5)
    expect(peakOf(samples)).toBeLessThanOrEqual(0.5 + 1e-6)
  })
})

describe('listening for sound', () => {
  it('finds its beginning, its end, and the pause within', () => {
    const samples = new Float32Array(22_050)
    samples.set(sine(200, 0.2, 22_050, 0.3), 2205)
    samples.set(sine(200, 0.2, 22_050, 0.3), 13_230)
    const heard = listen(samples, 22_050)
    expect(heard?.startSeconds).toBeCloseTo(0.1, 1)
    expect(heard?.endSeconds).toBeCloseTo(0.8, 1)
    expect(heard?.lastSound(0.1, 0.62)).toBeCloseTo(0.3, 1)
    expect(listen(new Float32Array(22_050), 22_050)).toBeUndefined()
  })
})

it('a WAV file holds its header and its samples', () => {
  const file = wavOf(Float32Array.from([0, 0.5, -2]), 48_000)
  const view = new DataView(file.buffer)
  expect(new TextDecoder().decode(file.subarray(0, 4))).toBe('RIFF')
  expect(view.getUint32(24, true)).toBe(48_000)
  expect([44, 46, 48].map((at) => view.getInt16(at, true))).toEqual([0, 16_384, -32_767])
})
