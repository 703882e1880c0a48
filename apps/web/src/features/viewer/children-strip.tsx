import type { GalleryImage } from '@easel/contract/entities/gallery'
import { CHILDREN_SHOWN } from '@easel/contract/limits'
import { Play } from 'lucide-react'
import { imagePath } from '../../lib/image-words.ts'
import { countOf } from '../../lib/text.ts'
import { videoPath, videosOfImagePath } from '../../lib/video-words.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Tag } from '../../ui/tag.tsx'
import type { ViewerLink } from '../../ui/work-link.tsx'
import { WorkLink } from '../../ui/work-link.tsx'

const WORDS = {
  images: { title: 'Variations', one: 'Variation', more: 'more variation', all: 'View All Variations' },
  videos: { title: 'Videos made from this', one: 'Video', more: 'more video', all: 'View All Videos' },
} as const

/** V5, G10: what was made from the image, of one kind: the first six, how many more, the way to all. */
export function ChildrenStrip(props: {
  image: GalleryImage
  kind: 'images' | 'videos'
  viewer: ViewerLink | undefined
}) {
  const { image, kind, viewer } = props
  const isVideos = kind === 'videos'
  const words = WORDS[kind]
  const children = isVideos
    ? image.childVideos.map(({ id, poster }) => ({ id, picture: poster, page: videoPath(id) }))
    : image.childImages.map(({ id, image: picture }) => ({ id, picture, page: imagePath(id) }))
  const shown = children.slice(0, CHILDREN_SHOWN)
  if (shown.length === 0) return null
  const more = (isVideos ? image.videos_count : image.children_count) - shown.length
  return (
    <section aria-label={words.title} className="pt-10">
      <h2 className="font-medium">{words.title}</h2>
      <ul className="mt-4 grid grid-cols-6 gap-(--gap-grid) max-md:grid-cols-3">
        {shown.map((child, index) => (
          <li key={child.id}>
            <WorkLink
              id={child.id}
              page={child.page}
              viewer={viewer}
              replace
              label={`${words.one} ${index + 1}`}
              className="relative block aspect-3/2 overflow-hidden bg-surface-2"
            >
              <img src={child.picture} alt="" loading="lazy" className="size-full object-cover" />
              {isVideos && (
                <Tag className="absolute bottom-1 left-1">
                  <Play aria-hidden className="fill-current" />
                </Tag>
              )}
            </WorkLink>
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap items-center gap-4">
        {more > 0 && <span className="type-desc num">+{countOf(more, words.more)}</span>}
        <LinkButton to={isVideos ? videosOfImagePath(image.id) : `${imagePath(image.id)}/variations`}>
          {words.all}
        </LinkButton>
      </div>
    </section>
  )
}
