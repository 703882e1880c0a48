import { COLOR_WORDS } from './words/colors.ts'
import { SEASON_WORDS, TIME_WORDS, WEATHER_WORDS } from './words/air.ts'
import { MOOD_WORDS } from './words/moods.ts'
import {
  COMPOSITION_WORDS,
  COUNT_WORDS,
  DETAIL_WORDS,
  LIGHTING_WORDS,
  PLACE_WORDS,
  REMOVABLE_WORDS,
  SCHEME_WORDS,
} from './words/framing.ts'
import type { Subject } from '../stage.ts'
import type { Oklch, Reading, Season, TimeOfDay, Weather } from '../types.ts'

/** What a word or phrase says. */
export type Meaning =
  | { readonly kind: 'subject'; readonly id: string }
  | { readonly kind: 'time'; readonly time: TimeOfDay }
  | { readonly kind: 'weather'; readonly weather: Weather }
  | { readonly kind: 'season'; readonly season: Season }
  | { readonly kind: 'style'; readonly id: string }
  | { readonly kind: 'color'; readonly color: Oklch; readonly name: string }
  | { readonly kind: 'mood'; readonly push: Partial<Reading['mood']> }
  | { readonly kind: 'lighting'; readonly id: string }
  | { readonly kind: 'composition'; readonly id: string }
  | { readonly kind: 'scheme'; readonly id: string }
  | {
      readonly kind: 'place'
      readonly x?: number
      readonly distance?: 'near' | 'middle' | 'far'
      readonly before?: true
    }
  | { readonly kind: 'count'; readonly count: number }
  | { readonly kind: 'removable'; readonly id: string }
  | { readonly kind: 'detail'; readonly id: string }

/** A style as far as the reader needs it. */
interface StyleWords {
  readonly id: string
  readonly words: readonly string[]
}

/** Every known phrase with all that it means. */
export interface Lexicon {
  readonly phrases: ReadonlyMap<string, readonly Meaning[]>
  /** Words of the longest phrase. */
  readonly longest: number
  /** Single words by their first letter, for forgiving a slip of the pen. */
  readonly byLetter: ReadonlyMap<string, readonly string[]>
  readonly subjects: readonly Subject[]
}

/** Lower case, typographic apostrophes and hyphens made plain. */
export function plain(text: string): string {
  return text.normalize('NFC').toLowerCase().replaceAll('’', "'").replaceAll('‑', '-')
}

/** Builds the lexicon of the given subjects and styles on top of the fixed words. */
export function createLexicon(subjects: readonly Subject[], styles: readonly StyleWords[]): Lexicon {
  const phrases = new Map<string, Meaning[]>()
  let longest = 1
  const add = (words: string, meaning: Meaning): void => {
    const key = plain(words).replaceAll('-', ' ').trim()
    if (!key) return
    const known = phrases.get(key) ?? []
    // The first subject that claims a word keeps it.
    if (known.some((other) => other.kind === meaning.kind)) return
    phrases.set(key, [...known, meaning])
    longest = Math.max(longest, key.split(' ').length)
  }
  const addAll = (list: string, meaning: Meaning): void => {
    for (const words of list.split(',')) add(words, meaning)
  }
  for (const subject of subjects)
    for (const word of [...subject.words, subject.id]) add(word, { kind: 'subject', id: subject.id })
  for (const style of styles) for (const word of [...style.words, style.id]) add(word, { kind: 'style', id: style.id })
  for (const [words, color] of COLOR_WORDS) addAll(words, { kind: 'color', color, name: words.split(',')[0]! })
  for (const [words, time] of TIME_WORDS) addAll(words, { kind: 'time', time })
  for (const [words, weather] of WEATHER_WORDS) addAll(words, { kind: 'weather', weather })
  for (const [words, season] of SEASON_WORDS) addAll(words, { kind: 'season', season })
  for (const [words, push] of MOOD_WORDS) addAll(words, { kind: 'mood', push })
  for (const [words, id] of LIGHTING_WORDS) addAll(words, { kind: 'lighting', id })
  for (const [words, id] of COMPOSITION_WORDS) addAll(words, { kind: 'composition', id })
  for (const [words, id] of SCHEME_WORDS) addAll(words, { kind: 'scheme', id })
  for (const [words, place] of PLACE_WORDS) addAll(words, { kind: 'place', ...place })
  for (const [words, count] of COUNT_WORDS) addAll(words, { kind: 'count', count })
  for (const id of DETAIL_WORDS) add(id, { kind: 'detail', id })
  for (const [words, id] of REMOVABLE_WORDS) addAll(words, { kind: 'removable', id })

  const byLetter = new Map<string, string[]>()
  for (const key of phrases.keys()) {
    if (key.includes(' ') || key.length < 5) continue
    const list = byLetter.get(key[0]!) ?? []
    list.push(key)
    byLetter.set(key[0]!, list)
  }
  return { phrases, longest, byLetter, subjects }
}

const IRREGULAR: Readonly<Record<string, string>> = {
  wolves: 'wolf',
  leaves: 'leaf',
  geese: 'goose',
  men: 'man',
  women: 'woman',
  children: 'child',
  mice: 'mouse',
  knives: 'knife',
  cacti: 'cactus',
  oases: 'oasis',
  calves: 'calf',
  foxes: 'fox',
  butterflies: 'butterfly',
  fireflies: 'firefly',
}

/** The singulars that a word may be the plural of. */
export function singulars(word: string): string[] {
  const known = IRREGULAR[word]
  if (known) return [known]
  const found: string[] = []
  if (word.endsWith('ies') && word.length > 4) found.push(`${word.slice(0, -3)}y`)
  if (word.endsWith('es') && word.length > 4) found.push(word.slice(0, -2))
  if (word.endsWith('s') && !word.endsWith('ss') && word.length > 3) found.push(word.slice(0, -1))
  return found
}

/** True if one letter was left out, doubled, changed or swapped with its neighbour. */
function oneSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let i = 0
  while (i < a.length && i < b.length && a[i] === b[i]) i++
  if (a.length === b.length) {
    if (a.slice(i + 1) === b.slice(i + 1)) return true
    return a[i] === b[i + 1] && a[i + 1] === b[i] && a.slice(i + 2) === b.slice(i + 2)
  }
  return a.length > b.length ? a.slice(i + 1) === b.slice(i) : a.slice(i) === b.slice(i + 1)
}

/** The known word that a misspelt one most likely is; words of fewer than 6 letters are not guessed. */
export function forgive(lexicon: Lexicon, word: string): string | null {
  if (word.length < 6) return null
  return lexicon.byLetter.get(word[0]!)?.find((known) => known.length >= 5 && oneSlip(word, known)) ?? null
}
