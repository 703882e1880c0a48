import { FilmCancelled, FRAME_RATE, type FilmObserver, type FilmResult } from '../film/film.ts'
import { createNoise } from '../painter/core/noise.ts'
import { createRandom, forkSeed } from '../painter/core/random.ts'
import { estimateDepth } from '../painter/repaint/depth.ts'
import { fitCover } from '../painter/repaint/fit.ts'
import { RECIPES } from './recipes.ts'
import { playScore } from './sound/score.ts'
import type { Pixels } from '../painter/types.ts'
import type { EffectRecipe, EffectScene } from './recipe.ts'

/** Everything that decides an effect's film: the same request gives the same bytes. */
export interface EffectRequest {
  /** One of `EFFECT_IDS`. */
  readonly effect: string
  /** Pictures of any size, as many as the effect takes, in its order. */
  readonly inputs: readonly Pixels[]
  /** What the effect writes into the film; may be empty, and is not read by effects that take no text. */
  readonly text: string
  /** Even, 32–2048. */
  readonly width: number
  readonly height: number
  /** 1–10. */
  readonly durationSeconds: number
  /** 0 … 2³²−1. */
  readonly seed: number
  /** false: the film is silent. */
  readonly sound: boolean
}

export interface EffectObserver extends FilmObserver {
  /** Is given the prepared picture as soon as it is there. */
  prepared?(pixels: Pixels): void
}

export interface EffectResult extends FilmResult {
  /** The picture between the preparation and the animation, width × height. */
  readonly prepared: Pixels
}

const byId = new Map<string, EffectRecipe>(RECIPES.map((recipe) => [recipe.id, recipe]))

/** Every effect that can be asked for. */
export const EFFECT_IDS: readonly string[] = RECIPES.map((recipe) => recipe.id)

/** How many pictures an effect takes. @throws RangeError when there is no such effect. */
export function effectInputCount(effect: string): number {
  return recipeOf(effect).inputs
}

/**
 * Prepares an effect: its film, sound and prepared picture. Frames are rendered afterwards, one by one.
 *
 * @throws RangeError when the effect, the number of pictures, the size or the duration is none that it knows.
 * @throws FilmCancelled when the observer ends the work.
 */
export function createEffect(request: EffectRequest, observer: EffectObserver): EffectResult {
  const recipe = recipeOf(request.effect)
  check(request, recipe)
  const { width, height } = request
  const checkpoint = (): void => {
    if (observer.cancelled()) throw new FilmCancelled()
  }
  const report = (stage: string, progress: number): void => {
    checkpoint()
    observer.progress({ stage, progress })
  }
  report('Preparing the picture', 0)
  const frameCount = Math.max(2, Math.round(request.durationSeconds * FRAME_RATE))
  const seconds = frameCount / FRAME_RATE
  const scene = createScene(request, frameCount, seconds, checkpoint)
  report('Preparing the picture', 0.2)
  const { prepared, draw } = recipe.prepare(scene)
  checkpoint()
  observer.prepared?.(prepared)
  report('Adding sound', 0.8)
  const sound = request.sound && recipe.sound ? playScore(seconds, forkSeed(request.seed, 'sound'), recipe.sound) : null
  report('Ready', 1)
  const film = {
    width,
    height,
    frameCount,
    render: (index: number, out: Uint8ClampedArray): void => {
      draw({ index, t: index / (frameCount - 1), seconds: index / FRAME_RATE }, out)
    },
  }
  return { film, sound, understood: [], ignored: [], prepared }
}

function recipeOf(effect: string): EffectRecipe {
  const recipe = byId.get(effect)
  if (!recipe) throw new RangeError(`There is no effect ${effect}`)
  return recipe
}

function check({ inputs, width, height, durationSeconds }: EffectRequest, recipe: EffectRecipe): void {
  if (inputs.length !== recipe.inputs)
    throw new RangeError(`${recipe.id} takes ${recipe.inputs} pictures, not ${inputs.length}`)
  for (const side of [width, height]) {
    if (!Number.isInteger(side) || side % 2 !== 0 || side < 32 || side > 2048)
      throw new RangeError(`A side of ${side} pixels cannot be filmed`)
  }
  if (!(durationSeconds >= 1 && durationSeconds <= 10))
    throw new RangeError(`An effect cannot last ${durationSeconds} seconds`)
}

function createScene(
  { inputs, width, height, seed, text }: EffectRequest,
  frameCount: number,
  seconds: number,
  checkpoint: () => void,
): EffectScene {
  const fitted = inputs.map((input) => fitCover(input, width, height))
  const photos: EffectScene['photos'] = [fitted[0]!, ...fitted.slice(1)]
  const depths = new Map<number, Float32Array>()
  return {
    width,
    height,
    scale: Math.min(width, height),
    frameCount,
    seconds,
    text: text.trim(),
    photos,
    random: (name) => createRandom(forkSeed(seed, name)),
    noise: (name) => createNoise(createRandom(forkSeed(seed, name))),
    depth: (photo = 0) => {
      const known = depths.get(photo) ?? estimateDepth(fitted[photo]!)
      depths.set(photo, known)
      return known
    },
    checkpoint,
  }
}
