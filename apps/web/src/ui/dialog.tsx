import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { iconButtonClass } from './icon-button.tsx'

/** A window over the page, centred; on a phone it rises from the lower edge. Escape and a press outside close it. */
export function Dialog(props: {
  open: boolean
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  /** The buttons at the end, the main one first. */
  actions?: ReactNode
  wide?: boolean
}) {
  const { open, onClose, title, description, children, actions, wide } = props
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-black/60 transition-opacity move data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Popup
          className={cx(
            'fixed top-1/2 left-1/2 z-50 flex max-h-[min(85dvh,760px)] w-[calc(100vw-32px)] -translate-x-1/2 -translate-y-1/2 flex-col overflow-y-auto rounded-panel border border-line bg-surface-1 p-6 shadow-float outline-none',
            'transition-[opacity,scale] move data-ending-style:scale-[0.98] data-ending-style:opacity-0 data-starting-style:scale-[0.98] data-starting-style:opacity-0',
            'max-md:top-auto max-md:bottom-0 max-md:w-full max-md:translate-y-0 max-md:rounded-b-none max-md:pb-[calc(24px+env(safe-area-inset-bottom))]',
            wide ? 'max-w-[680px]' : 'max-w-[440px]',
            'max-md:max-w-none',
          )}
        >
          <div className="flex items-start gap-3">
            <Base.Title className="min-w-0 flex-1 type-dialog">{title}</Base.Title>
            <Base.Close aria-label="Close" className={iconButtonClass('plain', '-mt-1.5 -mr-2')}>
              <X size={20} aria-hidden />
            </Base.Close>
          </div>
          {description && <Base.Description className="mt-2 text-ink-2">{description}</Base.Description>}
          {children}
          {actions && <div className="mt-6 flex flex-wrap gap-2">{actions}</div>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
