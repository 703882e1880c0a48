import { Dialog } from '@base-ui/react/dialog'
import { useEffect } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'

/** Where left and right have a meaning of their own. */
const OWN_ARROWS = 'input, textarea, select, [role=alertdialog]'

/**
 * A work over the page that it was opened from. The page lies untouched beneath: it keeps its place. Escape closes, arrows go to the
 * neighbours.
 */
export function ViewerDialog(props: {
  label: string
  onClose: () => void
  onPrevious?: (() => void) | undefined
  onNext?: (() => void) | undefined
  children: ReactNode
}) {
  const { label, onClose, onPrevious, onNext, children } = props
  const step = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (event.target instanceof Element && event.target.closest(OWN_ARROWS)) return
    if (event.key === 'ArrowLeft') onPrevious?.()
    if (event.key === 'ArrowRight') onNext?.()
  }
  return (
    // The page behind may still be scrolled by nobody, so it needs no lock: a lock takes the scrollbar away and moves every work.
    <Dialog.Root open modal="trap-focus" onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Popup
          aria-label={label}
          onKeyDown={step}
          className="fixed inset-0 z-40 overflow-y-scroll overscroll-contain bg-bg outline-none"
        >
          <Dialog.Title className="sr-only">{label}</Dialog.Title>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
      <QuietPage />
    </Dialog.Root>
  )
}

/** While a work is open the page beneath is neither read out nor reached. */
function QuietPage() {
  useEffect(() => {
    const page = document.getElementById('main')
    page?.setAttribute('inert', '')
    return () => page?.removeAttribute('inert')
  }, [])
  return null
}
