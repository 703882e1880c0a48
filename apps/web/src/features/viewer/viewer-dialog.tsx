import { Dialog } from '@base-ui/react/dialog'
import { useEffect, useRef } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { shorten } from '../../lib/text.ts'

/** Where left and right have a meaning of their own. */
const OWN_ARROWS = 'input, textarea, select, video, [role=alertdialog]'

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
  const popup = useRef<HTMLDivElement>(null)
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
          ref={popup}
          // A film takes the arrows for itself when it has the focus, so it does not get it first.
          initialFocus={popup}
          aria-label={label}
          onKeyDown={step}
          className="fixed inset-0 z-40 overflow-y-scroll overscroll-contain bg-bg outline-none"
        >
          <Dialog.Title className="sr-only">{label}</Dialog.Title>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
      <QuietPage label={label} />
    </Dialog.Root>
  )
}

/** While a work is open the page beneath is neither read out nor reached, and the tab says what is looked at. */
function QuietPage({ label }: { label: string }) {
  useEffect(() => {
    const { title } = document
    document.title = `${shorten(label, 70)} · Easel`
    return () => {
      document.title = title
    }
  }, [label])
  useEffect(() => {
    const page = document.getElementById('main')
    page?.setAttribute('inert', '')
    return () => page?.removeAttribute('inert')
  }, [])
  return null
}
