import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { formatNumber } from '../../../lib/text.ts'
import { cx } from '../../../ui/cx.ts'

// The counter appears at four fifths of what fits.
const COUNTER_FROM = 0.8

/** A text that grows with what is written, up to ten lines, with its tools and, near the limit, its counter under it. */
export function GrowingText(props: {
  id: string
  value: string
  onChange: (value: string) => void
  placeholder: string
  maxLength: number | undefined
  /** Id of the sentence that says what is wrong. */
  invalidBy: string | undefined
  rows: number
  /** The counter stands there from the first character. */
  alwaysCounts?: boolean
  tools?: ReactNode
}) {
  const { id, value, onChange, placeholder, maxLength, invalidBy, rows, alwaysCounts, tools } = props
  const box = useRef<HTMLTextAreaElement>(null)
  useEffect(() => fitTo(box.current, value), [value])
  const showsCount = maxLength !== undefined && (alwaysCounts || value.length >= maxLength * COUNTER_FROM)
  const isOver = maxLength !== undefined && value.length > maxLength
  return (
    <div
      className={cx(
        'rounded-control border bg-surface-1 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-(--focus)',
        invalidBy || isOver ? 'border-danger' : 'border-line-strong',
      )}
    >
      <textarea
        ref={box}
        id={id}
        value={value}
        rows={rows}
        // Some languages are written from the right.
        dir="auto"
        placeholder={placeholder}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={invalidBy || isOver ? true : undefined}
        aria-describedby={invalidBy}
        className="block max-h-[260px] w-full resize-none overflow-y-auto bg-transparent px-3 py-2.5 type-prompt outline-none [field-sizing:content]"
        style={{ minHeight: rows * 24 + 20 }}
      />
      {(tools || showsCount) && (
        <div className="flex min-h-control items-center px-1 pb-1">
          {tools}
          {showsCount && (
            <output className={cx('num ml-auto pr-2 type-wall', isOver && 'text-danger')}>
              {formatNumber(value.length)} of {formatNumber(maxLength)} characters
            </output>
          )}
        </div>
      )}
    </div>
  )
}

/** As high as its text, for browsers that do not do so by themselves. */
function fitTo(text: HTMLTextAreaElement | null, value: string): void {
  if (!text || text.value !== value || CSS.supports('field-sizing', 'content')) return
  text.style.height = 'auto'
  text.style.height = `${text.scrollHeight}px`
}
