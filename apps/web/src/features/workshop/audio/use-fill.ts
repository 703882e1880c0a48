import type { AudioGeneration } from '@easel/contract/entities/generation'
import type { WorkshopForm } from '../form/use-form.ts'
import type { AudioDraft } from './draft.ts'
import { draftOfRecipe } from './recipe.ts'

/** Ways to fill the form from a piece. They only fill: nothing is ordered by them. */
export interface Fill {
  /** The same settings, for a new piece. */
  remix(generation: AudioGeneration): void
  /** The same settings and seed, to change a word and hear what it does. */
  sameSeed(generation: AudioGeneration): void
  /** What was ordered, as it was. */
  restore(generation: AudioGeneration): void
}

/** @param onFilled the form should be seen now */
export function createFill(form: WorkshopForm<AudioDraft>, onFilled: () => void): Fill {
  const take = ({ recipe }: AudioGeneration, seed: number | null, about: string) => {
    form.takeOver({ ...draftOfRecipe(recipe), seed }, about)
    onFilled()
  }
  return {
    remix(generation) {
      const isSpeech = generation.recipe.mode === 'speech'
      take(generation, null, isSpeech ? 'The same text and voice.' : 'The same settings, for a new piece.')
    },
    sameSeed(generation) {
      const seed = generation.items[0]?.seed ?? generation.recipe.seed
      take(generation, seed, 'The same settings and seed: change a word and hear what it does.')
    },
    restore: (generation) => take(generation, null, 'The settings of that order are back.'),
  }
}
