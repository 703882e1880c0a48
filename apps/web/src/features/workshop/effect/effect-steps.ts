import type { EffectEntry } from '@easel/catalogue/effects/effect'
import type { VideoGeneration } from '@easel/contract/entities/generation'
import { jobSteps } from '../jobs/job-steps.ts'
import type { JobStep } from '../jobs/job-steps.ts'

/** The steps that an order takes: without sound its step is not taken, and is not charged. */
export function stepsTaken(entry: EffectEntry, withSound: boolean): { id: string; label: string; credits: number }[] {
  return entry.steps
    .map(({ id, label }, index) => ({ id, label, credits: entry.stepCosts[index] ?? 0 }))
    .filter(({ id }) => withSound || id !== 'sound')
}

/** The list beside an effect in work. Sound and file are made in one go, which the server calls saving. */
export function effectSteps(
  entry: EffectEntry,
  { status, stage, recipe }: Pick<VideoGeneration, 'status' | 'stage' | 'recipe'>,
): JobStep[] {
  const taken = stepsTaken(entry, recipe.generate_audio)
  const stages = taken.map(({ id, label }) => ({ stage: id === 'sound' ? 'saving' : id, label }))
  if (!stages.some((each) => each.stage === 'saving')) stages.push({ stage: 'saving', label: 'Saving' })
  return jobSteps({ status, stage: stage === 'sound' ? 'saving' : stage }, stages)
}
