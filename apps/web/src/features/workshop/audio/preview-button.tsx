import { Play, Square } from 'lucide-react'
import type { Voice } from '@easel/catalogue/voices'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { VoicePreview } from './use-voice-preview.ts'

/** Plays a few words of a voice, or stops them. */
export function PreviewButton(props: {
  voice: Voice
  preview: VoicePreview
  look?: 'plain' | 'line'
  off: string | null
}) {
  const { voice, preview, look = 'plain', off } = props
  const isHeard = preview.heard === voice.id
  return (
    <IconButton
      label={off ?? `${isHeard ? 'Stop' : 'Listen to'} ${voice.label}`}
      look={look}
      disabled={off !== null}
      onClick={() => preview.toggle(voice.id)}
    >
      {isHeard ? (
        <Square
          size={14}
          fill="currentColor"
          aria-hidden
          className={preview.isWaiting ? 'animate-pulse motion-reduce:animate-none' : undefined}
        />
      ) : (
        <Play size={16} fill="currentColor" aria-hidden />
      )}
    </IconButton>
  )
}
