import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { useSoundOn } from '../../../../lib/sound-on.ts'
import { releaseMediaKeys, takeMediaKeys, tellPosition } from './media-session.ts'
import { takeTurn } from './sound-turn.ts'
import { useVolume } from './use-volume.ts'

export interface Player {
  isPlaying: boolean
  /** The sound is on its way. */
  isWaiting: boolean
  /** The file could not be had, or not be played. */
  hasFailed: boolean
  /** Seconds. */
  time: number
  toggle(): void
  /** @param to seconds */
  seek(to: number): void
  retry(): void
  /** What the element tells. */
  events: {
    onPlay(): void
    onPause(): void
    onEnded(): void
    onWaiting(): void
    onPlaying(): void
    onSeeked(): void
    onTimeUpdate(): void
    onError(): void
  }
}

/**
 * One piece, played in an <audio> of its own; one at a time over the page, with the keys of the system.
 * @param piece.length seconds
 */
export function usePlayer(piece: {
  title: string
  artist: string
  length: number
}): [element: RefObject<HTMLAudioElement | null>, player: Player] {
  const { title, artist, length } = piece
  const element = useRef<HTMLAudioElement>(null)
  const hasKeys = useRef(false)
  const [isPlaying, setPlaying] = useState(false)
  const [isWaiting, setWaiting] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const [time, setTime] = useState(0)
  const [isOn] = useSoundOn()
  const [volume] = useVolume()

  useEffect(() => {
    if (element.current) element.current.volume = volume
  }, [volume])
  useEffect(() => {
    if (element.current) element.current.muted = !isOn
  }, [isOn])

  // Four times a second, as the browser tells it, is too coarse for a line that moves.
  useEffect(() => {
    if (!isPlaying) return
    let frame = 0
    const follow = () => {
      setTime(element.current?.currentTime ?? 0)
      frame = requestAnimationFrame(follow)
    }
    frame = requestAnimationFrame(follow)
    return () => cancelAnimationFrame(frame)
  }, [isPlaying])

  useEffect(
    () => () => {
      if (hasKeys.current) releaseMediaKeys()
    },
    [],
  )

  function play(): void {
    setFailed(false)
    // What went wrong comes as an error of the element; a pause before it began is nothing.
    element.current?.play().catch(() => undefined)
  }
  function seek(to: number): void {
    setTime(to)
    if (element.current) element.current.currentTime = to
  }
  const now = () => element.current?.currentTime ?? 0

  const player: Player = {
    isPlaying,
    isWaiting,
    hasFailed,
    time,
    toggle: () => (isPlaying ? element.current?.pause() : play()),
    seek,
    retry() {
      element.current?.load()
      play()
    },
    events: {
      onPlay() {
        if (element.current) takeTurn(element.current)
        hasKeys.current = true
        setPlaying(true)
        takeMediaKeys({ title, artist }, { play, pause: () => element.current?.pause(), seek, time: now, length })
        tellPosition(true, now(), length)
      },
      onPause() {
        setPlaying(false)
        setWaiting(false)
        setTime(now())
        tellPosition(false, now(), length)
      },
      onEnded: () => setPlaying(false),
      onWaiting: () => setWaiting(true),
      onPlaying: () => setWaiting(false),
      onSeeked: () => isPlaying && tellPosition(true, now(), length),
      onTimeUpdate: () => setTime(now()),
      onError() {
        setPlaying(false)
        setWaiting(false)
        setFailed(true)
      },
    },
  }
  return [element, player]
}
