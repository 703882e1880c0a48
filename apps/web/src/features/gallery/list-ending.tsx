import { Gauge } from 'lucide-react'
import { messageOf } from '../../lib/errors.ts'
import { countOf } from '../../lib/text.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import type { ImageList } from './use-image-list.ts'
import { VisitorLimit } from './visitor-limit.tsx'

/** Under the last work: that more is coming, that it failed, or why there is no more (G7). */
export function ListEnding({ list }: { list: ImageList }) {
  const { end, last, error } = list
  if (end === 'visitor-limit') return <VisitorLimit message={error?.message} />
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
          Your plan shows {countOf(left, 'more image', 'more images')} of the community. Scrolling stops here; a larger
          plan goes on.
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
          {messageOf(error, 'The next images could not be loaded.')}
          <Button onClick={list.retry}>Try again</Button>
        </>
      ) : (
        list.isFetchingMore && 'Loading more images…'
      )}
    </div>
  )
}
