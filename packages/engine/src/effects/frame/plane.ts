import { growPlane, lightness, toRaster, type Plane } from '../../painter/styles/filter/raster.ts'
import type { Pixels } from '../../painter/types.ts'

/**
 * A plane worked out for every third pixel and smoothed between. `value` takes a place in units (the short side is 1)
 * from the upper left.
 */
export function softPlane(width: number, height: number, value: (x: number, y: number) => number): Plane {
  const scale = Math.min(width, height)
  const step = scale > 200 ? 3 : 1
  const w = Math.ceil(width / step)
  const h = Math.ceil(height / step)
  const plane = new Float32Array(w * h)
  for (let y = 0, i = 0; y < h; y++) {
    for (let x = 0; x < w; x++, i++) plane[i] = value((x * step) / scale, (y * step) / scale)
  }
  return step === 1 ? plane : growPlane(plane, w, h, width, height)
}

/** Brightness of the picture, 0–1. */
export function lightPlane(pixels: Pixels): Plane {
  return lightness(toRaster(pixels))
}
