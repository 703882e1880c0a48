import { smoothstep } from '../../painter/core/math.ts'
import { easeInOut } from '../../film/ease.ts'
import { recolor, saturate, vignetteLayer } from '../frame/grade.ts'
import { sampleRow } from '../../film/scan.ts'
import { frameWords, wordsOf } from '../../film/words.ts'
import type { EffectRecipe } from '../recipe.ts'

const MIRRORS = 12

/** There and back between 0 and `size`. */
function mirrored(value: number, size: number): number {
  const twice = value % (2 * size)
  const place = twice < 0 ? twice + 2 * size : twice
  return place > size ? 2 * size - place : place
}

/** The picture folds into the mirrors of a kaleidoscope, which turns and draws nearer. */
export const kaleidoscope: EffectRecipe = {
  id: 'transform-kaleidoscope',
  inputs: 1,
  prepare(scene) {
    const { width, height } = scene
    const photo = recolor(scene.photos[0], (color) => saturate(color, 1.25))
    const words = wordsOf(photo)
    const shade = vignetteLayer(width, height, 0.6).getContext('2d').getImageData(0, 0, width, height).data
    const foldX = new Float32Array(width * height)
    const foldY = new Float32Array(width * height)
    const wedge = (2 * Math.PI) / MIRRORS
    for (let y = 0, i = 0; y < height; y++) {
      for (let x = 0; x < width; x++, i++) {
        const dx = x - width / 2
        const dy = y - height / 2
        const far = Math.hypot(dx, dy)
        const folded = mirrored(Math.atan2(dy, dx) + Math.PI / 2, wedge)
        foldX[i] = Math.cos(folded) * far
        foldY[i] = Math.sin(folded) * far
      }
    }
    const xs = new Int32Array(width)
    const ys = new Int32Array(width)
    const draw = (t: number, out: Uint8ClampedArray): void => {
      const target = frameWords(out)
      const folded = easeInOut((t - 0.02) / 0.4)
      const turn = 0.35 + t * 1.9
      const zoom = 1.25 - 0.55 * smoothstep(0.1, 1, t)
      const cos = Math.cos(turn) * zoom * folded
      const sin = Math.sin(turn) * zoom * folded
      const wanderX = width * (0.5 + 0.2 * Math.sin(t * 4.4) * folded)
      const wanderY = height * (0.5 - 0.22 * Math.sin(t * 3.1) * folded)
      const plain = 1 - folded
      const mostX = ((width - 1) << 8) - 1
      const mostY = ((height - 1) << 8) - 1
      for (let y = 0, i = 0; y < height; y++) {
        const py = (y - height / 2) * plain
        for (let x = 0; x < width; x++, i++) {
          const sx = wanderX + foldX[i]! * cos - foldY[i]! * sin + (x - width / 2) * plain
          const sy = wanderY + foldX[i]! * sin + foldY[i]! * cos + py
          const mx = sx < 0 || sx > width - 1 ? mirrored(sx, width - 1) : sx
          const my = sy < 0 || sy > height - 1 ? mirrored(sy, height - 1) : sy
          xs[x] = Math.min(mostX, mx * 256)
          ys[x] = Math.min(mostY, my * 256)
        }
        sampleRow(words, width, xs, ys, target, y * width)
      }
      for (let i = 0; i < out.length; i += 4) {
        const keep = 255 - shade[i + 3]! * folded
        out[i] = (out[i]! * keep) / 255
        out[i + 1] = (out[i + 1]! * keep) / 255
        out[i + 2] = (out[i + 2]! * keep) / 255
      }
    }
    const prepared = { width, height, data: new Uint8ClampedArray(photo.data.length) }
    draw(0.6, prepared.data)
    return { prepared, draw: ({ t }, out) => draw(t, out) }
  },
  sound(score) {
    score.music('dreamy music box, shimmering bells', 0.9)
  },
}
