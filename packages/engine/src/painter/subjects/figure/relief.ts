import { smoothstep } from '../../core/math.ts'
import type { Rgb } from '../../types.ts'

/** How a flat drawing is lit. Directions are of the picture: x right, y down, z toward the viewer. */
export interface Lamp {
  /** Unit vector from the thing to the sun or moon. */
  readonly toward: readonly [x: number, y: number, z: number]
  /** Colour and strength of the direct light. */
  readonly key: Rgb
  /** What the sky gives from above, and the ground from below. */
  readonly skylight: Rgb
  readonly bounce: Rgb
  /** Strength of the bright edge on the side of the light, 0–1. */
  readonly rim: number
}

export interface ReliefOptions {
  /** 0 flat … 1 round as a ball. */
  readonly roundness: number
  /** Thickness of the rounded edge in pixels. */
  readonly radius: number
  /** 0 … 1: how much light comes through from behind (petals, wings, sails, lampshades). */
  readonly translucent?: number | undefined
  /** Multiplies the colour at a pixel (about 1): fur, bricks, planks. */
  readonly texture?: ((x: number, y: number) => number) | undefined
}

interface Flat {
  readonly width: number
  readonly height: number
  readonly data: Uint8ClampedArray
}

interface Window {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The rectangle that holds everything drawn, with a margin of background; null for an empty drawing. */
function drawnWindow({ width, height, data }: Flat, margin: number): Window | null {
  let [left, right, top, bottom] = [width, -1, height, -1]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (data[(y * width + x) * 4 + 3] === 0) continue
      if (x < left) left = x
      if (x > right) right = x
      if (y < top) top = y
      bottom = y
    }
  }
  if (right < 0) return null
  left = Math.max(0, left - margin)
  top = Math.max(0, top - margin)
  return {
    left,
    top,
    width: Math.min(width, right + margin + 1) - left,
    height: Math.min(height, bottom + margin + 1) - top,
  }
}

/**
 * Gives a flat drawing volume: its coverage is blown up like a balloon, and each pixel's colour is multiplied by the
 * light that falls on the balloon there. Works in place; alpha stays.
 */
export function relight(flat: Flat, lamp: Lamp, options: ReliefOptions): void {
  const window = drawnWindow(flat, Math.ceil(options.radius * 2) + 1)
  if (!window) return
  const { data } = flat
  const { left, top, width, height } = window
  const cover = new Float32Array(width * height)
  for (let y = 0; y < height; y++) {
    const row = (y + top) * flat.width + left
    for (let x = 0; x < width; x++) cover[y * width + x] = (data[(row + x) * 4 + 3] as number) / 255
  }
  const balloon = inflated(cover, width, height, options.radius)
  const steep = options.roundness * options.radius * 1.9
  const [lx, ly, lz] = lamp.toward
  const translucent = options.translucent ?? 0
  const [keyR, keyG, keyB] = lamp.key
  const [skyR, skyG, skyB] = lamp.skylight
  const [bounceR, bounceG, bounceB] = lamp.bounce
  for (let y = 0; y < height; y++) {
    const up = Math.max(0, y - 1) * width
    const down = Math.min(height - 1, y + 1) * width
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      if (cover[at] === 0) continue
      const before = at - (x > 0 ? 1 : 0)
      const after = at + (x < width - 1 ? 1 : 0)
      const dx = ((balloon[after] as number) - (balloon[before] as number)) * steep
      const dy = ((balloon[down + x] as number) - (balloon[up + x] as number)) * steep
      const length = Math.sqrt(dx * dx + dy * dy + 1)
      const nx = -dx / length
      const ny = -dy / length
      const nz = 1 / length
      const facing = nx * lx + ny * ly + nz * lz
      // Wrapped a little round the terminator, as light in air is; a petal or a wing lets the light behind it through.
      const lit = Math.max(0, (facing + 0.18) / 1.18, translucent * Math.abs(facing))
      const above = 0.5 - 0.5 * ny
      // An edge that looks away from the viewer and toward the light glows, the more the light stands behind the thing.
      const rim = lamp.rim * smoothstep(0.12, 0.62, 1 - nz) * Math.max(0, nx * lx + ny * ly)
      const open = 0.68 + 0.24 * (balloon[at] as number)
      const surface = options.texture ? options.texture(x + left, y + top) : 1
      const pixel = ((y + top) * flat.width + x + left) * 4
      const below = 1 - above
      data[pixel] = shouldered(
        (data[pixel] as number) * surface,
        (skyR * above + bounceR * below) * open + keyR * lit,
        keyR * rim,
      )
      data[pixel + 1] = shouldered(
        (data[pixel + 1] as number) * surface,
        (skyG * above + bounceG * below) * open + keyG * lit,
        keyG * rim,
      )
      data[pixel + 2] = shouldered(
        (data[pixel + 2] as number) * surface,
        (skyB * above + bounceB * below) * open + keyB * lit,
        keyB * rim,
      )
    }
  }
}

/** A byte of colour under a light, with the rim's gleam; a soft shoulder keeps full sun on white fur from clipping. */
function shouldered(byte: number, light: number, gleam: number): number {
  const value = byte / 255
  const lighted = value * light + gleam * (0.35 + 0.65 * value)
  if (lighted <= 0.8) return 255 * lighted
  const over = (lighted - 0.8) / 0.2
  return 255 * (0.8 + (0.2 * over) / (1 + over))
}

/** A height for each pixel from its coverage: broad roundness plus a finer edge, 0 – 1.17. */
function inflated(cover: Float32Array, width: number, height: number, radius: number): Float32Array {
  const fine = blurred(cover, width, height, Math.max(1, radius * 0.28))
  const broad = blurred(cover, width, height, Math.max(1, radius))
  for (let at = 0; at < broad.length; at++) broad[at] = (broad[at] as number) + 0.17 * (fine[at] as number)
  return broad
}

/** Two box blurs in each direction: close enough to a Gaussian for relief. */
export function blurred(source: Float32Array, width: number, height: number, radius: number): Float32Array {
  const size = Math.max(1, Math.round(radius))
  let plane = source
  for (let pass = 0; pass < 2; pass++) {
    plane = boxRows(plane, width, height, size)
    plane = boxColumns(plane, width, height, size)
  }
  return plane
}

function boxRows(source: Float32Array, width: number, height: number, size: number): Float32Array {
  const target = new Float32Array(source.length)
  const scale = 1 / (2 * size + 1)
  for (let y = 0; y < height; y++) {
    const row = y * width
    let sum = 0
    for (let x = -size; x < width; x++) {
      if (x + size < width) sum += source[row + x + size] as number
      if (x - size - 1 >= 0) sum -= source[row + x - size - 1] as number
      if (x >= 0) target[row + x] = sum * scale
    }
  }
  return target
}

function boxColumns(source: Float32Array, width: number, height: number, size: number): Float32Array {
  const target = new Float32Array(source.length)
  const scale = 1 / (2 * size + 1)
  const sums = new Float32Array(width)
  for (let y = -size; y < height; y++) {
    const entering = y + size
    const leaving = y - size - 1
    for (let x = 0; x < width; x++) {
      let sum = sums[x] as number
      if (entering < height) sum += source[entering * width + x] as number
      if (leaving >= 0) sum -= source[leaving * width + x] as number
      sums[x] = sum
      if (y >= 0) target[y * width + x] = sum * scale
    }
  }
  return target
}
