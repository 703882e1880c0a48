import { cx } from './cx.ts'

interface Option<T extends string | number> {
  value: T
  label: string
  /** Why it cannot be chosen; shown as the tooltip. */
  disabled?: string | undefined
}

/** One of a few, all in sight. */
export function Segmented<T extends string | number>(props: {
  label: string
  options: readonly Option<T>[]
  value: T
  onChange: (value: T) => void
  /** Takes the whole width, every part alike. */
  full?: boolean
  className?: string
}) {
  const { label, options, value, onChange, full, className } = props
  return (
    <fieldset
      aria-label={label}
      className={cx(
        full ? 'flex' : 'inline-flex',
        'gap-0.5 rounded-control border border-line bg-surface-1 p-[3px]',
        className,
      )}
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          disabled={option.disabled !== undefined}
          title={option.disabled}
          onClick={() => onChange(option.value)}
          className={cx(
            'inline-flex h-7 items-center justify-center rounded-[7px] px-3 type-label text-ink-2 transition-colors move hit max-md:h-9',
            'enabled:hover:text-ink aria-pressed:bg-surface-3 aria-pressed:text-ink disabled:text-ink-3 disabled:line-through',
            full && 'flex-1',
          )}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  )
}
