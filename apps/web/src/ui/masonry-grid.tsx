import { PREFETCH_ITEMS } from '@easel/contract/limits'
import { useMemo, useRef } from 'react'
import type { ReactNode } from 'react'
import { useIsMobile } from '../lib/media-query.ts'
import type { Sized } from './masonry.ts'
import { PHONE_SHAPE, placeWorks, wideShape, worksBetween } from './masonry.ts'
import { cssLayout } from './masonry-css.ts'
import { useFocusedWork } from './use-focused-work.ts'
import { useGridWindow } from './use-grid-window.ts'
import { useNearEnd } from './use-near-end.ts'

/** Up to so many works all are elements: printing, searching in the page and reading aloud then find them. */
const SMALL_WALL = 48

/** Of one work in a grid. */
export interface WorkSlot {
  index: number
  /** On the first screen of a fresh page: fetched first. */
  priority: boolean
  /** For the picture's `sizes`. */
  sizes: string
}

/**
 * Works on a wall. Each has its place before its picture (G9), and on a large wall only those near the window are elements. The first page is in
 * the document with places that hold for every window; after that the same places are computed here.
 * @param columns on a desktop; a phone has two
 * @param straightEnd cut where the shortest column ends, so that the wall ends in one line; for a wall that is not gone on
 * @param onNearEnd called while one of the last four works is near the window (G7)
 */
export function MasonryGrid<T extends Sized & { id: string }>(props: {
  items: readonly T[]
  columns: number
  label: string
  render: (item: T, slot: WorkSlot) => ReactNode
  onNearEnd?: () => void
  straightEnd?: boolean
}) {
  const { items, columns, label, render, onNearEnd, straightEnd = false } = props
  const box = useRef<HTMLDivElement>(null)
  const isPhone = useIsMobile()
  const view = useGridWindow(box)
  const focused = useFocusedWork(box)
  const shape = useMemo(() => (isPhone ? PHONE_SHAPE : wideShape(columns)), [isPhone, columns])
  const measured = useMemo(
    () => (view.width > 0 ? placeWorks(items, shape, view.width, view.windowHeight) : null),
    [items, shape, view.width, view.windowHeight],
  )
  const unmeasured = useMemo(
    () => (measured ? null : cssLayout(items, columns, straightEnd)),
    [measured, items, columns, straightEnd],
  )

  const all = items.map((_, index) => index)
  const near = measured ? worksBetween(measured.places, view.from, view.to) : all
  const shown = items.length > SMALL_WALL ? [...near] : all
  // What has the focus stays an element wherever the window goes, or the keyboard would lose its place.
  const focusedAt = measured && focused !== null ? items.findIndex((item) => item.id === focused) : -1
  if (focusedAt >= 0 && !shown.includes(focusedAt))
    shown.splice(shown.filter((index) => index < focusedAt).length, 0, focusedAt)
  useNearEnd(measured !== null && (near.at(-1) ?? -1) >= items.length - PREFETCH_ITEMS, items.length, onNearEnd)

  const sizes = `(max-width: 767px) 50vw, ${Math.round(100 / columns)}vw`
  return (
    <div ref={box} className="masonry">
      <ul
        aria-label={label}
        className={straightEnd ? 'masonry-grid overflow-clip' : 'masonry-grid'}
        style={measured ? { height: straightEnd ? measured.straight : measured.height } : unmeasured?.grid}
      >
        {shown.map((index) => {
          const item = items[index]
          if (!item) return null
          return (
            <li
              key={item.id}
              aria-setsize={items.length}
              aria-posinset={index + 1}
              data-work={item.id}
              style={measured ? measured.places[index] : unmeasured?.works[index]}
            >
              {render(item, { index, priority: index < columns, sizes })}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
