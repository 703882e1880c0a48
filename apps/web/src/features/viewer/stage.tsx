import type { GalleryImage } from '@easel/contract/entities/gallery'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import type { CSSProperties } from 'react'
import { altOf, comparisonOf } from '../../lib/image-words.ts'
import { Compare } from '../../ui/compare.tsx'
import { iconButtonClass } from '../../ui/icon-button.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Tag } from '../../ui/tag.tsx'
import type { DetailFrame } from './image-detail.tsx'
import { StagePicture } from './stage-picture.tsx'
import { useSwipe } from './use-swipe.ts'

type Shown = 'slider' | 'before' | 'after'

// V7: the words of the two steps.
const CHOICES = [
  { value: 'before', label: 'Step 1 of 2' },
  { value: 'after', label: '2 of 2' },
  { value: 'slider', label: 'Compare' },
] as const satisfies readonly { value: Shown; label: string }[]

/** The work, as large as the window allows, with the ways to its neighbours and to what it was made from (V7). */
export function Stage({ image, frame }: { image: GalleryImage; frame: DetailFrame }) {
  const [shown, setShown] = useState<Shown>('after')
  const swipe = useSwipe(frame.onNext, frame.onPrevious)
  const comparison = comparisonOf(image)
  const ratio = image.width > 0 && image.height > 0 ? image.width / image.height : 1
  const work = <StagePicture image={image} alt={altOf(image)} />
  const before = (fit: string) =>
    comparison && (
      <img src={comparison.src} alt={comparison.beforeLabel} draggable={false} className={`size-full ${fit}`} />
    )
  return (
    <div className="order-0 md:max-lg:px-gutter md:max-lg:pt-6">
      <div className="relative grid touch-pan-y touch-pinch-zoom place-items-center" {...swipe}>
        <div
          className="relative overflow-hidden md:rounded-work"
          style={
            {
              aspectRatio: String(ratio),
              '--fit': `min(100%, (100dvh - var(--above) - ${comparison ? 168 : 144}px) * ${ratio.toFixed(4)})`,
              width: 'max(var(--fit), min(100%, 240px))',
            } as CSSProperties
          }
        >
          {comparison && shown === 'slider' ? (
            <Compare {...comparison} before={before('object-cover')} after={work} />
          ) : (
            <>
              {shown === 'before' ? before('object-contain') : work}
              {comparison && (
                <Tag className="pointer-events-none absolute bottom-2 left-2">
                  {shown === 'before' ? comparison.beforeLabel : comparison.afterLabel}
                </Tag>
              )}
            </>
          )}
        </div>
        <Neighbour side="previous" onGo={frame.onPrevious} />
        <Neighbour side="next" onGo={frame.onNext} />
      </div>
      {comparison && (
        <div className="mt-3 flex justify-center">
          <Segmented
            label={`${comparison.beforeLabel} and ${comparison.afterLabel}`}
            options={CHOICES}
            value={shown}
            onChange={setShown}
          />
        </div>
      )}
    </div>
  )
}

function Neighbour({ side, onGo }: { side: 'previous' | 'next'; onGo: (() => void) | undefined }) {
  if (!onGo) return null
  const Icon = side === 'next' ? ChevronRight : ChevronLeft
  const label = side === 'next' ? 'Next image' : 'Previous image'
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
