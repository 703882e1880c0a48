import { createCanvas, type Canvas } from '@napi-rs/canvas'
import { clamp, smoothstep } from '../../painter/core/math.ts'
import type { Pixels, Random } from '../../painter/types.ts'

/** Turns one colour (r g b, 0–1, in `color`) into another, in place. `x` and `y` are pixels. */
export type ColorChange = (color: Float32Array, x: number, y: number) => void

/** A copy of the picture, every pixel put through `change` (results are clipped to 0–1). */
export function recolor(pixels: Pixels, change: ColorChange): Pixels {
  const { width, height, data } = pixels
  const result = new Uint8ClampedArray(data.length)
  const color = new Float32Array(3)
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i += 4) {
      color[0] = data[i]! / 255
      color[1] = data[i + 1]! / 255
      color[2] = data[i + 2]! / 255
      change(color, x, y)
      result[i] = color[0] * 255
      result[i + 1] = color[1] * 255
      result[i + 2] = color[2] * 255
      result[i + 3] = 255
    }
  }
  return { width, height, data: result }
}

/** Brightness of a colour (Rec. 601). */
export function lightOf(color: ArrayLike<number>): number {
  return color[0]! * 0.299 + color[1]! * 0.587 + color[2]! * 0.114
}

/** Moves a colour to its grey (0) or beyond itself (over 1), in place. */
export function saturate(color: Float32Array, amount: number): void {
  const grey = lightOf(color)
  for (let k = 0; k < 3; k++) color[k] = grey + (color[k]! - grey) * amount
}

/** An S-curve about the middle: 0 leaves the value, 1 is hard. */
export function contrast(value: number, amount: number): number {
  const held = clamp(value)
  return held + (held * held * (3 - 2 * held) - held) * amount
}

/** Two pictures mixed into `out`, `share` of the second. */
export function mixInto(out: Uint8ClampedArray, from: Uint8ClampedArray, to: Uint8ClampedArray, share: number): void {
  const weight = Math.round(clamp(share) * 256)
  const rest = 256 - weight
  for (let i = 0; i < out.length; i++) out[i] = (from[i]! * rest + to[i]! * weight) >> 8
}

const GRAIN_SIZE = 512

/** Film grain as a square of signed values, to be laid over frames at changing places. */
export interface Grain {
  readonly values: Int8Array
}

export function makeGrain(random: Random): Grain {
  const values = new Int8Array(GRAIN_SIZE * GRAIN_SIZE)
  for (let i = 0; i < values.length; i++) values[i] = Math.round((random() + random() + random() - 1.5) * 80)
  return { values }
}

/** Adds grain to a frame; `amount` 0–1, `shift` a number that is another one for every frame. */
export function addGrain(out: Uint8ClampedArray, width: number, grain: Grain, amount: number, shift: number): void {
  const gain = Math.round(amount * 256)
  const offset = Math.imul(shift + 1, 2654435761) >>> 0
  const left = offset & (GRAIN_SIZE - 1)
  const top = (offset >>> 10) & (GRAIN_SIZE - 1)
  const { values } = grain
  for (let i = 0, x = 0, y = 0; i < out.length; i += 4) {
    const value = (values[(((y + top) & (GRAIN_SIZE - 1)) << 9) | ((x + left) & (GRAIN_SIZE - 1))]! * gain) >> 8
    out[i] = out[i]! + value
    out[i + 1] = out[i + 1]! + value
    out[i + 2] = out[i + 2]! + value
    if (++x === width) {
      x = 0
      y++
    }
  }
}

/** A layer that darkens the corners, drawn over a frame; `strength` 0–1. */
export function vignetteLayer(width: number, height: number, strength: number, color = '0, 0, 0'): Canvas {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  const reach = Math.hypot(width, height) / 2
  const shade = context.createRadialGradient(width / 2, height / 2, reach * 0.35, width / 2, height / 2, reach)
  for (let k = 0; k <= 8; k++) shade.addColorStop(k / 8, `rgba(${color}, ${strength * smoothstep(0, 1, k / 8)})`)
  context.fillStyle = shade
  context.fillRect(0, 0, width, height)
  return canvas
}
