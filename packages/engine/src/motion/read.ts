import {
  CAMERA_FILLERS,
  CAMERA_PHRASES,
  EFFECT_PHRASES,
  PACE_WORDS,
  PASSAGE_PHRASES,
  TIMELAPSE_PHRASES,
} from './phrases.ts'
import type { CameraMove } from '../film/camera.ts'
import type { Effect, Passage } from './phrases.ts'

/** What a prompt says of motion. */
export interface MotionReading {
  /** The move that it names; null: none. */
  readonly move: CameraMove | null
  /** How far the camera goes: 0.45 … 1.4, 1 when nothing is said. */
  readonly strength: number
  readonly effects: ReadonlySet<Effect>
  /** Effects that the prompt or the negative prompt does without. */
  readonly unwanted: ReadonlySet<Effect>
  readonly passage: Passage | null
  /** The prompt without the camera's words: what is to be painted. */
  readonly scene: string
  /** Words that were read here, in the prompt's spelling. */
  readonly understood: readonly string[]
}

/** Only so much of a very long prompt is searched. */
const MAX_CHARACTERS = 12_000

/** The alternatives as one expression, longest first, on word borders. */
function phrases(list: string, before = ''): RegExp {
  const parts = list
    .split('|')
    .toSorted((a, b) => b.length - a.length)
    .map((part) => part.replaceAll(/[-\s]+/g, '[-\\s]+'))
  return new RegExp(`(?<![\\p{L}\\p{N}])${before}(?:${parts.join('|')})(?![\\p{L}\\p{N}])`, 'giu')
}

const ALL_PACES = PACE_WORDS.map(([words]) => words).join('|')
const PACE = `(?:(?:${ALL_PACES})\\s+)?`
const CAMERA = CAMERA_PHRASES.map(([list, move]) => ({ move, find: phrases(list, PACE) }))
const FILLERS = phrases(CAMERA_FILLERS, PACE)
const PASSAGES = PASSAGE_PHRASES.map(([list, passage]) => ({ passage, find: phrases(list) }))
const LAPSE = phrases(TIMELAPSE_PHRASES)
const EFFECT_WORDS = EFFECT_PHRASES.map(([list, effect]) => ({ effect, find: phrases(list) }))
const PACES = PACE_WORDS.map(([list, strength]) => ({ strength, find: phrases(list) }))
const NEGATION = /(?:^|[^\p{L}])(?:no|without|not|never|minus)\s+(?:[\p{L}]+\s+)?$/iu
const IN_SPACE = /(?:in|into|low|planetary|around)\s+$/iu

/** Reads what moves, and how the camera does, out of a prompt. Never fails. */
export function readMotion(prompt: string, negativePrompt: string): MotionReading {
  const text = prompt.normalize('NFC').slice(0, MAX_CHARACTERS)
  const understood: string[] = []
  let scene = text
  let move: CameraMove | null = null
  let first = Infinity
  let strength = 1
  const take = (find: RegExp, use: (found: string, at: number) => void): void => {
    scene = scene.replaceAll(find, (found: string, at: number, whole: string) => {
      // "a station in orbit" is a place, not a move.
      if (/^orbits?$/i.test(found) && IN_SPACE.test(whole.slice(0, at))) return found
      use(found, text.indexOf(found))
      understood.push(found.trim())
      return ' '
    })
  }
  let passage: Passage | null = null
  for (const { passage: named, find } of PASSAGES) take(find, () => (passage ??= named))
  const effects = new Set<Effect>()
  take(LAPSE, () => effects.add('timelapse'))
  for (const { move: named, find } of CAMERA) {
    take(find, (found, at) => {
      if (at >= first) return
      first = at
      move = named
      strength = PACES.find((pace) => new RegExp(pace.find.source, 'iu').test(found))?.strength ?? 1
    })
  }
  take(FILLERS, (found) => {
    const pace = PACES.find((one) => new RegExp(one.find.source, 'iu').test(found))
    if (pace && strength === 1) strength = pace.strength
  })

  const unwanted = new Set<Effect>()
  for (const { effect, find } of EFFECT_WORDS) {
    for (const match of scene.matchAll(find)) {
      if (NEGATION.test(scene.slice(0, match.index))) unwanted.add(effect)
      else {
        effects.add(effect)
        understood.push(match[0])
      }
    }
    if (negativePrompt.slice(0, MAX_CHARACTERS).search(find) >= 0) unwanted.add(effect)
  }
  for (const effect of unwanted) effects.delete(effect)
  return { move, strength, effects, unwanted, passage, scene: tidy(scene), understood: [...new Set(understood)] }
}

/** Takes away what is left of a sentence when its camera is gone. */
function tidy(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?:\s*,){2,}/g, ',')
    .replaceAll(/\s+([,.;])/g, '$1')
    .replaceAll(/^[\s,.;:–-]+|[\s,;:–-]+$/g, '')
    .trim()
}
