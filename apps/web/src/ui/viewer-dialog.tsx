import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { iconButtonClass } from './icon-button.tsx'

/** A window nearly as large as the page, for looking at a work: the work at the left, words about it at the right, below it on a phone. */
export function ViewerDialog(props: {
  open: boolean
  onClose: () => void
  /** Names the window; read out, shown by the content itself. */
  title: string
  work: ReactNode
  onKeyDown?: (event: KeyboardEvent) => void
  children: ReactNode
}) {
  const { open, onClose, title, work, onKeyDown, children } = props
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-black/70 transition-opacity move data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Popup
          onKeyDown={onKeyDown}
          className="fixed inset-6 z-50 mx-auto flex max-w-[1280px] overflow-hidden rounded-panel border border-line bg-bg shadow-float outline-none transition-[opacity,scale] move data-ending-style:scale-[0.98] data-ending-style:opacity-0 data-starting-style:scale-[0.98] data-starting-style:opacity-0 max-lg:flex-col max-lg:overflow-y-auto max-md:inset-0 max-md:rounded-none max-md:border-0"
        >
          <Base.Title className="sr-only">{title}</Base.Title>
          <Base.Close
            aria-label="Close"
            className={iconButtonClass('scrim', 'absolute! top-3 left-3 z-10 max-md:fixed!')}
          >
            <X size={20} aria-hidden />
          </Base.Close>
          <div className="relative grid min-h-0 min-w-0 flex-1 place-items-center bg-surface-1 max-lg:min-h-[40dvh] max-lg:flex-none">
            {work}
          </div>
          <div className="flex w-[340px] shrink-0 flex-col overflow-y-auto border-l border-line p-6 max-lg:w-full max-lg:overflow-visible max-lg:border-l-0 max-md:p-gutter max-md:pb-[calc(24px+env(safe-area-inset-bottom))]">
            {children}
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
