import { playFm, playPiano, playStruck } from './struck.ts'
import { playPlucked } from './plucked.ts'
import { playSustained } from './sustained.ts'
import type { FmVoice, Partial } from './struck.ts'
import type { PluckedVoice } from './plucked.ts'
import type { SustainedVoice } from './sustained.ts'
import type { Tone, ToneOrder } from './tone.ts'

export const ROLES = ['lead', 'counter', 'chords', 'arpeggio', 'pad', 'bass'] as const
/** What a player does in the band. */
export type Role = (typeof ROLES)[number]

export interface Instrument {
  /** For people. */
  readonly name: string
  /** Other words that name it in a prompt. */
  readonly words: readonly string[]
  /** What it can do, what it does best first. */
  readonly roles: readonly Role[]
  /** Lowest and highest MIDI pitch that sounds good. */
  readonly range: readonly [low: number, high: number]
  /** Seconds that a note rings by itself; null: as long as its key is held. */
  readonly rings: number | null
  /** Seconds until it is silent when its key is let go early; instruments that are held have it in their tone. */
  readonly release: number
  /** Loudness beside the others when all tones have the same level. */
  readonly gain: number
  play(order: ToneOrder): Tone
}

type About = Omit<Instrument, 'play' | 'rings' | 'gain' | 'release'> & { gain?: number; release?: number }

export function sustained(about: About, voice: SustainedVoice): Instrument {
  return { gain: 1, release: 0.16, ...about, rings: null, play: (order) => playSustained(voice, order) }
}
export function plucked(about: About, rings: number, voice: PluckedVoice): Instrument {
  return { gain: 1, release: 0.16, ...about, rings, play: (order) => playPlucked(voice, order) }
}
export function struck(about: About, rings: number, click: number, partials: readonly Partial[]): Instrument {
  return { gain: 1, release: 0.16, ...about, rings, play: (order) => playStruck(partials, click, order) }
}
export function fm(about: About, rings: number, voice: FmVoice): Instrument {
  return { gain: 1, release: 0.16, ...about, rings, play: (order) => playFm(voice, order) }
}
export function piano(about: About, softness: number): Instrument {
  return { gain: 1, release: 0.16, ...about, rings: 3.2, play: (order) => playPiano(order, softness) }
}

/** What most keyboards do, and what most melody instruments do. */
export const KEYS: readonly Role[] = ['chords', 'lead', 'arpeggio']
export const MELODY: readonly Role[] = ['lead', 'counter']
