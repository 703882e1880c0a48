import type { ReactNode } from 'react'

/** A page that says plainly what this version does not do, and what works instead. */
export function NotYet(props: { title: string; text: string; actions: ReactNode; children?: ReactNode }) {
  const { title, text, actions, children } = props
  return (
    <div className="wrap pt-12 max-md:pt-7">
      <h1 className="max-w-[900px] type-display">{title}</h1>
      <p className="mt-4 max-w-[60ch] type-entry font-normal text-ink-2">{text}</p>
      <div className="mt-7 flex flex-wrap gap-2">{actions}</div>
      {children}
    </div>
  )
}
