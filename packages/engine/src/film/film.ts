import type { Samples } from '../composer/types.ts'

/** Frames a second of everything that Easel films. */
export const FRAME_RATE = 24

/** A silent film that is rendered frame by frame. */
export interface Film {
  /** Pixels, both even. */
  readonly width: number
  readonly height: number
  /** At `FRAME_RATE`. */
  readonly frameCount: number
  /**
   * Renders frame `index`, 0 … frameCount − 1, into `out`: 8-bit sRGB, 4 bytes a pixel (RGBA), width × height × 4 long, alpha 255. The
   * same index gives the same bytes, in any order.
   */
  render(index: number, out: Uint8ClampedArray): void
}

/** A film with what was told about it, and its sound. */
export interface FilmResult {
  readonly film: Film
  /** As long as the film; null: silent. */
  readonly sound: Samples | null
  /** Words of the prompt that were read, and that were not. */
  readonly understood: readonly string[]
  readonly ignored: readonly string[]
}

/** What the preparation of a film is watched and stopped by. */
export interface FilmObserver {
  /** `stage` is a word for people's progress display; `progress` is 0–1 over the preparation. */
  progress(news: { readonly stage: string; readonly progress: number }): void
  /** Asked often; true ends the work with `FilmCancelled`. */
  cancelled(): boolean
}

/** The film was stopped by its observer. */
export class FilmCancelled extends Error {
  override readonly name = 'FilmCancelled'
}
