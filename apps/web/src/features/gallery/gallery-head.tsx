import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { cx } from '../../ui/cx.ts'
import type { View } from './place.ts'
import { viewPath, VIEWS } from './place.ts'
import { VIEW_FACTS } from './views.ts'

/** G1: the galleries, as the page's title. The one that is open is loaded again when pressed (G8). */
export function GalleryHead({ view, onRefresh }: { view: View; onRefresh: () => void }) {
  const tabs = useRef<HTMLElement>(null)
  // On a phone the row is wider than the window: the tab that is open comes into sight, and the page stays where it is.
  useEffect(() => {
    const row = tabs.current
    const open = row?.querySelector<HTMLElement>(`[href="${viewPath(view)}"]`)
    if (row && open) row.scrollLeft = open.offsetLeft - (row.clientWidth - open.offsetWidth) / 2
  }, [view])
  return (
    <div className="wrap pt-8 max-md:px-0 max-md:pt-3">
      <h1 className="sr-only">Gallery: {VIEW_FACTS[view].label}</h1>
      <nav
        ref={tabs}
        aria-label="Gallery"
        className="relative no-scrollbar flex gap-8 overflow-x-auto max-md:gap-6 max-md:px-gutter"
      >
        {VIEWS.map((name) => (
          <Link
            key={name}
            to={viewPath(name)}
            aria-current={name === view ? 'page' : undefined}
            onClick={(event) => {
              if (name !== view || event.metaKey || event.ctrlKey || event.shiftKey) return
              event.preventDefault()
              onRefresh()
            }}
            className={cx(
              'relative pb-3 type-title whitespace-nowrap text-ink-3 transition-colors move hover:text-ink-2 max-md:pt-1.5 max-md:pb-2.5',
              'aria-[current=page]:text-ink aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-0 aria-[current=page]:after:bottom-0 aria-[current=page]:after:h-0.5 aria-[current=page]:after:bg-accent',
              '-outline-offset-2',
            )}
          >
            {VIEW_FACTS[name].label}
          </Link>
        ))}
      </nav>
    </div>
  )
}
