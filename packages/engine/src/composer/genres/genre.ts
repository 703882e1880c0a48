import type { Drum } from '../synth/drums.ts'
import type { InstrumentId } from '../synth/instruments.ts'
import type { Role } from '../synth/instrument.ts'
import type { Metre, Mode } from '../types.ts'

/**
 * One player. Patterns are bars of sixteenths (16 signs, 12 in a bar of three): '.' rests, '-' holds; the seed picks one a section.
 * - lead: 'x' a note of the motif
 * - chords: 'X' loud, 'x', 'o' soft
 * - arpeggio: '0' … '7' counts up through the voicing
 * - bass: r root, f fifth, o octave, t third, s seventh, a a step before the next root, w walks
 * - pad, counter: 'x'
 */
export interface Player {
  readonly role: Role
  /** The seed picks one. */
  readonly instruments: readonly InstrumentId[]
  readonly patterns: readonly string[]
  /** Notes of a chord; 1 for the other roles. */
  readonly voices?: number
  /** MIDI pitch around which it plays. */
  readonly centre: number
  /** Loudness, 1 = the lead's. */
  readonly gain: number
  /** −1 left … 1 right. */
  readonly pan: number
  /** Share that goes to the reverb and to the echo. */
  readonly reverb: number
  readonly echo?: number
  /** Energies of a section between which it plays (0–1). */
  readonly from?: number
  readonly until?: number
  /** Seconds between the notes of a chord. */
  readonly strum?: number
  /** The kick pushes it down. */
  readonly ducked?: boolean
}

/** One drum or cymbal, 'X' accent, 'x', 'o' ghost. Two patterns: bars take turns. */
export interface DrumPart {
  readonly drum: Drum
  readonly patterns: readonly string[]
  readonly gain: number
  readonly pan?: number
  readonly reverb?: number
  readonly from?: number
  /** Chance, 0–1, that a step of its rest grid gets a ghost stroke. */
  readonly ghosts?: number
}

export type FillStyle = 'toms' | 'snare' | 'electronic' | 'brush' | 'epic' | 'none'

/** Chord numerals of the parts: bars by spaces, halves of a bar by a comma. */
export interface Progression {
  readonly a: string
  readonly b: string
}

export interface Genre {
  readonly id: string
  /** For people. */
  readonly name: string
  /** Words that name it in a prompt. */
  readonly words: readonly string[]
  /** Usual beats a minute. */
  readonly bpm: readonly [low: number, high: number]
  readonly metre: Metre
  /** Usual modes, the most usual first and repeated. */
  readonly modes: readonly Mode[]
  /** Where the second of a pair falls (0.5 straight … 0.67) and how many steps a pair has. */
  readonly swing: readonly [share: number, pair: number]
  /** Seconds by which people miss the beat. */
  readonly looseness: number
  readonly major: readonly Progression[]
  readonly minor: readonly Progression[]
  /** The bar before the end and the last chord. */
  readonly close: { readonly major: string; readonly minor: string }
  readonly players: readonly Player[]
  readonly drums: readonly DrumPart[]
  readonly fill: FillStyle
  readonly crash?: Drum
  readonly reverb: { readonly seconds: number; readonly level: number }
  /** Echo: beats, feedback 0–0.7, level. */
  readonly echo: { readonly beats: number; readonly feedback: number; readonly level: number }
  /** Depth of the side-chain, 0–1. */
  readonly duck: number
  /** Saturation of the whole, 0–1. */
  readonly drive: number
  /** Low-pass over everything in Hertz; null: open. */
  readonly lowPass?: number
  /** Crackle and hiss under the music, 0–1. */
  readonly dust?: number
}
