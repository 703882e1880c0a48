/** What the composer takes and gives. Everything here is plain data, so that it crosses a worker's boundary. */

/** Frames a second of everything that the composer makes. */
export const SAMPLE_RATE = 48_000

/** Seconds that a piece may last. */
export const DURATION = { min: 5, max: 180 } as const

/** Beats a minute that a piece may have; in 6/8 the beat is the dotted quarter. */
export const TEMPO = { min: 40, max: 200 } as const

export const METRES = ['4/4', '3/4', '6/8', '5/4'] as const
export type Metre = (typeof METRES)[number]

export const MODES = ['major', 'minor', 'dorian', 'phrygian', 'lydian', 'mixolydian'] as const
export type Mode = (typeof MODES)[number]

/** Tonic as a pitch class, 0 = C … 11 = B. */
export interface Key {
  readonly tonic: number
  readonly mode: Mode
}

/** Everything that decides a piece: the same request gives the same samples on every run of the same version. */
export interface ComposeRequest {
  readonly prompt: string
  /** Seconds, 5–180; the result has exactly this many, rounded to a frame. */
  readonly durationSeconds: number
  /** 0 … 2³²−1. */
  readonly seed: number
  /** The form's choices; each overrides what the prompt says of the same matter. */
  /** 'D minor', 'F# dorian', 'Bb'. */
  readonly key?: string | undefined
  /** 40–200. */
  readonly bpm?: number | undefined
  readonly metre?: Metre | undefined
  /** Ids of the lists in `vocabulary.ts`. */
  readonly genre?: string | undefined
  readonly mood?: string | undefined
  readonly instruments?: readonly string[] | undefined
}

/** How a piece leans, each −1 … 1, 0 when nothing asks for it. */
export interface Lean {
  /** Low instruments and octaves … high ones. */
  readonly register: number
  /** Few notes … many. */
  readonly density: number
  /** Dark timbres … bright ones. */
  readonly brightness: number
  /** Quiet, few layers … all of them. */
  readonly energy: number
  /** Slower … faster, within what the genre bears. */
  readonly tempo: number
}

/** What the composer understood of a request. `understood` and `ignored` are words of the prompt in its own spelling. */
export interface Reading {
  readonly genre: string
  /** Ids of moods, the strongest first; empty: none was named. */
  readonly moods: readonly string[]
  readonly lean: Lean
  readonly key: Key
  readonly bpm: number
  readonly metre: Metre
  /** Instruments that were asked for, as ids. */
  readonly instruments: readonly string[]
  /** Instruments (ids) and 'drums' that were excluded ("no drums"). */
  readonly removed: readonly string[]
  /** Only the named instruments play ("solo piano"). */
  readonly solo: boolean
  readonly understood: readonly string[]
  readonly ignored: readonly string[]
}

export const SECTION_NAMES = ['intro', 'A', 'B', 'break', 'build', 'ending'] as const
export type SectionName = (typeof SECTION_NAMES)[number]

/** A stretch of whole bars; the ending rings on to the piece's last frame. */
export interface SectionSpan {
  readonly name: SectionName
  readonly startSeconds: number
  readonly seconds: number
  readonly bars: number
}

/** The piece as a listener could write it down. */
export interface Structure {
  /** 'D minor'. */
  readonly key: string
  readonly bpm: number
  readonly metre: Metre
  readonly bars: number
  readonly sections: readonly SectionSpan[]
  readonly chords: readonly { readonly startSeconds: number; readonly symbol: string }[]
  /** Everyone who plays, as names for people, drums last. */
  readonly instruments: readonly string[]
}

/** Two channels of equal length, −1 … 1, at `SAMPLE_RATE`. */
export interface Samples {
  readonly left: Float32Array
  readonly right: Float32Array
}

export interface ComposeResult {
  readonly samples: Samples
  readonly reading: Reading
  readonly structure: Structure
}

/** Steps of the work, in this order. */
export const COMPOSE_STAGES = ['reading', 'writing', 'playing', 'mixing'] as const
export type ComposeStage = (typeof COMPOSE_STAGES)[number]

/** What a running composition is watched and stopped by. */
export interface ComposeObserver {
  /** Called at least once a stage; `progress` is 0–1 over the whole work and never falls. */
  progress(progress: { readonly stage: ComposeStage; readonly progress: number }): void
  /** Asked often; true ends the work with `ComposeCancelled`. */
  cancelled(): boolean
}

/** The composition was stopped by its observer. */
export class ComposeCancelled extends Error {
  override readonly name = 'ComposeCancelled'
}
