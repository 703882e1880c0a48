import { blurPlane } from '../../painter/styles/filter/blur.ts'
import { shrinkPlane, type Plane } from '../../painter/styles/filter/raster.ts'
import type { Noise } from '../../painter/core/noise.ts'

/** How far each cell of the first picture has to move to lie on what it is most like in the second. Units: pixels of the frame. */
export interface Flow {
  readonly columns: number
  readonly rows: number
  readonly x: Float32Array
  readonly y: Float32Array
}

const SIDE = 72

/**
 * Matches two pictures by their light, coarse to fine: at every size each place looks around for what resembles it, and its neighbours
 * smooth what it finds. Planes of width × height, 0–1. A little noise stirs what matches nothing.
 */
export function matchForms(first: Plane, second: Plane, width: number, height: number, noise: Noise): Flow {
  const scale = Math.min(width, height)
  const columns = Math.max(8, Math.round((width / scale) * SIDE))
  const rows = Math.max(8, Math.round((height / scale) * SIDE))
  const one = even(shrinkPlane(first, width, height, columns, rows))
  const two = even(shrinkPlane(second, width, height, columns, rows))
  let flowX = new Float32Array(columns * rows)
  let flowY = new Float32Array(columns * rows)
  for (const reach of [9, 5, 3, 2, 1]) {
    const a = blurPlane(one, columns, rows, reach * 0.5, 2)
    const b = blurPlane(two, columns, rows, reach * 0.5, 2)
    const nextX = new Float32Array(flowX.length)
    const nextY = new Float32Array(flowY.length)
    for (let row = 0, i = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++, i++) {
        let best = Infinity
        for (let dy = -reach; dy <= reach; dy += Math.max(1, reach >> 1)) {
          for (let dx = -reach; dx <= reach; dx += Math.max(1, reach >> 1)) {
            const x = flowX[i]! + dx
            const y = flowY[i]! + dy
            let cost = (Math.abs(dx) + Math.abs(dy)) * 0.006 + Math.hypot(x, y) * 0.004
            for (const [u, v] of PATCH)
              cost += Math.abs(
                at(a, columns, rows, column + u, row + v) - at(b, columns, rows, column + x + u, row + y + v),
              )
            if (cost >= best) continue
            best = cost
            nextX[i] = x
            nextY[i] = y
          }
        }
      }
    }
    flowX = blurPlane(nextX, columns, rows, 1 + reach * 0.55, 2) as Float32Array<ArrayBuffer>
    flowY = blurPlane(nextY, columns, rows, 1 + reach * 0.55, 2) as Float32Array<ArrayBuffer>
  }
  const cell = width / columns
  for (let row = 0, i = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++, i++) {
      // Nothing leaves the frame.
      const edge = Math.min(1, Math.min(column, columns - 1 - column, row, rows - 1 - row) / 6)
      flowX[i] = (flowX[i]! * cell + noise.perlin(column * 0.09, row * 0.09) * scale * 0.05) * edge
      flowY[i] = (flowY[i]! * cell + noise.perlin(column * 0.09 + 50, row * 0.09) * scale * 0.05) * edge
    }
  }
  return { columns, rows, x: flowX, y: flowY }
}

const PATCH = [
  [0, 0],
  [-2, 0],
  [2, 0],
  [0, -2],
  [0, 2],
] as const

function at(plane: Plane, columns: number, rows: number, x: number, y: number): number {
  const column = Math.max(0, Math.min(columns - 1, Math.round(x)))
  const row = Math.max(0, Math.min(rows - 1, Math.round(y)))
  return plane[row * columns + column]!
}

/** The plane with its mean at 0 and its spread at 1, so that a dark photo matches a bright one. */
function even(plane: Plane): Plane {
  let mean = 0
  let square = 0
  for (const value of plane) {
    mean += value / plane.length
    square += (value * value) / plane.length
  }
  const spread = Math.sqrt(Math.max(1e-4, square - mean * mean))
  return plane.map((value) => ((value - mean) / spread) * 0.3)
}

/** The flow at a pixel of the frame, bilinear, written to `out`. */
export function flowAt(flow: Flow, width: number, height: number, x: number, y: number, out: Float32Array): void {
  const column = Math.max(0, Math.min(flow.columns - 1.001, (x / width) * flow.columns - 0.5))
  const row = Math.max(0, Math.min(flow.rows - 1.001, (y / height) * flow.rows - 0.5))
  const c = Math.floor(column)
  const r = Math.floor(row)
  const fx = column - c
  const fy = row - r
  const i = r * flow.columns + c
  for (const [k, plane] of [flow.x, flow.y].entries()) {
    const upper = plane[i]! + (plane[i + 1]! - plane[i]!) * fx
    const lower = plane[i + flow.columns]! + (plane[i + flow.columns + 1]! - plane[i + flow.columns]!) * fx
    out[k] = upper + (lower - upper) * fy
  }
}
