import { GRID } from '@easel/contract/limits'

/** What a grid knows of a work before its picture: pixels. */
export interface Sized {
  width: number
  height: number
}

/** How a grid is cut. Heights with their gap are whole multiples of `step` (G9: row unit plus gap; 1 on a phone, where rows need not meet). */
export interface GridShape {
  columns: number
  /** Pixels between works. */
  gap: number
  /** Pixels. */
  step: number
}

/** Where a work hangs: pixels from the grid's upper left corner. */
export interface Place {
  top: number
  left: number
  width: number
  height: number
}

/** G9: on a desktop 4 to 6 columns, 3 px apart, in rows of 10 px. */
export function wideShape(columns: number): GridShape {
  return { columns, gap: GRID.gap, step: GRID.rowUnit + GRID.gap }
}
/** G9: on a phone two columns, 8 px apart. */
export const PHONE_SHAPE: GridShape = { columns: 2, gap: GRID.gapPhone, step: 1 }

// Counted for the space between two works, so that a column of many small ones does not fall behind.
const GAP_SHARE = 0.015

/** Height for a width of 1, cut at G9's 1:1.2. A work of unknown size is square. */
export function ratioOf({ width, height }: Sized): number {
  return width > 0 && height > 0 ? Math.min(height / width, GRID.maxRatio) : 1
}

/**
 * The column of each work: always the one that is shortest so far. It depends on the works' shapes alone, not on the window: no work
 * changes its column when the window is resized, and the server knows the columns without knowing the window.
 */
export function columnsOf(works: readonly Sized[], columns: number): number[] {
  const filled = Array.from({ length: columns }, () => 0)
  return works.map((work) => {
    let shortest = 0
    for (let column = 1; column < columns; column++)
      if ((filled[column] ?? 0) < (filled[shortest] ?? 0) - 1e-9) shortest = column
    filled[shortest] = (filled[shortest] ?? 0) + ratioOf(work) + GAP_SHARE
    return shortest
  })
}

/** G9: no work is higher than 85 % of the window, or than 1200 px. */
function heightCap(windowHeight: number): number {
  return Math.min(windowHeight * GRID.maxViewport, GRID.maxHeight)
}

/**
 * The places of all works and the height of the whole, for a grid and a window of these pixels. `straight` is the height up to which
 * every column is filled: a grid that is cut there ends in one line.
 */
export function placeWorks(
  works: readonly Sized[],
  shape: GridShape,
  gridWidth: number,
  windowHeight: number,
): { places: Place[]; height: number; straight: number } {
  const { columns, gap, step } = shape
  const width = (gridWidth - (columns - 1) * gap) / columns
  const cap = heightCap(windowHeight)
  const filled = Array.from({ length: columns }, () => 0)
  const columnOf = columnsOf(works, columns)
  const places = works.map((work, index) => {
    const column = columnOf[index] ?? 0
    const top = filled[column] ?? 0
    const taken = Math.max(step, Math.round((Math.min(ratioOf(work) * width, cap) + gap) / step) * step)
    filled[column] = top + taken
    return { top, left: column * (width + gap), width, height: taken - gap }
  })
  const height = Math.max(0, Math.max(...filled) - gap)
  const shortest = Math.min(...filled) - gap
  return { places, height, straight: shortest > 0 ? shortest : height }
}

/** The works that a stretch of the grid shows, by index. */
export function worksBetween(places: readonly Place[], from: number, to: number): number[] {
  const found: number[] = []
  // Ten thousand times in a frame of a scroll: the plain loop is several times as fast as an iterator.
  for (let index = 0; index < places.length; index++) {
    const place = places[index]
    if (place && place.top < to && place.top + place.height > from) found.push(index)
  }
  return found
}
