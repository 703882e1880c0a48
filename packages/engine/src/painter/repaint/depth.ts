import { clamp, smoothstep } from '../core/math.ts'
import { blurPlane } from '../styles/filter/blur.ts'
import { growPlane, lightness, shrinkPlane, toRaster, type Plane, type Raster } from '../styles/filter/raster.ts'
import type { Pixels } from '../types.ts'
import { guidePlane } from './guide.ts'
import { findSky } from './sky-mask.ts'

const CELLS = 64

/**
 * How far each pixel of a photograph seems to be, 0 nearest … 1 sky, from what a single picture tells: height in the
 * frame, sharpness and contrast (air softens what is far), colour of the air, and the sky. Smooth inside regions,
 * stepped at their edges.
 */
export function estimateDepth(pixels: Pixels): Float32Array {
  const raster = toRaster(pixels)
  const light = lightness(raster)
  return depthOf(raster, light, findSky(raster, light))
}

/** The same for planes that are there already. */
export function depthOf(raster: Raster, light: Plane, sky: Plane): Float32Array {
  const { width, height } = raster
  const scale = Math.min(width, height)
  const w = Math.max(8, Math.round((width / scale) * CELLS))
  const h = Math.max(8, Math.round((height / scale) * CELLS))
  const sharp = sharpness(light, width, height, w, h)
  const small = (plane: Plane): Plane => shrinkPlane(plane, width, height, w, h)
  const smallSky = small(sky)
  const smallLight = small(light)
  const skyLine = horizonOf(smallSky, w, h)
  const coarse = new Float32Array(w * h)
  const airy = meanUnder(smallLight, smallSky)
  const meanLight = smallLight.reduce((sum, value) => sum + value, 0) / smallLight.length
  const salient = standOut(raster, smallSky, w, h)
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const i = y * w + x
      const line = skyLine[x]!
      // From the foot of the sky (far) down to the lower border (near), as ground runs.
      const fall = clamp((y / h - line) / Math.max(0.2, 1 - line))
      const ground = 0.82 * (1 - fall) ** 1.35 + 0.06
      // Without a sky, what is pale counts as far, as in a clearing or a misty street.
      const haze = airy === null ? (smallLight[i]! - meanLight) * 0.3 : (0.12 - Math.abs(smallLight[i]! - airy)) * 0.6
      const detail = (sharp[i]! - 0.35) * -0.28 - salient[i]! * (airy === null ? 0.4 : 0.12)
      coarse[i] = clamp(ground + Math.max(airy === null ? -0.2 : -0.05, haze) + detail, 0.02, 0.9)
    }
  }
  const full = growPlane(blurPlane(coarse, w, h, 1.2, 2), w, h, width, height)
  const guided = guidePlane(full, light, width, height, scale * 0.045, 0.07)
  for (let i = 0; i < guided.length; i++) guided[i] = Math.min(0.93, guided[i]!) * (1 - sky[i]!) + sky[i]!
  return guided
}

/** How crisp each cell is against the crispest, 0–1, spread over the thing that it belongs to. */
function sharpness(light: Plane, width: number, height: number, w: number, h: number): Plane {
  const soft = blurPlane(light, width, height, Math.min(width, height) * 0.003, 1)
  const fine = light.map((value, i) => Math.abs(value - soft[i]!))
  const cells = blurPlane(shrinkPlane(fine, width, height, w, h), w, h, 2, 2)
  const most = cells.reduce((peak, value) => Math.max(peak, value), 1e-4)
  // A running sum over wholly flat cells may end a hair below nothing.
  return cells.map((value) => Math.sqrt(Math.max(0, value) / most))
}

/** How much each cell's colour differs from the picture's margin, 0–1: a subject before its backdrop. */
function standOut(raster: Raster, sky: Plane, w: number, h: number): Plane {
  const planes = [raster.red, raster.green, raster.blue].map((plane) =>
    shrinkPlane(plane, raster.width, raster.height, w, h),
  )
  const backdrop = planes.map((plane) => {
    let sum = 0
    let count = 0
    for (let i = 0; i < plane.length; i++) {
      const x = i % w
      // The lower border is ground, not backdrop.
      if (x > w * 0.08 && x < w * 0.92 && i > w * h * 0.08) continue
      sum += plane[i]!
      count++
    }
    return sum / Math.max(1, count)
  })
  const gaps = new Float32Array(w * h)
  for (let i = 0; i < gaps.length; i++) {
    const gap = Math.hypot(...planes.map((plane, k) => plane[i]! - backdrop[k]!))
    const x = (i % w) / w - 0.5
    const y = Math.floor(i / w) / h - 0.55
    gaps[i] = smoothstep(0.12, 0.4, gap) * smoothstep(0.75, 0.3, Math.hypot(x, y)) * (1 - sky[i]!)
  }
  return blurPlane(gaps, w, h, 1, 2)
}

/** Where the sky ends in each column (share of the height, 0 without sky), smoothed over its neighbours. */
function horizonOf(sky: Plane, width: number, height: number): Plane {
  const line = new Float32Array(width)
  for (let x = 0; x < width; x++) {
    let open = 0
    for (let y = 0; y < height; y++) open += sky[y * width + x]!
    line[x] = open / height
  }
  return blurPlane(line, width, 1, width * 0.08, 2)
}

/** Lightness of the lowest sky: the colour of the air. Null without sky. */
function meanUnder(light: Plane, sky: Plane): number | null {
  let sum = 0
  let weight = 0
  for (let i = 0; i < light.length; i++) {
    const share = smoothstep(0.6, 1, sky[i]!) * (i / light.length)
    sum += light[i]! * share
    weight += share
  }
  return weight < light.length * 0.005 ? null : sum / weight
}
