import { effectById } from '@easel/catalogue/effects/effects'
import type { GenerationRecipe } from '@easel/contract/entities/recipes'
import type { MadeOutput } from './work.ts'

/** Credits of the steps of an effect that a delivered work lacks. */
export function missingSteps(recipe: GenerationRecipe, output: Pick<MadeOutput, 'missing'>): number {
  if (recipe.mode !== 'effect') return 0
  const entry = effectById(recipe.effect)
  const lost = entry?.steps.map(({ id }, index) => (output.missing.includes(id) ? (entry.stepCosts[index] ?? 0) : 0))
  return lost?.reduce((sum, credits) => sum + credits, 0) ?? 0
}
