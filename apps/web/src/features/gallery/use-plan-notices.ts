import { PLAN_LIMIT_NOTICE_AT, PLAN_LIMIT_STOP_AT } from '@easel/contract/limits'
import type { ImagePage } from '@easel/contract/routes/gallery'
import { useEffect, useRef } from 'react'
import { notify } from '../../lib/notices.ts'
import { countOf } from '../../lib/text.ts'
import type { View } from './place.ts'

/** P3: says once that few images of the plan are left. What stops the list is said at its end. */
export function usePlanNotices(last: ImagePage | null, view: View): void {
  const remaining = view === 'community' ? (last?.plan_info?.remaining ?? null) : null
  const wasSaid = useRef(false)
  useEffect(() => {
    if (remaining === null || remaining > PLAN_LIMIT_NOTICE_AT || remaining <= PLAN_LIMIT_STOP_AT || wasSaid.current)
      return
    wasSaid.current = true
    notify('Free Plan Limit', {
      detail: `${countOf(remaining, 'community image')} left on your plan.`,
      tone: 'warn',
      link: { label: 'See plans', to: '/subscription' },
    })
  }, [remaining])
}
