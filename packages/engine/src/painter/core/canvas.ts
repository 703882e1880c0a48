import { createCanvas, ImageData, type Canvas } from '@napi-rs/canvas'
import type { Pixels } from '../types.ts'

/** A canvas that holds the picture. */
export function toCanvas(pixels: Pixels): Canvas {
  const canvas = createCanvas(pixels.width, pixels.height)
  canvas.getContext('2d').putImageData(new ImageData(pixels.data, pixels.width, pixels.height), 0, 0)
  return canvas
}

/** The picture on a canvas, made opaque over black where it was not painted. */
export function fromCanvas(canvas: Canvas): Pixels {
  const { width, height } = canvas
  const data = canvas.getContext('2d').getImageData(0, 0, width, height).data
  for (let i = 3; i < data.length; i += 4) data[i] = 255
  return { width, height, data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.length) }
}

/** The picture at another size (smooth). */
export function resize(pixels: Pixels, width: number, height: number): Pixels {
  if (pixels.width === width && pixels.height === height) return pixels
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.imageSmoothingEnabled = true
  context.imageSmoothingQuality = 'high'
  context.drawImage(toCanvas(pixels), 0, 0, width, height)
  return fromCanvas(canvas)
}
