import type { EffectEntry } from '@easel/catalogue/effects/effect'
import type { VideoGeneration } from '@easel/contract/entities/generation'
import type { Video } from '@easel/contract/entities/video'
import { FailedCard } from '../jobs/failed-card.tsx'
import { JobCard } from '../jobs/job-card.tsx'
import { isOpen } from '../jobs/track-generation.ts'
import type { Jobs } from '../jobs/use-jobs.ts'
import { WaitingCard } from '../jobs/waiting-card.tsx'
import type { VideoActions } from '../video/use-video-actions.ts'
import { ratioValue } from '../video/shape.ts'
import { EffectResult } from './effect-result.tsx'
import { effectSteps } from './effect-steps.ts'
import { ExampleStage } from './example-stage.tsx'
import { OwnFilms } from './own-films.tsx'
import { recipeOf } from './recipe.ts'

/** Left on the page: what the effect makes, then what is being made, then what has come of it. */
export function EffectStage(props: {
  entry: EffectEntry
  example: Video | undefined
  jobs: Jobs<VideoGeneration>
  /** Orders of this effect, newest first. */
  mine: readonly VideoGeneration[]
  /** The one that is looked at, if it has ended. */
  shown: VideoGeneration | null
  actions: VideoActions
  onShow: (generation: VideoGeneration | null) => void
  onAnother: () => void
  onCancel: (generation: VideoGeneration) => Promise<void>
  onRetry: (generation: VideoGeneration) => void
  onRestore: (generation: VideoGeneration) => void
}) {
  const { entry, example, jobs, mine, shown, actions, onShow, onAnother, onCancel, onRetry, onRestore } = props
  const [running, ...waiting] = mine.filter(({ status }) => isOpen(status)).toReversed()
  return (
    <div className="flex min-w-0 flex-col gap-6">
      {running ? (
        <div className="@container">
          <JobCard
            key={running.id}
            generation={running}
            ratio={ratioValue(recipeOf(running, entry)?.aspect_ratio ?? '16:9')}
            isSharp
            steps={effectSteps(entry, running)}
            usual={null}
            connection={jobs.connections.get(running.id)}
            onCancel={() => onCancel(running)}
            onFollowAgain={() => jobs.followAgain(running.id)}
          />
        </div>
      ) : shown && shown.status !== 'completed' ? (
        <FailedCard
          generation={shown}
          onRetry={() => onRetry(shown)}
          onRestore={() => onRestore(shown)}
          onDismiss={() => onShow(null)}
        />
      ) : shown ? (
        <EffectResult entry={entry} generation={shown} actions={actions} onAnother={onAnother} />
      ) : (
        <ExampleStage entry={entry} example={example} />
      )}
      {waiting.map((generation) => (
        <WaitingCard key={generation.id} generation={generation} onCancel={() => onCancel(generation)} />
      ))}
      <OwnFilms generations={mine} shownId={running ? null : (shown?.id ?? null)} onShow={onShow} />
    </div>
  )
}
