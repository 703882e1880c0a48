import { MODES } from '../types.ts'
import type { Key, Mode } from '../types.ts'

/** Semitones of the seven degrees above the tonic. */
const STEPS: Readonly<Record<Mode, readonly number[]>> = {
  major: [0, 2, 4, 5, 7, 9, 11],
  minor: [0, 2, 3, 5, 7, 8, 10],
  dorian: [0, 2, 3, 5, 7, 9, 10],
  phrygian: [0, 1, 3, 5, 7, 8, 10],
  lydian: [0, 2, 4, 6, 7, 9, 11],
  mixolydian: [0, 2, 4, 5, 7, 9, 10],
}

const NAMES = ['C', 'C#', 'D', 'Eb', 'E', 'F', 'F#', 'G', 'Ab', 'A', 'Bb', 'B']
const LETTERS: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 }

/** The mode's seven semitone steps, ascending from 0. */
export function stepsOf(mode: Mode): readonly number[] {
  return STEPS[mode]
}

/** Whether the mode's third is minor: decides which progressions fit. */
export function isMinor(mode: Mode): boolean {
  return STEPS[mode][2] === 3
}

/** Name of a pitch class, 0–11 (other whole numbers are folded). */
export function pitchName(pitch: number): string {
  return NAMES[((pitch % 12) + 12) % 12]!
}

/** 'D minor'. */
export function keyName(key: Key): string {
  return `${pitchName(key.tonic)} ${key.mode}`
}

/** Pitch class of a letter and its accidental ('#', '♯', 'sharp', 'b', '♭', 'flat' or nothing). */
export function pitchOf(letter: string, accidental: string): number {
  const sign = accidental.toLowerCase()
  const shift = /^(#|♯|sharp)$/.test(sign) ? 1 : /^(b|♭|flat)$/.test(sign) ? -1 : 0
  return (LETTERS[letter.toUpperCase()]! + shift + 12) % 12
}

/** The mode that a word names ('min', 'maj', 'aeolian' …); null when it is none. */
export function modeOf(word: string): Mode | null {
  const plain = word.toLowerCase()
  if (word === 'm' || plain === 'min' || plain === 'aeolian') return 'minor'
  if (plain === 'maj' || plain === 'ionian') return 'major'
  return MODES.find((mode) => mode === plain) ?? null
}

/** Hertz of a MIDI pitch (69 = A = 440). */
export function hertz(midi: number): number {
  return 440 * 2 ** ((midi - 69) / 12)
}
