import { growPlane, mapPlanes, shrinkPlane, type Plane, type Raster } from './raster.ts'

/** One box blur along rows; `reach` may be fractional, so that small radii scale with the picture. */
function blurRows(from: Plane, to: Plane, width: number, height: number, reach: number): void {
  const whole = Math.min(Math.floor(reach), width - 1)
  const part = reach - Math.floor(reach)
  const norm = 1 / (2 * whole + 1 + 2 * part)
  // The row with its ends drawn out: the inner loop then needs no look at the borders.
  const margin = whole + 1
  const padded = new Float32Array(width + 2 * margin)
  for (let y = 0; y < height; y++) {
    const row = y * width
    padded.fill(from[row]!, 0, margin)
    padded.set(from.subarray(row, row + width), margin)
    padded.fill(from[row + width - 1]!, margin + width)
    let sum = 0
    for (let k = 1; k <= 2 * whole + 1; k++) sum += padded[k]!
    for (let x = 0; x < width; x++) {
      const after = padded[x + 2 * margin]!
      to[row + x] = (sum + part * (padded[x]! + after)) * norm
      sum += after - padded[x + 1]!
    }
  }
}

/** One box blur along columns, worked row by row so that memory is read in order. */
function blurColumns(from: Plane, to: Plane, width: number, height: number, reach: number): void {
  const whole = Math.min(Math.floor(reach), height - 1)
  const part = reach - Math.floor(reach)
  const norm = 1 / (2 * whole + 1 + 2 * part)
  const sums = new Float32Array(width)
  const row = (y: number): number => (y < 0 ? 0 : y >= height ? height - 1 : y) * width
  for (let k = -whole; k <= whole; k++) {
    const start = row(k)
    for (let x = 0; x < width; x++) sums[x]! += from[start + x]!
  }
  for (let y = 0; y < height; y++) {
    const before = row(y - whole - 1)
    const after = row(y + whole + 1)
    const leaving = row(y - whole)
    const out = y * width
    for (let x = 0; x < width; x++) {
      to[out + x] = (sums[x]! + part * (from[before + x]! + from[after + x]!)) * norm
      sums[x]! += from[after + x]! - from[leaving + x]!
    }
  }
}

/** What lies between the two directions of a blur: the same memory every time, and nothing outlives the blur in it. */
let spare = new Float32Array(0)

/**
 * The plane blurred by about a Gaussian of deviation `sigma` (pixels): `passes` box blurs (3 is smooth, 2 quicker).
 * Large deviations work on a smaller copy. Below 0.2 px the plane itself comes back.
 */
export function blurPlane(plane: Plane, width: number, height: number, sigma: number, passes = 3): Plane {
  if (sigma < 0.2) return plane
  const shrink = Math.floor(sigma / 2.8)
  if (shrink >= 2) {
    const smallWidth = Math.max(1, Math.round(width / shrink))
    const smallHeight = Math.max(1, Math.round(height / shrink))
    const small = shrinkPlane(plane, width, height, smallWidth, smallHeight)
    const soft = blurPlane(small, smallWidth, smallHeight, (sigma * smallWidth) / width, passes)
    return growPlane(soft, smallWidth, smallHeight, width, height)
  }
  const reach = (Math.sqrt((12 * sigma * sigma) / passes + 1) - 1) / 2
  if (spare.length < plane.length) spare = new Float32Array(plane.length)
  const across = spare
  const result = new Float32Array(plane.length)
  for (let pass = 0; pass < passes; pass++) {
    blurRows(pass === 0 ? plane : result, across, width, height, reach)
    blurColumns(across, result, width, height, reach)
  }
  return result
}

export function blurRaster(raster: Raster, sigma: number, passes = 3): Raster {
  return mapPlanes(raster, (plane) => blurPlane(plane, raster.width, raster.height, sigma, passes))
}
