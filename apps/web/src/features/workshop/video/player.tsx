import type { Video } from '@easel/contract/entities/video'
import { Pause, Play, StepBack, StepForward, Volume2, VolumeX } from 'lucide-react'
import type { ReactNode } from 'react'
import { placeholderBackground } from '../../../lib/placeholder.ts'
import { cx } from '../../../ui/cx.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Slider } from '../../../ui/slider.tsx'
import { posterOf } from '../../../ui/poster.ts'
import { FRAME_RATE, timeInWords } from './frames.ts'
import { usePlayer } from './use-player.ts'

/** A video that loops, with its place in time, single frames and sound. */
export function VideoPlayer(props: {
  item: Video
  /** What is seen, in words. */
  label: string
  /** The first of the page: its file is fetched at once. */
  priority: boolean
  className?: string
  /** At the end of the controls; `hold` stops at the frame that is shown and answers its time in seconds. */
  renderTools?: (hold: () => number) => ReactNode
}) {
  const { item, label, priority, className, renderTools } = props
  const [video, player] = usePlayer(item.length)
  const { isPlaying, isMuted, time, toggle, step, seek, hold, setMuted } = player
  const poster = posterOf(item)
  return (
    <section aria-label={`Video: ${label}`} className={cx('@container min-w-0', className)}>
      <button
        type="button"
        aria-label={isPlaying ? 'Pause the video' : 'Play the video'}
        onClick={toggle}
        className="relative block w-full overflow-hidden rounded-t-work bg-surface-2 bg-cover"
        style={{
          aspectRatio: item.width / item.height,
          backgroundImage: placeholderBackground(item.placeholder),
        }}
      >
        <video
          ref={video}
          src={item.video_url}
          poster={poster.image || undefined}
          width={item.width}
          height={item.height}
          muted
          loop
          playsInline
          preload={priority ? 'auto' : 'metadata'}
          aria-hidden
          tabIndex={-1}
          className="size-full object-cover"
        />
        {!isPlaying && time === 0 && (
          <span className="absolute inset-0 m-auto grid size-14 place-items-center rounded-full bg-scrim text-on-scrim">
            <Play size={24} aria-hidden />
          </span>
        )}
      </button>
      <Slider
        hideLabel
        label="Place in the video"
        min={0}
        max={item.length}
        step={1 / FRAME_RATE}
        value={Math.min(time, item.length)}
        format={timeInWords}
        onChange={seek}
        className="-mt-1 [&_.h-control]:h-6"
      />
      <div className="-mx-2 flex flex-wrap items-center">
        <IconButton label={isPlaying ? 'Pause' : 'Play'} onClick={toggle}>
          {isPlaying ? <Pause size={20} aria-hidden /> : <Play size={20} aria-hidden />}
        </IconButton>
        <IconButton label="One frame back (,)" onClick={() => step(-1)}>
          <StepBack size={20} aria-hidden />
        </IconButton>
        <IconButton label="One frame on (.)" onClick={() => step(1)}>
          <StepForward size={20} aria-hidden />
        </IconButton>
        {item.has_audio && (
          <IconButton label={isMuted ? 'Sound on' : 'Sound off'} onClick={() => setMuted(!isMuted)}>
            {isMuted ? <VolumeX size={20} aria-hidden /> : <Volume2 size={20} aria-hidden />}
          </IconButton>
        )}
        <span className="num px-2 type-wall whitespace-nowrap">
          {timeInWords(time)}
          <span className="@max-[419px]:hidden">{` / ${timeInWords(item.length)}`}</span>
        </span>
        {renderTools && <span className="mr-2 ml-auto">{renderTools(hold)}</span>}
      </div>
    </section>
  )
}
