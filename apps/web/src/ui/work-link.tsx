import type { ReactNode } from 'react'
import type { To } from 'react-router'
import { Link } from 'react-router'
import { imagePath } from '../lib/image-words.ts'

/** Where a press on a work leads while the address shows the work's own page: a viewer over this page. */
export type ViewerLink = (id: string) => To

/** A link to a work's page; with `viewer` it opens over this page, and this page keeps its place. */
export function WorkLink(props: {
  id: string
  /** The work's own page; that of an image without it. */
  page?: string
  viewer?: ViewerLink | undefined
  /** Inside a viewer: one step back closes it, however many works were looked at. */
  replace?: boolean
  label?: string
  className?: string
  children: ReactNode
}) {
  const { id, page = imagePath(id), viewer, replace = false, label, className, children } = props
  if (!viewer)
    return (
      <Link to={page} aria-label={label} draggable={false} className={className}>
        {children}
      </Link>
    )
  return (
    <Link
      to={viewer(id)}
      mask={page}
      preventScrollReset
      replace={replace}
      aria-label={label}
      draggable={false}
      className={className}
    >
      {children}
    </Link>
  )
}
