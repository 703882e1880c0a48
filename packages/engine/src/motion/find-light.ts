import type { SkyLight } from '../film/sun-layer.ts'
import { blurPlane } from '../painter/styles/filter/blur.ts'
import { growPlane, shrinkPlane } from '../painter/styles/filter/raster.ts'
import { smoothstep } from '../painter/core/math.ts'
import type { Pixels, Rgb } from '../painter/types.ts'

function small(
  pixels: Pixels,
  of: (red: number, green: number, blue: number, i: number) => number,
): {
  plane: Float32Array
  w: number
  h: number
} {
  const { width, height, data } = pixels
  const full = new Float32Array(width * height)
  for (let i = 0, j = 0; i < full.length; i++, j += 4)
    full[i] = of(data[j]! / 255, data[j + 1]! / 255, data[j + 2]! / 255, i)
  const short = Math.min(width, height)
  const w = Math.max(8, Math.round((width / short) * 100))
  const h = Math.max(8, Math.round((height / short) * 100))
  return { plane: shrinkPlane(full, width, height, w, h), w, h }
}

/** The sun or moon of a picture: the brightest small spot of its sky. Null: the sky has none. */
export function findSkyLight(pixels: Pixels, mask: Float32Array): SkyLight | null {
  const { width, height } = pixels
  const { plane, w, h } = small(pixels, (r, g, b, i) => (r * 0.4 + g * 0.45 + b * 0.15) * mask[i]!)
  const soft = blurPlane(plane, w, h, 1.5, 2)
  const wide = blurPlane(plane, w, h, 9, 2)
  let best = 0
  let at = -1
  for (let i = 0; i < soft.length; i++) {
    const lead = soft[i]! > 0.72 ? soft[i]! - wide[i]! : 0
    if (lead > best) {
      best = lead
      at = i
    }
  }
  if (at < 0 || best < 0.12) return null
  // A light stands alone; the pale band along a horizon goes on to both of its sides.
  const ring = 13
  for (let k = 0; k < 8; k++) {
    const u = Math.round((at % w) + ring * Math.cos((k * Math.PI) / 4))
    const v = Math.round(Math.floor(at / w) + ring * Math.sin((k * Math.PI) / 4))
    if (u < 0 || v < 0 || u >= w || v >= h) continue
    if (soft[v * w + u]! > soft[at]! - 0.09) return null
  }
  return {
    x: (((at % w) + 0.5) * width) / w,
    y: ((Math.floor(at / w) + 0.5) * height) / h,
    radius: Math.min(width, height) * 0.13,
  }
}

/**
 * How much each pixel is lit by a fire in the picture, 0–1: warm bright parts and a glow around them, and their middle. Null: nothing
 * burns there.
 */
export function findFire(
  pixels: Pixels,
  skyMask: Float32Array,
): { weight: Float32Array; core: Float32Array; x: number; y: number; spread: number } | null {
  const { width, height } = pixels
  const { plane, w, h } = small(pixels, (r, g, b, i) => {
    const warm = smoothstep(0.16, 0.5, r - b) * smoothstep(0.02, 0.2, r - g * 0.75)
    return warm * smoothstep(0.62, 0.92, r) * (1 - skyMask[i]!)
  })
  // The fire is where most of that is; other warm spots only share its light.
  const heat = blurPlane(
    plane.map((value) => value * value),
    w,
    h,
    4,
    2,
  )
  let peak = 0
  let sum = 0
  for (let i = 0; i < heat.length; i++) {
    sum += plane[i]! ** 2
    if (heat[i]! > heat[peak]!) peak = i
  }
  if (sum < plane.length * 0.0002) return null
  const peakX = peak % w
  const peakY = Math.floor(peak / w)
  let weightNear = 0
  let x = 0
  let y = 0
  let wide = 0
  for (let i = 0; i < plane.length; i++) {
    const dx = (i % w) - peakX
    const dy = Math.floor(i / w) - peakY
    if (Math.hypot(dx, dy) > 18) continue
    const value = plane[i]! ** 2
    weightNear += value
    x += value * (i % w)
    y += value * Math.floor(i / w)
    wide += value * dx * dx
  }
  x /= weightNear
  y /= weightNear
  const alone = weightNear > sum * 0.35
  const glow = blurPlane(plane, w, h, 9, 2)
  // Only the flame itself wavers; what it lights stands still.
  const core = blurPlane(
    plane.map((value) => smoothstep(0.72, 0.97, value)),
    w,
    h,
    0.7,
    2,
  )
  const weight = new Float32Array(plane.length)
  const most = glow.reduce((peak, value) => Math.max(peak, value), 1e-4)
  for (let i = 0; i < weight.length; i++) weight[i] = Math.min(1, core[i]! * 0.8 + (glow[i]! / most) * 0.7)
  return {
    weight: growPlane(weight, w, h, width, height),
    core: growPlane(core, w, h, width, height),
    x: ((x + 0.5) * width) / w,
    y: ((y + 0.5) * height) / h,
    spread: alone ? (Math.sqrt(wide / weightNear) * width) / w : width / 2,
  }
}

