import type { GalleryImage } from '@easel/contract/entities/gallery'
import { useState } from 'react'
import { altOf, comparisonOf } from '../../lib/image-words.ts'
import { Compare } from '../../ui/compare.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Tag } from '../../ui/tag.tsx'
import type { DetailFrame } from './detail-layout.tsx'
import { StageFrame } from './stage-frame.tsx'
import { StagePicture } from './stage-picture.tsx'

type Shown = 'slider' | 'before' | 'after'

// V7: the words of the two steps.
const CHOICES = [
  { value: 'before', label: 'Step 1 of 2' },
  { value: 'after', label: '2 of 2' },
  { value: 'slider', label: 'Compare' },
] as const satisfies readonly { value: Shown; label: string }[]

/** The image, with the ways to its neighbours and to what it was made from (V7). */
export function Stage({ image, frame }: { image: GalleryImage; frame: DetailFrame }) {
  const [shown, setShown] = useState<Shown>('after')
  const comparison = comparisonOf(image)
  const work = <StagePicture image={image} alt={altOf(image)} />
  const before = (fit: string) =>
    comparison && (
      <img src={comparison.src} alt={comparison.beforeLabel} draggable={false} className={`size-full ${fit}`} />
    )
  return (
    <StageFrame
      what="image"
      work={image}
      frame={frame}
      below={comparison ? 168 : 144}
      tools={
        comparison && (
          <div className="mt-3 flex justify-center">
            <Segmented
              label={`${comparison.beforeLabel} and ${comparison.afterLabel}`}
              options={CHOICES}
              value={shown}
              onChange={setShown}
            />
          </div>
        )
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
    </StageFrame>
  )
}
