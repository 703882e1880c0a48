import type { ModelEntry } from '@easel/contract/entities/catalogue'
import type { VideoGeneration } from '@easel/contract/entities/generation'
import { JobCard } from '../jobs/job-card.tsx'
import type { Jobs } from '../jobs/use-jobs.ts'
import { motionSteps } from './motion-steps.ts'
import { ratioValue } from './shape.ts'

/** An order of a video in work: its newest frame, and what is happening. */
export function VideoJob(props: {
  generation: VideoGeneration
  jobs: Jobs<VideoGeneration>
  /** What makes it; undefined of effects, and once it has left the catalogue. */
  model: ModelEntry | undefined
  /** Rejects when the wish was not taken. */
  onCancel: () => Promise<void>
}) {
  const { generation, jobs, model, onCancel } = props
  const { recipe } = generation
  return (
    <JobCard
      generation={generation}
      ratio={ratioValue(recipe.aspect_ratio ?? '16:9')}
      isSharp
      steps={motionSteps(generation, recipe.mode === 'effect' || model?.built_in === true)}
      usual={model?.typical_seconds ?? null}
      connection={jobs.connections.get(generation.id)}
      onCancel={onCancel}
      onFollowAgain={() => jobs.followAgain(generation.id)}
    />
  )
}
