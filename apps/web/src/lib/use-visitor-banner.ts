import { NOTICE_MS } from '@easel/contract/limits'
import { useCallback } from 'react'
import { useLocation } from 'react-router'
import { notify } from './notices.ts'
import { signInPath } from './return-url.ts'

/** What a visitor may want: 'Want to {action}?' */
export type VisitorAction = 'like images' | 'share images' | 'like videos' | 'share videos' | 'change privacy'

/** A7: the banner at the lower edge for someone who needs an account for what they pressed. */
export function useVisitorBanner(): (action: VisitorAction) => void {
  const { pathname, search, mask } = useLocation()
  const here = mask ? mask.pathname : pathname + search
  return useCallback(
    (action) => {
      notify(`Want to ${action}?`, {
        detail: `Sign in to ${action} and unlock more features!`,
        link: { label: 'Sign in', to: signInPath(here, action) },
        ms: NOTICE_MS.visitor,
      })
    },
    [here],
  )
}
