import type { GalleryImage } from '@easel/contract/entities/gallery'
import { BadgeCheck, X } from 'lucide-react'
import { remixPath } from '../../lib/image-words.ts'
import type { ItemPatch } from '../../lib/item-overlay.ts'
import { formatDate } from '../../lib/text.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { LinkChip } from '../../ui/chip.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { ActionRow } from './action-row.tsx'
import type { DetailFrame } from './image-detail.tsx'
import { PanelSection } from './panel-section.tsx'
import { PromptSection } from './prompt-section.tsx'
import { RecipeSection } from './recipe-section.tsx'

/** Everything about a work, beside it. */
export function DetailPanel({ image, frame }: { image: GalleryImage & ItemPatch; frame: DetailFrame }) {
  return (
    <>
      <PanelSection isFirst>
        <div className="flex items-center gap-3">
          <Avatar name={image.creator_name} src={null} size="large" />
          <div className="min-w-0 flex-1">
            <p className="truncate font-medium">{image.creator_name}</p>
            <p className="type-wall">
              <time dateTime={image.created_at}>{formatDate(image.created_at)}</time>,{' '}
              {image.is_private ? 'private' : 'public'}
            </p>
          </div>
          {frame.onClose && (
            <IconButton label="Close" onClick={frame.onClose} className="-mr-2 max-lg:hidden">
              <X size={20} aria-hidden />
            </IconButton>
          )}
        </div>
        <div className="mt-4 grid grid-cols-2 gap-2">
          <LinkButton variant="primary" size="big" to={remixPath(image.id)}>
            Remix
          </LinkButton>
          <LinkButton size="big" to={`/images/workshop?${new URLSearchParams({ tab: 'i2i', source: image.id })}`}>
            Start from this image
          </LinkButton>
        </div>
        <ActionRow image={image} frame={frame} />
      </PanelSection>
      <PanelSection>
        <AiLabel image={image} />
      </PanelSection>
      <PromptSection image={image} />
      <RecipeSection image={image} />
      {image.tags.length > 0 && (
        <PanelSection title="Tags">
          <div className="mt-3 flex flex-wrap gap-2">
            {image.tags.map((tag) => (
              <LinkChip key={tag.id} to={`/?${new URLSearchParams({ view: 'community', tag: tag.name })}`}>
                {tag.name}
              </LinkChip>
            ))}
          </div>
        </PanelSection>
      )}
    </>
  )
}

/** What made it, in plain words: every file carries the same in itself. */
function AiLabel({ image }: { image: GalleryImage }) {
  const isPainter = image.model_name === 'easel-painter'
  return (
    <p className="flex items-center gap-2 type-desc">
      <BadgeCheck size={20} aria-hidden className="text-ink-3" />
      {isPainter ? (
        <span>
          <b className="font-medium text-ink">Made by {image.model_label}</b>, procedural, marked in the file
        </span>
      ) : (
        <span>
          <b className="font-medium text-ink">AI-generated</b> with {image.model_label}, marked in the file
        </span>
      )}
    </p>
  )
}
