import { useEffect, useRef, useState } from 'react'
import { notify } from '../../../lib/notices.ts'
import { takeTurn } from './player/sound-turn.ts'

/** A few words of a voice, one at a time. */
export interface VoicePreview {
  /** The voice that is heard, or on its way. */
  heard: string | null
  isWaiting: boolean
  toggle(voice: string): void
  stop(): void
}

export function useVoicePreview(): VoicePreview {
  const sound = useRef<HTMLAudioElement | null>(null)
  const [heard, setHeard] = useState<string | null>(null)
  const [isWaiting, setWaiting] = useState(false)

  function elementOf(): HTMLAudioElement {
    if (sound.current) return sound.current
    const element = new Audio()
    element.addEventListener('playing', () => setWaiting(false))
    for (const end of ['pause', 'ended'] as const) element.addEventListener(end, () => setHeard(null))
    element.addEventListener('error', () => {
      setHeard(null)
      notify('This voice could not be heard just now. Try again.', { tone: 'warn' })
    })
    sound.current = element
    return element
  }
  useEffect(() => () => sound.current?.pause(), [])

  return {
    heard,
    isWaiting,
    toggle(voice) {
      const element = elementOf()
      if (heard === voice) {
        element.pause()
        return
      }
      takeTurn(element)
      element.src = `/api/v1/audios/voices/${encodeURIComponent(voice)}/preview`
      setHeard(voice)
      setWaiting(true)
      // What went wrong is told by the element itself; being paused before it began is nothing.
      element.play().catch(() => undefined)
    },
    stop: () => sound.current?.pause(),
  }
}
