import type { Random } from '../types.ts'

/** Seeded noise over the plane. Everything is smooth but `hash`. */
export interface Noise {
  /** Gradient noise, about −1 … 1, period 256. */
  perlin(x: number, y: number): number
  /**
   * A sum of octaves, about −1 … 1 (mostly −0.6 … 0.6). Default 5 octaves, gain 0.5; a fraction of an octave
   * adds it faintly. */
  fbm(x: number, y: number, octaves?: number, gain?: number): number
  /** Sharp ridges as of mountains, 0 … 1. Default 6 octaves. */
  ridged(x: number, y: number, octaves?: number): number
  /** fbm with its coordinates displaced by fbm: smoke, marble, clouds. Default 5 octaves, strength 1. */
  warped(x: number, y: number, octaves?: number, strength?: number): number
  /** Distance to the nearest of scattered points, one a cell: 0 at a point … about 1, period 256. Stones, scales, caustics. */
  cells(x: number, y: number): number
  /** A number in [0, 1) for a pair of integers: grain, stars, cheap scatter. */
  hash(x: number, y: number): number
}

/** A number in [0, 1) for a pair of integers, the same in every picture. */
function hash2(x: number, y: number): number {
  let h = (Math.imul(x | 0, 374761393) + Math.imul(y | 0, 668265263)) | 0
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296
}

/** Noise whose pattern is decided by the random numbers it draws here (256 of them). */
export function createNoise(random: Random): Noise {
  const order = new Uint8Array(512)
  const pointX = new Float64Array(256)
  const pointY = new Float64Array(256)
  for (let i = 0; i < 256; i++) {
    order[i] = i
    pointX[i] = hash2(i, 11)
    pointY[i] = hash2(i, 29)
  }
  for (let i = 255; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    const held = order[i]!
    order[i] = order[j]!
    order[j] = held
  }
  order.copyWithin(256, 0, 256)
  // Gradients in the shuffled order: one look-up a corner in the innermost function of every picture.
  const gradientX = Float64Array.from(order, (turn) => Math.cos((turn / 256) * 2 * Math.PI))
  const gradientY = Float64Array.from(order, (turn) => Math.sin((turn / 256) * 2 * Math.PI))
  const salt = Math.imul(order[7]! + 1, 7919)

  function perlin(x: number, y: number): number {
    const cellX = Math.floor(x)
    const cellY = Math.floor(y)
    const fx = x - cellX
    const fy = y - cellY
    const column = cellX & 255
    const row = cellY & 255
    const left = order[column]! + row
    const right = order[column + 1]! + row
    const u = fx * fx * fx * (fx * (fx * 6 - 15) + 10)
    const v = fy * fy * fy * (fy * (fy * 6 - 15) + 10)
    const topLeft = gradientX[left]! * fx + gradientY[left]! * fy
    const topRight = gradientX[right]! * (fx - 1) + gradientY[right]! * fy
    const lowLeft = gradientX[left + 1]! * fx + gradientY[left + 1]! * (fy - 1)
    const lowRight = gradientX[right + 1]! * (fx - 1) + gradientY[right + 1]! * (fy - 1)
    const top = topLeft + u * (topRight - topLeft)
    return (top + v * (lowLeft + u * (lowRight - lowLeft) - top)) * 1.5
  }

  function fbm(x: number, y: number, octaves = 5, gain = 0.5): number {
    let sum = 0
    let amplitude = 0.5
    for (let left = octaves; left > 0; left--) {
      sum += amplitude * (left < 1 ? left : 1) * perlin(x, y)
      // Each octave is turned as well as shrunk, which hides the lattice.
      const turned = x * 1.62 - y * 1.2
      y = x * 1.2 + y * 1.62 + 17.3
      x = turned
      amplitude *= gain
    }
    return sum
  }

  function ridged(x: number, y: number, octaves = 6): number {
    let sum = 0
    let amplitude = 0.5
    let weight = 1
    for (let left = octaves; left > 0; left--) {
      let ridge = 1 - Math.abs(perlin(x, y))
      ridge *= ridge
      sum += amplitude * ridge * weight * (left < 1 ? left : 1)
      weight = Math.min(1, ridge * 1.6)
      const turned = x * 1.64 - y * 1.22
      y = x * 1.22 + y * 1.64 + 9.1
      x = turned
      amplitude *= 0.48
    }
    return sum
  }

  function warped(x: number, y: number, octaves = 5, strength = 1): number {
    const dx = fbm(x + 5.2, y + 1.3, 3)
    const dy = fbm(x + 1.7, y + 9.2, 3)
    return fbm(x + strength * dx, y + strength * dy, octaves)
  }

  function hash(x: number, y: number): number {
    return hash2(x + salt, y)
  }

  function cells(x: number, y: number): number {
    const cellX = Math.floor(x)
    const cellY = Math.floor(y)
    const fx = x - cellX
    const fy = y - cellY
    let nearest = 9
    for (let i = -1; i <= 1; i++) {
      const column = order[(cellX + i) & 255]! + cellY
      for (let j = -1; j <= 1; j++) {
        const k = order[(column + j) & 255]!
        const dx = i + pointX[k]! - fx
        const dy = j + pointY[k]! - fy
        const distance = dx * dx + dy * dy
        if (distance < nearest) nearest = distance
      }
    }
    return Math.sqrt(nearest)
  }

  return { perlin, fbm, ridged, warped, cells, hash }
}
