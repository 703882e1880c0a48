import { Tooltip as Base } from '@base-ui/react/tooltip'
import type { ReactElement, ReactNode } from 'react'

/** A word or two about what the pointer or focus is on. Never the only place where something is said: touch has no hover. */
export function Tooltip({ content, children }: { content: ReactNode; children: ReactElement }) {
  return (
    <Base.Provider>
      <Base.Root>
        <Base.Trigger render={children} />
        <Base.Portal>
          <Base.Positioner sideOffset={8} collisionPadding={8} className="z-60">
            <Base.Popup className="max-w-64 rounded-s bg-ink px-2 py-1 text-[12px]/4 font-medium text-bg shadow-float">
              {content}
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </Base.Provider>
  )
}
