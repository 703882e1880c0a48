import type { StyleContext } from '../../style.ts'
import { blurPlane } from './blur.ts'
import { lightness, sampleSmooth, shrinkPlane, type Plane, type Raster } from './raster.ts'

/** Cells along the short side: the flow is measured on a grid of the same fineness at every size of the picture. */
const CELLS = 224

/** Which way the forms of a picture run. Coordinates are units (short side = 1). */
export interface Flow {
  /**
   * Which way the forms run, to `out`: cosine and sine of twice the angle (a form has no front), and how decided it is,
   * 0 (calm or confused: the angle is any) … 1 (one clear edge).
   */
  along(x: number, y: number, out: Float64Array): void
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
    along: (x, y, out) => {
      const a = at(sx, x, y)
      const b = at(sy, x, y)
      const c = 2 * at(sc, x, y)
      const energy = a + b
      const span = Math.sqrt((a - b) * (a - b) + c * c)
      // The tensor's minor axis: at right angles to the strongest change.
      out[0] = span > 0 ? (b - a) / span : -1
      out[1] = span > 0 ? -c / span : 0
      out[2] = (span / (energy + 1e-6)) * Math.min(1, energy * 60)
    },
    edge: (x, y) => at(edges, x, y),
  }
}
