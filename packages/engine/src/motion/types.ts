import type { CameraMove } from '../film/camera.ts'
import type { Pixels } from '../painter/types.ts'

/** Everything that decides a film: the same request gives the same bytes of every frame on every run of the same version. */
export interface MotionRequest {
  /** From text, or from a picture (`start`). */
  readonly mode: 't2v' | 'i2v'
  readonly prompt: string
  readonly negativePrompt: string
  /** Pixels, even, 64–1920. */
  readonly width: number
  readonly height: number
  /** 3–10. */
  readonly durationSeconds: number
  /** 0 … 2³²−1. */
  readonly seed: number
  /** The picture that the film begins with, of any size; it covers the frame. i2v needs it, t2v takes it too. */
  readonly start: Pixels | null
  /** The picture that the film arrives at. */
  readonly end: Pixels | null
  /** At most 4 pictures whose colours the painting takes; a prompt that names nothing to paint films the first one itself. */
  readonly references: readonly Pixels[]
  /** The form's choice; overrides the prompt's. */
  readonly camera: CameraMove | null
  /** true: with a soundtrack. */
  readonly sound: boolean
}

/** Seconds that a film may last. */
export const FILM_SECONDS = { min: 3, max: 10 } as const

/** Reference pictures at most. */
export const MOST_REFERENCES = 4

/** Pixels of a frame's side. */
export const FILM_SIDE = { min: 64, max: 1920 } as const
