import type { ReactNode } from 'react'

/** Nothing here: what that means, and a way on. */
export function EmptyState(props: { title: string; children?: ReactNode; actions?: ReactNode; className?: string }) {
  const { title, children, actions, className } = props
  return (
    <div className={`flex flex-col items-start gap-1 rounded-panel border border-dashed border-line-strong px-6 py-12 max-md:py-8 ${className ?? ''}`}>
      <h2 className="type-dialog">{title}</h2>
      {children && <p className="max-w-prose type-desc">{children}</p>}
      {actions && <div className="mt-4 flex flex-wrap gap-2">{actions}</div>}
    </div>
  )
}
