import type { StyleContext } from '../../style.ts'
import { blurPlane } from './blur.ts'
import { lightness, sampleSmooth, shrinkPlane, type Plane, type Raster } from './raster.ts'

/** Cells along the short side: the flow is measured on a grid of the same fineness at every size of the picture. */
const CELLS = 224

/** Which way the forms of a picture run. Coordinates are units (short side = 1). */
export interface Flow {
  /** Angle along the forms, radians in (−π/2, π/2]; where the picture is calm, any. */
  angle(x: number, y: number): number
  /** How decided the angle is: 0 (calm or confused) … 1 (one clear edge). */
  clarity(x: number, y: number): number
  /** How much the picture changes there: 0 flat … about 1 a hard edge. */
  edge(x: number, y: number): number
}

/** Measures the flow from the structure tensor, smoothed over `reach` units. */
export function measureFlow(raster: Raster, context: StyleContext, reach: number): Flow {
  const { scale } = context
  const width = Math.max(4, Math.round((raster.width / scale) * CELLS))
  const height = Math.max(4, Math.round((raster.height / scale) * CELLS))
  const light = shrinkPlane(lightness(raster), raster.width, raster.height, width, height)
  const size = width * height
  const xx = new Float32Array(size)
  const yy = new Float32Array(size)
  const xy = new Float32Array(size)
  const strength = new Float32Array(size)
  for (let y = 0; y < height; y++) {
    const up = Math.max(0, y - 1) * width
    const low = Math.min(height - 1, y + 1) * width
    for (let x = 0; x < width; x++) {
      const left = Math.max(0, x - 1)
      const right = Math.min(width - 1, x + 1)
      const row = y * width
      const gx =
        2 * (light[row + right]! - light[row + left]!) +
        light[up + right]! -
        light[up + left]! +
        light[low + right]! -
        light[low + left]!
      const gy =
        2 * (light[low + x]! - light[up + x]!) +
        light[low + left]! -
        light[up + left]! +
        light[low + right]! -
        light[up + right]!
      const i = row + x
      xx[i] = gx * gx
      yy[i] = gy * gy
      xy[i] = gx * gy
      strength[i] = Math.min(1, Math.hypot(gx, gy) * 0.6)
    }
  }
  const sigma = reach * CELLS
  const sx = blurPlane(xx, width, height, sigma)
  const sy = blurPlane(yy, width, height, sigma)
  const sc = blurPlane(xy, width, height, sigma)
  const edges = blurPlane(strength, width, height, 0.8)
  const at = (plane: Plane, x: number, y: number): number =>
    sampleSmooth(plane, width, height, x * CELLS - 0.5, y * CELLS - 0.5)
  return {
    angle: (x, y) => {
      // The tensor's minor axis: at right angles to the strongest change.
      const a = 0.5 * Math.atan2(2 * at(sc, x, y), at(sx, x, y) - at(sy, x, y)) + Math.PI / 2
      return a > Math.PI / 2 ? a - Math.PI : a
    },
    clarity: (x, y) => {
      const a = at(sx, x, y)
      const b = at(sy, x, y)
      const energy = a + b
      const coherence = Math.hypot(a - b, 2 * at(sc, x, y)) / (energy + 1e-6)
      return coherence * Math.min(1, energy * 60)
    },
    edge: (x, y) => at(edges, x, y),
  }
}
