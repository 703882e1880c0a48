import type { ModelEntry } from '@easel/contract/entities/catalogue'
import type { AudioGeneration } from '@easel/contract/entities/generation'
import { JobCard } from '../jobs/job-card.tsx'
import { jobSteps } from '../jobs/job-steps.ts'
import type { Jobs } from '../jobs/use-jobs.ts'
import { WaveShape } from './wave-shape.tsx'
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
      face={<Filling progress={generation.progress} />}
      steps={jobSteps(generation, model?.built_in ? AUDIO_STEPS[generation.recipe.mode] : null)}
      usual={model?.typical_seconds ?? null}
      connection={jobs.connections.get(generation.id)}
      onCancel={onCancel}
      onFollowAgain={() => jobs.followAgain(generation.id)}
    />
  )
}

/** The shape of a piece, filled as far as the work is. */
function Filling({ progress }: { progress: number }) {
  return (
    <div className="relative rounded-t-panel bg-surface-1 px-4 py-6">
      <WaveShape />
      <div
        aria-hidden
        className="absolute inset-x-4 top-6 transition-[clip-path] duration-300 ease-out motion-reduce:transition-none"
        style={{ clipPath: `inset(0 ${((1 - progress) * 100).toFixed(1)}% 0 0)` }}
      >
        <WaveShape isDone />
      </div>
    </div>
  )
}
