import { pitchName, stepsOf } from './scale.ts'
import type { Key } from '../types.ts'

/** A chord in a key: pitch classes from the root upwards, and the seven-note scale that a melody over it uses. */
export interface Chord {
  /** Pitch class of the root, 0–11. */
  readonly root: number
  /** Semitones above the root, ascending, 0 first. */
  readonly tones: readonly number[]
  /** Pitch classes of the seven degrees counted from the key's tonic. */
  readonly scale: readonly number[]
  /** 'Dm7'. */
  readonly symbol: string
}

const NUMERALS = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii']
const MAJOR = [0, 2, 4, 5, 7, 9, 11]

/** Suffix → what it adds to (or makes of) the triad, and how it is spelled after the root. */
const SUFFIXES: Readonly<Record<string, { major: readonly number[]; minor: readonly number[]; label: string }>> = {
  '': { major: [0, 4, 7], minor: [0, 3, 7], label: '' },
  '5': { major: [0, 7], minor: [0, 7], label: '5' },
  '6': { major: [0, 4, 7, 9], minor: [0, 3, 7, 9], label: '6' },
  '7': { major: [0, 4, 7, 10], minor: [0, 3, 7, 10], label: '7' },
  '9': { major: [0, 4, 7, 10, 14], minor: [0, 3, 7, 10, 14], label: '9' },
  '13': { major: [0, 4, 10, 14, 21], minor: [0, 3, 10, 14, 21], label: '13' },
  maj7: { major: [0, 4, 7, 11], minor: [0, 3, 7, 11], label: 'maj7' },
  maj9: { major: [0, 4, 7, 11, 14], minor: [0, 3, 7, 11, 14], label: 'maj9' },
  add9: { major: [0, 4, 7, 14], minor: [0, 3, 7, 14], label: 'add9' },
  sus2: { major: [0, 2, 7], minor: [0, 2, 7], label: 'sus2' },
  sus4: { major: [0, 5, 7], minor: [0, 5, 7], label: 'sus4' },
  '7b9': { major: [0, 4, 7, 10, 13], minor: [0, 3, 7, 10, 13], label: '7b9' },
  dim: { major: [0, 3, 6], minor: [0, 3, 6], label: 'dim' },
  dim7: { major: [0, 3, 6, 9], minor: [0, 3, 6, 9], label: 'dim7' },
  m7b5: { major: [0, 3, 6, 10], minor: [0, 3, 6, 10], label: 'm7b5' },
}

/**
 * Reads a numeral ('i', 'bVII', 'Imaj7', 'iim7b5') in a key. Numerals count from the major scale, so that 'bVI' is the minor sixth
 * in every mode; lower case makes the third minor.
 *
 * @throws RangeError when the numeral is not known: a genre's table is wrong.
 */
export function readChord(numeral: string, key: Key): Chord {
  const match = /^([b#]?)(iii|ii|iv|i|vii|vi|v|III|II|IV|I|VII|VI|V)(.*)$/.exec(numeral)
  const suffix = match ? SUFFIXES[match[3]!] : undefined
  if (!match || !suffix) throw new RangeError(`No chord '${numeral}'`)
  const degree = NUMERALS.indexOf(match[2]!.toLowerCase())
  const shift = match[1] === 'b' ? -1 : match[1] === '#' ? 1 : 0
  const minor = match[2] === match[2]!.toLowerCase()
  const root = (key.tonic + MAJOR[degree]! + shift + 12) % 12
  const tones = minor ? suffix.minor : suffix.major
  const small = minor && !/^(5|sus|dim|m7)/.test(suffix.label) ? 'm' : ''
  return { root, tones, scale: scaleOver(key, root, tones), symbol: pitchName(root) + small + suffix.label }
}

/** The key's scale, bent where the chord has a tone that the scale lacks (the raised seventh of a minor key's dominant). */
function scaleOver(key: Key, root: number, tones: readonly number[]): number[] {
  const scale = stepsOf(key.mode).map((step) => (key.tonic + step) % 12)
  const chord = new Set(tones.map((tone) => (root + tone) % 12))
  for (const pitch of chord) {
    if (scale.includes(pitch)) continue
    const near = scale.findIndex((other) => !chord.has(other) && [1, 11].includes((pitch - other + 12) % 12))
    if (near >= 0) scale[near] = pitch
  }
  return scale
}

/** Whether a MIDI pitch belongs to the chord. */
export function inChord(chord: Chord, midi: number): boolean {
  return chord.tones.some((tone) => (chord.root + tone - midi) % 12 === 0)
}
