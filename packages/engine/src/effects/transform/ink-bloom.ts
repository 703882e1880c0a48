import { clamp, smoothstep } from '../../painter/core/math.ts'
import { range } from '../../painter/core/random.ts'
import { contrast, lightOf, mixInto, recolor, saturate } from '../frame/grade.ts'
import { softPlane } from '../frame/plane.ts'
import { rankOrder, spreadInto } from '../frame/frontier.ts'
import type { EffectRecipe } from '../recipe.ts'

/** Ink drops into water; its cloud shows the picture, first in indigo, then in colour. */
export const inkBloom: EffectRecipe = {
  id: 'transform-ink-bloom',
  inputs: 1,
  prepare(scene) {
    const { width, height, scale } = scene
    const photo = scene.photos[0]
    const noise = scene.noise('ink')
    const random = scene.random('drops')
    const across = width / scale
    const down = height / scale
    const drops = Array.from({ length: 6 }, (_, k) => ({
      x: across * clamp(0.5 + range(random, -0.42, 0.42) * (k === 0 ? 0.3 : 1)),
      y: down * clamp(0.5 + range(random, -0.42, 0.42) * (k === 0 ? 0.3 : 1)),
      late: k * 0.09,
    }))
    const reach = softPlane(width, height, (x, y) => {
      const swirl = noise.warped(x * 2.6, y * 2.6, 5, 2.2)
      const fine = noise.fbm(x * 13, y * 13, 3)
      const near = Math.min(...drops.map((drop) => Math.hypot(x - drop.x, y - drop.y) + drop.late))
      return near * (1 + 0.5 * swirl) + swirl * 0.32 + fine * 0.05
    })
    scene.checkpoint()
    const order = rankOrder(reach)
    const water = recolor(photo, (color, x, y) => {
      const pale = 0.95 + noise.fbm((x / scale) * 1.2, (y / scale) * 1.2, 2) * 0.04
      color[0] = pale
      color[1] = pale * 0.985
      color[2] = pale * 0.955
    })
    const indigo = recolor(photo, (color) => {
      const light = contrast(lightOf(color), 0.6)
      color[0] = 0.05 + light * 0.9
      color[1] = 0.07 + light * 0.88
      color[2] = 0.22 + light * 0.72
    })
    const rich = recolor(photo, (color) => {
      saturate(color, 1.25)
      for (let k = 0; k < 3; k++) color[k] = contrast(color[k]!, 0.25)
    })
    const shown = new Uint8ClampedArray(photo.data.length)
    const draw = (t: number, out: Uint8ClampedArray): void => {
      mixInto(shown, indigo.data, rich.data, smoothstep(0.42, 0.95, t))
      spreadInto(out, water.data, shown, order, 0.02 + 0.86 * smoothstep(0, 0.95, t) ** 1.2, 0.16, [16, 22, 74, 0.85])
    }
    const prepared = { width, height, data: new Uint8ClampedArray(photo.data.length) }
    draw(0.5, prepared.data)
    return { prepared, draw: ({ t }, out) => draw(t, out) }
  },
  sound(score) {
    score.music('slow cinematic piano with strings, mysterious', 0.8)
    for (let k = 0; k < 6; k++)
      score.tone(0.1 + k * score.seconds * 0.07, 420, 0.7, 0.35, {
        glide: 2.4,
        pan: score.random() - 0.5,
        partials: [[1, 1]],
      })
  },
}
