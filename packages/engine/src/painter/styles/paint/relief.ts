import { blurPlane } from '../filter/blur.ts'
import type { Plane, Raster } from '../filter/raster.ts'

/**
 * Lights the paint's thickness from the upper left, in place: ridges of the brush catch light and throw small
 * shadows. `depth` is the strength, `gloss` the shine of wet oil; `grain` the finest relief, in pixels.
 */
export function lightRelief(raster: Raster, relief: Plane, depth: number, gloss: number, grain: number): void {
  const { width, height, red, green, blue } = raster
  const shape = blurPlane(relief, width, height, grain, 2)
  // One step of the slope spans the same share of the picture at every size.
  const step = Math.max(1, Math.round(grain * 1.4))
  for (let y = 0; y < height; y++) {
    const up = Math.max(0, y - step) * width
    const low = Math.min(height - 1, y + step) * width
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const left = Math.max(0, x - step)
      const right = Math.min(width - 1, x + step)
      const slopeX = shape[y * width + right]! - shape[y * width + left]!
      const slopeY = shape[low + x]! - shape[up + x]!
      const lit = (slopeX * 0.6 + slopeY * 0.8) * depth
      const soft = lit < -0.3 ? -0.3 : lit > 0.3 ? 0.3 : lit
      const shine = lit > 0.08 ? (lit - 0.08) * gloss : 0
      const gain = 1 + soft
      red[i] = red[i]! * gain + shine
      green[i] = green[i]! * gain + shine
      blue[i] = blue[i]! * gain + shine
    }
  }
}
