import { createCanvas, ImageData, type SKRSContext2D, type Canvas } from '@napi-rs/canvas'
import { css } from './color.ts'
import type { Rgb } from '../types.ts'

/** Depth is kept at half the picture's size: it is smooth, and every layer has to write it. */
const DEPTH_SHRINK = 2

/** How units become pixels: pixel = unit × scale − offset. */
export interface View {
  readonly scale: number
  readonly offsetX: number
  readonly offsetY: number
}

/**
 * The pixels under a stage. Skia draws layers, plain loops shade; the surface keeps the two in step and moves the
 * picture from one to the other only when the painting changes hands.
 */
export interface Surface {
  readonly width: number
  readonly height: number
  readonly view: View
  /** The picture as bytes (RGBA), to read and to write; valid until the next `context` or `layer`. */
  bytes(): Uint8ClampedArray
  /** The depth as bytes, `depthWidth` × `depthHeight` RGBA of which red counts; valid until the next layer. */
  depthBytes(): Uint8ClampedArray
  readonly depthWidth: number
  readonly depthHeight: number
  /** The picture as a canvas in pixels, without a transform. */
  context(): SKRSContext2D
  /** A cleared canvas of the same size with units as coordinates; the same one every time. */
  scratch(): { canvas: Canvas; context: SKRSContext2D }
  /** Lays the scratch canvas over the picture. */
  compose(canvas: Canvas, blend: SKRSContext2D['globalCompositeOperation'], alpha: number): void
  /** Writes `depth` (0–1) wherever the scratch canvas covers. */
  composeDepth(depth: number): void
  /** Distance of each pixel at full size. */
  depthPlane(): Float32Array
  /** Gives the canvases' memory back, which the collector would leave for later. Bytes that were taken stay. */
  release(): void
}

function imageOf(bytes: Uint8ClampedArray, width: number, height: number): ImageData {
  return new ImageData(bytes, width, height)
}

/** A black surface whose depth is 1 (sky) everywhere. */
export function createSurface(width: number, height: number, view: View): Surface {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  const scratchCanvas = createCanvas(width, height)
  const scratchContext = scratchCanvas.getContext('2d')
  const depthWidth = Math.max(1, Math.ceil(width / DEPTH_SHRINK))
  const depthHeight = Math.max(1, Math.ceil(height / DEPTH_SHRINK))
  const depthCanvas = createCanvas(depthWidth, depthHeight)
  const depthContext = depthCanvas.getContext('2d', { willReadFrequently: true })
  const coverCanvas = createCanvas(depthWidth, depthHeight)
  const coverContext = coverCanvas.getContext('2d')
  context.fillStyle = '#000'
  context.fillRect(0, 0, width, height)
  depthContext.fillStyle = '#fff'
  depthContext.fillRect(0, 0, depthWidth, depthHeight)
  let bytes: Uint8ClampedArray | null = null
  let depths: Uint8ClampedArray | null = null

  function flush(): void {
    if (bytes) context.putImageData(imageOf(bytes, width, height), 0, 0)
    bytes = null
  }

  function flushDepth(): void {
    if (depths) depthContext.putImageData(imageOf(depths, depthWidth, depthHeight), 0, 0)
    depths = null
  }

  const surface: Surface = {
    width,
    height,
    view,
    depthWidth,
    depthHeight,
    bytes() {
      bytes ??= context.getImageData(0, 0, width, height).data
      return bytes
    },
    depthBytes() {
      depths ??= depthContext.getImageData(0, 0, depthWidth, depthHeight).data
      return depths
    },
    context() {
      flush()
      context.setTransform(1, 0, 0, 1, 0, 0)
      context.globalAlpha = 1
      context.globalCompositeOperation = 'source-over'
      return context
    },
    scratch() {
      scratchContext.reset()
      scratchContext.setTransform(view.scale, 0, 0, view.scale, -view.offsetX, -view.offsetY)
      scratchContext.lineCap = 'round'
      scratchContext.lineJoin = 'round'
      return { canvas: scratchCanvas, context: scratchContext }
    },
    compose(source, blend, alpha) {
      const target = surface.context()
      target.globalCompositeOperation = blend
      target.globalAlpha = alpha
      target.drawImage(source, 0, 0)
      target.globalAlpha = 1
      target.globalCompositeOperation = 'source-over'
    },
    composeDepth(depth) {
      flushDepth()
      const grey: Rgb = [depth, depth, depth]
      coverContext.reset()
      coverContext.drawImage(scratchCanvas, 0, 0, depthWidth, depthHeight)
      fillOver(coverContext, css(grey), depthWidth, depthHeight)
      depthContext.drawImage(coverCanvas, 0, 0)
    },
    depthPlane() {
      const source = surface.depthBytes()
      const plane = new Float32Array(width * height)
      for (let y = 0, i = 0; y < height; y++) {
        const row = Math.min(depthHeight - 1, y >> 1) * depthWidth
        for (let x = 0; x < width; x++, i++) plane[i] = source[(row + (x >> 1)) * 4]! / 255
      }
      return plane
    },
    release() {
      for (const spent of [canvas, scratchCanvas, depthCanvas, coverCanvas]) {
        spent.width = 1
        spent.height = 1
      }
    },
  }
  return surface
}

/** −0.5 … 0.5 of a byte step, spread evenly over neighbouring pixels (interleaved gradient noise). */
export function ditherAt(x: number, y: number): number {
  const a = 0.06711056 * x + 0.00583715 * y
  const b = 52.9829189 * (a - Math.floor(a))
  return b - Math.floor(b) - 0.5
}

/** Colours what a canvas already covers, in pixels, keeping its coverage. */
export function fillOver(
  context: SKRSContext2D,
  fill: SKRSContext2D['fillStyle'],
  width: number,
  height: number,
): void {
  context.save()
  context.resetTransform()
  context.globalAlpha = 1
  context.globalCompositeOperation = 'source-atop'
  context.fillStyle = fill
  context.fillRect(0, 0, width, height)
  context.restore()
}
