import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import type { Cue } from './cue-at.ts'

/**
 * The captions of a <track>, read by the browser itself once they are wanted; null while they are on their way, [] where they could
 * not be had.
 */
export function useCues(isWanted: boolean): [track: RefObject<HTMLTrackElement | null>, cues: readonly Cue[] | null] {
  const track = useRef<HTMLTrackElement>(null)
  const [cues, setCues] = useState<readonly Cue[] | null>(null)
  useEffect(() => {
    const element = track.current
    if (!isWanted || !element) return
    const take = () => setCues(Array.from(element.track.cues ?? [], asCue))
    const fail = () => setCues([])
    element.addEventListener('load', take)
    element.addEventListener('error', fail)
    // Hidden: the browser fetches and reads them, and shows them nowhere by itself.
    element.track.mode = 'hidden'
    if (element.readyState === HTMLTrackElement.LOADED) take()
    return () => {
      element.removeEventListener('load', take)
      element.removeEventListener('error', fail)
    }
  }, [isWanted])
  return [track, cues]
}

function asCue(cue: TextTrackCue): Cue {
  const text = cue instanceof VTTCue ? (cue.getCueAsHTML().textContent ?? '') : ''
  return { start: cue.startTime, end: cue.endTime, text: text.replaceAll('\n', ' ') }
}
