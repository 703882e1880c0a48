import { Gauge } from 'lucide-react'
import { messageOf } from '../../lib/errors.ts'
import { countOf } from '../../lib/text.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import type { ContentKind } from './place.ts'
import type { WorkList } from './use-work-list.ts'
import { VisitorLimit } from './visitor-limit.tsx'

const WORDS = {
  images: { one: 'more image', many: 'more images' },
  videos: { one: 'more video', many: 'more videos' },
} as const

/** Under the last work: that more is coming, that it failed, or why there is no more (G7). */
export function ListEnding({ kind, list }: { kind: ContentKind; list: WorkList }) {
  const { end, last, error } = list
  if (end === 'visitor-limit') return <VisitorLimit kind={kind} message={error?.message} />
  if (end === 'plan-limit') {
    const left = last?.plan_info?.remaining ?? 0
    return (
      <div className="p-6 max-md:px-2">
        {/* P3 */}
        <Banner
          icon={Gauge}
          tone="warn"
          title="Plan Limit Approaching"
          actions={
            <LinkButton variant="solid" to="/subscription">
              See plans
            </LinkButton>
          }
        >
          Your plan shows {countOf(left, WORDS[kind].one, WORDS[kind].many)} of the community. Scrolling stops here; a
          larger plan goes on.
        </Banner>
      </div>
    )
  }
  return (
    <div aria-live="polite" className="flex min-h-24 items-center justify-center gap-4 px-gutter type-desc">
      {end === 'end' ? (
        'You have seen everything here.'
      ) : error ? (
        <>
          {messageOf(error, `The next ${kind} could not be loaded.`)}
          <Button onClick={list.retry}>Try again</Button>
        </>
      ) : (
        list.isFetchingMore && `Loading more ${kind}…`
      )}
    </div>
  )
}
