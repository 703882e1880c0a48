import { X } from 'lucide-react'
import type { CSSProperties, ReactNode } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import type { ViewerLink } from '../../ui/work-link.tsx'

/** How a work is looked at: over a list, or on its own page. */
export interface DetailFrame {
  /** In a window over the gallery; else a page of its own. */
  isOverlay: boolean
  /** In the community's list. */
  inCommunity: boolean
  /** Opens other images where this work is open. */
  viewer?: ViewerLink | undefined
  /** The same for videos. */
  videoViewer?: ViewerLink | undefined
  onPrevious?: (() => void) | undefined
  onNext?: (() => void) | undefined
  onClose?: (() => void) | undefined
  /** A2: it became private while it was looked at in the community's list. */
  onHidden: () => void
  /** It is deleted. */
  onGone: () => void
}

/** The work at the left, what it comes from and what came of it beneath, everything about it at the right; on a phone all beneath it. */
export function DetailLayout(props: {
  /** 'image', 'video'. */
  what: string
  /** What is seen, in words: the title of a page of its own. */
  title: string
  frame: DetailFrame
  stage: ReactNode
  beneath: ReactNode
  panel: ReactNode
}) {
  const { what, title, frame, stage, beneath, panel } = props
  return (
    <article
      aria-label={`${what[0]?.toUpperCase()}${what.slice(1)}`}
      className="grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_420px] lg:items-start"
      style={{ '--above': frame.isOverlay ? '0px' : 'var(--bar)' } as CSSProperties}
    >
      {!frame.isOverlay && <h1 className="sr-only">{title}</h1>}
      {/* Where the panel is under the picture, the way out stays in sight. */}
      {frame.onClose && (
        <IconButton
          label="Close"
          look="scrim"
          onClick={frame.onClose}
          className="fixed! top-2 right-2 z-10 size-11 md:top-8 md:right-8 lg:hidden"
        >
          <X size={20} aria-hidden />
        </IconButton>
      )}
      <div className="contents lg:block lg:min-w-0 lg:px-6 lg:pt-6 lg:pb-16">
        {stage}
        <div className="order-2 mx-auto w-full max-w-[1100px] min-w-0 px-gutter pb-16 lg:px-0 lg:pb-0">{beneath}</div>
      </div>
      <aside
        aria-label={`About this ${what}`}
        className="order-1 px-gutter lg:sticky lg:top-(--above) lg:h-[calc(100dvh-var(--above))] lg:overflow-y-auto lg:overscroll-contain lg:border-l lg:border-line lg:pb-12"
      >
        {panel}
      </aside>
    </article>
  )
}
