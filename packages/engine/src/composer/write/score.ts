import type { Drum } from '../synth/drums.ts'
import type { InstrumentId } from '../synth/instruments.ts'

/** Where a player sits, and how its notes are treated at the mixing desk. */
export interface Seat {
  readonly instrument: InstrumentId
  readonly gain: number
  /** −1 left … 1 right. */
  readonly pan: number
  /** How much further right each semitone above the middle is: as at a keyboard. */
  readonly spread: number
  readonly reverb: number
  readonly echo: number
  readonly ducked: boolean
}

/** A note to play: seconds, MIDI pitch, velocity 0–1. */
export interface Note {
  readonly seat: Seat
  readonly start: number
  readonly seconds: number
  readonly midi: number
  readonly velocity: number
  /** −1 … 1: the section's brightness beside the piece's. */
  readonly brightness: number
}

/** A stroke on a drum. */
export interface Hit {
  readonly drum: Drum
  readonly start: number
  readonly velocity: number
  readonly gain: number
  readonly pan: number
  readonly reverb: number
}

/** Everything that sounds. */
export interface Score {
  readonly notes: readonly Note[]
  readonly hits: readonly Hit[]
}
