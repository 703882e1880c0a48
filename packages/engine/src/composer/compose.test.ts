import { describe, expect, it } from 'vitest'
import { GENRE_CHOICES, INSTRUMENT_CHOICES, MOOD_CHOICES } from './vocabulary.ts'
import { METRES, ComposeCancelled, SAMPLE_RATE } from './types.ts'
import { compose } from './compose.ts'
import { integratedLoudness } from './measure/loudness.ts'
import { measure } from './measure/measure.ts'
import { samplePeak, truePeak } from './measure/peak.ts'
import type { ComposeObserver, ComposeRequest, ComposeResult, Samples } from './types.ts'

const QUIET: ComposeObserver = { progress: () => {}, cancelled: () => false }

function play(change: Partial<ComposeRequest>): ComposeResult {
  return compose({ prompt: 'a slow piece for the evening', durationSeconds: 8, seed: 1, ...change }, QUIET)
}

/** A number that any change of a sample changes. */
function print({ left, right }: Samples): number {
  let hash = 2166136261
  for (const channel of [left, right])
    for (const word of new Int32Array(channel.buffer, channel.byteOffset, channel.length))
      hash = Math.imul(hash ^ word, 16777619)
  return hash >>> 0
}

describe('a piece', () => {
  it('D minor at 90 bpm: the tempo within 2 %, the key and −14 ± 1 LUFS are there to be heard', () => {
    for (const seed of [1, 2, 3]) {
      const { samples, reading } = compose({ prompt: 'D minor at 90 bpm', durationSeconds: 30, seed }, QUIET)
      expect(reading).toMatchObject({ bpm: 90, key: { tonic: 2, mode: 'minor' }, understood: ['90 bpm', 'D minor'] })
      const heard = measure(samples)
      expect(Math.abs(heard.bpm / 90 - 1)).toBeLessThan(0.02)
      expect(heard.key).toBe('D minor')
      expect(Math.abs(heard.loudness + 14)).toBeLessThan(1)
      expect(heard.truePeak).toBeLessThanOrEqual(-0.99)
    }
  })

  it('is the same for the same request, another for another seed', () => {
    const first = print(play({}).samples)
    expect(print(play({}).samples)).toBe(first)
    expect(print(play({ seed: 2 }).samples)).not.toBe(first)
    expect(print(play({ prompt: 'a slow piece for the evening xylitol' }).samples)).not.toBe(first)
  })

  it.each([5, 7.3, 12.0001, 41])('lasts exactly %s seconds, ends in silence and does not click', (durationSeconds) => {
    const { samples, structure } = play({ durationSeconds })
    expect(samples.left.length).toBe(Math.round(durationSeconds * SAMPLE_RATE))
    expect(samples.right.length).toBe(samples.left.length)
    for (const channel of [samples.left, samples.right]) {
      expect(Math.abs(channel[0]!)).toBeLessThan(0.001)
      expect(Math.abs(channel.at(-1)!)).toBeLessThan(0.001)
    }
    const last = structure.sections.at(-1)!
    expect(last.startSeconds + last.seconds).toBeCloseTo(durationSeconds, 3)
  })

  it('of any length, tempo and metre is as loud as the others and never clips', () => {
    for (const metre of METRES)
      for (const bpm of [40, 83, 200]) {
        const { samples, reading } = play({ metre, bpm, durationSeconds: 6, genre: 'jazz' })
        expect(reading).toMatchObject({ metre, bpm })
        expect(Math.abs(integratedLoudness(samples) + 14)).toBeLessThan(1)
        expect(truePeak(samples)).toBeLessThanOrEqual(-0.99)
        expect(samplePeak(samples)).toBeLessThan(0.9)
      }
  })

  it('has a form: an intro with less, two parts, an ending on the tonic', () => {
    const { structure } = play({ durationSeconds: 60, key: 'E minor', bpm: 100, genre: 'folk' })
    const names = structure.sections.map((section) => section.name)
    expect(names[0]).toBe('intro')
    expect(names).toEqual(expect.arrayContaining(['A', 'B']))
    expect(names.at(-1)).toBe('ending')
    expect(structure.chords.at(-1)?.symbol).toBe('Em')
    expect(structure.sections.reduce((sum, section) => sum + section.bars, 0)).toBe(structure.bars)
  })
})

