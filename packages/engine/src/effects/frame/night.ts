import { clamp, lerp, smoothstep } from '../../painter/core/math.ts'
import { blurPlane, blurRaster } from '../../painter/styles/filter/blur.ts'
import { lightness, toPixels, toRaster, createRaster } from '../../painter/styles/filter/raster.ts'
import { lightOf } from './grade.ts'
import type { Pixels, Rgb } from '../../painter/types.ts'
import type { EffectScene } from '../recipe.ts'

/** Colours of a night, 0–1. */
export interface NightLook {
  /** Of the sky above and at its foot. */
  readonly zenith: Rgb
  readonly horizon: Rgb
  /** What the land's colours are multiplied with. */
  readonly land: Rgb
  /** Strength of lit windows and lamps, 0–1.5. */
  readonly lamps: number
}

/** The photo at night: its sky repainted, its land in blue shade, and a warm light wherever something small and bright stands out. */
export function nightOf(scene: EffectScene, sky: Float32Array, look: NightLook): Pixels {
  const { width, height, scale } = scene
  const raster = toRaster(scene.photos[0])
  const light = lightness(raster)
  const around = blurPlane(light, width, height, scale * 0.025, 2)
  const lamps = createRaster(width, height)
  const night = createRaster(width, height)
  const color = new Float32Array(3)
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      color[0] = raster.red[i]!
      color[1] = raster.green[i]!
      color[2] = raster.blue[i]!
      const grey = lightOf(color)
      const open = sky[i]!
      const down = y / height
      const warm = clamp((color[0] - color[2]) * 2.2 + 0.35)
      const stands = smoothstep(0.1, 0.26, light[i]! - around[i]!) * smoothstep(0.5, 0.75, grey) * (1 - open)
      const lamp = stands * look.lamps * (0.35 + 0.65 * warm)
      for (let k = 0; k < 3; k++) {
        const shade = (color[k]! * 0.45 + grey * 0.55) ** 1.35 * look.land[k]!
        const air = lerp(look.zenith[k]!, look.horizon[k]!, down ** 0.8 * 1.4 > 1 ? 1 : down ** 0.8 * 1.4)
        // Clouds stay a little lighter than the night behind them.
        const heaven = air * (0.72 + 0.6 * (grey - 0.35))
        const value = lerp(shade, Math.max(0, heaven), open * 0.94)
        const glow = lamp * (k === 0 ? 1 : k === 1 ? 0.74 : 0.36)
        const plane = k === 0 ? night.red : k === 1 ? night.green : night.blue
        const lit = k === 0 ? lamps.red : k === 1 ? lamps.green : lamps.blue
        plane[i] = value + glow
        lit[i] = glow
      }
    }
  }
  const halo = blurRaster(lamps, scale * 0.02, 2)
  for (const [plane, soft] of [
    [night.red, halo.red],
    [night.green, halo.green],
    [night.blue, halo.blue],
  ] as const)
    for (let i = 0; i < plane.length; i++) plane[i] = clamp(plane[i]! + soft[i]! * 1.6)
  return toPixels(night)
}
