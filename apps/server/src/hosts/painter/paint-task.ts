import type { MessagePort } from 'node:worker_threads'
import type { PaintRequest, PaintStage } from '@easel/engine/painter/types'

/** What a painting thread is given. */
export interface PaintTask {
  readonly request: PaintRequest
  /** One 32-bit number: 1 asks the painting to end. Memory in common, because a painting thread reads no messages. */
  readonly cancel: SharedArrayBuffer
  /** Where progress goes while it paints. */
  readonly port: MessagePort
}

/** What it says on the way. */
export interface PaintNews {
  readonly stage: PaintStage
  /** 0–1 of this picture. */
  readonly progress: number
  readonly preview: Uint8Array | null
}

/** What it gives back; null when it was cancelled. */
export interface PaintedPicture {
  readonly png: Uint8Array
  readonly understood: readonly string[]
  readonly ignored: readonly string[]
  /** Scene, motifs, style and time of day, the important ones first: what the picture can be found by. */
  readonly tags: readonly string[]
}
