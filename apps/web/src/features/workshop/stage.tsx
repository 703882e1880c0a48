import type { ModelEntry } from '@easel/contract/entities/catalogue'
import type { GalleryImage } from '@easel/contract/entities/gallery'
import type { Generation } from '@easel/contract/entities/generation'
import { useState } from 'react'
import { messageOf } from '../../lib/errors.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { cx } from '../../ui/cx.ts'
import { EmptyStage } from './empty-stage.tsx'
import { FailedCard } from './failed-card.tsx'
import { JobCard } from './job-card.tsx'
import { ResultBlock } from './result-block.tsx'
import { isOpen } from './track-generation.ts'
import type { Fill } from './use-fill.ts'
import type { ItemActions } from './use-item-actions.ts'
import type { Jobs } from './use-jobs.ts'
import { WaitingCard } from './waiting-card.tsx'
import type { PhoneView } from './phone-tabs.tsx'

const SHOWN_FIRST = 6
// A failure is news for an hour; after that it is history.
const FAILURE_NEWS_MS = 3_600_000

/** What is being made, and below it what was made. On a phone the two are tabs of their own. */
export function Stage(props: {
  jobs: Jobs
  models: readonly ModelEntry[]
  now: number
  view: PhoneView
  fill: Fill
  actions: ItemActions
  onCancel: (generation: Generation) => Promise<void>
  onRetry: (generation: Generation) => void
  onOpen: (generation: Generation, item: GalleryImage) => void
  onExample: (prompt: string) => void
}) {
  const { jobs, models, now, view, fill, actions, onCancel, onRetry, onOpen, onExample } = props
  const [shown, setShown] = useState(SHOWN_FIRST)
  const [dismissed, setDismissed] = useState<readonly string[]>([])
  const finished = jobs.all.filter((each) => !isOpen(each.status) && each.items.length > 0)
  const failed = jobs.all.filter(
    (each) =>
      each.status === 'failed' &&
      !dismissed.includes(each.id) &&
      now - Date.parse(each.ended_at ?? each.created_at) < FAILURE_NEWS_MS,
  )
  // One picture is on the easel at least; those that have not begun wait below it, small.
  const [first, ...rest] = jobs.open.toReversed()
  const inWork = [...(first ? [first] : []), ...rest.filter((each) => each.status === 'running')]
  const waiting = rest.filter((each) => each.status === 'queued')
  const isQuiet = jobs.open.length === 0 && failed.length === 0
  const isEmpty = isQuiet && finished.length === 0 && !jobs.isLoading && !jobs.error
  const hasMore = finished.length > shown || jobs.hasMore
  return (
    <div
      className={cx(
        'min-h-0 min-w-0 [scrollbar-color:var(--surface-3)_transparent] [scrollbar-width:thin] md:overflow-y-auto',
        view === 'generate' && 'max-md:hidden',
      )}
    >
      <div className="@container flex min-h-full flex-col gap-8 p-gutter pb-12">
        {isEmpty && <EmptyStage onExample={onExample} />}
        <div className={cx('flex flex-col gap-8', isQuiet && 'md:hidden', view !== 'queue' && 'max-md:hidden')}>
          {isQuiet && !isEmpty && <p className="text-ink-2">Nothing is being made at the moment.</p>}
          {/* The one in work first, then those that wait, in their order. */}
          {inWork.map((generation) => (
            <JobCard
              key={generation.id}
              generation={generation}
              connection={jobs.connections.get(generation.id)}
              model={models.find((model) => model.id === generation.model)}
              onCancel={() => onCancel(generation)}
              onFollowAgain={() => jobs.followAgain(generation.id)}
            />
          ))}
          {waiting.map((generation) => (
            <WaitingCard key={generation.id} generation={generation} onCancel={() => onCancel(generation)} />
          ))}
          {failed.map((generation) => (
            <FailedCard
              key={generation.id}
              generation={generation}
              onRetry={() => {
                setDismissed((before) => [...before, generation.id])
                onRetry(generation)
              }}
              onRestore={() => fill.restore(generation)}
              onDismiss={() => setDismissed((before) => [...before, generation.id])}
            />
          ))}
        </div>
        <div className={cx('flex flex-col gap-10', view !== 'results' && 'max-md:hidden', isEmpty && 'hidden')}>
          {jobs.isLoading && <Skeleton className="aspect-[2/1] w-full rounded-work" />}
          {jobs.error && (
            <div className="flex flex-wrap items-center gap-3">
              <p className="text-danger">{messageOf(jobs.error)}</p>
              <Button onClick={jobs.reload}>Try again</Button>
            </div>
          )}
          {finished.slice(0, shown).map((generation, index) => (
            <ResultBlock
              key={generation.id}
              generation={generation}
              now={now}
              isFirst={index === 0}
              fill={fill}
              actions={actions}
              onOpen={(item) => onOpen(generation, item)}
            />
          ))}
          {!jobs.isLoading && !jobs.error && finished.length === 0 && (
            <p className="text-ink-2 md:hidden">Nothing is finished yet.</p>
          )}
          {hasMore && (
            <Button
              className="self-start"
              disabled={jobs.isLoadingMore}
              onClick={() => {
                setShown((before) => before + SHOWN_FIRST)
                if (finished.length <= shown + SHOWN_FIRST && jobs.hasMore) jobs.loadMore()
              }}
            >
              Show earlier works
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}
