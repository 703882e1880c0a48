import { blurPlane } from './blur.ts'
import { lightness, type Plane, type Raster } from './raster.ts'

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
  const squares = lightness(raster)
  for (let i = 0; i < squares.length; i++) squares[i] = squares[i]! * squares[i]!
  const square = soft(squares)
  // Weight and weighted colour side by side: one sector is one line of memory.
  const packed = new Float32Array(square.length * 4)
  for (let i = 0, j = 0; i < square.length; i++, j += 4) {
    const mean = red[i]! * 0.299 + green[i]! * 0.587 + blue[i]! * 0.114
    const v = Math.max(0, square[i]! - mean * mean) * 400 * sharpness
    // The weight falls so fast with the variance that in practice one to three sectors win.
    const weight = 1 / (0.004 + v * v * v + v * 0.05)
    packed[j] = weight
    packed[j + 1] = weight * red[i]!
    packed[j + 2] = weight * green[i]!
    packed[j + 3] = weight * blue[i]!
  }
  const shiftX = new Int32Array(SECTORS)
  const shiftY = new Int32Array(SECTORS)
  for (let k = 0; k < SECTORS; k++) {
    shiftX[k] = Math.round(Math.cos((k / SECTORS) * 2 * Math.PI) * radius * 0.75)
    shiftY[k] = Math.round(Math.sin((k / SECTORS) * 2 * Math.PI) * radius * 0.75)
  }
  const shift = shiftX.map((x, k) => (shiftY[k]! * width + x) * 4)
  const margin = Math.ceil(radius)
  // The soft planes are spent: they take the result.
  const out = { width, height, red, green, blue }
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
        const j = near ? i * 4 + shift[k]! : (clip(y + shiftY[k]!, height) * width + clip(x + shiftX[k]!, width)) * 4
        total += packed[j]!
        r += packed[j + 1]!
        g += packed[j + 2]!
        b += packed[j + 3]!
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
  const { red, green, blue } = raster
  // The first row and column have no step before them, and none is read there.
  for (let i = 1; i < across.length; i++) {
    const step =
      Math.abs(red[i]! - red[i - 1]!) + Math.abs(green[i]! - green[i - 1]!) + Math.abs(blue[i]! - blue[i - 1]!)
    across[i] = 1 + slope * step
  }
  for (let i = width, j = 0; i < down.length; i++, j++) {
    const step = Math.abs(red[i]! - red[j]!) + Math.abs(green[i]! - green[j]!) + Math.abs(blue[i]! - blue[j]!)
    down[i] = 1 + slope * step
  }
  const weight = new Float32Array(width * height)
  for (let pass = 0; pass < passes; pass++) {
    const sigma = (reach * Math.sqrt(3) * 2 ** (passes - pass - 1)) / Math.sqrt(4 ** passes - 1)
    const decay = -Math.SQRT2 / sigma
    fade(across, decay, weight)
    for (const plane of planes) spreadRows(plane, weight, width, height)
    fade(down, decay, weight)
    for (const plane of planes) spreadColumns(plane, weight, width, height)
  }
  return { width, height, red: planes[0], green: planes[1], blue: planes[2] }
}

const FADE_STEPS = 256
const FADE_END = 14
/** e to the power of −k / FADE_STEPS. */
const FADE = Float32Array.from({ length: FADE_STEPS * FADE_END + 1 }, (_, k) => Math.exp(-k / FADE_STEPS))

/** e to the power of `decay` (below 0) times each distance, by a table. */
function fade(distances: Plane, decay: number, out: Plane): void {
  const gain = -decay * FADE_STEPS
  const end = FADE_STEPS * FADE_END
  for (let i = 0; i < out.length; i++) {
    const k = distances[i]! * gain
    out[i] = k < end ? FADE[(k + 0.5) | 0]! : 0
  }
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
