import type { GalleryImage } from '@easel/contract/entities/gallery'
import type { Video } from '@easel/contract/entities/video'
import { posterOf } from '../../ui/poster.ts'
import { StagePicture } from './stage-picture.tsx'

/** V8: the works on either side, fetched before they are asked for: images, and of videos their posters. */
export function Neighbours({ works }: { works: readonly (GalleryImage | Video | undefined)[] }) {
  return (
    <div aria-hidden className="pointer-events-none absolute size-0 overflow-hidden">
      {works.map((work) => work && <Ahead key={work.id} work={work} />)}
    </div>
  )
}

function Ahead({ work }: { work: GalleryImage | Video }) {
  if (!work.isVideo) return <StagePicture image={work} alt="" isAhead />
  const { image } = posterOf(work)
  return image && <img src={image} alt="" fetchPriority="low" />
}
