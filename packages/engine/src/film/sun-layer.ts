import { fillUnknown } from './fill.ts'
import { smoothstep } from '../painter/core/math.ts'
import { skyToFrame } from './stars.ts'
import type { Pose } from './camera.ts'

/** A sun or moon, in pixels of the picture. */
export interface SkyLight {
  readonly x: number
  readonly y: number
  /** Radius in which its disc and its nearest glow lie. */
  readonly radius: number
}

/** A light taken out of its sky, so that clouds can move while it stays. */
export interface SunLayer {
  /** The sky without it. */
  readonly sky: Int32Array
  /** Sets the camera for what follows. */
  begin(pose: Pose): void
  /** Adds the light times `share` (0–256) to row `y` of a sky as the camera sees it. */
  add(row: Int32Array, y: number, share: number): void
}

/** Takes a light out of a sky. `frame` is the size of what is filmed; the sky covers it at zoom 1. */
export function liftSun(
  sky: Int32Array,
  width: number,
  height: number,
  light: SkyLight,
  frame: { readonly width: number; readonly height: number },
): SunLayer {
  const known = new Float32Array(width * height).fill(1)
  const reach = light.radius
  const left = Math.max(0, Math.floor(light.x - reach))
  const right = Math.min(width - 1, Math.ceil(light.x + reach))
  const top = Math.max(0, Math.floor(light.y - reach))
  const bottom = Math.min(height - 1, Math.ceil(light.y + reach))
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const away = Math.hypot(x - light.x, y - light.y) / reach
      known[y * width + x] = smoothstep(0.72, 1, away)
    }
  }
  const filled = fillUnknown(sky, width, height, known)
  const boxWidth = right - left + 1
  const boxHeight = bottom - top + 1
  const extra = new Uint8Array(boxWidth * boxHeight * 3)
  for (let y = 0; y < boxHeight; y++) {
    for (let x = 0; x < boxWidth; x++) {
      const i = (y + top) * width + x + left
      for (let k = 0; k < 3; k++)
        extra[(y * boxWidth + x) * 3 + k] = Math.max(
          0,
          ((sky[i]! >>> (8 * k)) & 255) - ((filled[i]! >>> (8 * k)) & 255),
        )
    }
  }
  const fit = Math.min(width / frame.width, height / frame.height)
  let originX = 0
  let originY = 0
  let scale = 1

  return {
    sky: filled,
    begin(pose) {
      const [x, y] = skyToFrame((left + right) / 2, (top + bottom) / 2, pose, { width, height }, frame)
      scale = fit / pose.zoom
      originX = x - (right - left) / 2 / scale
      originY = y - (bottom - top) / 2 / scale
    },
    add(row, y, share) {
      const v = (y - originY) * scale
      if (v < 0 || v > boxHeight - 1.001) return
      const low = v | 0
      const fy = v - low
      const from = Math.max(0, Math.ceil(originX))
      const to = Math.min(row.length - 1, Math.floor(originX + (boxWidth - 1.01) / scale))
      for (let i = from; i <= to; i++) {
        const u = (i - originX) * scale
        const near = u | 0
        const fx = u - near
        const a = (low * boxWidth + near) * 3
        const b = a + boxWidth * 3
        const word = row[i]!
        let result = -16777216
        for (let k = 0; k < 3; k++) {
          const upper = extra[a + k]! + (extra[a + k + 3]! - extra[a + k]!) * fx
          const lower = extra[b + k]! + (extra[b + k + 3]! - extra[b + k]!) * fx
          const sum = ((word >>> (8 * k)) & 255) + (((upper + (lower - upper) * fy) * share) >> 8)
          result |= (sum > 255 ? 255 : sum) << (8 * k)
        }
        row[i] = result
      }
    },
  }
}
