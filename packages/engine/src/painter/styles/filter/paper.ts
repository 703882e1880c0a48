import type { StyleContext } from '../../style.ts'
import { blurPlane } from './blur.ts'
import type { Plane } from './raster.ts'

/**
 * The tooth of a sheet, about −1 (valley) … 1 (peak) for each pixel, with no direction and no pattern. `fineness`: how
 * many bumps a unit has (150 rough … 400 smooth).
 */
export function paperTooth(width: number, height: number, context: StyleContext, fineness: number): Plane {
  const { noise, scale } = context
  const dust = new Float32Array(width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) dust[y * width + x] = noise.hash(x, y) - 0.5
  }
  // Bumps narrower than a pixel would only flicker in small pictures.
  const sigma = Math.max(0.5, (scale / fineness) * 0.2)
  const fine = blurPlane(dust, width, height, sigma, 2)
  const broad = blurPlane(fine, width, height, sigma * 3.2, 1)
  let square = 0
  for (let i = 0; i < fine.length; i++) {
    // Two sizes of bumps: one alone would look like a cell pattern.
    const value = fine[i]! + broad[i]! * 0.3
    fine[i] = value
    square += value * value
  }
  const gain = 0.4 / Math.sqrt(square / fine.length + 1e-9)
  for (let i = 0; i < fine.length; i++) fine[i]! *= gain
  return fine
}

/** Fibres of a handmade sheet, −1 … 1: noise drawn out along `angle` (radians). */
export function fibres(width: number, height: number, context: StyleContext, fineness: number, angle: number): Plane {
  const { noise, scale } = context
  const plane = new Float32Array(width * height)
  const cos = (Math.cos(angle) * fineness) / scale
  const sin = (Math.sin(angle) * fineness) / scale
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const along = (x * cos + y * sin) * 0.09
      const across = y * cos - x * sin
      plane[y * width + x] = noise.perlin(along + 53, across + 11) * 1.2
    }
  }
  return plane
}
