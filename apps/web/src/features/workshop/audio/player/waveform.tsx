import { useMemo } from 'react'
import { formatDuration } from '../../../../lib/text.ts'
import { sectionName } from './section-name.ts'
import type { Section } from './section-name.ts'
import { seekTarget } from './seek-keys.ts'
import { barsOf, barsPath } from './waveform-bars.ts'

const BARS = 100
// A name in less of the width than this would run into the next one.
const NAMED_FROM = 0.07

/** How loud a piece is along its time, and the place in it: pressed, dragged or moved by keys. */
export function Waveform(props: {
  peaks: readonly number[]
  sections: readonly Section[]
  /** Seconds. */
  time: number
  length: number
  onSeek: (to: number) => void
}) {
  const { peaks, sections, time, length, onSeek } = props
  const path = useMemo(() => barsPath(barsOf(peaks, BARS)), [peaks])
  const done = length > 0 ? Math.min(1, time / length) : 0
  return (
    <div className="relative h-16 min-w-0 flex-1 rounded-s has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)">
      <Bars path={path} className="text-line-strong" />
      <div
        aria-hidden
        className="absolute inset-0"
        style={{ clipPath: `inset(0 ${((1 - done) * 100).toFixed(2)}% 0 0)` }}
      >
        <Bars path={path} className="text-ink" />
      </div>
      {sections.slice(1).map((section) => (
        <i
          key={section.start}
          aria-hidden
          className="absolute inset-y-0 w-px bg-line-strong"
          style={{ left: `${(section.start / length) * 100}%` }}
        />
      ))}
      {sections.map(
        (section) =>
          section.seconds / length >= NAMED_FROM && (
            <span
              key={section.start}
              aria-hidden
              className="pointer-events-none absolute max-md:hidden -top-3.5 truncate pl-1 text-[11px]/3 text-ink-3 select-none"
              style={{ left: `${(section.start / length) * 100}%`, maxWidth: `${(section.seconds / length) * 100}%` }}
            >
              {sectionName(section)}
            </span>
          ),
      )}
      <i
        aria-hidden
        className="absolute inset-y-0 w-0.5 -translate-x-1/2 rounded-full bg-ink"
        style={{ left: `${done * 100}%` }}
      />
      <input
        type="range"
        aria-label="Place in the piece"
        aria-valuetext={formatDuration(time)}
        min={0}
        max={length}
        step="any"
        value={Math.min(length, time)}
        onChange={(event) => onSeek(Number(event.target.value))}
        onKeyDown={(event) => {
          if (event.ctrlKey || event.metaKey || event.altKey) return
          const to = seekTarget(event.key, time, length)
          if (to === null) return
          event.preventDefault()
          onSeek(to)
        }}
        // Seen is the waveform; a thumb of no width is exactly where the pointer is.
        className="absolute inset-0 m-0 size-full cursor-pointer appearance-none opacity-0 [&::-moz-range-thumb]:w-0 [&::-moz-range-thumb]:border-0 [&::-webkit-slider-thumb]:h-16 [&::-webkit-slider-thumb]:w-0 [&::-webkit-slider-thumb]:appearance-none"
      />
    </div>
  )
}

function Bars({ path, className }: { path: string; className: string }) {
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${BARS} 100`}
      preserveAspectRatio="none"
      className={`absolute inset-0 size-full ${className}`}
    >
      <path d={path} fill="currentColor" />
    </svg>
  )
}
