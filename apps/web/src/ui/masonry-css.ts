import type { CSSProperties } from 'react'
import type { Sized } from './masonry.ts'
import { columnsOf, PHONE_SHAPE, ratioOf } from './masonry.ts'

type Variables = CSSProperties & Record<`--${string}`, string | number>

/** The layout in the browser's own arithmetic (styles/masonry.css does the sums), for the document that arrives before any script. */
export interface CssLayout {
  /** Of the grid: the heights that occur, its own height on a desktop and on a phone. */
  grid: Variables
  /** Of each work: its height, and how far down and in which column it hangs on either. */
  works: Variables[]
}

/**
 * The same places as `placeWorks`, as CSS: the server does not know the window's width. Works of equal shape share one height `--h0`,
 * `--h1` …, so a place is a short sum of them.
 * @param columns on a desktop; a phone has two
 * @param straight cut where the shortest column ends
 */
export function cssLayout(works: readonly Sized[], columns: number, straight = false): CssLayout {
  const ratios = [...new Set(works.map((work) => ratioOf(work)))]
  const kindOf = works.map((work) => ratios.indexOf(ratioOf(work)))
  const wide = stack(kindOf, columnsOf(works, columns), columns)
  const phone = stack(kindOf, columnsOf(works, PHONE_SHAPE.columns), PHONE_SHAPE.columns)
  const grid: Variables = {
    '--columns': columns,
    '--tall': endOf(wide.ends, straight),
    '--tall-phone': endOf(phone.ends, straight),
  }
  for (const [kind, ratio] of ratios.entries())
    grid[`--h${kind}`] = `round(min(${+ratio.toFixed(5)} * var(--w), var(--cap)) + var(--gap), var(--step))`
  return {
    grid,
    works: kindOf.map((kind, index) => ({
      '--h': `var(--h${kind})`,
      '--top': wide.tops[index] ?? '0px',
      '--top-phone': phone.tops[index] ?? '0px',
      '--column': wide.columnOf[index] ?? 0,
      '--column-phone': phone.columnOf[index] ?? 0,
    })),
  }
}

function stack(kindOf: readonly number[], columnOf: readonly number[], columns: number) {
  const filled = Array.from({ length: columns }, () => new Map<number, number>())
  const tops = kindOf.map((kind, index) => {
    const column = filled[columnOf[index] ?? 0] ?? new Map<number, number>()
    const top = sumOf(column)
    column.set(kind, (column.get(kind) ?? 0) + 1)
    return top
  })
  return { tops, columnOf, ends: filled.map(sumOf) }
}

/** '2 * var(--h0) + var(--h3)'; lengths only, as CSS does not add a bare 0 to a length. */
function sumOf(counts: ReadonlyMap<number, number>): string {
  const terms = [...counts].map(([kind, count]) => (count === 1 ? `var(--h${kind})` : `${count} * var(--h${kind})`))
  return terms.join(' + ') || '0px'
}

function endOf(ends: readonly string[], straight: boolean): string {
  return `${straight && !ends.includes('0px') ? 'min' : 'max'}(${ends.join(', ')})`
}
