import { clamp, lerp, smoothstep } from './math.ts'
import { lightHeight } from './light.ts'
import { range } from './random.ts'
import type { Stage } from '../stage.ts'
import type { Weather } from '../types.ts'

/** How much of the sky clouds cover, 0–1, when the layout does not say. */
export const CLOUDINESS: Readonly<Record<Weather, number>> = {
  clear: 0.34,
  cloudy: 0.66,
  overcast: 0.95,
  rain: 0.92,
  storm: 0.97,
  fog: 0.3,
  snow: 0.88,
  wind: 0.5,
  aurora: 0.12,
}

/** Cover (0–1) and light (0 shaded … 1 lit) of the clouds, on a grid of half the picture's pixels. */
interface Clouds {
  readonly cover: Float32Array
  readonly light: Float32Array
  readonly width: number
  readonly height: number
}

/**
 * Clouds over the part of the view that lies above the horizon: heaps that stand on it, a ceiling that runs towards
 * it, and high thin streaks; the seed mixes the three.
 */
export function createClouds(
  stage: Stage,
  columns: number,
  rows: number,
  unitsOf: UnitsOf,
  cloudiness: number,
): Clouds {
  const random = stage.fork('clouds')
  const { noise, light, horizon } = stage
  const cover = new Float32Array(columns * rows)
  const lightness = new Float32Array(columns * rows)
  const offset = range(random, 0, 80)
  const heaps = random()
  const ceiling = random()
  const streaks = random()
  const turn = range(random, -0.25, 0.25)
  const heapHeight = range(random, 0.3, 0.62)
  const full = cloudiness > 0.8
  const heapWeight = full ? 0.35 : heaps > 0.4 ? 1 : heaps > 0.2 ? 0.5 : 0
  const ceilingWeight = full ? 1 : ceiling > 0.45 || heapWeight < 0.6 ? 0.8 : 0.15
  const streakWeight = streaks > 0.35 ? 0.7 : 0.2
  const sunX = light.x
  const sunY = lightHeight(light, horizon)
  const octaves = stage.scale > 700 ? 5 : 4
  const threshold = 0.36 - cloudiness * 0.55

  for (let row = 0; row < rows; row++) {
    const y = unitsOf.y(row)
    const up = (horizon - y) / Math.max(0.2, horizon)
    if (up < -0.03) continue
    const far = 1 / (0.2 + Math.max(0, up) * 1.1)
    const heapProfile = smoothstep(-0.02, 0.06, up) * smoothstep(heapHeight + 0.25, heapHeight * 0.35, up)
    for (let column = 0; column < columns; column++) {
      const x = unitsOf.x(column)
      const toSunX = sunX - x
      const toSunY = sunY - y
      const distance = Math.hypot(toSunX, toSunY) + 0.05
      let alpha = 0
      let shine = 0
      if (heapWeight > 0 && heapProfile > 0) {
        const u = x * 2.3 + offset
        const v = y * 3.4
        const density = noise.warped(u, v, octaves, 0.75) + heapProfile * 0.3 - 0.16
        const a = smoothstep(threshold, threshold + 0.16, density) * heapProfile * heapWeight
        if (a > 0.01) {
          // Lit where the cloud is thinner towards the light, and on its upper side.
          const step = 0.16 / distance
          const towards = noise.warped(
            u + toSunX * step * 2,
            v + toSunY * step * 2.6 - 0.07,
            Math.min(3, octaves),
            0.75,
          )
          shine = clamp(0.52 + (density - towards - heapProfile * 0.3 + 0.16) * 1.5 + (up - 0.1) * 0.4)
          alpha = a
        }
      }
      if (ceilingWeight > 0) {
        const u = (x - stage.width / 2) * far * 1.15 + offset
        const v = far * 2.1
        const density = noise.warped(u + v * turn, v, octaves, 1.2) + 0.02
        const fade = smoothstep(-0.01, 0.14, up)
        const a = smoothstep(threshold + 0.02, threshold + 0.4, density) * fade * ceilingWeight
        if (a > 0.01) {
          const step = (0.13 * far) / distance
          const towards = noise.fbm(u + v * turn + toSunX * step, v - toSunY * step, 3)
          const lit = clamp(0.56 + (density - towards - 0.05) * 1.15 - a * 0.22)
          shine = lerp(lit, shine, alpha)
          alpha = alpha + a * (1 - alpha)
        }
      }
      if (streakWeight > 0 && !full) {
        const u = x * 0.9 + y * turn * 5 + offset
        const v = y * 6.5
        const density = noise.warped(u * 1.3, v, 4, 0.9)
        const a = smoothstep(0.02, 0.5, density) * smoothstep(0.06, 0.5, up) * 0.5 * streakWeight * (0.3 + cloudiness)
        if (a > 0.01) {
          shine = lerp(0.8, shine, alpha / (alpha + a))
          alpha = alpha + a * (1 - alpha)
        }
      }
      cover[row * columns + column] = alpha
      lightness[row * columns + column] = shine
    }
  }
  return { cover, light: lightness, width: columns, height: rows }
}

/** Units of a column or row of the cloud grid. */
interface UnitsOf {
  x(column: number): number
  y(row: number): number
}
