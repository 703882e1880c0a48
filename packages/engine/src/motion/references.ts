import { createCanvas } from '@napi-rs/canvas'
import { findSky } from '../painter/repaint/sky-mask.ts'
import { fitCover } from '../painter/repaint/fit.ts'
import { fromCanvas, toCanvas } from '../painter/core/canvas.ts'
import { lightness, toRaster } from '../painter/styles/filter/raster.ts'
import { toLab, type LabPlanes } from '../painter/styles/filter/lab.ts'
import type { Pixels } from '../painter/types.ts'

/** Side on which a reference is read. */
const SIDE = 192

/** The colours of all references, side by side, and which of them are sky. */
export function referenceLab(references: readonly Pixels[]): { lab: LabPlanes; sky: Float32Array } {
  const strip = createCanvas(SIDE * references.length, SIDE)
  const context = strip.getContext('2d')
  const width = strip.width
  const sky = new Float32Array(width * SIDE)
  for (const [index, picture] of references.entries()) {
    const small = fitCover(picture, SIDE, SIDE)
    context.drawImage(toCanvas(small), index * SIDE, 0)
    const raster = toRaster(small)
    const own = findSky(raster, lightness(raster))
    for (let y = 0; y < SIDE; y++) {
      sky.set(own.subarray(y * SIDE, (y + 1) * SIDE), y * width + index * SIDE)
    }
  }
  return { lab: toLab(toRaster(fromCanvas(strip))), sky }
}
