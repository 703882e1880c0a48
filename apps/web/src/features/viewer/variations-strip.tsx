import type { GalleryImage } from '@easel/contract/entities/gallery'
import { CHILDREN_SHOWN } from '@easel/contract/limits'
import { imagePath } from '../../lib/image-words.ts'
import { countOf } from '../../lib/text.ts'
import { LinkButton } from '../../ui/button.tsx'
import type { ViewerLink } from '../../ui/work-link.tsx'
import { WorkLink } from '../../ui/work-link.tsx'

/** V5: what was made from the work: the first six, how many more, the way to all. */
export function VariationsStrip({ image, viewer }: { image: GalleryImage; viewer: ViewerLink | undefined }) {
  const shown = image.childImages.slice(0, CHILDREN_SHOWN)
  if (shown.length === 0) return null
  const more = image.children_count - shown.length
  return (
    <section aria-label="Variations" className="pt-10">
      <h2 className="font-medium">Variations</h2>
      <ul className="mt-4 grid grid-cols-6 gap-(--gap-grid) max-md:grid-cols-3">
        {shown.map((child, index) => (
          <li key={child.id}>
            <WorkLink
              id={child.id}
              viewer={viewer}
              replace
              label={`Variation ${index + 1}`}
              className="block aspect-3/2 overflow-hidden bg-surface-2"
            >
              <img src={child.image} alt="" loading="lazy" className="size-full object-cover" />
            </WorkLink>
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap items-center gap-4">
        {more > 0 && <span className="type-desc num">+{countOf(more, 'more variation')}</span>}
        <LinkButton to={`${imagePath(image.id)}/variations`}>View All Variations</LinkButton>
      </div>
    </section>
  )
}
