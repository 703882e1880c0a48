import { Drawer as Base } from '@base-ui/react/drawer'
import type { ReactNode } from 'react'

/** A panel from the lower edge of a phone's screen; a swipe down, Escape or a press outside closes it. */
export function Sheet(props: {
  open: boolean
  onClose: () => void
  title: string
  hideTitle?: boolean
  children: ReactNode
}) {
  const { open, onClose, title, hideTitle, children } = props
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()} swipeDirection="down">
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-black/60 opacity-[calc(1-var(--drawer-swipe-progress,0))] transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0 data-swiping:duration-0" />
        <Base.Viewport className="fixed inset-0 z-50 flex items-end justify-center">
          <Base.Popup className="flex max-h-[85dvh] w-full max-w-[640px] [transform:translateY(var(--drawer-swipe-movement-y))] flex-col overflow-y-auto overscroll-contain rounded-t-panel border border-b-0 border-line bg-surface-1 pb-[calc(16px+env(safe-area-inset-bottom))] shadow-float outline-none transition-transform duration-200 ease-out data-ending-style:[transform:translateY(100%)] data-starting-style:[transform:translateY(100%)] data-swiping:duration-0 motion-reduce:transition-none">
            <div aria-hidden className="mx-auto mt-2 h-1 w-9 shrink-0 rounded-full bg-surface-3" />
            <Base.Content className="px-gutter pt-3">
              <Base.Title className={hideTitle ? 'sr-only' : 'mb-3 type-dialog'}>{title}</Base.Title>
              {children}
            </Base.Content>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
