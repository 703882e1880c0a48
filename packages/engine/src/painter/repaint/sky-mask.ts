import { clamp, smoothstep } from '../core/math.ts'
import { blurPlane } from '../styles/filter/blur.ts'
import { toLab, type LabPlanes } from '../styles/filter/lab.ts'
import { growPlane, shrinkRaster, type Plane, type Raster } from '../styles/filter/raster.ts'
import { guidePlane } from './guide.ts'

/** Cells of the short side on which the sky is looked for. */
const CELLS = 96

/**
 * How surely each pixel is open sky, 0–1: the calm region that hangs down from the upper border, if it is light or
 * blue enough to be one. A picture without sky gives zeros.
 */
export function findSky(raster: Raster, light: Plane): Plane {
  const { width, height } = raster
  const scale = Math.min(width, height)
  const w = Math.max(8, Math.round((width / scale) * CELLS))
  const h = Math.max(8, Math.round((height / scale) * CELLS))
  const lab = toLab(shrinkRaster(raster, w, h))
  const region = fillHoles(hangDown(lab, roughness(lab)), w, h)
  const sure = plausibility(lab, region)
  if (sure < 0.05) return new Float32Array(width * height)
  const soft = blurPlane(region, w, h, 0.8, 2).map((value) => value * sure)
  return guidePlane(growPlane(soft, w, h, width, height), light, width, height, scale * 0.02, 0.08).map((value) =>
    smoothstep(0.25, 0.8, value),
  )
}

/** How much each cell differs from its neighbours. */
function roughness(lab: LabPlanes): Plane {
  const { width, height, light, a, b } = lab
  const plane = new Float32Array(light.length)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const right = y * width + Math.min(width - 1, x + 1)
      const low = Math.min(height - 1, y + 1) * width + x
      const across = Math.abs(light[right]! - light[i]!) + Math.hypot(a[right]! - a[i]!, b[right]! - b[i]!)
      const down = Math.abs(light[low]! - light[i]!) + Math.hypot(a[low]! - a[i]!, b[low]! - b[i]!)
      plane[i] = Math.max(across, down)
    }
  }
  return blurPlane(plane, width, height, 0.7, 1)
}

/** The cells that can be reached from the upper border over calm ground, 1 or 0. */
function hangDown(lab: LabPlanes, rough: Plane): Plane {
  const { width, height, light } = lab
  const region = new Float32Array(light.length)
  const queue: number[] = []
  for (let x = 0; x < width; x++) {
    if (rough[x]! < 0.06) {
      region[x] = 1
      queue.push(x)
    }
  }
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    const x = next % width
    const y = (next - x) / width
    const around = [
      x > 0 ? next - 1 : -1,
      x < width - 1 ? next + 1 : -1,
      y > 0 ? next - width : -1,
      y < height - 1 ? next + width : -1,
    ]
    for (const to of around) {
      if (to < 0 || region[to] === 1) continue
      // The farther down, the calmer it must be: water and fields are calm as well.
      const allowed = 0.07 - 0.045 * (y / height)
      // Sky grows lighter toward the horizon; a clear step down in light is land.
      if (rough[to]! < allowed && light[to]! > light[next]! - 0.035) {
        region[to] = 1
        queue.push(to)
      }
    }
  }
  return region
}

/** Moon, birds and clouds that the region surrounds belong to it: what no way leads to from the picture's lower half. */
function fillHoles(region: Plane, width: number, height: number): Plane {
  const filled = new Float32Array(region.length).fill(1)
  const queue: number[] = []
  const open = (i: number): void => {
    if (region[i] === 1 || filled[i] === 0) return
    filled[i] = 0
    queue.push(i)
  }
  for (let x = 0; x < width; x++) open((height - 1) * width + x)
  for (let y = height >> 1; y < height; y++) {
    open(y * width)
    open(y * width + width - 1)
  }
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    const x = next % width
    if (x > 0) open(next - 1)
    if (x < width - 1) open(next + 1)
    if (next >= width) open(next - width)
    if (next < region.length - width) open(next + width)
  }
  return filled
}

/** 0–1: large enough, reaching over the upper border, lighter or bluer than what is below it. */
function plausibility(lab: LabPlanes, region: Plane): number {
  const { width, height, light, a, b } = lab
  const sky = { count: 0, light: 0, blue: 0, low: 0 }
  const rest = { count: 0, light: 0 }
  let top = 0
  for (let i = 0; i < region.length; i++) {
    if (region[i] === 1) {
      sky.count++
      sky.light += light[i]!
      sky.blue += -b[i]! - 0.3 * a[i]!
      if (i < width) top++
      if (i >= width * Math.floor(height * 0.85)) sky.low++
    } else {
      rest.count++
      rest.light += light[i]!
    }
  }
  if (sky.count === 0 || rest.count === 0) return 0
  const lead = sky.light / sky.count - rest.light / rest.count
  const blue = sky.blue / sky.count
  const area = smoothstep(0.03, 0.1, sky.count / region.length)
  const span = smoothstep(0.25, 0.6, top / width)
  // A plain backdrop runs down to the lower border; a sky seldom does.
  const hung = 1 - smoothstep(0.02, 0.15, sky.low / sky.count)
  const look = clamp(smoothstep(-0.06, 0.14, lead) + smoothstep(0.01, 0.08, blue) * 0.7)
  return area * span * hung * look
}
