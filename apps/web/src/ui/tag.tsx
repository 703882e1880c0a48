import type { ReactNode } from 'react'
import { cx } from './cx.ts'

/** A short word on a picture: readable on any of them. `dot` marks what needs attention. */
export function Tag({ children, dot, className }: { children: ReactNode; dot?: boolean; className?: string }) {
  return (
    <span
      className={cx(
        'inline-flex h-6 items-center gap-1.5 rounded-s bg-scrim px-2 text-[12px]/4 font-medium text-on-scrim [&_svg]:size-3.5',
        className,
      )}
    >
      {dot && <i aria-hidden className="size-1.5 rounded-full bg-[oklch(0.8_0.15_78)]" />}
      {children}
    </span>
  )
}
