import type { Video } from '@easel/contract/entities/video'
import { useEffect, useRef } from 'react'
import { placeholderBackground } from '../../lib/placeholder.ts'
import { useSoundOn } from '../../lib/sound-on.ts'
import { videoAltOf } from '../../lib/video-words.ts'
import { posterOf } from '../../ui/poster.ts'
import type { DetailFrame } from './detail-layout.tsx'
import { StageFrame } from './stage-frame.tsx'

// G18
const VOLUME = 0.8
const RETRY_MS = 50

/**
 * The video with the browser's own controls. It begins by itself, aloud where the person and the browser allow it, and stands still for
 * someone who prefers reduced motion.
 */
export function VideoStage({ video, frame }: { video: Video; frame: DetailFrame }) {
  const film = useRef<HTMLVideoElement>(null)
  const [wantsSound] = useSoundOn()
  const isHeard = video.has_audio && wantsSound
  useEffect(() => {
    const element = film.current
    if (!element) return
    element.volume = VOLUME
    element.muted = !isHeard
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let timer: ReturnType<typeof setTimeout> | undefined
    element.play().catch(() => {
      // G18: once more, and without the sound if that was what was forbidden. Then the controls are there.
      timer = setTimeout(() => {
        element.muted = true
        element.play().catch(() => undefined)
      }, RETRY_MS)
    })
    return () => clearTimeout(timer)
  }, [isHeard])
  return (
    <StageFrame what="video" work={video} frame={frame} below={144}>
      <video
        ref={film}
        src={video.video_url}
        poster={posterOf(video).image || undefined}
        width={video.width}
        height={video.height}
        aria-label={videoAltOf(video)}
        muted
        controls
        loop
        playsInline
        preload="metadata"
        className="block size-full bg-cover object-contain"
        style={{ backgroundImage: placeholderBackground(video.placeholder) }}
      />
    </StageFrame>
  )
}
