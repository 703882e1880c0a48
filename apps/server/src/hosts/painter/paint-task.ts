import type { PaintStage } from '@easel/engine/painter/types'

/** What a painting says on the way. */
export interface PaintNews {
  readonly stage: PaintStage
  /** 0–1 of this picture. */
  readonly progress: number
  readonly preview: Uint8Array | null
}

/** What it gives back. */
export interface PaintedPicture {
  readonly png: Uint8Array
  readonly understood: readonly string[]
  readonly ignored: readonly string[]
  /** Scene, motifs, style and time of day, the important ones first: what the picture can be found by. */
  readonly tags: readonly string[]
}
