import type { ComposeRequest, Samples } from '@easel/engine/composer/types'
import type { EffectRequest } from '@easel/engine/effects/create-effect'
import type { MotionRequest } from '@easel/engine/motion/types'

/** What the studio is asked for. */
export type StudioRequest =
  | { readonly kind: 'motion'; readonly motion: MotionRequest; readonly ffmpeg: string | null }
  | { readonly kind: 'effect'; readonly effect: EffectRequest; readonly ffmpeg: string | null }
  | { readonly kind: 'music'; readonly music: ComposeRequest }

/** What it says on the way. */
export interface StudioNews {
  readonly stage: string
  /** 0–1 of this work. */
  readonly progress: number
  /** PNG of the newest frame, or of the picture that is filmed. */
  readonly preview: Uint8Array | null
}

/** A piece of music as it was written. */
export interface PlayedMusic {
  readonly bpm: number
  readonly key: string
  readonly metre: string
  readonly genre: string
  readonly instruments: readonly string[]
  readonly sections: readonly { readonly name: string; readonly start: number; readonly seconds: number }[]
}

/** What it gives back: an MP4, or a WAV. */
export interface StudioWork {
  readonly bytes: Uint8Array
  readonly understood: readonly string[]
  readonly ignored: readonly string[]
  readonly music: PlayedMusic | null
  /** The sound that was asked for could not be made; the film is silent. */
  readonly soundFailed: boolean
}

/** What a studio thread gives back; a film's frames went out before. */
export interface ThreadWork extends Omit<StudioWork, 'bytes'> {
  /** Of music; a film's sound went out with `begin`. */
  readonly samples: Samples | null
}

/** What a studio thread tells. */
export type ThreadNews =
  | { readonly news: StudioNews }
  | { readonly begin: FilmHead }
  /** One frame, RGBA. */
  | { readonly frame: Uint8Array }

export interface FilmHead {
  readonly width: number
  readonly height: number
  readonly frameCount: number
  readonly sound: Samples | null
}
