import { clamp, smoothstep } from '../../painter/core/math.ts'
import { drawLines } from '../../painter/styles/filter/lines.ts'
import { recolor } from '../frame/grade.ts'
import { inMedium } from '../frame/medium.ts'
import { lightPlane, softPlane } from '../frame/plane.ts'
import { rankOrder, spreadInto } from '../frame/frontier.ts'
import type { EffectRecipe } from '../recipe.ts'

/** A pencil draws the picture, hatching its shadows; then watercolour floods the sheet. */
export const lineDrawing: EffectRecipe = {
  id: 'transform-line-drawing',
  inputs: 1,
  prepare(scene) {
    const { width, height, scale } = scene
    const photo = scene.photos[0]
    const colored = inMedium(scene, photo, 'watercolor')
    scene.checkpoint()
    const light = lightPlane(photo)
    const lines = drawLines(light, width, height, {
      width: Math.max(0.8, scale * 0.0014),
      follow: scale * 0.012,
      threshold: 0.0045,
      hardness: 60,
    })
    scene.checkpoint()
    const noise = scene.noise('sheet')
    const tooth = scene.noise('tooth')
    const ink = (color: Float32Array, x: number, y: number, share: number): void => {
      const i = y * width + x
      const shadow = smoothstep(0.58, 0.15, light[i]!)
      const hatch = smoothstep(0.2, 0.9, Math.sin(((x + y * 0.8) / scale) * 520 + tooth.perlin(x * 0.02, y * 0.02) * 2))
      const grain = 0.75 + 0.5 * tooth.hash(x, y)
      const dark = clamp((lines[i]! * 1.25 + shadow * hatch * 0.55) * grain) * share
      for (let k = 0; k < 3; k++) color[k] = color[k]! * (1 - dark) + (k === 2 ? 0.24 : 0.2) * dark
    }
    const sheet = recolor(photo, (color, x, y) => {
      const paper = 0.965 + (tooth.hash(x >> 1, y >> 1) - 0.5) * 0.025
      color[0] = paper
      color[1] = paper * 0.99
      color[2] = paper * 0.965
    })
    const drawn = recolor(sheet, (color, x, y) => ink(color, x, y, 1))
    const finished = recolor(colored, (color, x, y) => ink(color, x, y, 0.75))
    scene.checkpoint()
    const drawing = rankOrder(
      softPlane(width, height, (x, y) => {
        const along = x * 0.8 + y * 0.5
        return along + noise.fbm(x * 7, y * 7, 3) * 0.5 + Math.sin(along * 60) * 0.02
      }),
    )
    const across = width / scale
    const down = height / scale
    const wells = [
      [0.3, 0.35],
      [0.75, 0.3],
      [0.5, 0.8],
      [0.1, 0.85],
      [0.92, 0.75],
    ] as const
    const flooding = rankOrder(
      softPlane(width, height, (x, y) => {
        const near = Math.min(...wells.map(([u, v]) => Math.hypot(x - u * across, y - v * down) + u * 0.25))
        return near + noise.warped(x * 3.4, y * 3.4, 4, 1.6) * 0.3
      }),
    )
    return {
      prepared: drawn,
      draw({ t }, out) {
        const paint = clamp((t - 0.46) / 0.46)
        if (paint <= 0) spreadInto(out, sheet.data, drawn.data, drawing, 0.14 + 0.86 * clamp(t / 0.46), 0.12)
        else spreadInto(out, drawn.data, finished.data, flooding, paint ** 0.9, 0.1, [92, 104, 150, 0.3])
      },
    }
  },
  sound(score) {
    score.music('light playful piano, gentle', 0.8)
    score.noise(
      1500,
      7000,
      (at) => {
        const drawing = at < score.seconds * 0.46 ? 1 : 0
        return 0.07 * drawing * Math.max(0, Math.sin(at * 19 + Math.sin(at * 5) * 3)) ** 2
      },
      (at) => Math.sin(at * 3) * 0.6,
    )
  },
}
