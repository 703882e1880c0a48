import type { ModelEntry } from '@easel/contract/entities/catalogue'
import type { AudioGeneration } from '@easel/contract/entities/generation'
import { JobCard } from '../jobs/job-card.tsx'
import { jobSteps } from '../jobs/job-steps.ts'
import type { Jobs } from '../jobs/use-jobs.ts'
import { AUDIO_STEPS } from './audio-steps.ts'

/** An order of sound in work. */
export function AudioJob(props: {
  generation: AudioGeneration
  jobs: Jobs<AudioGeneration>
  /** What makes it; undefined once it has left the catalogue. */
  model: ModelEntry | undefined
  /** Rejects when the wish was not taken. */
  onCancel: () => Promise<void>
}) {
  const { generation, jobs, model, onCancel } = props
  return (
    <JobCard
      generation={generation}
      ratio={null}
      steps={jobSteps(generation, model?.built_in ? AUDIO_STEPS[generation.recipe.mode] : null)}
      usual={model?.typical_seconds ?? null}
      connection={jobs.connections.get(generation.id)}
      onCancel={onCancel}
      onFollowAgain={() => jobs.followAgain(generation.id)}
    />
  )
}
