import type { Noise } from '../painter/core/noise.ts'
import type { Pixels, Random } from '../painter/types.ts'
import type { Score } from './sound/score.ts'

/** A point in time of the film. */
export interface Moment {
  readonly index: number
  /** 0 at the first frame … 1 at the last. */
  readonly t: number
  readonly seconds: number
}

/** What a recipe works from. */
export interface EffectScene {
  readonly width: number
  readonly height: number
  /** The short side in pixels: every length of a recipe is a share of it. */
  readonly scale: number
  readonly frameCount: number
  readonly seconds: number
  /** Trimmed; may be empty. */
  readonly text: string
  /** The given pictures in the recipe's order, each scaled and cropped to cover width × height. */
  readonly photos: readonly [Pixels, ...Pixels[]]
  /** A stream of random numbers, the same for the same name. */
  random(name: string): Random
  noise(name: string): Noise
  /** Distance of the pixels of a photo, 0 nearest … 1 sky, estimated once. */
  depth(photo?: number): Float32Array
  /** Asked between passes; throws when the work is to stop. */
  checkpoint(): void
}

/** Writes the frame of a moment: width × height × 4 bytes, alpha 255; the same moment, the same bytes, in any order. */
export type DrawFrame = (moment: Moment, out: Uint8ClampedArray) => void

export interface PreparedEffect {
  /** The picture of the step before the animation. */
  readonly prepared: Pixels
  readonly draw: DrawFrame
}

/** One effect: how its pictures become a film. */
export interface EffectRecipe {
  readonly id: string
  /** How many pictures it takes. */
  readonly inputs: number
  prepare(scene: EffectScene): PreparedEffect
  /** Writes the soundtrack; null: the film is silent. */
  readonly sound: ((score: Score) => void) | null
}
