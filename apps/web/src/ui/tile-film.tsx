import { useEffect, useRef, useState } from 'react'

// G18
const RETRY_MS = 50
const VOLUME = 0.7

/**
 * A film over the picture that stands in its place, from the moment in which it moves. Taking it away stops it and leaves the picture.
 * @param hasSound played aloud where the browser allows that, else without sound
 */
export function TileFilm({ src, hasSound = false }: { src: string; hasSound?: boolean }) {
  const video = useRef<HTMLVideoElement>(null)
  const [isMoving, setMoving] = useState(false)
  useEffect(() => {
    const element = video.current
    if (!element) return
    element.volume = VOLUME
    element.muted = !hasSound
    let timer: ReturnType<typeof setTimeout> | undefined
    element.play().catch(() => {
      // G18: once more. A browser that forbade the sound plays it without. A failed film is silent: its picture stands.
      timer = setTimeout(() => {
        element.muted = true
        element.play().catch(() => undefined)
      }, RETRY_MS)
    })
    return () => {
      clearTimeout(timer)
      element.pause()
    }
  }, [hasSound])
  return (
    <video
      ref={video}
      src={src}
      muted
      loop
      playsInline
      disableRemotePlayback
      preload="auto"
      aria-hidden
      tabIndex={-1}
      onPlaying={() => setMoving(true)}
      className={`pointer-events-none absolute inset-0 size-full object-cover ${isMoving ? '' : 'opacity-0'}`}
    />
  )
}
