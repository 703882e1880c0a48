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

/** The picture blurred; `radius` is a Gaussian's deviation in pixels. Large radii work on a smaller copy. */
export function blur(pixels: Pixels, radius: number): Pixels {
  const shrink = Math.max(1, Math.floor(radius / 3))
  const width = Math.max(1, Math.round(pixels.width / shrink))
  const height = Math.max(1, Math.round(pixels.height / shrink))
  const small = createCanvas(width, height)
  const context = small.getContext('2d')
  context.filter = `blur(${radius / shrink}px)`
  context.drawImage(toCanvas(pixels), 0, 0, width, height)
  if (shrink === 1) return fromCanvas(small)
  const full = createCanvas(pixels.width, pixels.height)
  full.getContext('2d').drawImage(small, 0, 0, pixels.width, pixels.height)
  return fromCanvas(full)
}
