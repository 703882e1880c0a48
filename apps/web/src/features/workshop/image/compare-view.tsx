import { ReactCompareSlider, ReactCompareSliderImage } from 'react-compare-slider'
import { Tag } from '../../../ui/tag.tsx'
import type { PictureItem } from '../../../ui/picture.tsx'

/** Two pictures, one behind the other, with a line between them to move by pointer, touch or arrow keys. */
export function CompareView({
  left,
  right,
}: {
  left: { label: string; src: string }
  right: { label: string; item: PictureItem }
}) {
  const ratio = right.item.width / right.item.height
  return (
    <div
      className="relative"
      // As wide as its place, unless it would then be higher than the window.
      style={{ aspectRatio: ratio, width: `min(100%, calc((100dvh - 50px) * ${ratio}))` }}
    >
      <ReactCompareSlider
        className="isolate size-full"
        itemOne={<ReactCompareSliderImage src={left.src} alt={left.label} />}
        itemTwo={<ReactCompareSliderImage src={right.item.image} alt={right.label} />}
      />
      <Tag className="pointer-events-none absolute bottom-3 left-3">{left.label}</Tag>
      <Tag className="pointer-events-none absolute right-3 bottom-3">{right.label}</Tag>
    </div>
  )
}
