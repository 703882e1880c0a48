import { GENRES } from './genres/all.ts'
import { INSTRUMENTS } from './synth/instruments.ts'
import { MOODS } from './read/moods.ts'

/** A choice of the form: its id in a request, its name for people. */
export interface Choice {
  readonly id: string
  readonly name: string
}

const choiceOf = ({ id, name }: Choice): Choice => ({ id, name })

export const GENRE_CHOICES: readonly Choice[] = GENRES.map(choiceOf)
export const MOOD_CHOICES: readonly Choice[] = MOODS.map(choiceOf)
export const INSTRUMENT_CHOICES: readonly Choice[] = [
  ...Object.entries(INSTRUMENTS).map(([id, { name }]) => ({ id, name })),
  { id: 'drums', name: 'Drums' },
]
