import type { Layout, Spot, Subject } from '../../stage.ts'
import { airScenes } from '../scenes/air-scenes.ts'
import { groundScenes } from '../scenes/ground-scenes.ts'
import { waterScenes } from '../scenes/water-scenes.ts'
import type { Cast } from './cast.ts'
import type { Figure } from './figure.ts'
import { figureMotif } from './settle.ts'

export interface FigureSubject {
  readonly id: string
  /** Words and phrases, parted by commas. */
  readonly words: string
  readonly kind: Spot['kind']
  readonly figure: Figure
  /** Height in the height of an ordinary motif (a grown animal, a person); default 1. */
  readonly scale?: number
  /** Scenes in which it leads; by default those of its kind. */
  readonly scenes?: (cast: Cast) => readonly Layout[]
}

const SCENES = { ground: groundScenes, water: waterScenes, air: airScenes }

/** A subject that is one figure: a motif in other scenes, and the lead of its own. */
export function figureSubject({ id, words, kind, figure, scale = 1, scenes }: FigureSubject): Subject {
  const cast: Cast = { figure, scale }
  return {
    id,
    words: words.split(',').map((word) => word.trim()),
    layouts: (scenes ?? SCENES[kind])(cast),
    motif: figureMotif(kind, figure, scale),
  }
}
