import { smoothstep } from '../../core/math.ts'
import { blurRaster } from './blur.ts'
import { createRaster, growPlane, type Plane, type Raster } from './raster.ts'

/** Adds chroma where there is little and leaves strong colours alone, in place: no mud, no clipping. */
export function enliven(raster: Raster, amount: number): void {
  const { red, green, blue } = raster
  for (let i = 0; i < red.length; i++) {
    const r = red[i]!
    const g = green[i]!
    const b = blue[i]!
    const grey = r * 0.299 + g * 0.587 + b * 0.114
    const strength = Math.max(r, g, b) - Math.min(r, g, b)
    const gain = 1 + amount * (1 - Math.min(1, strength * 1.3))
    red[i] = grey + (r - grey) * gain
    green[i] = grey + (g - grey) * gain
    blue[i] = grey + (b - grey) * gain
  }
}

/** Runs every value through a curve of 1024 steps, in place. */
export function tone(raster: Raster, curve: (value: number) => number): void {
  const table = Float32Array.from({ length: 1024 }, (_, i) => curve(i / 1023))
  for (const plane of [raster.red, raster.green, raster.blue]) {
    for (let i = 0; i < plane.length; i++) {
      const value = plane[i]!
      plane[i] = table[value <= 0 ? 0 : value >= 1 ? 1023 : (value * 1023 + 0.5) | 0]!
    }
  }
}

/** Lets lights above `threshold` glow over their surroundings, in place; `sigma` in pixels. */
export function bloom(raster: Raster, threshold: number, sigma: number, strength: number): void {
  const { width, height, red, green, blue } = raster
  // Gathered in boxes no wider than a third of the blur: it is soft, and a full copy of the picture is not needed.
  const shrink = Math.max(1, Math.floor(sigma / 2.8))
  const lights = createRaster(Math.ceil(width / shrink), Math.ceil(height / shrink))
  const box = 1 / (shrink * shrink)
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / shrink) * lights.width
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const r = red[i]!
      const g = green[i]!
      const b = blue[i]!
      const brightest = r > g ? (r > b ? r : b) : g > b ? g : b
      if (brightest <= threshold) continue
      const share = smoothstep(threshold, 1.05, brightest) * box
      const k = row + ((x / shrink) | 0)
      lights.red[k]! += r * share
      lights.green[k]! += g * share
      lights.blue[k]! += b * share
    }
  }
  const soft = blurRaster(lights, sigma / shrink)
  // The boxes' grid reaches over the right and lower border by less than a box.
  const grow = (plane: Plane): Plane => {
    const large = growPlane(plane, lights.width, lights.height, lights.width * shrink, lights.height * shrink)
    return cropPlane(large, lights.width * shrink, width, height)
  }
  screen(raster, { width, height, red: grow(soft.red), green: grow(soft.green), blue: grow(soft.blue) }, strength)
}

/** The upper left part of a plane that is `stride` wide. */
function cropPlane(plane: Plane, stride: number, width: number, height: number): Plane {
  if (stride === width) return plane.subarray(0, width * height)
  const part = new Float32Array(width * height)
  for (let y = 0; y < height; y++) part.set(plane.subarray(y * stride, y * stride + width), y * width)
  return part
}

/** Lays light over the picture as a projector would, in place. */
export function screen(raster: Raster, light: Raster, strength: number): void {
  const pairs = [
    [raster.red, light.red],
    [raster.green, light.green],
    [raster.blue, light.blue],
  ] as const
  for (const [plane, over] of pairs) {
    for (let i = 0; i < plane.length; i++) {
      const base = plane[i]!
      plane[i] = 1 - (1 - (base < 0 ? 0 : base > 1 ? 1 : base)) * (1 - Math.min(1, over[i]! * strength))
    }
  }
}

/** Darkens toward the corners, in place. */
export function vignette(raster: Raster, strength: number): void {
  const { width, height, red, green, blue } = raster
  for (let y = 0; y < height; y++) {
    const v = (y + 0.5) / height - 0.5
    for (let x = 0; x < width; x++) {
      const u = (x + 0.5) / width - 0.5
      const share = 1 - strength * smoothstep(0.22, 0.95, (u * u + v * v) * 1.9)
      const i = y * width + x
      red[i]! *= share
      green[i]! *= share
      blue[i]! *= share
    }
  }
}
