import { useEffect, useRef } from 'react'
import { formatDuration } from '../../../../lib/text.ts'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { cueAt } from './cue-at.ts'
import type { Cue } from './cue-at.ts'

/** What is being said, line by line, following the time; a press on a line goes there. */
export function Captions(props: {
  /** Null while they are on their way. */
  cues: readonly Cue[] | null
  language: string | null
  time: number
  onSeek: (to: number) => void
}) {
  const { cues, language, time, onSeek } = props
  const list = useRef<HTMLOListElement>(null)
  const current = cues && time > 0 ? cueAt(cues, time) : -1
  useEffect(() => {
    // Only the list moves, never the page.
    const [box, line] = [list.current, list.current?.children[current]]
    if (!box || !(line instanceof HTMLElement)) return
    const middle = line.offsetTop - (box.clientHeight - line.offsetHeight) / 2
    box.scrollTo({ top: Math.max(0, middle) })
  }, [current])
  if (cues === null) return <Skeleton className="h-16 rounded-s" />
  if (cues.length === 0)
    return <p className="type-desc">The captions could not be loaded. Hide and show them to try again.</p>
  return (
    <ol
      ref={list}
      aria-label="Captions"
      lang={language ?? undefined}
      className="relative -mx-2 max-h-40 overflow-y-auto [scrollbar-color:var(--surface-3)_transparent] [scrollbar-width:thin]"
    >
      {cues.map((cue, index) => (
        <li key={cue.start}>
          <button
            type="button"
            aria-current={index === current ? 'true' : undefined}
            onClick={() => onSeek(cue.start)}
            className="flex w-full gap-3 rounded-s px-2 py-1 text-left text-ink-2 transition-colors move hover:bg-surface-2 hover:text-ink aria-[current=true]:bg-surface-3 aria-[current=true]:text-ink max-md:py-2"
          >
            <span className="num w-8 shrink-0 type-wall leading-5!">{formatDuration(cue.start)}</span>
            <span dir="auto" className="min-w-0 flex-1 text-start wrap-anywhere">
              {cue.text}
            </span>
          </button>
        </li>
      ))}
    </ol>
  )
}
