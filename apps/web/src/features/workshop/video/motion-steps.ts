import type { VideoGeneration } from '@easel/contract/entities/generation'
import { jobSteps } from '../jobs/job-steps.ts'
import type { JobStep } from '../jobs/job-steps.ts'

const STEPS = [
  { stage: 'prepare', label: 'Setting the scene' },
  { stage: 'frames', label: 'Filming' },
  { stage: 'saving', label: 'Saving' },
] as const

// Before the work itself.
const WAITING: ReadonlySet<string> = new Set(['queued', 'starting', 'cancelling'])

/**
 * The list beside a video in work.
 * @param isOwn made on this machine, which tells what it does; of a host only working and saving are known
 */
export function motionSteps({ status, stage }: Pick<VideoGeneration, 'status' | 'stage'>, isOwn: boolean): JobStep[] {
  if (!isOwn) return jobSteps({ status, stage }, null)
  // An effect animates its frames; all that comes before the first frame is getting ready.
  const named = stage === 'animate' ? 'frames' : stage
  const isKnown = WAITING.has(named) || STEPS.some((step) => step.stage === named)
  return jobSteps({ status, stage: isKnown ? named : 'prepare' }, STEPS)
}
