import type { Video } from '@easel/contract/entities/video'
import { Link } from 'react-router'

const ROW = 'flex items-center gap-3 type-label'
const THUMB = 'size-16 rounded-work bg-surface-2 object-cover'

/** The photo that a film began as, where it may be seen: beside what became of it. */
export function MadeFrom({ item }: { item: Pick<Video, 'parentImage' | 'source_image'> }) {
  const { parentImage: parent, source_image: upload } = item
  if (upload) {
    return (
      <p className={ROW}>
        <img src={upload.url} alt="" className={THUMB} />
        Made from your photo
      </p>
    )
  }
  if (!parent?.id || !parent.image || parent.isPrivate) return null
  return (
    <Link to={`/images/${parent.id}`} className={`${ROW} self-start text-ink-2 hover:text-ink hover:underline`}>
      <img src={parent.image} alt="" loading="lazy" className={THUMB} />
      Made from this photo
    </Link>
  )
}
