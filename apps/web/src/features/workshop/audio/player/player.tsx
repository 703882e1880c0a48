import type { Audio } from '@easel/contract/entities/audio'
import { Captions as CaptionsIcon, Pause, Play, Repeat } from 'lucide-react'
import { useState } from 'react'
import { formatDuration, shorten } from '../../../../lib/text.ts'
import { Button } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Captions } from './captions.tsx'
import { Sections } from './sections.tsx'
import { useCues } from './use-cues.ts'
import { usePlayer } from './use-player.ts'
import { Volume } from './volume.tsx'
import { Waveform } from './waveform.tsx'

/** A piece to listen to: its waveform, its time, its parts or its words. */
export function PlayerPanel({ audio, showsCaptions = false }: { audio: Audio; showsCaptions?: boolean }) {
  const { audio_url, captions_url, length, peaks, sections, language } = audio
  const title = shorten(audio.prompt.trim() || 'Without words', 80)
  const [element, player] = usePlayer({ title, artist: audio.model_label, length })
  const { isPlaying, isWaiting, hasFailed, time, seek } = player
  const [captions, setCaptions] = useState(showsCaptions)
  // A <track> that failed is not fetched again: another one takes its place.
  const [tries, setTries] = useState(0)
  const [loops, setLoops] = useState(false)
  const hasCaptions = captions_url !== null
  const [track, cues] = useCues(hasCaptions && captions)
  const { onPlay, ...events } = player.events
  return (
    <div className="rounded-panel border border-line bg-surface-1 p-4 max-md:p-3">
      <audio
        ref={element}
        src={audio_url}
        preload="none"
        loop={loops}
        onPlay={() => {
          onPlay()
          setCaptions(true)
        }}
        {...events}
      >
        {/* Without a source it is nothing: music has no words. */}
        <track
          key={tries}
          ref={track}
          kind="captions"
          src={captions_url ?? undefined}
          srcLang={language ?? undefined}
        />
      </audio>
      <div className={sections.length > 0 ? 'flex items-center gap-3 md:pt-3' : 'flex items-center gap-3'}>
        <button
          type="button"
          aria-label={isPlaying ? 'Pause' : 'Play'}
          title={isPlaying ? 'Pause' : 'Play'}
          data-play
          onClick={player.toggle}
          className="grid size-11 shrink-0 place-items-center rounded-full bg-ink text-bg transition-opacity move hover:opacity-85"
        >
          {isPlaying ? (
            <Pause
              size={20}
              fill="currentColor"
              className={isWaiting ? 'animate-pulse motion-reduce:animate-none' : undefined}
              aria-hidden
            />
          ) : (
            <Play size={20} fill="currentColor" className="translate-x-px" aria-hidden />
          )}
        </button>
        <Waveform peaks={peaks} sections={sections} time={time} length={length} onSeek={seek} />
      </div>
      <div className="mt-1 flex items-center gap-1 pl-14">
        <span className="num type-wall">
          <span className="text-ink">{formatDuration(time)}</span> / {formatDuration(length)}
        </span>
        <span className="ml-auto flex items-center">
          {hasCaptions && (
            <IconButton
              label={captions ? 'Hide the captions' : 'Show the captions'}
              aria-expanded={captions}
              className={captions ? 'text-ink!' : 'text-ink-3!'}
              onClick={() => {
                if (!captions && cues?.length === 0) setTries(tries + 1)
                setCaptions(!captions)
              }}
            >
              <CaptionsIcon size={18} aria-hidden />
            </IconButton>
          )}
          <IconButton
            label="Play it again and again"
            aria-pressed={loops}
            className={loops ? 'bg-surface-3 text-ink!' : ''}
            onClick={() => setLoops(!loops)}
          >
            <Repeat size={18} aria-hidden />
          </IconButton>
          <Volume />
        </span>
      </div>
      {hasFailed && (
        <div role="alert" className="mt-2 flex flex-wrap items-center gap-3">
          <p className="type-desc text-danger">It could not be played. The file is kept.</p>
          <Button size="small" onClick={player.retry}>
            Try again
          </Button>
        </div>
      )}
      {sections.length > 0 && (
        <div className="mt-2 pl-12 max-md:pl-0">
          <Sections sections={sections} time={time} onSeek={seek} />
        </div>
      )}
      {hasCaptions && captions && (
        <div className="mt-2 pl-14 max-md:pl-0">
          <Captions cues={cues} language={language} time={time} onSeek={seek} />
        </div>
      )}
    </div>
  )
}
