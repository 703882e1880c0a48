import { createCanvas } from '@napi-rs/canvas'
import { fromCanvas, toCanvas } from '../core/canvas.ts'
import type { Pixels } from '../types.ts'

/** The picture scaled to cover width × height, its overhanging sides cut off evenly. */
export function fitCover(pixels: Pixels, width: number, height: number): Pixels {
  if (pixels.width === width && pixels.height === height) return pixels
  const factor = Math.max(width / pixels.width, height / pixels.height)
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.imageSmoothingEnabled = true
  context.imageSmoothingQuality = 'high'
  // A great reduction in one step would alias: halve until one smooth step is left.
  let from = toCanvas(pixels)
  let left = factor
  while (left < 0.5) {
    const half = createCanvas(Math.max(1, Math.round(from.width / 2)), Math.max(1, Math.round(from.height / 2)))
    const shrink = half.getContext('2d')
    shrink.imageSmoothingEnabled = true
    shrink.imageSmoothingQuality = 'high'
    shrink.drawImage(from, 0, 0, half.width, half.height)
    from = half
    left *= 2
  }
  const drawnWidth = pixels.width * factor
  const drawnHeight = pixels.height * factor
  context.drawImage(from, (width - drawnWidth) / 2, (height - drawnHeight) / 2, drawnWidth, drawnHeight)
  return fromCanvas(canvas)
}
