import { clamp, smoothstep } from '../../painter/core/math.ts'
import { oklchToRgb } from '../../painter/core/color.ts'
import { blurPlane } from '../../painter/styles/filter/blur.ts'
import { drawLines } from '../../painter/styles/filter/lines.ts'
import { lightPlane, softPlane } from '../frame/plane.ts'
import { lightOf, recolor } from '../frame/grade.ts'
import type { EffectRecipe } from '../recipe.ts'

const HUES = 512
const DISTRICTS = 24

/** Outlines as tubes of light over the picture in the dark: they flicker on place by place, then their colours run. */
export const neonGlow: EffectRecipe = {
  id: 'light-neon-glow',
  inputs: 1,
  prepare(scene) {
    const { width, height, scale } = scene
    const photo = scene.photos[0]
    const light = lightPlane(photo)
    const options = { width: Math.max(0.9, scale * 0.0017), follow: scale * 0.014, threshold: 0.007, hardness: 90 }
    const lines = drawLines(blurPlane(light, width, height, scale * 0.0012, 1), width, height, options)
    scene.checkpoint()
    const near = blurPlane(lines, width, height, scale * 0.006, 2)
    const wide = blurPlane(lines, width, height, scale * 0.028, 2)
    const noise = scene.noise('tubes')
    const hue = softPlane(width, height, (x, y) => x * 0.36 + y * 0.25 + noise.fbm(x * 1.4, y * 1.4, 3) * 0.7)
    const district = softPlane(width, height, (x, y) => noise.fbm(x * 1.1 + 20, y * 1.1, 3))
    const core = Uint8Array.from(lines, (value) => clamp(value) * 255)
    const glow = Uint8Array.from(near, (value, i) => clamp(value * 0.85 + wide[i]! * 1.5) * 255)
    const tint = Uint16Array.from(hue, (value) => (((value % 1) + 1) % 1) * (HUES - 1))
    const place = Uint8Array.from(district, (value) => clamp(value * 0.9 + 0.5) * (DISTRICTS - 1))
    const dark = recolor(photo, (color) => {
      const grey = lightOf(color) ** 1.3
      color[0] = grey * 0.15 + color[0]! * 0.035 + 0.012
      color[1] = grey * 0.1 + color[1]! * 0.03 + 0.006
      color[2] = grey * 0.27 + color[2]! * 0.05 + 0.035
    }).data
    scene.checkpoint()
    // Tubes come in the colours in which they are sold: rose, orange, green, cyan, blue, violet.
    const wheel = Array.from({ length: HUES }, (_, k) => oklchToRgb([0.76, 0.27, 330 + (k / HUES) * 360]))
    const random = scene.random('flicker')
    const starts = Float32Array.from({ length: DISTRICTS }, (_, k) => 0.05 + 0.42 * (k / DISTRICTS) + random() * 0.1)
    const draw = (t: number, index: number, out: Uint8ClampedArray): void => {
      const turn = Math.floor(t * HUES * 1.15)
      const power = Float32Array.from(starts, (start, k) => {
        const age = (t - start) * 5
        if (age <= 0) return 0.05
        const unsure = age < 1 && Math.imul(index * 7 + k * 13, 2654435761) >>> 30 < 2
        return (unsure ? 0.2 : smoothstep(0, 0.25, age)) * (0.94 + 0.06 * Math.sin(index * 1.7 + k))
      })
      for (let p = 0, i = 0; p < core.length; p++, i += 4) {
        const on = power[place[p]!]!
        const color = wheel[(tint[p]! + turn) % HUES]!
        const halo = glow[p]! * on * 1.15
        const tube = core[p]! * on
        // The tube's heart is white, its halo has the colour.
        out[i] = dark[i]! + halo * color[0] + tube * (0.45 + 0.55 * color[0])
        out[i + 1] = dark[i + 1]! + halo * color[1] + tube * (0.45 + 0.55 * color[1])
        out[i + 2] = dark[i + 2]! + halo * color[2] + tube * (0.45 + 0.55 * color[2])
        out[i + 3] = 255
      }
    }
    const prepared = { width, height, data: new Uint8ClampedArray(photo.data.length) }
    draw(0.8, 3, prepared.data)
    return { prepared, draw: ({ t, index }, out) => draw(t, index, out) }
  },
  sound(score) {
    score.music('synthwave, 100 bpm, night drive', 0.9)
    for (let k = 0; k < 12; k++)
      score.tone(score.seconds * (0.05 + 0.4 * score.random()), 120, 0.3, 0.18, {
        pan: score.random() - 0.5,
        partials: [
          [1, 1],
          [2, 0.8],
          [3, 0.6],
          [5, 0.4],
        ],
      })
  },
}
