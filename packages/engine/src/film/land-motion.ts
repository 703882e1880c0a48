import { createNoiseTile, tileAt } from './noise-tile.ts'
import { createWander } from './ease.ts'
import type { Bend } from './bend.ts'
import type { Light } from './light.ts'

/** Wind in grass, flowers and leaves: near things sway in waves that run with the wind. `amount` 0–2. */
export function createSway(width: number, height: number, seed: number, wind: number, amount: number): Bend {
  const unit = Math.min(width, height)
  const tile = createNoiseTile(seed, 'sway', 6, 3)
  const gust = createWander(seed, 'gust', 0.22)
  const side = wind < 0 ? -1 : 1
  return (field, seconds) => {
    const { x, y, near } = field
    const size = unit * 0.0075 * amount * (0.75 + 0.4 * gust(seconds)) * Math.min(1, seconds * 1.5)
    for (let i = 0; i < x.length; i++) {
      const close = near[i]!
      if (close < 0.04) continue
      const u = (x[i]! / unit) * 90
      const v = (y[i]! / unit) * 60
      const wave = tileAt(tile, u - side * seconds * 34, v - seconds * 6)
      const flutter = tileAt(tile, u * 2.2 - side * seconds * 61 + 50, v * 2 + 120)
      x[i]! += size * Math.sqrt(close) * (wave + 0.35 * flutter + 0.15)
      y[i]! += size * 0.3 * Math.sqrt(close) * flutter
    }
  }
}

/** The whole picture flows slowly, as paint in water does. `amount` 0–2. */
export function createFlow(width: number, height: number, seed: number, amount: number): Bend {
  const unit = Math.min(width, height)
  const tile = createNoiseTile(seed, 'flow', 3, 3)
  return (field, seconds) => {
    const { x, y, skyX, skyY } = field
    const size = unit * 0.05 * amount * (1 - Math.exp(-seconds * 0.7))
    for (let i = 0; i < x.length; i++) {
      const u = (x[i]! / unit) * 50
      const v = (y[i]! / unit) * 50
      const dx = size * tileAt(tile, u + seconds * 5, v - seconds * 4)
      const dy = size * tileAt(tile, u - seconds * 4 + 90, v + seconds * 5 + 40)
      x[i]! += dx
      y[i]! += dy
      skyX[i]! += dx
      skyY[i]! += dy
    }
  }
}

/** Light that flickers as fire does; `weight` says of each pixel of the picture how much of it is the fire's, 0–1. */
export function createFlicker(weight: Float32Array, width: number, height: number, seed: number): Light {
  const flame = createWander(seed, 'flame', 2.6)
  const draught = createWander(seed, 'draught', 0.6)
  return ({ x, y }, seconds, gain) => {
    const beat = 0.34 * flame(seconds) + 0.22 * draught(seconds)
    for (let i = 0; i < gain.length; i++) {
      const px = x[i]! < 0 ? 0 : x[i]! > width - 1 ? width - 1 : Math.round(x[i]!)
      const py = y[i]! < 0 ? 0 : y[i]! > height - 1 ? height - 1 : Math.round(y[i]!)
      gain[i]! *= 1 + beat * weight[py * width + px]!
    }
  }
}

/** Flames lick upwards: the fire's own part of the picture wavers. */
export function createFlameBend(weight: Float32Array, width: number, height: number, seed: number): Bend {
  const unit = Math.min(width, height)
  const tile = createNoiseTile(seed, 'flames', 8, 3)
  return ({ x, y }, seconds) => {
    for (let i = 0; i < x.length; i++) {
      const px = x[i]! < 0 ? 0 : x[i]! > width - 1 ? width - 1 : Math.round(x[i]!)
      const py = y[i]! < 0 ? 0 : y[i]! > height - 1 ? height - 1 : Math.round(y[i]!)
      const share = weight[py * width + px]!
      if (share < 0.03) continue
      const u = (px / unit) * 260
      const v = (py / unit) * 150 + seconds * 110
      x[i]! += unit * 0.011 * share * tileAt(tile, u, v)
      y[i]! += unit * 0.016 * share * (tileAt(tile, u + 70, v + 20) + 0.15)
    }
  }
}

/** Water that falls: its threads run down. `weight` says of each pixel of the picture how much of it is falling, 0–1. */
export function createFallingWater(
  weight: Float32Array,
  width: number,
  height: number,
  seed: number,
): { readonly bend: Bend; readonly light: Light } {
  const unit = Math.min(width, height)
  const tile = createNoiseTile(seed, 'fall', 8, 4)
  const shareAt = (x: number, y: number): number => {
    const px = x < 0 ? 0 : x > width - 1 ? width - 1 : Math.round(x)
    const py = y < 0 ? 0 : y > height - 1 ? height - 1 : Math.round(y)
    return weight[py * width + px]!
  }
  return {
    bend({ x, y }, seconds) {
      for (let i = 0; i < x.length; i++) {
        const share = shareAt(x[i]!, y[i]!)
        if (share < 0.03) continue
        const u = (x[i]! / unit) * 900
        const v = (y[i]! / unit) * 110 - seconds * 150
        x[i]! += unit * 0.003 * share * tileAt(tile, u * 0.5 + 40, v * 0.7)
        y[i]! += unit * 0.02 * share * tileAt(tile, u, v)
      }
    },
    light({ x, y }, seconds, gain) {
      for (let i = 0; i < gain.length; i++) {
        const share = shareAt(x[i]!, y[i]!)
        if (share < 0.03) continue
        const u = (x[i]! / unit) * 1500
        const v = (y[i]! / unit) * 85 - seconds * 170
        gain[i]! *= 1 + share * 0.5 * tileAt(tile, u, v)
      }
    },
  }
}
