import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { CSSProperties, ReactNode } from 'react'
import { iconButtonClass } from '../../ui/icon-button.tsx'
import type { DetailFrame } from './detail-layout.tsx'
import { useSwipe } from './use-swipe.ts'

/** A work, as large as the window allows, with the ways to its neighbours. */
export function StageFrame(props: {
  /** 'image', 'video'. */
  what: string
  work: { width: number; height: number }
  frame: DetailFrame
  /** Pixels that stay free under the work. */
  below: number
  children: ReactNode
  /** Under the work. */
  tools?: ReactNode
}) {
  const { what, work, frame, below, children, tools } = props
  const swipe = useSwipe(frame.onNext, frame.onPrevious)
  const ratio = work.width > 0 && work.height > 0 ? work.width / work.height : 1
  return (
    <div className="order-0 md:max-lg:px-gutter md:max-lg:pt-6">
      <div className="relative grid touch-pan-y touch-pinch-zoom place-items-center" {...swipe}>
        <div
          className="relative overflow-hidden md:rounded-work"
          style={
            {
              aspectRatio: String(ratio),
              '--fit': `min(100%, (100dvh - var(--above) - ${below}px) * ${ratio.toFixed(4)})`,
              width: 'max(var(--fit), min(100%, 240px))',
            } as CSSProperties
          }
        >
          {children}
        </div>
        <Neighbour what={what} side="previous" onGo={frame.onPrevious} />
        <Neighbour what={what} side="next" onGo={frame.onNext} />
      </div>
      {tools}
    </div>
  )
}

function Neighbour(props: { what: string; side: 'previous' | 'next'; onGo: (() => void) | undefined }) {
  const { what, side, onGo } = props
  if (!onGo) return null
  const Icon = side === 'next' ? ChevronRight : ChevronLeft
  const label = side === 'next' ? `Next ${what}` : `Previous ${what}`
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onGo}
      // On a phone a swipe does this, and the buttons stay for those who cannot swipe.
      className={iconButtonClass(
        'scrim',
        `absolute! top-1/2 size-11 -translate-y-1/2 ${side === 'next' ? 'right-2 lg:right-3' : 'left-2 lg:left-3'}`,
      )}
    >
      <Icon size={20} aria-hidden />
    </button>
  )
}
