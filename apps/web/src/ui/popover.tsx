import { Popover as Base } from '@base-ui/react/popover'
import type { ReactElement, ReactNode } from 'react'

/** A small panel beside its button, for what does not need a window. */
export function Popover(props: {
  trigger: ReactElement
  title?: string
  children: ReactNode
  align?: 'start' | 'center' | 'end'
}) {
  const { trigger, title, children, align = 'start' } = props
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner align={align} sideOffset={8} collisionPadding={12} className="z-50 outline-none">
          <Base.Popup className="w-80 max-w-[calc(100vw-24px)] rounded-panel border border-line bg-surface-2 p-4 shadow-float outline-none">
            {title && <Base.Title className="mb-2 font-medium">{title}</Base.Title>}
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
