import { blurPlane } from './blur.ts'
import { createRaster, lightness, type Plane, type Raster } from './raster.ts'

/** Directions in which a pixel looks for the calmest neighbourhood. */
const SECTORS = 8

/**
 * Brush-like smoothing that keeps edges (a Kuwahara filter with eight overlapping soft sectors): every pixel takes the
 * mean of the calmest neighbourhoods around it. `radius` in pixels.
 */
export function kuwahara(raster: Raster, radius: number, sharpness = 1): Raster {
  if (radius < 0.6) return raster
  const { width, height } = raster
  const sigma = radius * 0.42
  const soft = (plane: Plane): Plane => blurPlane(plane, width, height, sigma, 2)
  const red = soft(raster.red)
  const green = soft(raster.green)
  const blue = soft(raster.blue)
  const light = lightness(raster)
  const squares = light.map((value) => value * value)
  const square = soft(squares)
  const variance = squares
  for (let i = 0; i < variance.length; i++) {
    const mean = red[i]! * 0.299 + green[i]! * 0.587 + blue[i]! * 0.114
    variance[i] = Math.max(0, square[i]! - mean * mean)
  }
  // The weight falls so fast with the variance that in practice one to three sectors win.
  for (let i = 0; i < variance.length; i++) {
    const v = variance[i]! * 400 * sharpness
    variance[i] = 1 / (0.004 + v * v * v + v * 0.05)
  }
  const shiftX = new Int32Array(SECTORS)
  const shiftY = new Int32Array(SECTORS)
  for (let k = 0; k < SECTORS; k++) {
    shiftX[k] = Math.round(Math.cos((k / SECTORS) * 2 * Math.PI) * radius * 0.75)
    shiftY[k] = Math.round(Math.sin((k / SECTORS) * 2 * Math.PI) * radius * 0.75)
  }
  const shift = shiftX.map((x, k) => shiftY[k]! * width + x)
  const margin = Math.ceil(radius)
  const out = createRaster(width, height)
  for (let y = 0; y < height; y++) {
    const inner = y >= margin && y < height - margin
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const near = inner && x >= margin && x < width - margin
      let total = 0
      let r = 0
      let g = 0
      let b = 0
      for (let k = 0; k < SECTORS; k++) {
        const j = near ? i + shift[k]! : clip(y + shiftY[k]!, height) * width + clip(x + shiftX[k]!, width)
        const weight = variance[j]!
        total += weight
        r += weight * red[j]!
        g += weight * green[j]!
        b += weight * blue[j]!
      }
      out.red[i] = r / total
      out.green[i] = g / total
      out.blue[i] = b / total
    }
  }
  return out
}

function clip(value: number, size: number): number {
  return value < 0 ? 0 : value >= size ? size - 1 : value
}

/**
 * Flattens the inside of regions and leaves their borders sharp (a recursive domain-transform filter). `reach` is how
 * far colour spreads, in pixels; `tolerance` is the step of colour (0–1) that stops it.
 */
export function flatten(raster: Raster, reach: number, tolerance: number, passes = 3): Raster {
  const { width, height } = raster
  const planes = [raster.red.slice(), raster.green.slice(), raster.blue.slice()] as const
  const across = new Float32Array(width * height)
  const down = new Float32Array(width * height)
  const slope = reach / tolerance
  const step = (i: number, j: number): number =>
    1 +
    slope *
      (Math.abs(raster.red[i]! - raster.red[j]!) +
        Math.abs(raster.green[i]! - raster.green[j]!) +
        Math.abs(raster.blue[i]! - raster.blue[j]!))
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      if (x > 0) across[i] = step(i, i - 1)
      if (y > 0) down[i] = step(i, i - width)
    }
  }
  const weight = new Float32Array(width * height)
  for (let pass = 0; pass < passes; pass++) {
    const sigma = (reach * Math.sqrt(3) * 2 ** (passes - pass - 1)) / Math.sqrt(4 ** passes - 1)
    const decay = -Math.SQRT2 / sigma
    for (let i = 0; i < weight.length; i++) weight[i] = Math.exp(decay * across[i]!)
    for (const plane of planes) spreadRows(plane, weight, width, height)
    for (let i = 0; i < weight.length; i++) weight[i] = Math.exp(decay * down[i]!)
    for (const plane of planes) spreadColumns(plane, weight, width, height)
  }
  return { width, height, red: planes[0], green: planes[1], blue: planes[2] }
}

function spreadRows(plane: Plane, weight: Plane, width: number, height: number): void {
  for (let y = 0; y < height; y++) {
    const row = y * width
    for (let i = row + 1; i < row + width; i++) plane[i]! += weight[i]! * (plane[i - 1]! - plane[i]!)
    for (let i = row + width - 2; i >= row; i--) plane[i]! += weight[i + 1]! * (plane[i + 1]! - plane[i]!)
  }
}

function spreadColumns(plane: Plane, weight: Plane, width: number, height: number): void {
  const size = width * height
  for (let i = width; i < size; i++) plane[i]! += weight[i]! * (plane[i - width]! - plane[i]!)
  for (let i = size - width - 1; i >= 0; i--) plane[i]! += weight[i + width]! * (plane[i + width]! - plane[i]!)
}
