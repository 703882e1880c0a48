import type { VideoGeneration } from '@easel/contract/entities/generation'
import type { Video } from '@easel/contract/entities/video'
import {
  ClipboardCopy,
  Download,
  Ellipsis,
  Globe,
  Heart,
  ImageDown,
  Lock,
  Pencil,
  Repeat,
  Share,
  Shuffle,
  Trash2,
  WandSparkles,
} from 'lucide-react'
import { useNavigate } from 'react-router'
import type { ItemPatch } from '../../../lib/item-overlay.ts'
import { useIsMember } from '../../../lib/session.ts'
import { cx } from '../../../ui/cx.ts'
import { IconButton, iconButtonClass } from '../../../ui/icon-button.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../../ui/menu.tsx'
import { posterOf } from '../../../ui/poster.ts'
import { effectPath } from '../../../lib/video-words.ts'
import type { Fill } from './fill.ts'
import type { VideoActions } from './use-video-actions.ts'

/** What can be done with a finished video. In sight at all times: touch has no hover. */
export function VideoToolbar(props: {
  item: Video & ItemPatch
  generation: VideoGeneration
  fill: Fill
  actions: VideoActions
}) {
  const { item, generation, fill, actions } = props
  const navigate = useNavigate()
  const isMember = useIsMember()
  const { effect } = item
  const poster = posterOf(item).image
  return (
    <div className="-mx-2 flex items-center">
      {effect === null ? (
        <>
          {item.can_edit && (
            <IconButton
              label="Edit: the next order makes a new version"
              onClick={() => void fill.edit(item, generation)}
            >
              <Pencil size={20} aria-hidden />
            </IconButton>
          )}
          <IconButton label="Remix with a new seed" onClick={() => void fill.remix(item, generation, false)}>
            <Shuffle size={20} aria-hidden />
          </IconButton>
        </>
      ) : (
        <IconButton label="Open its effect" onClick={() => void navigate(effectPath(effect))}>
          <WandSparkles size={20} aria-hidden />
        </IconButton>
      )}
      {isMember && (
        <IconButton
          label={`Like, ${item.likes_count} likes`}
          aria-pressed={item.has_liked}
          onClick={() => void actions.like(item)}
        >
          <Heart size={20} aria-hidden className={cx(item.has_liked && 'fill-liked text-liked')} />
        </IconButton>
      )}
      <a
        href={item.video_url}
        download={`easel-${item.id}.mp4`}
        aria-label="Download the video"
        title="Download the video"
        className={iconButtonClass()}
      >
        <Download size={20} aria-hidden />
      </a>
      {isMember && (
        <IconButton label="Share" onClick={() => void actions.share(item)}>
          <Share size={20} aria-hidden />
        </IconButton>
      )}
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
          {effect === null && (
            <MenuItem icon={Repeat} onClick={() => void fill.remix(item, generation, true)}>
              Remix with the same seed
            </MenuItem>
          )}
          <MenuItem icon={ClipboardCopy} onClick={() => void actions.copyRecipe(item)}>
            Copy recipe
          </MenuItem>
          {poster !== '' && (
            <MenuItem icon={ImageDown} onClick={() => saveAs(poster, `easel-${item.id}-poster`)}>
              Download the poster
            </MenuItem>
          )}
          {isMember && item.can_edit && (
            <>
              <MenuSeparator />
              {/* A2: the button says where the video goes. */}
              <MenuItem
                icon={item.is_private ? Globe : Lock}
                onClick={() => void actions.setPrivate(item, !item.is_private)}
              >
                {item.is_private ? 'Public' : 'Private'}
              </MenuItem>
              {item.can_delete && (
                <MenuItem icon={Trash2} danger onClick={() => actions.askDelete(item)}>
                  Delete
                </MenuItem>
              )}
            </>
          )}
        </Menu>
      </span>
    </div>
  )
}

function saveAs(address: string, name: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
}
