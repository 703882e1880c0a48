import type { GalleryImage } from '@easel/contract/entities/gallery'
import type { Video } from '@easel/contract/entities/video'
import { BadgeCheck, X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ItemPatch } from '../../lib/item-overlay.ts'
import { formatDate } from '../../lib/text.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { LinkChip } from '../../ui/chip.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { ActionRow } from './action-row.tsx'
import type { DetailFrame } from './detail-layout.tsx'
import { PanelSection } from './panel-section.tsx'

/** Who made the work and when, the ways on from it, and what one can do to it. */
export function PanelHead(props: {
  work: (GalleryImage | Video) & ItemPatch
  avatar: string | null
  frame: DetailFrame
  /** What makes something new of it. */
  ways: ReactNode
}) {
  const { work, avatar, frame, ways } = props
  return (
    <PanelSection isFirst>
      <div className="flex items-center gap-3">
        <Avatar name={work.creator_name} src={avatar} size="large" />
        <div className="min-w-0 flex-1">
          <p className="truncate font-medium">{work.creator_name}</p>
          <p className="type-wall">
            <time dateTime={work.created_at}>{formatDate(work.created_at)}</time>,{' '}
            {work.is_private ? 'private' : 'public'}
          </p>
        </div>
        {frame.onClose && (
          <IconButton label="Close" onClick={frame.onClose} className="-mr-2 max-lg:hidden">
            <X size={20} aria-hidden />
          </IconButton>
        )}
      </div>
      <div className="mt-4 grid grid-cols-2 gap-2">{ways}</div>
      <ActionRow work={work} frame={frame} />
    </PanelSection>
  )
}

/** What made it, in plain words: every file carries the same in itself. */
export function MadeBy({ label, isProcedural }: { label: string; isProcedural: boolean }) {
  return (
    <PanelSection>
      <p className="flex items-center gap-2 type-desc">
        <BadgeCheck size={20} aria-hidden className="shrink-0 text-ink-3" />
        {isProcedural ? (
          <span>
            <b className="font-medium text-ink">Made by {label}</b>, procedural, marked in the file
          </span>
        ) : (
          <span>
            <b className="font-medium text-ink">AI-generated</b> with {label}, marked in the file
          </span>
        )}
      </p>
    </PanelSection>
  )
}

/** The work's tags, each the way to the images that have it. */
export function Tags({ tags }: { tags: GalleryImage['tags'] }) {
  if (tags.length === 0) return null
  return (
    <PanelSection title="Tags">
      <div className="mt-3 flex flex-wrap gap-2">
        {tags.map((tag) => (
          <LinkChip key={tag.id} to={`/?${new URLSearchParams({ view: 'community', tag: tag.name })}`}>
            {tag.name}
          </LinkChip>
        ))}
      </div>
    </PanelSection>
  )
}
