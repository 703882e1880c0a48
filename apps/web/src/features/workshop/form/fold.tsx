import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { cx } from '../../../ui/cx.ts'

/** A part of the form that is folded away; folded, it says in a line what stands in it. */
export function Fold(props: {
  title: string
  summary: string
  isOpen: boolean
  onToggle: () => void
  children: ReactNode
}) {
  const { title, summary, isOpen, onToggle, children } = props
  const id = useId()
  return (
    <div>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onToggle}
        className="flex min-h-11 w-full items-center gap-3 text-left"
      >
        <span className="min-w-0 flex-1">
          <span className="block font-medium">{title}</span>
          <span className="num block truncate type-wall">{summary}</span>
        </span>
        <ChevronDown
          size={20}
          aria-hidden
          className={cx('text-ink-3 transition-transform move', isOpen && 'rotate-180')}
        />
      </button>
      <div id={id} hidden={!isOpen} className="flex flex-col gap-4 pt-3">
        {children}
      </div>
    </div>
  )
}
