import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'

/** A message that stays: what happened, what it means, what to do. */
export function Banner(props: {
  icon: LucideIcon
  tone?: 'plain' | 'warn' | 'danger'
  title: ReactNode
  children?: ReactNode
  actions?: ReactNode
  className?: string
}) {
  const { icon: Icon, tone = 'plain', title, children, actions, className } = props
  const colour = { plain: 'text-ink-2', warn: 'text-warn', danger: 'text-danger' }[tone]
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={cx(
        'flex flex-wrap items-center gap-3 rounded-control border border-line-strong bg-surface-1 py-3 pr-3 pl-4',
        className,
      )}
    >
      <Icon size={20} aria-hidden className={colour} />
      <div className="min-w-48 flex-1">
        <p className="font-medium">{title}</p>
        {children && <p className="type-desc">{children}</p>}
      </div>
      {actions && <div className="flex shrink-0 gap-2">{actions}</div>}
    </div>
  )
}
