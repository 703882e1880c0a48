// SPDX-License-Identifier: Apache-2.0
import type { TimedUnit } from '../text/word-times.ts'

/** A sentence for the speaking process. */
export interface Order {
  readonly id: number
  readonly text: string
  readonly language: string
  readonly espeak: string
  /** As of SpeechRequest. */
  readonly speed: number
  readonly pitch: number
}

/** A spoken sentence, silence cut off at both ends. Times count from its first sample, characters from its first. */
export interface SpokenPiece {
  /** Mono at 48 kHz, not yet levelled. Empty when nothing sounded. */
  readonly samples: Float32Array<ArrayBuffer>
  /** For `integratedLoudness`. */
  readonly powers: Float32Array<ArrayBuffer>
  readonly words: readonly TimedUnit[]
}

/** What the speaking process says: that it can speak, that it never will, or the end of an order. */
export type Message =
  | { readonly kind: 'ready' }
  | { readonly kind: 'missing'; readonly message: string }
  | { readonly kind: 'spoken'; readonly id: number; readonly piece: SpokenPiece }
  /** `refused`: the text cannot be spoken, and a second try would not help. */
  | { readonly kind: 'failed'; readonly id: number; readonly refused: boolean; readonly message: string }
