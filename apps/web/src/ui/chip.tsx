import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { cx } from './cx.ts'

const CHIP =
  'inline-flex h-8 max-md:h-11 items-center gap-1 rounded-control border border-line px-3 text-[13px] whitespace-nowrap text-ink-2 transition-colors move hover:border-line-strong hover:text-ink'
const CHOSEN = 'border-transparent bg-surface-3 font-medium text-ink'

/** A choice or a filter that can be on. */
export function Chip({ pressed, className, ...rest }: { pressed?: boolean } & ComponentProps<'button'>) {
  return <button type="button" aria-pressed={pressed} className={cx(CHIP, pressed && CHOSEN, className)} {...rest} />
}

/** A filter that lives in the address. */
export function LinkChip({ current, className, ...rest }: { current?: boolean } & ComponentProps<typeof Link>) {
  return (
    <Link aria-current={current ? 'true' : undefined} className={cx(CHIP, current && CHOSEN, className)} {...rest} />
  )
}
