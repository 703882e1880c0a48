import type { Audio } from '@easel/contract/entities/audio'
import type { AudioGeneration } from '@easel/contract/entities/generation'
import { ClipboardCopy, Download, Ellipsis, Repeat, Shuffle, Trash2 } from 'lucide-react'
import { useIsMember } from '../../../lib/session.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../../ui/menu.tsx'
import { fileName } from './file-name.ts'
import type { AudioActions } from './use-audio-actions.ts'
import type { Fill } from './use-fill.ts'

/** What can be done with a finished piece. In sight at all times: touch has no hover. */
export function AudioActionRow(props: {
  audio: Audio
  generation: AudioGeneration
  fill: Fill
  actions: AudioActions
}) {
  const { audio, generation, fill, actions } = props
  const isMember = useIsMember()
  const name = fileName(audio.prompt)
  const files = [
    { href: audio.audio_url, ending: 'm4a', about: 'as M4A' },
    { href: audio.wav_url, ending: 'wav', about: 'as WAV, without loss' },
    ...(audio.captions_url === null ? [] : [{ href: audio.captions_url, ending: 'vtt', about: 'captions, as WebVTT' }]),
  ]
  return (
    <div className="mt-1 -ml-3 flex flex-wrap items-center gap-1">
      <Button size="small" variant="quiet" onClick={() => fill.remix(generation)}>
        <Shuffle size={16} aria-hidden /> Remix
      </Button>
      <span className="ml-auto flex items-center gap-1">
        <Download size={16} aria-hidden className="text-ink-3 max-md:hidden" />
        {files.map(({ href, ending, about }) => (
          <a
            key={ending}
            href={href}
            download={`${name}.${ending}`}
            aria-label={`Download ${about}`}
            title={`Download ${about}`}
            className={buttonClass({ size: 'small', variant: 'quiet' }, 'px-2!')}
          >
            {ending.toUpperCase()}
          </a>
        ))}
        <Menu
          align="end"
          label="More actions"
          trigger={
            <IconButton label="More actions">
              <Ellipsis size={20} aria-hidden />
            </IconButton>
          }
        >
          {/* A voice draws nothing: its seed means nothing. */}
          {audio.mode === 'music' && (
            <MenuItem icon={Repeat} onClick={() => fill.sameSeed(generation)}>
              Remix with the same seed
            </MenuItem>
          )}
          <MenuItem icon={ClipboardCopy} onClick={() => void actions.copyRecipe(audio)}>
            Copy recipe
          </MenuItem>
          {isMember && (
            <>
              <MenuSeparator />
              <MenuItem icon={Trash2} danger onClick={() => actions.askDelete(audio)}>
                Delete
              </MenuItem>
            </>
          )}
        </Menu>
      </span>
    </div>
  )
}
