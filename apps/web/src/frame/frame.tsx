import { lazy, Suspense, useRef } from 'react'
import type { ReactNode } from 'react'
import { useMatches, useNavigation } from 'react-router'
import { useLowCredit } from '../features/account/use-low-credit.ts'
import { useMe } from '../lib/session.ts'
import { Notices } from '../ui/notices.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { Footer } from './footer.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { RestrictedBanner } from './restricted-banner.tsx'
import { TopBar } from './top-bar.tsx'
import { usePageFocus } from './use-page-focus.ts'

const LowCreditDialog = lazy(() =>
  import('../features/account/low-credit-dialog.tsx').then((module) => ({ default: module.LowCreditDialog })),
)

/** What a route may say about the frame, as `export const handle: FrameHandle = …`. */
export interface FrameHandle {
  /** The page ends with itself: a workshop, a viewer. */
  hideFooter?: boolean
}

/** The house around every page: bars, banners, notices. */
export function Frame({ children }: { children: ReactNode }) {
  const hideFooter = useMatches().some((match) => (match.handle as FrameHandle | undefined)?.hideFooter)
  const isGoing = useNavigation().state === 'loading'
  const isRestricted = useMe().user?.is_restricted ?? false
  const lowCredit = useLowCredit()
  const main = useRef<HTMLElement>(null)
  usePageFocus(main)
  return (
    <>
      <a href="#main" className="fixed -top-16 left-4 z-90 rounded-control bg-ink px-4 py-3 text-bg focus:top-2">
        Skip to content
      </a>
      <TopBar />
      {isGoing && (
        <div
          aria-hidden
          className="fixed inset-x-0 top-0 z-30 h-0.5 origin-left animate-[going_8s_ease-out_150ms_both] bg-accent motion-reduce:animate-none"
        />
      )}
      <OfflineBanner />
      {isRestricted && <RestrictedBanner />}
      <main ref={main} id="main" tabIndex={-1} className="min-w-0 flex-1 outline-none">
        {children}
      </main>
      {!hideFooter && <Footer />}
      <BottomBar />
      <Notices />
      {lowCredit.shown && (
        <Suspense>
          <LowCreditDialog state={lowCredit} />
        </Suspense>
      )}
    </>
  )
}
