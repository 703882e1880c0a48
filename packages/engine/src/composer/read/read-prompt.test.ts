import { describe, expect, it } from 'vitest'
import { findBpm, findKey, findMetre, parseKey } from './numbers.ts'
import { readRequest } from './read-prompt.ts'
import type { ComposeRequest } from '../types.ts'

const read = (prompt: string, change: Partial<ComposeRequest> = {}) =>
  readRequest({ prompt, durationSeconds: 30, seed: 1, ...change })

describe('keys', () => {
  it.each([
    ['D minor at 90 bpm', 2, 'minor'],
    ['something in F# dorian', 6, 'dorian'],
    ['a ballad in Bb major', 10, 'major'],
    ['F#m techno', 6, 'minor'],
    ['E-flat minor', 3, 'minor'],
    ['A♭ lydian', 8, 'lydian'],
    ['in the key of G', 7, null],
    ['song in a minor', 9, 'minor'],
  ])('%s', (text, tonic, mode) => {
    expect(findKey(text)?.value).toEqual({ tonic, mode })
  })

  it.each(['a minor mishap', 'Dm7 is a chord I like', 'in Germany', 'big drums', 'Am I dreaming'])(
    'none in “%s”',
    (text) => {
      expect(findKey(text)?.value.mode ?? null).toBe(text.startsWith('Am') ? 'minor' : null)
    },
  )

  it('the form may name the tonic alone', () => {
    expect(parseKey('Bb')).toEqual({ tonic: 10, mode: null })
    expect(parseKey('d minor')).toEqual({ tonic: 2, mode: 'minor' })
    for (const text of ['', 'X', 'D minor and more', 'minor']) expect(() => parseKey(text)).toThrow(RangeError)
  })
})

describe('numbers', () => {
  it.each([
    ['90 bpm', 90],
    ['BPM: 128', 128],
    ['tempo of 72', 72],
    ['999 bpm', 200],
    ['120 beats per minute', 120],
    ['7 dwarfs', null],
  ])('%s', (text, bpm) => expect(findBpm(text)?.value ?? null).toBe(bpm))
  it.each([
    ['in 6/8', '6/8'],
    ['3 / 4 waltz', '3/4'],
    ['7/8', null],
    ['13/4', null],
  ])('%s', (text, metre) => expect(findMetre(text)?.value ?? null).toBe(metre))
})

describe('a prompt', () => {
  it('is read word by word, in its own spelling', () => {
    const reading = read('Lo-Fi hip hop with Rhodes and saxophone, Rainy night, qwxz')
    expect(reading).toMatchObject({ genre: 'lofi', instruments: ['rhodes', 'saxophone'], moods: ['sad', 'dreamy'] })
    expect(reading.understood).toEqual(['Lo-Fi', 'hip hop', 'Rhodes', 'saxophone', 'Rainy', 'night'])
    expect(reading.ignored).toEqual(['qwxz'])
  })

  it('takes back what it refuses', () => {
    const reading = read('rock without drums or piano, but with organ')
    expect(reading.removed).toEqual(['drums', 'piano'])
    expect(reading.instruments).toEqual(['organ'])
  })

  it('has a mood where it has no word of music', () => {
    expect(read('dragons over a burning castle').genre).toBe('cinematic')
    expect(read('a sunny garden in spring').key.mode).not.toBe('minor')
    expect(read('slow').bpm).toBeLessThan(read('fast').bpm + 100)
  })

  it('gives way to the form', () => {
    const reading = read('jazz waltz in C minor at 100 bpm in 3/4, happy', {
      genre: 'techno',
      key: 'E',
      bpm: 133,
      metre: '5/4',
      mood: 'dark',
      instruments: ['harp'],
    })
    expect(reading).toMatchObject({ genre: 'techno', bpm: 133, metre: '5/4', moods: ['dark'], instruments: ['harp'] })
    expect(reading.key.tonic).toBe(4)
  })
})
