import type { GalleryImage } from '@easel/contract/entities/gallery'
import { StagePicture } from './stage-picture.tsx'

/** V8: the works on either side, fetched before they are asked for. */
export function Neighbours({ works }: { works: readonly (GalleryImage | undefined)[] }) {
  return (
    <div aria-hidden className="pointer-events-none absolute size-0 overflow-hidden">
      {works.map((work) => work && <StagePicture key={work.id} image={work} alt="" isAhead />)}
    </div>
  )
}
