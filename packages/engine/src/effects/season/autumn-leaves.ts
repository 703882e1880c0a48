import { STILL } from '../../film/camera.ts'
import { createLeaves } from '../../film/particles/drift.ts'
import { drawLeaf } from '../../film/particles/dots.ts'
import { frameWords, wordOf } from '../../film/words.ts'
import { clamp, lerp, smoothstep } from '../../painter/core/math.ts'
import { range } from '../../painter/core/random.ts'
import { contrast, lightOf, recolor } from '../frame/grade.ts'
import { softPlane } from '../frame/plane.ts'
import { rankOrder, spreadInto } from '../frame/frontier.ts'
import { skyOrTop } from '../frame/sky.ts'
import type { EffectRecipe } from '../recipe.ts'

const TONES = [
  [216, 120, 34],
  [190, 66, 26],
  [232, 176, 56],
  [150, 82, 30],
  [204, 92, 40],
] as const

/** Greens turn to gold and rust, tree by tree; leaves whirl by and pile up at the lower edge. */
export const autumnLeaves: EffectRecipe = {
  id: 'season-autumn-leaves',
  inputs: 1,
  prepare(scene) {
    const { width, height, scale } = scene
    const photo = scene.photos[0]
    const sky = skyOrTop(scene)
    const noise = scene.noise('crowns')
    const autumn = recolor(photo, (color, x, y) => {
      const grey = lightOf(color)
      const open = sky[y * width + x]!
      const leafy = smoothstep(-0.03, 0.14, color[1]! - Math.max(color[2]!, color[0]! * 0.86)) * (1 - open)
      const tree = clamp(noise.fbm((x / scale) * 9, (y / scale) * 9, 3) * 1.3 + 0.5)
      const gold = [lerp(1.5, 1.28, tree), lerp(1.04, 0.58, tree), lerp(0.26, 0.16, tree)]
      const light = contrast(grey * 1.12, 0.35)
      const haze = [1.12, 0.99, 0.8]
      const air = [1.0, 0.88, 0.68]
      for (let k = 0; k < 3; k++) {
        const land = (color[k]! * 0.74 + grey * 0.26) * haze[k]!
        const turned = lerp(land, light * gold[k]!, leafy * 0.95)
        color[k] = lerp(turned, lerp(land, air[k]! * (0.45 + 0.6 * grey), 0.55), open)
      }
    })
    scene.checkpoint()
    const order = rankOrder(softPlane(width, height, (x, y) => noise.fbm(x * 3 + 30, y * 3, 4) + y * 0.25))
    const random = scene.random('leaves')
    const seed = Math.floor(random() * 1e9)
    const leaves = createLeaves({ width, height, seed, amount: 2, wind: 0.4, kind: 'leaves' })
    const words = TONES.map(([r, g, b]) => [wordOf(r, g, b), wordOf(r * 0.68, g * 0.6, b * 0.6)] as const)
    // The pile: leaves that come to lie along the lower edge, one after the other.
    const pile = Array.from({ length: Math.round((150 * width) / scale) }, () => {
      const depth = random() ** 1.6
      return {
        x: random() * width,
        y: height - depth * scale * 0.075 + scale * 0.012,
        size: scale * range(random, 0.016, 0.034),
        flat: range(random, 0.35, 0.62),
        angle: random() * 6.3,
        falls: 0.12 + 0.72 * (0.35 * random() + 0.65 * depth),
        tone: words[Math.floor(random() * words.length)]!,
      }
    }).toSorted((a, b) => a.y - b.y)
    const near = Array.from({ length: 9 }, () => ({
      start: random(),
      y: range(random, -0.2, 0.8),
      pace: range(random, 0.28, 0.5),
      size: scale * range(random, 0.03, 0.055),
      spin: range(random, -4, 4),
      tone: words[Math.floor(random() * words.length)]!,
    }))
    const draw = (t: number, seconds: number, out: Uint8ClampedArray): void => {
      spreadInto(out, photo.data, autumn.data, order, smoothstep(0, 0.62, t), 0.45)
      const canvas = { width, height, words: frameWords(out) }
      for (const leaf of pile) {
        const age = clamp((t - leaf.falls) / 0.12)
        if (age <= 0) continue
        const y = lerp(-scale * 0.05, leaf.y, age * (0.4 + 0.6 * age))
        const x = leaf.x + Math.sin(age * 8 + leaf.angle) * (1 - age) * scale * 0.09
        const flat = age < 1 ? 0.15 + Math.abs(Math.cos(age * 9 + leaf.angle)) * 0.5 : leaf.flat
        drawLeaf(
          canvas,
          x,
          y,
          leaf.size,
          leaf.size * flat,
          leaf.angle + (1 - age) * 5,
          leaf.tone[0],
          leaf.tone[1],
          0.97,
        )
      }
      leaves.draw(canvas.words, seconds + 4, STILL, null)
      for (const leaf of near) {
        const way = (leaf.start + seconds * leaf.pace) % 1.5
        const x = (way * 1.5 - 0.35) * width
        const y = (leaf.y + way * 0.45 + 0.07 * Math.sin(way * 9 + leaf.spin)) * height
        const flat = 0.14 + 0.46 * Math.abs(Math.cos(seconds * leaf.spin * 0.6 + leaf.start * 6))
        drawLeaf(
          canvas,
          x,
          y,
          leaf.size,
          leaf.size * flat,
          seconds * leaf.spin + leaf.start * 6,
          leaf.tone[0],
          leaf.tone[1],
          0.92,
        )
      }
    }
    return { prepared: autumn, draw: ({ t, seconds }, out) => draw(t, seconds, out) }
  },
  sound(score) {
    score.music('melancholic acoustic guitar and cello, autumn, warm', 0.9)
    score.noise(
      400,
      5000,
      (at) => 0.1 * Math.max(0, Math.sin(at * 1.3 + Math.sin(at * 0.7) * 2)) ** 2,
      (at) => Math.sin(at * 0.8) * 0.7,
    )
  },
}
