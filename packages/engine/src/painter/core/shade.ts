import { ditherAt } from './surface.ts'
import type { Box } from '../stage.ts'
import type { Surface } from './surface.ts'

/** Colour (r, g, b, a to `out`) and perhaps depth of a point in units. */
type Shade = (x: number, y: number, out: Float32Array) => number | void

interface Window {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The pixels whose middles lie in the box: a shade never sees a point outside of it. */
function windowOf(surface: Surface, box: Box): Window {
  const { scale, offsetX, offsetY } = surface.view
  return {
    left: Math.max(0, Math.round(box.x * scale - offsetX)),
    top: Math.max(0, Math.round(box.y * scale - offsetY)),
    right: Math.min(surface.width, Math.round((box.x + box.width) * scale - offsetX)),
    bottom: Math.min(surface.height, Math.round((box.y + box.height) * scale - offsetY)),
  }
}

/** Shades every pixel of a box. */
export function shadeSharply(surface: Surface, box: Box, shade: Shade): void {
  const { left, top, right, bottom } = windowOf(surface, box)
  const { scale, offsetX, offsetY } = surface.view
  const { width, depthWidth } = surface
  const bytes = surface.bytes()
  const out = new Float32Array(4)
  let depths: Uint8ClampedArray | null = null
  for (let py = top; py < bottom; py++) {
    const y = (py + 0.5 + offsetY) / scale
    for (let px = left; px < right; px++) {
      out[3] = 1
      const depth = shade((px + 0.5 + offsetX) / scale, y, out)
      const alpha = out[3] < 0 ? 0 : out[3] > 1 ? 1 : out[3]
      if (alpha > 0) {
        const i = (py * width + px) * 4
        // A trace of noise before rounding keeps wide gradients from showing steps.
        const dither = ditherAt(px, py)
        bytes[i] = bytes[i]! + (out[0]! * 255 - bytes[i]!) * alpha + dither
        bytes[i + 1] = bytes[i + 1]! + (out[1]! * 255 - bytes[i + 1]!) * alpha + dither
        bytes[i + 2] = bytes[i + 2]! + (out[2]! * 255 - bytes[i + 2]!) * alpha + dither
      }
      if (typeof depth === 'number' && alpha > 0.5) {
        depths ??= surface.depthBytes()
        depths[((py >> 1) * depthWidth + (px >> 1)) * 4] = depth * 255
      }
    }
  }
}

/** Shades every other pixel of a box and fills in between. */
export function shadeSoftly(surface: Surface, box: Box, shade: Shade): void {
  const { left, top, right, bottom } = windowOf(surface, box)
  if (right <= left || bottom <= top) return
  const { scale, offsetX, offsetY } = surface.view
  const { width, depthWidth } = surface
  const bytes = surface.bytes()
  const columns = ((right - left) >> 1) + 2
  const rows = ((bottom - top) >> 1) + 2
  // Premultiplied, so that what is clear has no colour to bleed.
  const grid = new Float32Array(columns * rows * 4)
  const out = new Float32Array(4)
  let depths: Uint8ClampedArray | null = null
  for (let row = 0; row < rows; row++) {
    const py = top + row * 2
    const y = (py + 0.5 + offsetY) / scale
    for (let column = 0; column < columns; column++) {
      const px = left + column * 2
      out[3] = 1
      const depth = shade((px + 0.5 + offsetX) / scale, y, out)
      const alpha = out[3] < 0 ? 0 : out[3] > 1 ? 1 : out[3]
      if (alpha === 0) continue
      const k = (row * columns + column) * 4
      grid[k] = out[0]! * 255 * alpha
      grid[k + 1] = out[1]! * 255 * alpha
      grid[k + 2] = out[2]! * 255 * alpha
      grid[k + 3] = alpha
      if (typeof depth === 'number' && alpha > 0.5 && px < right && py < bottom) {
        depths ??= surface.depthBytes()
        depths[((py >> 1) * depthWidth + (px >> 1)) * 4] = depth * 255
      }
    }
  }
  const stride = columns * 4
  for (let py = top; py < bottom; py++) {
    const fy = ((py - top) & 1) * 0.5
    for (let px = left; px < right; px++) {
      const k = (((py - top) >> 1) * columns + ((px - left) >> 1)) * 4
      const fx = ((px - left) & 1) * 0.5
      const a = (1 - fx) * (1 - fy)
      const b = fx * (1 - fy)
      const c = (1 - fx) * fy
      const d = fx * fy
      const alpha = grid[k + 3]! * a + grid[k + 7]! * b + grid[k + stride + 3]! * c + grid[k + stride + 7]! * d
      if (alpha === 0) continue
      const i = (py * width + px) * 4
      const dither = ditherAt(px, py)
      for (let q = 0; q < 3; q++) {
        const color =
          grid[k + q]! * a + grid[k + 4 + q]! * b + grid[k + stride + q]! * c + grid[k + stride + 4 + q]! * d
        bytes[i + q] = bytes[i + q]! * (1 - alpha) + color + dither
      }
    }
  }
}
