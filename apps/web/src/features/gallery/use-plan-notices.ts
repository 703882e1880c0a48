import { PLAN_LIMIT_NOTICE_AT, PLAN_LIMIT_STOP_AT } from '@easel/contract/limits'
import { useEffect, useRef } from 'react'
import { notify } from '../../lib/notices.ts'
import { countOf } from '../../lib/text.ts'
import type { WorkPage } from './pages.ts'
import type { View } from './place.ts'
import { isCommunity, kindOf } from './place.ts'

/** P3: says once that few works of the plan are left. What stops the list is said at its end. */
export function usePlanNotices(last: WorkPage | null, view: View): void {
  const remaining = isCommunity(view) ? (last?.plan_info?.remaining ?? null) : null
  const wasSaid = useRef(false)
  useEffect(() => {
    if (remaining === null || remaining > PLAN_LIMIT_NOTICE_AT || remaining <= PLAN_LIMIT_STOP_AT || wasSaid.current)
      return
    wasSaid.current = true
    notify('Free Plan Limit', {
      detail: `${countOf(remaining, kindOf(view) === 'videos' ? 'community video' : 'community image')} left on your plan.`,
      tone: 'warn',
      link: { label: 'See plans', to: '/subscription' },
    })
  }, [remaining, view])
}
