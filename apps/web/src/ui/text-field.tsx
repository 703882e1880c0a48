import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'

interface FieldParts {
  label: ReactNode
  hideLabel?: boolean
  /** What is wrong and what to do; read out when it appears. */
  error?: string | undefined
  hint?: ReactNode
}

const INPUT =
  'w-full rounded-control border bg-surface-1 px-3 text-sm text-ink transition-colors move disabled:border-dashed disabled:text-ink-3'

function edge(error: string | undefined): string {
  return error ? 'border-danger' : 'border-line-strong hover:border-ink-3'
}

function Messages({ id, error, hint }: { id: string; error: string | undefined; hint: ReactNode }) {
  return (
    <p id={id} role={error ? 'alert' : undefined} className={error ? 'type-label text-danger' : 'type-desc'}>
      {error ?? hint}
    </p>
  )
}

/** One line of text with its label, its hint and its error. */
export function TextField({ label, hideLabel, error, hint, className, ...rest }: FieldParts & ComponentProps<'input'>) {
  const id = useId()
  const described = error || hint ? `${id}-about` : undefined
  return (
    <div className={cx('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'type-label'}>
        {label}
      </label>
      <input
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={described}
        className={cx(INPUT, 'h-11', edge(error))}
        {...rest}
      />
      {described && <Messages id={described} error={error} hint={hint} />}
    </div>
  )
}
