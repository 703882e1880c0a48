import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { useReducedMotion } from '../../../lib/media-query.ts'
import { clearActivePlayer, setActivePlayer } from './active-player.ts'
import type { PlayerHandle } from './active-player.ts'
import { frameAfter } from './frames.ts'

// How much of it must be seen for it to play by itself.
const SEEN = 0.6

export interface Player extends PlayerHandle {
  isPlaying: boolean
  isMuted: boolean
  /** Seconds. */
  time: number
  seek(seconds: number): void
  /** Stops at the frame that is shown; its time in seconds. */
  hold(): number
  setMuted(muted: boolean): void
}

/**
 * A video that loops silently while it is seen, unless the person wants little motion or has paused it.
 * @param length in seconds
 */
export function usePlayer(length: number): [video: RefObject<HTMLVideoElement | null>, player: Player] {
  const video = useRef<HTMLVideoElement>(null)
  const isStill = useReducedMotion()
  const [isPlaying, setPlaying] = useState(false)
  const [isMuted, setMutedState] = useState(true)
  const [time, setTime] = useState(0)
  // Paused by hand: coming into view again is no reason to play.
  const held = useRef(false)

  const toggle = useCallback(() => {
    const element = video.current
    if (!element) return
    held.current = !element.paused
    // A play that the browser refuses leaves the button as it was.
    if (element.paused) void element.play().catch(() => undefined)
    else element.pause()
  }, [])
  const seek = useCallback((seconds: number) => {
    const element = video.current
    if (!element) return
    element.currentTime = seconds
    setTime(seconds)
  }, [])
  const step = useCallback(
    (frames: number) => {
      const element = video.current
      if (!element) return
      held.current = true
      element.pause()
      seek(frameAfter(element.currentTime, frames, length))
    },
    [length, seek],
  )
  const hold = useCallback(() => {
    const element = video.current
    if (!element) return 0
    held.current = true
    element.pause()
    return element.currentTime
  }, [])
  const setMuted = useCallback((muted: boolean) => {
    const element = video.current
    if (!element) return
    element.muted = muted
    setMutedState(muted)
  }, [])
  const handle = useMemo(() => ({ toggle, step }), [toggle, step])

  useEffect(() => {
    const element = video.current
    if (!element) return
    const observer = new IntersectionObserver(
      (entries) => {
        const isSeen = (entries.at(-1)?.intersectionRatio ?? 0) >= SEEN
        if (!isSeen) return element.pause()
        setActivePlayer(handle)
        if (!isStill && !held.current) void element.play().catch(() => undefined)
      },
      { threshold: [0, SEEN] },
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      clearActivePlayer(handle)
    }
  }, [handle, isStill])
  useEffect(() => {
    const element = video.current
    if (!element) return
    const heard = new AbortController()
    const on = (type: string, run: () => void) => element.addEventListener(type, run, { signal: heard.signal })
    on('play', () => {
      setPlaying(true)
      setActivePlayer(handle)
    })
    on('seeking', () => setActivePlayer(handle))
    on('pause', () => setPlaying(false))
    on('volumechange', () => setMutedState(element.muted))
    on('timeupdate', () => setTime(element.currentTime))
    return () => heard.abort()
  }, [handle])
  return [video, { isPlaying, isMuted, time, toggle, seek, hold, step, setMuted }]
}
