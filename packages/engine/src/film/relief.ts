import { blurPlane } from '../painter/styles/filter/blur.ts'
import type { Pose } from './camera.ts'

/** Where every node of a frame's grid looks into the picture. Nodes stand `cell` pixels of the frame apart, the first at its pixel 0, 0. */
export interface Field {
  readonly columns: number
  readonly rows: number
  readonly cell: number
  /** Place in the picture (pixels) of the land that is seen there. */
  readonly x: Float32Array
  readonly y: Float32Array
  /** How near that is: 0 endlessly far … 1 nearest. */
  readonly near: Float32Array
  /** Place in the picture of what lies endlessly far there: the sky. */
  readonly skyX: Float32Array
  readonly skyY: Float32Array
}

/** A picture's relief, seen by a camera through a frame. */
export interface Relief {
  readonly field: Field
  /** Fills the field for a camera. */
  solve(pose: Pose): void
}

interface ReliefOptions {
  /** The picture. */
  readonly width: number
  readonly height: number
  /** Of each pixel 0 nearest … 1 sky. */
  readonly depth: Float32Array
  /** The frame; the picture covers it at zoom 1. */
  readonly frameWidth: number
  readonly frameHeight: number
  /** Deviation in cells by which the relief is softened; more for a relief that was only guessed. */
  readonly softness: number
  /** Cells of the picture (`cellOf` pixels each, row by row) in which the relief shows anything, 1 or 0; all of them when absent. */
  readonly busy?: { readonly plane: Uint8Array; readonly columns: number; readonly rows: number }
}

/** How near a depth is, 0–1: as in perspective, what is twice as far moves half as much. */
export function nearnessOf(depth: number): number {
  const far = Math.exp(-2.2)
  const value = (Math.exp(-2.2 * depth) - far) / (1 - far)
  return value < 0 ? 0 : value
}

/** Pixels of a frame between two nodes. */
export function cellOf(frameWidth: number, frameHeight: number): number {
  return Math.max(2, Math.round(Math.min(frameWidth, frameHeight) / 144))
}

/** The relief's own grid over the picture, a node every `cell` pixels: near things spread a little over what is behind them. */
function buildGrid(options: ReliefOptions, cell: number): { plane: Float32Array; columns: number; rows: number } {
  const { width, height, depth } = options
  const columns = Math.ceil((width - 1) / cell) + 2
  const rows = Math.ceil((height - 1) / cell) + 2
  const plane = new Float32Array(columns * rows)
  const half = cell >> 1
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < columns; c++) {
      let least = 1
      let sum = 0
      let count = 0
      for (let v = -half; v <= half; v += 2) {
        const row = Math.min(height - 1, Math.max(0, r * cell + v)) * width
        for (let u = -half; u <= half; u += 2) {
          const d = depth[row + Math.min(width - 1, Math.max(0, c * cell + u))]!
          if (d < least) least = d
          sum += d
          count++
        }
      }
      plane[r * columns + c] = nearnessOf(0.85 * least + 0.15 * (sum / count))
    }
  }
  return { plane, columns, rows }
}

/** Each node takes the largest value of itself and its neighbours (0–1), `across` columns and `down` rows around it. */
function spread(plane: Float32Array, columns: number, rows: number, across: number, down: number): Float32Array {
  const wide = new Float32Array(plane.length)
  const result = new Float32Array(plane.length)
  for (let i = 0; i < plane.length; i++) {
    const c = i % columns
    let most = 0
    for (let k = Math.max(-across, -c); k <= Math.min(across, columns - 1 - c); k++)
      most = Math.max(most, plane[i + k]!)
    wide[i] = most
  }
  for (let i = 0; i < plane.length; i++) {
    const r = Math.floor(i / columns)
    let most = 0
    for (let k = Math.max(-down, -r); k <= Math.min(down, rows - 1 - r); k++)
      most = Math.max(most, wide[i + k * columns]!)
    result[i] = most
  }
  return result
}

/**
 * What lies thin across (twigs, wires) goes with what is behind it, which it would bend otherwise; what stands (trunks, tips, masts)
 * and all that is thick spreads by a cell, so that edges of near things stay stiff and what is behind them stretches instead.
 */
function stiffen(plane: Float32Array, columns: number, rows: number): Float32Array {
  const far = spread(
    plane.map((value) => 1 - value),
    columns,
    rows,
    0,
    2,
  )
  const standing = spread(
    far.map((value) => 1 - value),
    columns,
    rows,
    0,
    2,
  )
  return spread(standing, columns, rows, 1, 1)
}

