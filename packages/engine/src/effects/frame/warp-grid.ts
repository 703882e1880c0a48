import { placeRow, sampleRow } from '../../film/scan.ts'
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

/**
 * Draws the source, which has the frame's size, through the grid into a frame; beyond its border the source's edge is stretched.
 */
export function warpInto(out: Uint8ClampedArray, source: Pixels, grid: WarpGrid): void {
  const { width, height } = source
  const target = frameWords(out)
  const words = wordsOf(source)
  const xs = new Int32Array(width)
  const ys = new Int32Array(width)
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / WARP_CELL)
    const part = y / WARP_CELL - row
    const upper = row * grid.columns
    const lower = upper + grid.columns
    placeRow(grid.x, upper, lower, part, WARP_CELL, width - 1, xs)
    placeRow(grid.y, upper, lower, part, WARP_CELL, height - 1, ys)
    sampleRow(words, width, xs, ys, target, y * width)
  }
}
