import type { Audio } from '@easel/contract/entities/audio'
import { MessageSquareQuote, Music } from 'lucide-react'
import { useMemo } from 'react'
import { formatDuration } from '../../../lib/text.ts'
import { barsOf, barsPath } from './player/waveform-bars.ts'

const BARS = 24

/** A piece in the history: its shape, what it is, how long. */
export function HistoryTile({ audio }: { audio: Audio }) {
  const path = useMemo(() => barsPath(barsOf(audio.peaks, BARS)), [audio.peaks])
  const Icon = audio.mode === 'speech' ? MessageSquareQuote : Music
  return (
    <span
      aria-hidden
      className="absolute inset-0 flex flex-col justify-between bg-surface-2 p-2 transition-colors move hover:bg-surface-3 max-lg:p-1"
    >
      <svg
        aria-hidden
        viewBox={`0 0 ${BARS} 100`}
        preserveAspectRatio="none"
        className="min-h-0 w-full flex-1 text-ink-2"
      >
        <path d={path} fill="currentColor" />
      </svg>
      <span className="num flex items-center gap-1 text-[11px]/4 text-ink-2 max-lg:text-[10px]/3">
        <Icon size={12} aria-hidden /> {formatDuration(audio.length)}
      </span>
    </span>
  )
}
