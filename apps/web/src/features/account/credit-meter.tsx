import { lazy, Suspense, useState } from 'react'
import { useMe } from '../../lib/session.ts'
import { formatNumber } from '../../lib/text.ts'

const load = () => import('./credits-dialog.tsx')
const CreditsDialog = lazy(() => load().then((module) => ({ default: module.CreditsDialog })))

/** P5: what is left, and the way to what was spent. */
export function CreditMeter() {
  const { credits } = useMe()
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  if (!credits) return null
  return (
    <>
      <button
        type="button"
        onPointerEnter={() => void load().catch(() => undefined)}
        onClick={() => {
          setOpened(true)
          setOpen(true)
        }}
        className="num hit inline-flex h-control items-center gap-1 rounded-control px-3 font-medium text-ink-2 transition-colors move hover:bg-surface-2"
      >
        <span className="text-ink">{formatNumber(credits.total_available)}</span> credits
      </button>
      {wasOpened && (
        <Suspense>
          <CreditsDialog open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
