import type { Pixels, Random, Scheduler } from './types.ts'
import type { Noise } from './core/noise.ts'

/** What a style may read of the picture that it turns into paint. */
export interface StyleContext {
  /** Distance of each pixel, 0 nearest … 1 sky; width × height. */
  readonly depth: Float32Array
  readonly random: Random
  readonly noise: Noise
  /** 0.5 … 1, from `steps`: number and fineness of strokes. */
  readonly detail: number
  /** Order and shape of the strokes. */
  readonly scheduler: Scheduler
  /** Pixels of a unit (the picture's short side = 1 unit): stroke lengths are in units, so that preview and picture agree. */
  readonly scale: number
  /** Asked between passes; throws PaintCancelled when the work is to stop. */
  checkpoint(): void
}

/** A medium: takes the finished scene and gives it back as oil, watercolour, ink … One file in `styles/` each. */
export interface Style {
  readonly id: string
  readonly name: string
  readonly words: readonly string[]
  apply(picture: Pixels, context: StyleContext): Pixels
}
