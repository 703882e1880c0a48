import { GRID } from '@easel/contract/limits'
import type { Sort } from '@easel/contract/routes/gallery'
import { X } from 'lucide-react'
import { LinkChip } from '../../ui/chip.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import type { GalleryPlace } from './place.ts'
import { placePath, SORT_CHOICES } from './place.ts'

const SIZE_CHOICES = GRID.sizes.map((size) => ({ value: size, label: String(size) }))

/** Sort, tags and grid size, at hand while one scrolls. */
export function GalleryBar(props: {
  place: GalleryPlace
  sort: Sort
  onSort: (sort: Sort) => void
  tags: readonly string[]
  size: number
  onSize: (size: number) => void
}) {
  const { place, sort, onSort, tags, size, onSize } = props
  const isCommunity = place.view === 'community'
  return (
    <div className="sticky top-bar z-10 border-t border-line bg-bg">
      <div className="no-scrollbar mx-auto flex max-w-[1920px] items-center gap-4 px-gutter py-3 max-md:gap-2 max-md:overflow-x-auto max-md:py-2">
        {isCommunity && (
          <>
            <Segmented label="Sort" options={SORT_CHOICES} value={sort} onChange={onSort} className="shrink-0" />
            <span aria-hidden className="h-5 w-px shrink-0 bg-line-strong max-md:hidden" />
          </>
        )}
        <TagChips place={place} tags={tags} />
        <div className="ml-auto shrink-0 max-md:hidden">
          <Segmented label="Images in a row" options={SIZE_CHOICES} value={size} onChange={onSize} />
        </div>
      </div>
    </div>
  )
}

/** G3: the tag is in the address; choosing it does not scroll. In the lists of one's own only the chosen one shows, with a way out of it. */
function TagChips({ place, tags }: { place: GalleryPlace; tags: readonly string[] }) {
  const { tag, view } = place
  const names = view === 'community' ? tags : []
  const shown = tag && !names.includes(tag) ? [tag, ...names] : names
  if (shown.length === 0) return <div className="flex-1" />
  return (
    <nav
      aria-label="Tags"
      className="no-scrollbar flex min-w-0 gap-2 md:flex-1 md:overflow-x-auto md:p-0.5 max-md:shrink-0"
    >
      <LinkChip current={tag === null} preventScrollReset to={placePath({ ...place, tag: null })}>
        All
      </LinkChip>
      {shown.map((name) => (
        <LinkChip
          key={name}
          current={name === tag}
          preventScrollReset
          to={placePath({ ...place, tag: name === tag ? null : name })}
        >
          {name}
          {name === tag && (
            <>
              <X size={14} aria-hidden />
              <span className="sr-only">: remove this filter</span>
            </>
          )}
        </LinkChip>
      ))}
    </nav>
  )
}
