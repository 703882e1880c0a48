import type { Sound } from './sound.ts'

export interface Film {
  /** Even numbers of pixels. */
  readonly width: number
  readonly height: number
  /** Pictures per second. */
  readonly frameRate: number
  /** One picture after the other, each RGBA (width × height × 4 bytes) or I420 of BT.709 in limited range. May be reused once the next is asked for. */
  readonly frames: AsyncIterable<Uint8Array>
  readonly sound: Sound | null
  /** Bits per second of the pictures; by their size when not given. */
  readonly bitrate?: number | undefined
}

/** A film with everything decided, as the drivers take it: its pictures are I420 alone. */
export interface FilmInput extends Film {
  readonly bitrate: number
}

/** Bits per second of a film's sound. */
export const SOUND_BITRATE = 160_000
