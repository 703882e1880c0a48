import { useId } from 'react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** A part of a page: its title in the serif, a way to more of it at the right. */
export function Section(props: {
  title: string
  more?: string
  moreLabel?: string
  aside?: ReactNode
  children: ReactNode
}) {
  const { title, more, moreLabel = 'More', aside, children } = props
  const id = useId()
  return (
    <section aria-labelledby={id} className="wrap pt-16 max-md:pt-14">
      <div className="mb-5 flex min-h-10 items-center gap-3 max-md:mb-3">
        <h2 id={id} className="type-title">
          {title}
        </h2>
        <div className="ml-auto flex items-center gap-4">
          {more && (
            <Link
              to={more}
              aria-label={`${moreLabel}: ${title}`}
              className="hit type-label whitespace-nowrap text-ink-2 underline-offset-4 hover:text-ink hover:underline"
            >
              {moreLabel}
            </Link>
          )}
          {aside}
        </div>
      </div>
      {children}
    </section>
  )
}
