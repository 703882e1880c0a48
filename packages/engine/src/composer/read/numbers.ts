import { METRES, TEMPO } from '../types.ts'
import { modeOf, pitchOf } from '../theory/scale.ts'
import type { Metre, Mode } from '../types.ts'

/** A key as far as a text names it. */
export interface NamedKey {
  readonly tonic: number
  /** null: "in D" says nothing of the mode. */
  readonly mode: Mode | null
}

/** Something found in a text, and where. */
export interface Found<T> {
  readonly value: T
  readonly start: number
  readonly end: number
}

const ACCIDENTAL = '(#|♯|b(?![a-z])|♭|[\\s-]?sharp\\b|[\\s-]?flat\\b)?'
const MODE = '(major|minor|maj|min|m|ionian|aeolian|dorian|phrygian|lydian|mixolydian)'
const WITH_MODE = new RegExp(`(?<![\\p{L}\\p{N}#])([A-Ga-g])${ACCIDENTAL}[\\s-]*${MODE}(?![\\p{L}\\p{N}])`, 'u')
const TONIC_ONLY = new RegExp(
  `\\b(?:in|key of|key:)\\s+(?:the key of\\s+)?([A-G])${ACCIDENTAL}(?![\\p{L}\\p{N}'’])`,
  'u',
)

/** The key that a text names: 'D minor', 'F# dorian', 'Bbm', 'in the key of G'. */
export function findKey(text: string): Found<NamedKey> | null {
  for (const pattern of [WITH_MODE, TONIC_ONLY]) {
    const match = pattern.exec(text)
    if (!match) continue
    const [whole, letter = 'C', accidental = '', mode] = match
    // "a minor mishap" is no key, "in a minor" is one.
    if (letter === 'a' && !accidental && !/\b(in|of|key)\s+$/i.test(text.slice(0, match.index))) continue
    const tonic = pitchOf(letter, accidental.trim().replace('-', ''))
    const start = match.index
    return { value: { tonic, mode: mode ? modeOf(mode) : null }, start, end: start + whole.length }
  }
  return null
}

/**
 * The form's key: like `findKey`, and a bare tonic ('Bb') is one too.
 *
 * @throws RangeError when it is none.
 */
export function parseKey(text: string): NamedKey {
  const clean = text.trim()
  const bare = /^([A-Ga-g])(#|♯|b|♭)?$/.exec(clean)
  if (bare) return { tonic: pitchOf(bare[1]!, bare[2] ?? ''), mode: null }
  const found = findKey(`in ${clean}`)
  if (!found || found.end !== clean.length + 3) throw new RangeError(`No key '${text.slice(0, 40)}'`)
  return found.value
}

/** Beats a minute in a text: '90 bpm', 'bpm 90', 'tempo of 90'; kept within what can be played. */
export function findBpm(text: string): Found<number> | null {
  const match =
    /(?<![\d.])(\d{2,3})(?:\.\d+)?\s*(?:bpm|beats (?:per|a) minute)/i.exec(text) ??
    /(?:bpm|tempo)\s*(?:of|at|:|=)?\s*(\d{2,3})(?!\d)/i.exec(text)
  if (!match) return null
  const value = Math.max(TEMPO.min, Math.min(TEMPO.max, Number(match[1])))
  return { value, start: match.index, end: match.index + match[0].length }
}

/** The metre that a text writes with a stroke ('6/8'). */
export function findMetre(text: string): Found<Metre> | null {
  const match = /(?<!\d)([3456])\s?\/\s?([48])(?!\d)/.exec(text)
  const value = METRES.find((metre) => metre === `${match?.[1]}/${match?.[2]}`)
  return match && value ? { value, start: match.index, end: match.index + match[0].length } : null
}
