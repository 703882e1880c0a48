import { GENRES } from '../genres/all.ts'
import { INSTRUMENTS, isInstrument } from '../synth/instruments.ts'
import { MOODS } from './moods.ts'
import type { Lean, Metre } from '../types.ts'

/** What a phrase of a prompt means. */
export type Meaning =
  | { readonly kind: 'genre'; readonly id: string }
  | { readonly kind: 'mood'; readonly id: string }
  | { readonly kind: 'instrument'; readonly id: string }
  | { readonly kind: 'drums' }
  | { readonly kind: 'lean'; readonly lean: Partial<Lean> }
  | { readonly kind: 'tempo'; readonly bpm: readonly [low: number, high: number] }
  | { readonly kind: 'third'; readonly third: 'major' | 'minor' }
  | { readonly kind: 'metre'; readonly metre: Metre }
  | { readonly kind: 'solo' }

const LEANS: Readonly<Record<string, Partial<Lean>>> = {
  'slow slowly laid-back lazy': { tempo: -0.9 },
  'fast quick faster': { tempo: 0.9 },
  'dense busy complex rich lush layered': { density: 0.6, energy: 0.3 },
  'sparse minimal minimalistic simple empty': { density: -0.7, energy: -0.4 },
  'high airy': { register: 0.7 },
  'low deep bassy': { register: -0.7 },
  'crisp sparkling shiny clear': { brightness: 0.7 },
  'mellow muffled muted warmth': { brightness: -0.6 },
  'loud big huge massive': { energy: 0.7 },
}
const TEMPI: Readonly<Record<string, readonly [number, number]>> = {
  largo: [44, 58],
  lento: [46, 60],
  adagio: [56, 70],
  andante: [72, 88],
  moderato: [96, 112],
  allegretto: [104, 118],
  allegro: [120, 148],
  vivace: [150, 168],
  presto: [168, 190],
  'mid-tempo': [92, 112],
  downtempo: [72, 90],
}
const METRE_WORDS: Readonly<Record<string, Metre>> = {
  'three-four': '3/4',
  'triple time': '3/4',
  'triple metre': '3/4',
  'waltz time': '3/4',
  'six-eight': '6/8',
  'compound time': '6/8',
  'five-four': '5/4',
  'common time': '4/4',
  'four-four': '4/4',
}

/** A phrase as it is looked up: lower case, hyphens as spaces, without accents. */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[-’']/g, ' ')
    .trim()
}

function collect(): ReadonlyMap<string, Meaning> {
  const phrases = new Map<string, Meaning>()
  const add = (text: string, meaning: Meaning): void => {
    if (!phrases.has(plain(text))) phrases.set(plain(text), meaning)
  }
  for (const genre of GENRES)
    for (const word of [genre.name, ...genre.words]) add(word, { kind: 'genre', id: genre.id })
  for (const id of Object.keys(INSTRUMENTS).filter(isInstrument)) {
    const { name, words } = INSTRUMENTS[id]
    for (const word of [name, ...words]) add(word, { kind: 'instrument', id })
  }
  add('guitar', { kind: 'instrument', id: 'guitar' })
  for (const word of ['drums', 'drum', 'percussion', 'drum kit', 'drum machine']) add(word, { kind: 'drums' })
  for (const mood of MOODS)
    for (const word of [mood.name, ...mood.words.split(' ')]) add(word, { kind: 'mood', id: mood.id })
  for (const [words, lean] of Object.entries(LEANS))
    for (const word of words.split(' ')) add(word, { kind: 'lean', lean })
  for (const [word, bpm] of Object.entries(TEMPI)) add(word, { kind: 'tempo', bpm })
  for (const [word, metre] of Object.entries(METRE_WORDS)) add(word, { kind: 'metre', metre })
  add('major', { kind: 'third', third: 'major' })
  add('minor', { kind: 'third', third: 'minor' })
  for (const word of ['solo', 'unaccompanied', 'only']) add(word, { kind: 'solo' })
  return phrases
}

/** Everything that the composer understands, by its plain spelling. */
export const PHRASES = collect()

/** Words of the longest phrase. */
export const LONGEST_PHRASE = Math.max(...[...PHRASES.keys()].map((phrase) => phrase.split(' ').length))

/** Words that mean nothing by themselves and are not reported as ignored. */
export const FILLERS = new Set(
  `a an the and or of in on at with for to from by as is it its this that my your some very really quite bit little piece music song
  track tune melody instrumental style like mood feeling feel vibe vibes sound sounds sounding make create compose write please me i want
  something key bpm tempo time beats per minute about around but background loop theme version seconds second minutes minute long`.split(
    /\s+/,
  ),
)
