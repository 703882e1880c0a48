import type { ReactNode } from 'react'

/** Nothing here: what that means, and a way on. */
export function EmptyState(props: {
  title: string
  children?: ReactNode
  actions?: ReactNode
  className?: string
  level?: 'h1' | 'h2'
}) {
  const { title, children, actions, className, level: Heading = 'h2' } = props
  return (
    <div
      className={`flex flex-col items-start gap-1 rounded-panel border border-dashed border-line-strong px-6 py-12 max-md:py-8 ${className ?? ''}`}
    >
      <Heading className="type-dialog">{title}</Heading>
      {children && <p className="max-w-prose type-desc">{children}</p>}
      {actions && <div className="mt-4 flex flex-wrap gap-2">{actions}</div>}
    </div>
  )
}
