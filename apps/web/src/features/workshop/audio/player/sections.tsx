import { formatDuration } from '../../../../lib/text.ts'
import { cueAt } from './cue-at.ts'
import { sectionName } from './section-name.ts'
import type { Section } from './section-name.ts'

/** The form of a piece: each part, and the way to it. */
export function Sections(props: { sections: readonly Section[]; time: number; onSeek: (to: number) => void }) {
  const { sections, time, onSeek } = props
  const current = cueAt(sections, time)
  return (
    <ol aria-label="Parts of the piece" className="flex flex-wrap gap-x-1 gap-y-1 max-md:gap-y-2">
      {sections.map((section, index) => (
        <li key={section.start}>
          <button
            type="button"
            aria-current={index === current ? 'true' : undefined}
            onClick={() => onSeek(section.start)}
            className="num inline-flex h-7 items-center gap-1.5 rounded-s px-2 text-[12px]/4 text-ink-2 transition-colors move hover:bg-surface-2 hover:text-ink aria-[current=true]:bg-surface-3 aria-[current=true]:text-ink max-md:h-9 max-md:px-3"
          >
            <span className="font-medium">{sectionName(section)}</span>
            <span className="text-ink-3">{formatDuration(section.start)}</span>
          </button>
        </li>
      ))}
    </ol>
  )
}
