import type { Pixels } from '../../types.ts'

/** One channel: width × height values, row by row. */
export type Plane = Float32Array

/** A picture as three planes of display-referred sRGB, 0–1. Filters read and write it without a conversion between them. */
export interface Raster {
  readonly width: number
  readonly height: number
  readonly red: Plane
  readonly green: Plane
  readonly blue: Plane
}

export function createRaster(width: number, height: number): Raster {
  const size = width * height
  return { width, height, red: new Float32Array(size), green: new Float32Array(size), blue: new Float32Array(size) }
}

export function toRaster(pixels: Pixels): Raster {
  const raster = createRaster(pixels.width, pixels.height)
  const { red, green, blue } = raster
  const { data } = pixels
  for (let i = 0, j = 0; i < red.length; i++, j += 4) {
    red[i] = data[j]! / 255
    green[i] = data[j + 1]! / 255
    blue[i] = data[j + 2]! / 255
  }
  return raster
}

/** Clipped to 0–1 and rounded. */
export function toPixels(raster: Raster): Pixels {
  const { width, height, red, green, blue } = raster
  const data = new Uint8ClampedArray(red.length * 4)
  for (let i = 0, j = 0; i < red.length; i++, j += 4) {
    data[j] = red[i]! * 255
    data[j + 1] = green[i]! * 255
    data[j + 2] = blue[i]! * 255
    data[j + 3] = 255
  }
  return { width, height, data }
}

export function copyRaster(raster: Raster): Raster {
  const { width, height, red, green, blue } = raster
  return { width, height, red: red.slice(), green: green.slice(), blue: blue.slice() }
}

/** Applies `change` to each of the three planes. */
export function mapPlanes(raster: Raster, change: (plane: Plane) => Plane): Raster {
  const { width, height } = raster
  return { width, height, red: change(raster.red), green: change(raster.green), blue: change(raster.blue) }
}

/** Brightness of each pixel (Rec. 601). */
export function lightness(raster: Raster): Plane {
  const { red, green, blue } = raster
  const plane = new Float32Array(red.length)
  for (let i = 0; i < plane.length; i++) plane[i] = red[i]! * 0.299 + green[i]! * 0.587 + blue[i]! * 0.114
  return plane
}

/** Averages boxes of the picture into a smaller one; each side at least 1 pixel. */
export function shrinkPlane(plane: Plane, width: number, height: number, toWidth: number, toHeight: number): Plane {
  const small = new Float32Array(toWidth * toHeight)
  for (let y = 0; y < toHeight; y++) {
    const top = Math.floor((y * height) / toHeight)
    const bottom = Math.max(top + 1, Math.floor(((y + 1) * height) / toHeight))
    for (let x = 0; x < toWidth; x++) {
      const left = Math.floor((x * width) / toWidth)
      const right = Math.max(left + 1, Math.floor(((x + 1) * width) / toWidth))
      let sum = 0
      for (let v = top; v < bottom; v++) for (let u = left; u < right; u++) sum += plane[v * width + u]!
      small[y * toWidth + x] = sum / ((bottom - top) * (right - left))
    }
  }
  return small
}

export function shrinkRaster(raster: Raster, width: number, height: number): Raster {
  const small = mapPlanes(raster, (plane) => shrinkPlane(plane, raster.width, raster.height, width, height))
  return { ...small, width, height }
}

/** The plane between its pixels; (x, y) in pixels with 0, 0 the centre of the first one, clipped to the borders. */
export function sampleSmooth(plane: Plane, width: number, height: number, x: number, y: number): number {
  const cx = x < 0 ? 0 : x > width - 1.001 ? Math.max(0, width - 1.001) : x
  const cy = y < 0 ? 0 : y > height - 1.001 ? Math.max(0, height - 1.001) : y
  const left = cx | 0
  const top = cy | 0
  const right = left + 1 < width ? left + 1 : left
  const low = top + 1 < height ? top + 1 : top
  const fx = cx - left
  const fy = cy - top
  const upper = plane[top * width + left]! * (1 - fx) + plane[top * width + right]! * fx
  const lower = plane[low * width + left]! * (1 - fx) + plane[low * width + right]! * fx
  return upper + (lower - upper) * fy
}

/** Enlarges a plane smoothly. */
export function growPlane(plane: Plane, width: number, height: number, toWidth: number, toHeight: number): Plane {
  const large = new Float32Array(toWidth * toHeight)
  const lefts = new Int32Array(toWidth)
  const shares = new Float32Array(toWidth)
  for (let x = 0; x < toWidth; x++) {
    const u = clipTo(((x + 0.5) * width) / toWidth - 0.5, width - 1)
    lefts[x] = Math.min(u | 0, Math.max(0, width - 2))
    shares[x] = u - lefts[x]!
  }
  // One row between two, with its last value twice, so that a row of one pixel has a neighbour too.
  const row = new Float32Array(width + 1)
  for (let y = 0; y < toHeight; y++) {
    const v = clipTo(((y + 0.5) * height) / toHeight - 0.5, height - 1)
    const top = v | 0
    const part = v - top
    const upper = top * width
    const lower = Math.min(height - 1, top + 1) * width
    for (let x = 0; x < width; x++) row[x] = plane[upper + x]! + (plane[lower + x]! - plane[upper + x]!) * part
    row[width] = row[width - 1]!
    const out = y * toWidth
    for (let x = 0; x < toWidth; x++) {
      const left = row[lefts[x]!]!
      large[out + x] = left + (row[lefts[x]! + 1]! - left) * shares[x]!
    }
  }
  return large
}

function clipTo(value: number, most: number): number {
  return value < 0 ? 0 : value > most ? most : value
}
