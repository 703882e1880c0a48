import { createRandom, forkSeed, pick, range } from '../painter/core/random.ts'
import type { CameraMove } from '../film/camera.ts'
import type { MotionReading } from './read.ts'
import type { MotionRequest } from './types.ts'
import type { Reading } from '../painter/types.ts'

/** What moves in a shot and how much: 0 is not at all, 1 plain. */
export interface Recipe {
  readonly move: CameraMove
  readonly strength: number
  /** −1 … 1, never 0. */
  readonly wind: number
  readonly rain: number
  readonly snow: number
  readonly fog: number
  readonly fire: number
  /** Light of flames without sparks. */
  readonly flicker: number
  readonly stars: number
  readonly aurora: number
  /** Units a second of the clouds overhead. */
  readonly clouds: number
  readonly shadows: number
  readonly water: number
  readonly sway: number
  readonly fall: number
  readonly flow: number
  readonly leaves: number
  readonly petals: number
  readonly dust: number
  readonly fireflies: number
  readonly bubbles: number
  readonly lightning: number
  readonly meteors: number
  readonly vignette: number
}

const LIVING = new Set(['forest', 'meadow', 'flower', 'flowers', 'garden', 'village', 'underwater'])

/** Places that may lie by the water without a word of it. */
const WATERY = new Set(['sea', 'lake', 'city', 'village', 'garden', 'waterfall', 'flower'])
const AFLOAT =
  /boat|ship|yacht|swan|duck|dolphin|whale|island|beach|coast|shore|pier|jetty|bridge|lighthouse|lotus|lily/i

const WIDE_MOVES = ['push-in', 'drone', 'pan-right', 'pan-left', 'orbit', 'push-in', 'drone', 'pull-out'] as const
const CLOSE_MOVES = ['push-in', 'orbit', 'orbit', 'hand-held', 'pull-out'] as const
const SPACE_MOVES = ['push-in', 'pull-out', 'orbit'] as const

/** The move for a prompt that names none: what suits the subject, then chance. */
function silentMove(reading: Reading | null, seed: number): CameraMove {
  const random = createRandom(forkSeed(seed, 'move'))
  if (!reading) return pick(random, ['push-in', 'push-in', 'orbit', 'pull-out', 'pan-right', 'pan-left'])
  const { id } = reading.scene
  if (id === 'space' || id === 'abstract') return pick(random, SPACE_MOVES)
  if (['portrait', 'still-life', 'flower', 'garden', 'forest'].includes(id)) return pick(random, CLOSE_MOVES)
  return pick(random, WIDE_MOVES)
}

/** Decides what moves, from the prompt's motion words and from what the painter read; `reading` null: a given picture. */
export function writeRecipe(
  request: MotionRequest,
  motion: MotionReading,
  reading: Reading | null,
  picture: { readonly light: number; readonly sky: number },
): Recipe {
  const random = createRandom(forkSeed(request.seed, 'recipe'))
  const side = random() < 0.5 ? -1 : 1
  const breeze = side * range(random, 0.3, 0.75)
  const asked = (effect: Parameters<typeof motion.effects.has>[0]): boolean => motion.effects.has(effect)
  const free = (effect: Parameters<typeof motion.unwanted.has>[0]): boolean => !motion.unwanted.has(effect)
  const weather = reading?.weather ?? null
  const scene = reading?.scene.id ?? null
  const outdoors = !['space', 'underwater', 'still-life', 'abstract', 'portrait'].includes(scene ?? '')
  const lapse = asked('timelapse')
  const windy = asked('wind') || weather === 'wind' || weather === 'storm'
  const stormy = weather === 'storm' || (asked('lightning') && free('lightning'))
  const rain = free('rain') && (weather === 'rain' || weather === 'storm' || (!reading && asked('rain')))
  const snow = free('snow') && (weather === 'snow' ? outdoors : !reading && asked('snow'))
  const night = reading ? reading.time === 'night' || reading.time === 'dusk' : picture.light < 0.3
  const calm = reading ? 0.012 : 0.008
  const cloudPace = lapse || motion.passage ? 0.075 : asked('clouds') || windy ? 0.028 : calm
  return {
    move: request.camera ?? motion.move ?? silentMove(reading, request.seed),
    // Trunks behind trunks behind twigs: where so much stands one before the other, the camera goes softly.
    strength: motion.strength * (!reading ? 0.8 : scene === 'forest' ? 0.6 : 1),
    wind: windy ? side * range(random, 0.8, 1) : breeze,
    rain: rain ? (stormy ? 1.4 : 1) : 0,
    snow: snow ? (/blizzard|snowstorm/i.test(request.prompt) ? 2 : 1) : 0,
    fog: free('fog') && (weather === 'fog' || asked('fog')) ? (reading ? 0.75 : 0.6) : rain && outdoors ? 0.14 : 0,
    flicker: free('flicker') && (asked('flicker') || asked('fire')) ? 1 : 0,
    fire: free('fire') && asked('fire') ? 1 : 0,
    stars:
      free('stars') && picture.sky > 0.02 && (asked('stars') || night || motion.passage !== null || scene === 'space')
        ? 1
        : 0,
    aurora: free('aurora') && (weather === 'aurora' || asked('aurora')) ? 1 : 0,
    clouds: free('clouds') && outdoors && !(night && !asked('clouds') && !lapse && !motion.passage) ? cloudPace : 0,
    shadows:
      reading && outdoors && !night && weather !== 'fog'
        ? lapse
          ? 0.5
          : asked('clouds') || weather === 'cloudy'
            ? 0.36
            : 0.2
        : 0,
    water:
      free('water') && (asked('water') || (scene !== null && (WATERY.has(scene) || AFLOAT.test(request.prompt))))
        ? stormy
          ? 1.7
          : windy
            ? 1.35
            : 1
        : 0,
    sway: reading && scene && LIVING.has(scene) ? (windy ? 1.7 : 1) : asked('wind') ? 0.8 : 0,
    fall: scene === 'waterfall' || asked('waterfall') ? 1 : 0,
    flow: scene === 'abstract' ? 1 : scene === 'space' ? 0.22 : 0,
    leaves: !free('leaves') ? 0 : asked('leaves') ? 1 : weather === 'wind' ? 0.45 : 0,
    petals: free('petals') && asked('petals') ? 1 : 0,
    dust:
      free('dust') && asked('dust')
        ? 1
        : scene === 'still-life' || scene === 'portrait' || scene === 'forest'
          ? 0.45
          : 0,
    fireflies: free('fireflies') && asked('fireflies') ? 1 : 0,
    bubbles: free('bubbles') && (asked('bubbles') || scene === 'underwater') ? 1 : 0,
    lightning: free('lightning') && (stormy || asked('lightning')) ? 1 : 0,
    meteors: free('shooting-star') && asked('shooting-star') ? 1 : 0,
    vignette: /cinematic|moody|dramatic|film noir/i.test(request.prompt) ? 0.3 : 0,
  }
}