/**
 * A relief whose parallax never tears: for every node of the frame the ray of the camera is followed from near to far until it
 * meets the relief, so that near things cover far ones and nothing is left open between them.
 */
export function createRelief(options: ReliefOptions): Relief {
  const { width, height, frameWidth, frameHeight } = options
  const cell = cellOf(frameWidth, frameHeight)
  const grid = buildGrid(options, cell)
  const { columns: gridColumns, rows: gridRows } = grid
  const ground = blurPlane(stiffen(grid.plane, gridColumns, gridRows), gridColumns, gridRows, options.softness, 2)
  let top = 0
  for (const value of ground) if (value > top) top = value

  const columns = Math.ceil(frameWidth / cell) + 1
  const rows = Math.ceil(frameHeight / cell) + 1
  const size = columns * rows
  const field: Field = {
    columns,
    rows,
    cell,
    x: new Float32Array(size),
    y: new Float32Array(size),
    near: new Float32Array(size),
    skyX: new Float32Array(size),
    skyY: new Float32Array(size),
  }
  // Pixels of the picture for one of the frame, when the picture just covers it.
  const fit = Math.min(width / frameWidth, height / frameHeight)
  const short = Math.min(frameWidth, frameHeight)
  const unit = short * fit
  const middleX = (width - 1) / 2
  const middleY = (height - 1) / 2
  const lastColumn = gridColumns - 1.001
  const lastRow = gridRows - 1.001

  function groundAt(x: number, y: number): number {
    let u = x / cell
    let v = y / cell
    u = u < 0 ? 0 : u > lastColumn ? lastColumn : u
    v = v < 0 ? 0 : v > lastRow ? lastRow : v
    const c = u | 0
    const r = v | 0
    const fx = u - c
    const at = r * gridColumns + c
    const upper = ground[at]! + (ground[at + 1]! - ground[at]!) * fx
    const lower = ground[at + gridColumns]! + (ground[at + gridColumns + 1]! - ground[at + gridColumns]!) * fx
    return upper + (lower - upper) * (v - r)
  }

  const { busy } = options
  /** True if nothing is to be seen at a place of the picture. */
  function isIdle(x: number, y: number): boolean {
    if (!busy) return false
    const c = Math.min(busy.columns - 1, Math.max(0, (x / cell) | 0))
    const r = Math.min(busy.rows - 1, Math.max(0, (y / cell) | 0))
    return busy.plane[r * busy.columns + c] === 0
  }

  return {
    field,
    solve(pose) {
      const { x: outX, y: outY, near, skyX, skyY } = field
      const cos = Math.cos(pose.roll) / pose.zoom
      const sin = Math.sin(pose.roll) / pose.zoom
      for (let r = 0, i = 0; r < rows; r++) {
        const v = (r * cell - (frameHeight - 1) / 2) / short
        for (let c = 0; c < columns; c++, i++) {
          const u = (c * cell - (frameWidth - 1) / 2) / short
          const p = u * cos - v * sin + pose.turnX
          const q = u * sin + v * cos + pose.turnY
          const baseX = middleX + p * unit
          const baseY = middleY + q * unit
          const moveX = (pose.x - pose.dolly * p) * unit
          const moveY = (pose.y - pose.dolly * q) * unit
          skyX[i] = baseX
          skyY[i] = baseY
          const reach = (Math.max(Math.abs(moveX), Math.abs(moveY)) / cell) * top
          let level: number
          if (
            busy &&
            isIdle(baseX + moveX * top, baseY + moveY * top) &&
            isIdle(baseX + moveX * top * 0.75, baseY + moveY * top * 0.75) &&
            isIdle(baseX + moveX * top * 0.5, baseY + moveY * top * 0.5)
          )
            level = top
          else if (reach < 0.02) level = groundAt(baseX, baseY)
          else {
            const steps = Math.min(18, Math.ceil(reach) + 1)
            const stride = (top + 0.001) / steps
            let before = top + 0.001
            let gapBefore = before - groundAt(baseX + moveX * before, baseY + moveY * before)
            level = 0
            for (let k = 1; k <= steps; k++) {
              const here = before - stride
              const gap = here - groundAt(baseX + moveX * here, baseY + moveY * here)
              if (gap <= 0) {
                level = here + (stride * -gap) / Math.max(1e-6, gapBefore - gap)
                break
              }
              before = here
              gapBefore = gap
            }
            if (level < 0) level = 0
          }
          outX[i] = baseX + moveX * level
          outY[i] = baseY + moveY * level
          near[i] = level
        }
      }
    },
  }
}
