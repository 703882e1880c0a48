import { clamp, lerp } from '../../painter/core/math.ts'
import { blurRaster } from '../../painter/styles/filter/blur.ts'
import { mapPlanes, toPixels, toRaster, type Raster } from '../../painter/styles/filter/raster.ts'
import { easeInOut } from '../../film/ease.ts'
import { recolor } from '../frame/grade.ts'
import type { EffectRecipe } from '../recipe.ts'

/** Blurred as a lens does it: lights outweigh what is dark, and stay bright discs. */
function lensBlur(raster: Raster, radius: number): Uint8ClampedArray {
  const lit = mapPlanes(raster, (plane) => plane.map((value) => value * value * value * value + value * 0.15))
  const soft = blurRaster(lit, radius, 2)
  return toPixels(
    mapPlanes(soft, (plane) =>
      // The way back through the same curve, by a few steps of Newton.
      plane.map((value) => {
        let guess = Math.sqrt(Math.sqrt(value))
        for (let k = 0; k < 4; k++) {
          const cube = guess * guess * guess
          guess -= (cube * guess + guess * 0.15 - value) / (4 * cube + 0.15)
        }
        return guess
      }),
    ),
  ).data
}

/** Focus goes from the nearest things to the farthest; what is out of it melts. */
export const focusPull: EffectRecipe = {
  id: 'camera-focus-pull',
  inputs: 1,
  prepare(scene) {
    const { width, height, scale } = scene
    const photo = scene.photos[0]
    const depth = scene.depth()
    const raster = toRaster(photo)
    scene.checkpoint()
    const levels = [
      photo.data,
      lensBlur(raster, scale * 0.0045),
      lensBlur(raster, scale * 0.017),
      lensBlur(raster, scale * 0.042),
    ] as const
    scene.checkpoint()
    // Distances spread evenly, so that the focus takes its time everywhere.
    const sorted = depth.filter((_, i) => i % 37 === 0).toSorted()
    const far = Uint8Array.from(depth, (value) => {
      let low = 0
      let high = sorted.length
      while (low < high) {
        const middle = (low + high) >> 1
        if (sorted[middle]! < value) low = middle + 1
        else high = middle
      }
      return (low / sorted.length) * 255
    })
    const draw = (t: number, out: Uint8ClampedArray): void => {
      const focus = lerp(-0.25, 1, easeInOut(clamp(t * 1.1 - 0.04)))
      const lower = new Uint8Array(256)
      const shares = new Uint16Array(256)
      for (let k = 0; k < 256; k++) {
        const blur = clamp((Math.abs(k / 255 - focus) - 0.03) * 4.8, 0, 2.999)
        lower[k] = Math.floor(blur)
        shares[k] = Math.round((blur - Math.floor(blur)) * 256)
      }
      for (let p = 0, i = 0; p < far.length; p++, i += 4) {
        const k = far[p]!
        const share = shares[k]!
        const rest = 256 - share
        const from = levels[lower[k]!]!
        const to = levels[lower[k]! + 1]!
        out[i] = (from[i]! * rest + to[i]! * share) >> 8
        out[i + 1] = (from[i + 1]! * rest + to[i + 1]! * share) >> 8
        out[i + 2] = (from[i + 2]! * rest + to[i + 2]! * share) >> 8
        out[i + 3] = 255
      }
    }
    const prepared = recolor(photo, (color, x, y) => {
      const distance = far[y * width + x]! / 255
      for (let k = 0; k < 3; k++) color[k] = color[k]! * 0.45 + (1 - distance) * 0.5
    })
    return { prepared: { width, height, data: prepared.data }, draw: ({ t }, out) => draw(t, out) }
  },
  sound: null,
}
