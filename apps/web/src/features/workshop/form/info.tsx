import { CircleHelp } from 'lucide-react'
import { Popover } from '../../../ui/popover.tsx'

/** The (i) beside a label: one plain sentence about it. */
export function Info({ about, children }: { about: string; children: string }) {
  return (
    <Popover
      title={about}
      trigger={
        <button
          type="button"
          aria-label={`About: ${about}`}
          className="hit inline-grid size-5 place-items-center rounded-full text-ink-3 transition-colors move hover:text-ink"
        >
          <CircleHelp size={14} aria-hidden />
        </button>
      }
    >
      <p className="type-desc">{children}</p>
    </Popover>
  )
}
