import type { Generation } from '@easel/contract/entities/generation'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { messageOf } from '../../../lib/errors.ts'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { PhoneView } from '../screen/phone-tabs.tsx'
import { FailedCard } from './failed-card.tsx'
import { isOpen } from './track-generation.ts'
import type { Jobs } from './use-jobs.ts'
import { WaitingCard } from './waiting-card.tsx'

const SHOWN_FIRST = 6
// A failure is news for an hour; after that it is history.
const FAILURE_NEWS_MS = 3_600_000

/** What is being made, and below it what was made. On a phone the two are tabs of their own. */
export function Stage<G extends Generation>(props: {
  jobs: Jobs<G>
  /** Milliseconds since 1970. */
  now: number
  view: PhoneView
  /** The stage before the first work. */
  empty: ReactNode
  /** An order in work. */
  renderJob: (generation: G) => ReactNode
  /** A finished order; the first one's works are fetched first. */
  renderResult: (generation: G, isFirst: boolean) => ReactNode
  /** Rejects when the wish was not taken. */
  onCancel: (generation: G) => Promise<void>
  onRetry: (generation: G) => void
  /** Fills the form with what was asked for. */
  onRestore: (generation: G) => void
  /** Id of a finished order that must be among those shown. */
  revealed?: string | null
}) {
  const { jobs, now, view, empty, renderJob, renderResult, onCancel, onRetry, onRestore, revealed } = props
  const [wanted, setWanted] = useState(SHOWN_FIRST)
  const [dismissed, setDismissed] = useState<readonly string[]>([])
  const finished = jobs.all.filter((each) => !isOpen(each.status) && each.items.length > 0)
  const shown = Math.max(wanted, finished.findIndex((each) => each.id === revealed) + 1)
  const failed = jobs.all.filter(
    (each) =>
      each.status === 'failed' &&
      !dismissed.includes(each.id) &&
      now - Date.parse(each.ended_at ?? each.created_at) < FAILURE_NEWS_MS,
  )
  // One work is on the easel at least; those that have not begun wait below it, small.
  const [first, ...rest] = jobs.open.toReversed()
  const inWork = [...(first ? [first] : []), ...rest.filter((each) => each.status === 'running')]
  const waiting = rest.filter((each) => each.status === 'queued')
  const isQuiet = jobs.open.length === 0 && failed.length === 0
  const isEmpty = isQuiet && finished.length === 0 && !jobs.isLoading && !jobs.error
  const hasMore = finished.length > shown || jobs.hasMore
  const dismiss = (generation: G) => setDismissed((before) => [...before, generation.id])
  return (
    <div
      className={cx(
        'min-h-0 min-w-0 [scrollbar-color:var(--surface-3)_transparent] [scrollbar-width:thin] md:overflow-y-auto',
        view === 'generate' && 'max-md:hidden',
      )}
    >
      <div className="@container flex min-h-full flex-col gap-8 p-gutter pb-12">
        {isEmpty && empty}
        <div className={cx('flex flex-col gap-8', isQuiet && 'md:hidden', view !== 'queue' && 'max-md:hidden')}>
          {isQuiet && !isEmpty && <p className="text-ink-2">Nothing is being made at the moment.</p>}
          {/* The one in work first, then those that wait, in their order. */}
          {inWork.map(renderJob)}
          {waiting.map((generation) => (
            <WaitingCard key={generation.id} generation={generation} onCancel={() => onCancel(generation)} />
          ))}
          {failed.map((generation) => (
            <FailedCard
              key={generation.id}
              generation={generation}
              onRetry={() => {
                dismiss(generation)
                onRetry(generation)
              }}
              onRestore={() => onRestore(generation)}
              onDismiss={() => dismiss(generation)}
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
          {finished.slice(0, shown).map((generation, index) => renderResult(generation, index === 0))}
          {!jobs.isLoading && !jobs.error && finished.length === 0 && (
            <p className="text-ink-2 md:hidden">Nothing is finished yet.</p>
          )}
          {hasMore && (
            <Button
              className="self-start"
              disabled={jobs.isLoadingMore}
              onClick={() => {
                setWanted(shown + SHOWN_FIRST)
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
