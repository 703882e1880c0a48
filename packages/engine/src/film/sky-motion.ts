import { createNoiseTile, tileAt } from './noise-tile.ts'
import type { Bend } from './bend.ts'
import type { Light } from './light.ts'

interface CloudOptions {
  /** The picture's size. */
  readonly width: number
  readonly height: number
  readonly seed: number
  /** −1 to the left … 1 to the right. */
  readonly wind: number
  /** Units (short sides) a second of what is overhead: 0.012 a calm day, 0.1 a timelapse. */
  readonly speed: number
  /** Row (pixels) down to which the sky reaches. */
  readonly horizon: number
  /** How freely each pixel of the picture may move, 0–1: less beside the land of a picture whose ridges were only guessed. */
  readonly free: Float32Array | null
}

/** Clouds on their way: quick overhead, slow at the horizon, changing their forms as they go. */
export function createCloudDrift(options: CloudOptions): Bend {
  const { width, height, wind, speed, horizon, free } = options
  const unit = Math.min(width, height)
  const tile = createNoiseTile(options.seed, 'clouds', 3, 3)
  return (field, seconds) => {
    const { skyX, skyY } = field
    const way = -wind * speed * seconds * unit
    const churn = unit * 0.16 * speed * seconds * Math.min(1, 0.5 + speed * 4)
    for (let i = 0; i < skyX.length; i++) {
      const x = skyX[i]!
      const y = skyY[i]!
      const overhead = 1 - y / horizon
      const pace = overhead < 0 ? 0.25 : 0.25 + 0.75 * overhead
      const u = (x / unit) * 80
      const v = (y / unit) * 110
      const column = x < 0 ? 0 : x > width - 1 ? width - 1 : Math.round(x)
      const row = y < 0 ? 0 : y > height - 1 ? height - 1 : Math.round(y)
      const share = free ? free[row * width + column]! : 1
      skyX[i] = x + share * (way * pace + churn * tileAt(tile, u, v + seconds * 2))
      skyY[i] = y + share * churn * 0.6 * tileAt(tile, u + 120, v - seconds * 2)
    }
  }
}

/** Northern lights: curtains sway across the sky. */
export function createAuroraSway(width: number, height: number, seed: number): Bend {
  const unit = Math.min(width, height)
  const tile = createNoiseTile(seed, 'aurora', 4, 3)
  return (field, seconds) => {
    const { skyX, skyY } = field
    const rise = Math.min(1, seconds * 0.8)
    for (let i = 0; i < skyX.length; i++) {
      const u = (skyX[i]! / unit) * 64
      const v = (skyY[i]! / unit) * 22
      skyX[i]! += unit * 0.05 * rise * tileAt(tile, u - seconds * 7, v + seconds * 5)
      skyY[i]! += unit * 0.035 * rise * tileAt(tile, u + seconds * 9 + 60, v + 30)
    }
  }
}

/** Rays run along the curtains of northern lights. */
export function createAuroraShimmer(width: number, height: number, seed: number): Light {
  const unit = Math.min(width, height)
  const tile = createNoiseTile(seed, 'shimmer', 8, 3)
  return ({ skyX, skyY, near }, seconds, gain) => {
    for (let i = 0; i < gain.length; i++) {
      if (near[i]! > 0.02) continue
      const u = (skyX[i]! / unit) * 150
      const v = (skyY[i]! / unit) * 12
      gain[i]! *= 1.08 + 0.5 * tileAt(tile, u + seconds * 16, v + seconds * 7)
    }
  }
}

/** The shadows of clouds pass over the land. `amount` 0–1. */
export function createCloudShadows(
  width: number,
  height: number,
  seed: number,
  wind: number,
  speed: number,
  amount: number,
): Light {
  const unit = Math.min(width, height)
  const tile = createNoiseTile(seed, 'shadows', 3, 2)
  return ({ x, y, near }, seconds, gain) => {
    for (let i = 0; i < gain.length; i++) {
      if (near[i]! <= 0.02) continue
      // Far land shows more of them at once.
      const u = (x[i]! / unit) * 60 * (1.6 - near[i]!) - wind * speed * seconds * 900
      const v = (y[i]! / unit) * 150 * (1.6 - near[i]!)
      gain[i]! *= 1 + amount * 0.5 * tileAt(tile, u, v)
    }
  }
}
