import { sampleWord } from '../../film/sample.ts'
import { frameWords, wordsOf } from '../../film/words.ts'
import type { Pixels } from '../../painter/types.ts'

/** Pixels between the points of a warp; what lies between them is interpolated. */
export const WARP_CELL = 8

/** Where each point of the frame comes from, in pixels of the source; a point for every `WARP_CELL` pixels and one beyond. */
export interface WarpGrid {
  readonly columns: number
  readonly rows: number
  readonly x: Float32Array
  readonly y: Float32Array
}

export function createWarpGrid(width: number, height: number): WarpGrid {
  const columns = Math.ceil(width / WARP_CELL) + 1
  const rows = Math.ceil(height / WARP_CELL) + 1
  return { columns, rows, x: new Float32Array(columns * rows), y: new Float32Array(columns * rows) }
}

/** Fills the grid: `place(x, y, out)` writes the source of frame point (x, y) to out[0], out[1]. */
export function fillWarpGrid(grid: WarpGrid, place: (x: number, y: number, out: Float32Array) => void): void {
  const source = new Float32Array(2)
  for (let row = 0, k = 0; row < grid.rows; row++) {
    for (let column = 0; column < grid.columns; column++, k++) {
      place(column * WARP_CELL, row * WARP_CELL, source)
      grid.x[k] = source[0]!
      grid.y[k] = source[1]!
    }
  }
}

/** Draws the source through the grid into a frame of `width` × `height`; beyond its border the source's edge is stretched. */
export function warpInto(out: Uint8ClampedArray, width: number, height: number, source: Pixels, grid: WarpGrid): void {
  const target = frameWords(out)
  const words = wordsOf(source)
  const { columns } = grid
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / WARP_CELL)
    const share = y / WARP_CELL - row
    const above = row * columns
    const below = above + columns
    let at = y * width
    for (let column = 0; column < columns - 1; column++) {
      const x0 = grid.x[above + column]! * (1 - share) + grid.x[below + column]! * share
      const y0 = grid.y[above + column]! * (1 - share) + grid.y[below + column]! * share
      const x1 = grid.x[above + column + 1]! * (1 - share) + grid.x[below + column + 1]! * share
      const y1 = grid.y[above + column + 1]! * (1 - share) + grid.y[below + column + 1]! * share
      const stepX = (x1 - x0) / WARP_CELL
      const stepY = (y1 - y0) / WARP_CELL
      const end = Math.min(width - column * WARP_CELL, WARP_CELL)
      for (let k = 0; k < end; k++) {
        target[at++] = sampleWord(words, source.width, source.height, x0 + stepX * k, y0 + stepY * k)
      }
    }
  }
}
