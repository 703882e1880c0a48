import type { GalleryImage } from '@easel/contract/entities/gallery'
import type { ImageGeneration } from '@easel/contract/entities/generation'
import {
  Clapperboard,
  ClipboardCopy,
  Download,
  Ellipsis,
  ExternalLink,
  Globe,
  ImagePlus,
  Lock,
  Repeat,
  Shuffle,
  Sparkle,
  Sparkles,
  Trash2,
} from 'lucide-react'
import { useNavigate } from 'react-router'
import { useIsMember } from '../../../lib/session.ts'
import { IconButton, iconButtonClass } from '../../../ui/icon-button.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../../ui/menu.tsx'
import type { Fill } from './use-fill.ts'
import type { ItemActions } from './use-item-actions.ts'

/** What can be done with a finished picture. In sight at all times: touch has no hover. */
export function WorkActions(props: {
  item: GalleryImage
  generation: ImageGeneration
  fill: Fill
  actions: ItemActions
}) {
  const { item, generation, fill, actions } = props
  const navigate = useNavigate()
  const isMember = useIsMember()
  return (
    <div className="-mx-2 mt-1 flex items-center">
      <IconButton label="Remix with a new seed" onClick={() => fill.remix(item, generation.recipe, false)}>
        <Shuffle size={20} aria-hidden />
      </IconButton>
      <IconButton label="Vary a little" onClick={() => fill.vary(item, 'subtle')}>
        <Sparkle size={20} aria-hidden />
      </IconButton>
      <IconButton label="Use as reference" onClick={() => fill.reference(item)}>
        <ImagePlus size={20} aria-hidden />
      </IconButton>
      <IconButton
        label="Animate"
        onClick={() => void navigate(`/videos/workshop?tab=i2v&source_image_id=${encodeURIComponent(item.id)}`)}
      >
        <Clapperboard size={20} aria-hidden />
      </IconButton>
      <a
        href={item.image}
        download
        aria-label="Download the original"
        title="Download the original"
        className={iconButtonClass()}
      >
        <Download size={20} aria-hidden />
      </a>
      <span className="ml-auto">
        <Menu
          align="end"
          label="More actions"
          trigger={
            <IconButton label="More actions">
              <Ellipsis size={20} aria-hidden />
            </IconButton>
          }
        >
          <MenuItem icon={Repeat} onClick={() => fill.remix(item, generation.recipe, true)}>
            Remix with the same seed
          </MenuItem>
          <MenuItem icon={Sparkles} onClick={() => fill.vary(item, 'strong')}>
            Vary strongly
          </MenuItem>
          <MenuItem icon={ClipboardCopy} onClick={() => void actions.copyRecipe(item)}>
            Copy recipe
          </MenuItem>
          <MenuItem icon={ExternalLink} onClick={() => void navigate(`/images/${item.id}`)}>
            Open its page
          </MenuItem>
          {isMember && (
            <>
              <MenuSeparator />
              <MenuItem
                icon={item.is_private ? Globe : Lock}
                onClick={() => void actions.setPrivate(item, !item.is_private)}
              >
                {item.is_private ? 'Public' : 'Private'}
              </MenuItem>
              <MenuItem icon={Trash2} danger onClick={() => actions.askDelete(item)}>
                Delete
              </MenuItem>
            </>
          )}
        </Menu>
      </span>
    </div>
  )
}
