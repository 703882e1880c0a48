import { createRandom, forkSeed, pick } from '../../painter/core/random.ts'
import { isMinor } from '../theory/scale.ts'
import { readChord } from '../theory/chord.ts'
import type { Chord } from '../theory/chord.ts'
import type { Genre } from '../genres/genre.ts'
import type { Key } from '../types.ts'
import type { Section } from './form.ts'

/** One bar of the piece. */
export interface Bar {
  readonly index: number
  readonly section: Section
  /** Number of the bar within its section. */
  readonly at: number
  /** One chord, or two for the bar's halves. */
  readonly chords: readonly [Chord] | readonly [Chord, Chord]
  /** 0 none, 1 small (every fourth bar), 2 large (before a new section). */
  readonly fill: 0 | 1 | 2
  /** The last bar: the tonic, held until the end. */
  readonly final: boolean
}

function readBar(text: string, key: Key): readonly [Chord] | readonly [Chord, Chord] {
  const [first, second] = text.split(',').map((numeral) => readChord(numeral, key))
  return second ? [first!, second] : [first!]
}

/** The chords of every bar: a progression for each part, the dominant before the end, the tonic at the end. */
export function harmonise(sections: readonly Section[], genre: Genre, key: Key, seed: number): Bar[] {
  const random = createRandom(forkSeed(seed, 'harmony'))
  const minor = isMinor(key.mode)
  const { a, b } = pick(random, minor ? genre.minor : genre.major)
  const lines = { a: a.split(' '), b: b.split(' ') }
  const close = minor ? genre.close.minor : genre.close.major
  const total = sections.reduce((sum, section) => sum + section.bars, 0)
  const tonic = minor ? 'i' : 'I'
  const bars: Bar[] = []
  for (const section of sections) {
    const line = section.name === 'B' || section.name === 'break' ? lines.b : lines.a
    for (let at = 0; at < section.bars; at++) {
      const index = section.first + at
      const left = total - 1 - index
      const text = left === 0 ? tonic : left === 1 && total > 2 ? close : line[at % line.length]!
      const last = at === section.bars - 1
      const fill = left === 0 ? 0 : last && section.bars > 1 ? 2 : at % 4 === 3 ? 1 : 0
      bars.push({ index, section, at, chords: readBar(text, key), fill, final: left === 0 })
    }
  }
  return bars
}

/** The chord that sounds at a step of a bar. */
export function chordAt(bar: Bar, step: number, steps: number): Chord {
  return bar.chords.length === 2 && step >= steps / 2 ? bar.chords[1] : bar.chords[0]
}
