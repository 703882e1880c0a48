import { ReactCompareSlider, ReactCompareSliderImage } from 'react-compare-slider'
import { Tag } from '../../ui/tag.tsx'
import type { PictureItem } from '../../ui/picture.tsx'

/** Two pictures, one behind the other, with a line between them to move by pointer, touch or arrow keys. */
export function CompareView({
  left,
  right,
}: {
  left: { label: string; src: string }
  right: { label: string; item: PictureItem }
}) {
  return (
    <div
      className="relative max-h-full w-full max-w-full lg:max-h-[calc(100dvh-48px)]"
      style={{ aspectRatio: `${right.item.width} / ${right.item.height}` }}
    >
      <ReactCompareSlider
        className="size-full"
        itemOne={<ReactCompareSliderImage src={left.src} alt={left.label} />}
        itemTwo={<ReactCompareSliderImage src={right.item.image} alt={right.label} />}
      />
      <Tag className="pointer-events-none absolute bottom-3 left-3">{left.label}</Tag>
      <Tag className="pointer-events-none absolute right-3 bottom-3">{right.label}</Tag>
    </div>
  )
}
