import { ditherAt } from '../painter/core/surface.ts'
import { estimateDepth } from '../painter/repaint/depth.ts'
import type { Pixels } from '../painter/types.ts'

/**
 * The depth of a given picture, 0 nearest … 1 sky, one value a pixel. Drawings with wholly flat parts are read with a trace of
 * grain: where nothing at all can be measured the estimate would have no number.
 */
export function pictureDepth(pixels: Pixels): Float32Array {
  const { width, height } = pixels
  const data = pixels.data.slice()
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i += 4) {
      const grain = ditherAt(x, y) * 4
      for (let k = 0; k < 3; k++) data[i + k] = data[i + k]! + grain
    }
  }
  const depth = estimateDepth({ width, height, data })
  for (let i = 0; i < depth.length; i++) if (Number.isNaN(depth[i]!)) depth[i] = 0.5
  return depth
}
