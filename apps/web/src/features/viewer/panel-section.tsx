import type { ReactNode } from 'react'

/** A part of the panel, under a line. */
export function PanelSection(props: { title?: string; aside?: ReactNode; isFirst?: boolean; children: ReactNode }) {
  const { title, aside, isFirst, children } = props
  return (
    <section className={isFirst ? 'py-5' : 'border-t border-line py-5'}>
      {title && (
        <div className="flex min-h-5 items-center justify-between gap-3">
          <h2 className="font-medium">{title}</h2>
          {aside}
        </div>
      )}
      {children}
    </section>
  )
}