/** How much of each pixel is falling water, 0–1: pale and drawn out from above to below. Null: none falls. */
export function findFall(pixels: Pixels, skyMask: Float32Array): Float32Array | null {
  const { width, height } = pixels
  const { plane, w, h } = small(pixels, (r, g, b) => (r + g + b) / 3)
  const around = blurPlane(plane, w, h, 10, 2)
  const across = new Float32Array(w * h)
  const down = new Float32Array(w * h)
  for (let i = 1; i < plane.length - w; i++) {
    across[i] = Math.abs(plane[i]! - plane[i - 1]!)
    down[i] = Math.abs(plane[i]! - plane[i + w]!)
  }
  const wide = blurPlane(across, w, h, 2.2, 2)
  const tall = blurPlane(down, w, h, 2.2, 2)
  let sum = 0
  const weight = plane.map((value, i) => {
    const open = skyMask[Math.floor((Math.floor(i / w) * height) / h) * width + Math.floor(((i % w) * width) / w)]!
    const pale = smoothstep(0.06, 0.2, value - around[i]!) * smoothstep(0.38, 0.55, value)
    const share = pale * smoothstep(1, 2, wide[i]! / (tall[i]! + 0.006)) * (1 - open)
    sum += share
    return share
  })
  if (sum < weight.length * 0.004) return null
  const soft = blurPlane(weight, w, h, 1, 2).map((value) => smoothstep(0.15, 0.6, value))
  return growPlane(soft, w, h, width, height)
}

/** The colour of a picture's air, 0–255: of its sky above the land, or of its paler half. */
export function airColor(pixels: Pixels, mask: Float32Array): [number, number, number] {
  const { width, height, data } = pixels
  const sums: [number, number, number] = [0, 0, 0]
  let weight = 0
  for (let i = 0; i < mask.length; i += 13) {
    const light = (data[i * 4]! + data[i * 4 + 1]! + data[i * 4 + 2]!) / 765
    const y = Math.floor(i / width) / height
    const share = mask[i]! * (0.1 + y * y * 2) + light * light * 0.02
    for (let k = 0; k < 3; k++) sums[k]! += data[i * 4 + k]! * share
    weight += share
  }
  return [sums[0] / weight, sums[1] / weight, sums[2] / weight]
}

/** A colour 0–255 moved towards white. */
export function paler(color: readonly [number, number, number], share: number): [number, number, number] {
  return [color[0] + (255 - color[0]) * share, color[1] + (255 - color[1]) * share, color[2] + (255 - color[2]) * share]
}

/** How light a picture is on the whole, 0–1. */
export function meanLight(pixels: Pixels): number {
  let sum = 0
  let count = 0
  for (let i = 0; i < pixels.data.length; i += 4 * 31, count++) {
    const rgb: Rgb = [pixels.data[i]!, pixels.data[i + 1]!, pixels.data[i + 2]!]
    sum += rgb[0] * 0.299 + rgb[1] * 0.587 + rgb[2] * 0.114
  }
  return sum / count / 255
}
