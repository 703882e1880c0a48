import type { StyleContext } from '../../style.ts'
import type { Plane } from './raster.ts'

/** The tooth of a sheet, about −1 (valley) … 1 (peak) for each pixel. `fineness`: waves a unit (150 rough … 400 smooth). */
export function paperTooth(width: number, height: number, context: StyleContext, fineness: number): Plane {
  const { noise, scale } = context
  const plane = new Float32Array(width * height)
  const step = fineness / scale
  // Waves shorter than two pixels would only flicker, so the fine octave fades out in small pictures.
  const fine = Math.max(0, Math.min(1, (1 / (step * 2.3) - 1.6) / 1.2))
  const coarseShare = 0.75 + 0.25 * (1 - fine)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let value = noise.perlin(x * step, y * step) * coarseShare
      if (fine > 0) value += noise.perlin(x * step * 2.3 + 31, y * step * 2.3 + 7) * 0.55 * fine
      plane[y * width + x] = value * 1.3
    }
  }
  return plane
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
