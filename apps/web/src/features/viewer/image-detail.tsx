import type { GalleryImage } from '@easel/contract/entities/gallery'
import { altOf } from '../../lib/image-words.ts'
import type { ItemPatch } from '../../lib/item-overlay.ts'
import { ChildrenStrip } from './children-strip.tsx'
import type { DetailFrame } from './detail-layout.tsx'
import { DetailLayout } from './detail-layout.tsx'
import { DetailPanel } from './detail-panel.tsx'
import { Evolution } from './evolution.tsx'
import { Stage } from './stage.tsx'

/** V1: an image, and everything that is known of it. The same over the gallery and on the page `/images/{id}`. */
export function ImageDetail({ image, frame }: { image: GalleryImage & ItemPatch; frame: DetailFrame }) {
  return (
    <DetailLayout
      what="image"
      title={altOf(image)}
      frame={frame}
      stage={<Stage key={image.id} image={image} frame={frame} />}
      beneath={
        <>
          <Evolution image={image} viewer={frame.viewer} />
          <ChildrenStrip image={image} kind="videos" viewer={frame.videoViewer} />
          <ChildrenStrip image={image} kind="images" viewer={frame.viewer} />
        </>
      }
      panel={<DetailPanel key={image.id} image={image} frame={frame} />}
    />
  )
}
