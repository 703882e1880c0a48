import type { ModelEntry } from '@easel/contract/entities/catalogue'
import type { ImageGeneration } from '@easel/contract/entities/generation'
import { JobCard } from '../jobs/job-card.tsx'
import { jobSteps } from '../jobs/job-steps.ts'
import type { Jobs } from '../jobs/use-jobs.ts'
import { PAINTER_STEPS } from './painter-steps.ts'

/** An order of pictures in work: the picture coming into focus. */
export function ImageJob(props: {
  generation: ImageGeneration
  jobs: Jobs<ImageGeneration>
  /** What makes it; undefined once it has left the catalogue. */
  model: ModelEntry | undefined
  /** Rejects when the wish was not taken. */
  onCancel: () => Promise<void>
}) {
  const { generation, jobs, model, onCancel } = props
  const { width, height } = generation.recipe
  return (
    <JobCard
      generation={generation}
      ratio={width / height}
      steps={jobSteps(generation, model?.built_in ? PAINTER_STEPS : null)}
      usual={model?.typical_seconds == null ? null : model.typical_seconds * generation.num_outputs}
      connection={jobs.connections.get(generation.id)}
      onCancel={onCancel}
      onFollowAgain={() => jobs.followAgain(generation.id)}
    />
  )
}
