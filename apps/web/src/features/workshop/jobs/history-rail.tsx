import type { Generation } from '@easel/contract/entities/generation'
import { PanelRightClose } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { messageOf } from '../../../lib/errors.ts'
import { useOverlaidList } from '../../../lib/item-overlay.ts'
import { shorten } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useInView } from '../../../ui/use-near.ts'
import { groupByDay } from './history-groups.ts'
import { wordsOf } from './kinds.ts'
import type { Jobs } from './use-jobs.ts'

/** A finished work of an order. */
type ItemOf<G extends Generation> = G['items'][number]

interface Thumb<G extends Generation> {
  item: ItemOf<G>
  generation: G
  created_at: string
}

/** Everything made before, by days: a rail at the right, a strip below the stage where the window is narrow. */
export function HistoryRail<G extends Generation>(props: {
  jobs: Jobs<G>
  /** 'History', 'My videos'. */
  title: string
  now: number
  shownItem: string | null
  /** What is seen of a work: it fills a square. */
  renderTile: (item: ItemOf<G>) => ReactNode
  onOpen: (generation: G, item: ItemOf<G>) => void
  onHide: () => void
}) {
  const { jobs, title, now, shownItem, renderTile, onOpen, onHide } = props
  const end = useRef<HTMLDivElement>(null)
  const isAtEnd = useInView(end)
  const { hasMore, isLoadingMore, loadMore } = jobs
  useEffect(() => {
    if (isAtEnd && hasMore && !isLoadingMore) loadMore()
  }, [isAtEnd, hasMore, isLoadingMore, loadMore])
  const all = jobs.all.flatMap((generation) =>
    generation.items.map((item): Thumb<G> => ({ item, generation, created_at: generation.created_at })),
  )
  const kept = new Set(useOverlaidList<{ id: string }>(all.map(({ item }) => item)).map((item) => item.id))
  const thumbs = all.filter(({ item }) => kept.has(item.id))
  return (
    <aside
      aria-label={title}
      className="border-line max-lg:flex max-lg:gap-3 max-lg:overflow-x-auto max-lg:border-t max-lg:px-6 max-lg:py-3 max-md:hidden lg:w-[220px] lg:overflow-y-auto lg:border-l lg:p-4 no-scrollbar"
    >
      <div className="mb-2 flex items-center max-lg:hidden">
        <h2 className="type-label">{title}</h2>
        <IconButton label={`Hide ${title.toLowerCase()}`} className="-mr-2 ml-auto" onClick={onHide}>
          <PanelRightClose size={20} aria-hidden />
        </IconButton>
      </div>
      {jobs.error && (
        <div className="flex flex-col items-start gap-2">
          <p className="type-desc">{messageOf(jobs.error)}</p>
          <Button size="small" onClick={jobs.reload}>
            Try again
          </Button>
        </div>
      )}
      {jobs.isLoading && (
        <div className="grid grid-cols-2 gap-[3px] max-lg:flex">
          {Array.from({ length: 6 }, (_, index) => (
            <Skeleton key={index} className="aspect-square max-lg:size-14" />
          ))}
        </div>
      )}
      {!jobs.isLoading && !jobs.error && thumbs.length === 0 && (
        <p className="type-desc">What you make is kept here.</p>
      )}
      {groupByDay(thumbs, now).map((group) => (
        <div key={group.label} className="mb-4 max-lg:contents">
          <h3 className="mb-2 text-[12px]/4 font-medium text-ink-3 max-lg:sr-only">{group.label}</h3>
          <ul className="grid grid-cols-2 gap-[3px] max-lg:contents">
            {group.items.map(({ item, generation }) => (
              <li key={item.id} className="max-lg:w-14 max-lg:shrink-0">
                <button
                  type="button"
                  aria-label={shorten(wordsOf(generation), 60)}
                  aria-current={item.id === shownItem ? 'true' : undefined}
                  onClick={() => onOpen(generation, item)}
                  className="relative block aspect-square w-full overflow-hidden outline-offset-[-2px] aria-[current=true]:after:absolute aria-[current=true]:after:inset-0 aria-[current=true]:after:border-2 aria-[current=true]:after:border-ink"
                >
                  {renderTile(item)}
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <div ref={end} className="h-px w-px shrink-0" />
      {isLoadingMore && <Skeleton className="mt-[3px] aspect-[2/1] max-lg:mt-0 max-lg:size-14 max-lg:shrink-0" />}
    </aside>
  )
}