describe('every parameter', () => {
  const base = play({ prompt: 'x', genre: 'folk', durationSeconds: 6 })
  it.each<Partial<ComposeRequest>>([
    { key: 'F# dorian' },
    { bpm: 171 },
    { metre: '6/8' },
    { metre: '5/4' },
    { genre: 'techno' },
    { mood: 'dark' },
    { mood: 'playful' },
    { instruments: ['harp'] },
    { instruments: ['organ', 'drums'] },
  ])('changes the music: %j', (change) => {
    const other = play({ prompt: 'x', genre: 'folk', durationSeconds: 6, ...change })
    expect(print(other.samples)).not.toBe(print(base.samples))
  })

  it.each(MOOD_CHOICES.map((mood) => mood.id))('mood %s is played', (mood) => {
    expect(play({ prompt: '', mood, durationSeconds: 5 }).reading.moods).toEqual([mood])
  })

  it.each(INSTRUMENT_CHOICES.map((choice) => [choice.id, choice.name]))('%s plays when asked for', (id, name) => {
    const { structure, samples } = play({ prompt: '', genre: 'folk', instruments: [id], durationSeconds: 5 })
    expect(structure.instruments).toContain(name)
    expect(Math.abs(integratedLoudness(samples) + 14)).toBeLessThan(1)
  })

  it.each<Partial<ComposeRequest>>([
    { durationSeconds: 4.9 },
    { durationSeconds: 181 },
    { durationSeconds: Number.NaN },
    { bpm: 39 },
    { bpm: 201 },
    { seed: -1 },
    { seed: 1.5 },
    { key: 'H minor' },
    { genre: 'polka-core' },
    { mood: 'beige' },
    { instruments: ['kazoo'] },
  ])('out of its range is refused: %j', (change) => {
    expect(() => play(change)).toThrow(RangeError)
  })
})

describe('any prompt gives music', () => {
  it.each([
    ['nothing', ''],
    ['an emoji', '🎷🔥'],
    ['another script', '夜の雨とピアノ'],
    ['ten thousand characters', 'la '.repeat(3400)],
    ['only signs', '/// ??? (((((( -- 0 \u0000'],
    ['everything refused', 'no drums, no piano, no guitar, no bass, no strings'],
    ['two wishes at odds', 'calm angry techno waltz at 999 bpm in 6/8 in H# minor'],
  ])('%s', (_, prompt) => {
    const { samples } = play({ prompt, durationSeconds: 5 })
    expect(Math.abs(integratedLoudness(samples) + 14)).toBeLessThan(1)
  })
})

describe('the observer', () => {
  it('sees every stage, and progress never falls', () => {
    const seen: { stage: string; progress: number }[] = []
    compose(
      { prompt: 'rock', durationSeconds: 6, seed: 3 },
      { progress: (step) => seen.push(step), cancelled: () => false },
    )
    expect([...new Set(seen.map((step) => step.stage))]).toEqual(['reading', 'writing', 'playing', 'mixing'])
    expect(seen.every((step, i) => i === 0 || step.progress >= seen[i - 1]!.progress)).toBe(true)
    expect(seen.at(-1)?.progress).toBe(1)
  })

  it('ends the work at once, wherever it is', () => {
    for (const after of [1, 2, 6, 10]) {
      let asked = 0
      const observer = { progress: () => {}, cancelled: () => ++asked > after }
      expect(() => compose({ prompt: 'rock', durationSeconds: 6, seed: 3 }, observer)).toThrow(ComposeCancelled)
      expect(asked).toBe(after + 1)
    }
  })
})

describe('genres', () => {
  const heard = GENRE_CHOICES.map(({ id }) => {
    const { samples, reading } = compose({ prompt: '', durationSeconds: 20, seed: 4, genre: id }, QUIET)
    return { id, reading, ...measure(samples) }
  })

  it('there are ten and more, all as loud as asked', () => {
    expect(heard.length).toBeGreaterThanOrEqual(10)
    for (const one of heard) expect(Math.abs(one.loudness + 14)).toBeLessThan(1)
  })

  it('each differs from every other in what can be measured', () => {
    // Every measure on a scale on which 1 is a difference that cannot be missed.
    const place = heard.map((one) => [
      Math.log2(one.reading.bpm) * 3,
      Math.log2(one.centroid) * 1.2,
      one.onsets / 3,
      one.low * 4,
      Math.log10(one.high + 1e-4) * 1.5,
      one.width * 2.5,
      one.range / 4,
      one.regularity * 2,
    ])
    for (let i = 0; i < place.length; i++)
      for (let k = i + 1; k < place.length; k++) {
        const away = Math.hypot(...place[i]!.map((value, m) => value - place[k]![m]!))
        expect(away, `${heard[i]!.id} beside ${heard[k]!.id}`).toBeGreaterThan(0.5)
      }
  })
})
