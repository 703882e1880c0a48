import { GRID } from '@easel/contract/limits'
import type { Sort } from '@easel/contract/routes/gallery'
import { Volume2, VolumeX, X } from 'lucide-react'
import { useSoundOn } from '../../lib/sound-on.ts'
import { LinkChip } from '../../ui/chip.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import type { ContentKind, GalleryPlace } from './place.ts'
import { isCommunity, placePath, SORT_CHOICES } from './place.ts'

const KIND_CHOICES = [
  { value: 'images', label: 'Images' },
  { value: 'videos', label: 'Videos' },
] as const
const SIZE_CHOICES = GRID.sizes.map((size) => ({ value: size, label: String(size) }))

/** Content, sort, tags, sound and grid size, at hand while one scrolls. */
export function GalleryBar(props: {
  place: GalleryPlace
  sort: Sort
  onSort: (sort: Sort) => void
  onKind: (kind: ContentKind) => void
  tags: readonly string[]
  size: number
  onSize: (size: number) => void
}) {
  const { place, sort, onSort, onKind, tags, size, onSize } = props
  return (
    <div className="sticky top-bar z-10 border-t border-line bg-bg">
      <div className="no-scrollbar mx-auto flex max-w-[1920px] items-center gap-4 px-gutter py-3 max-md:gap-2 max-md:overflow-x-auto max-md:py-2">
        {place.view === 'community' && (
          <Segmented label="Content" options={KIND_CHOICES} value={place.kind} onChange={onKind} className="shrink-0" />
        )}
        {isCommunity(place.view) && (
          <>
            <Segmented label="Sort" options={SORT_CHOICES} value={sort} onChange={onSort} className="shrink-0" />
            {place.kind === 'images' && <span aria-hidden className="h-5 w-px shrink-0 bg-line-strong max-md:hidden" />}
          </>
        )}
        <TagChips place={place} tags={tags} />
        <div className="ml-auto flex shrink-0 items-center gap-2 max-md:hidden">
          {place.kind === 'videos' && <SoundSwitch />}
          <Segmented
            label={place.kind === 'videos' ? 'Videos in a row' : 'Images in a row'}
            options={SIZE_CHOICES}
            value={size}
            onChange={onSize}
          />
        </div>
      </div>
    </div>
  )
}

/** G18: whether a video is heard when the pointer rests on it. */
function SoundSwitch() {
  const [isOn, setOn] = useSoundOn()
  const Icon = isOn ? Volume2 : VolumeX
  return (
    <IconButton
      label={isOn ? 'Sound on: a video is heard when you rest on it' : 'Sound off'}
      aria-pressed={isOn}
      onClick={() => setOn(!isOn)}
    >
      <Icon size={20} aria-hidden />
    </IconButton>
  )
}

/** G3: the tag is in the address; choosing it does not scroll. In the lists of one's own only the chosen one shows, with a way out of it. */
function TagChips({ place, tags }: { place: GalleryPlace; tags: readonly string[] }) {
  const { tag, view, kind } = place
  const names = view === 'community' && kind === 'images' ? tags : []
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
