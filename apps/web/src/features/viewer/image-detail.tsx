import type { GalleryImage } from '@easel/contract/entities/gallery'
import { X } from 'lucide-react'
import type { CSSProperties } from 'react'
import { altOf } from '../../lib/image-words.ts'
import type { ItemPatch } from '../../lib/item-overlay.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import type { ViewerLink } from '../../ui/work-link.tsx'
import { DetailPanel } from './detail-panel.tsx'
import { Evolution } from './evolution.tsx'
import { Stage } from './stage.tsx'
import { VariationsStrip } from './variations-strip.tsx'

/** How a work is looked at: over a list, or on its own page. */
export interface DetailFrame {
  /** In a window over the gallery; else a page of its own. */
  isOverlay: boolean
  /** In the community's list. */
  inCommunity: boolean
  /** Opens other works where this one is open. */
  viewer?: ViewerLink | undefined
  onPrevious?: (() => void) | undefined
  onNext?: (() => void) | undefined
  onClose?: (() => void) | undefined
  /** A2: it became private while it was looked at in the community's list. */
  onHidden: () => void
  /** It is deleted. */
  onGone: () => void
}

/** V1: a work, and everything that is known of it. The same over the gallery and on the page `/images/{id}`. */
export function ImageDetail({ image, frame }: { image: GalleryImage & ItemPatch; frame: DetailFrame }) {
  return (
    <article
      aria-label="Image"
      className="grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_420px] lg:items-start"
      style={{ '--above': frame.isOverlay ? '0px' : 'var(--bar)' } as CSSProperties}
    >
      {!frame.isOverlay && <h1 className="sr-only">{altOf(image)}</h1>}
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
        <Stage key={image.id} image={image} frame={frame} />
        <div className="order-2 mx-auto w-full max-w-[1100px] min-w-0 px-gutter pb-16 lg:px-0 lg:pb-0">
          <Evolution image={image} viewer={frame.viewer} />
          <VariationsStrip image={image} viewer={frame.viewer} />
        </div>
      </div>
      <aside
        aria-label="About this image"
        className="order-1 px-gutter lg:sticky lg:top-(--above) lg:h-[calc(100dvh-var(--above))] lg:overflow-y-auto lg:overscroll-contain lg:border-l lg:border-line lg:pb-12"
      >
        <DetailPanel key={image.id} image={image} frame={frame} />
      </aside>
    </article>
  )
}
