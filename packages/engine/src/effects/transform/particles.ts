import { clamp, lerp, smoothstep } from '../../painter/core/math.ts'
import { frameWords, wordsOf } from '../../film/words.ts'
import { recolor, saturate } from '../frame/grade.ts'
import { blurRaster } from '../../painter/styles/filter/blur.ts'
import { toPixels, toRaster } from '../../painter/styles/filter/raster.ts'
import type { EffectRecipe } from '../recipe.ts'

/** The picture crumbles from the left and is blown away to the upper right over a dim memory of itself. */
export const particles: EffectRecipe = {
  id: 'transform-particles',
  inputs: 1,
  prepare(scene) {
    const { width, height, scale } = scene
    const photo = scene.photos[0]
    const soft = toPixels(blurRaster(toRaster(photo), scale * 0.08, 2))
    const ground = recolor(soft, (color, x, y) => {
      saturate(color, 0.7)
      const far = Math.hypot(x / width - 0.5, y / height - 0.5)
      for (let k = 0; k < 3; k++) color[k] = color[k]! * (0.42 - 0.34 * far) + 0.02
      color[2]! += 0.015
    })
    const size = Math.max(2, Math.round(scale / 260))
    const columns = Math.ceil(width / size)
    const rows = Math.ceil(height / size)
    const noise = scene.noise('crumble')
    const random = scene.random('dust')
    const count = columns * rows
    const leaves = new Float32Array(count)
    const drift = new Float32Array(count)
    const rise = new Float32Array(count)
    const life = new Float32Array(count)
    for (let row = 0, k = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++, k++) {
        const x = (column * size) / scale
        const y = (row * size) / scale
        const edge = noise.fbm(x * 3, y * 3, 4) * 0.34 + noise.fbm(x * 17, y * 17, 2) * 0.08
        leaves[k] = 0.04 + 0.7 * clamp((column / columns) * 0.85 + 0.1 + edge) + random() * 0.05
        // Most dust is gone soon; some of it hangs in the air to the end.
        life[k] = 0.34 + 0.9 * random() ** 9
        drift[k] = 0.5 + random() * 0.9 + noise.perlin(x * 5 + 9, y * 5) * 0.4
        rise[k] = -0.16 - random() * 0.3 + noise.perlin(x * 4, y * 4 + 7) * 0.45
      }
    }
    const words = wordsOf(photo)
    const groundWords = wordsOf(ground)
    const prepared = recolor(photo, (color, x, y) => {
      const k = Math.floor(y / size) * columns + Math.floor(x / size)
      const gone = leaves[k]! < 0.34
      for (let channel = 0; channel < 3; channel++) color[channel] = gone ? color[channel]! * 0.12 : color[channel]!
    })
    return {
      prepared,
      draw({ t }, out) {
        const target = frameWords(out)
        target.set(groundWords)
        const flying: number[] = []
        for (let row = 0, k = 0; row < rows; row++) {
          const top = row * size
          const bottom = Math.min(height, top + size)
          for (let column = 0; column < columns; column++, k++) {
            if (t >= leaves[k]!) {
              flying.push(k)
              continue
            }
            const left = column * size
            const right = Math.min(width, left + size)
            for (let y = top; y < bottom; y++)
              for (let x = left; x < right; x++) target[y * width + x] = words[y * width + x]!
          }
        }
        for (const k of flying) {
          const age = (t - leaves[k]!) / life[k]!
          if (age >= 1) continue
          const row = Math.floor(k / columns)
          const column = k - row * columns
          const pace = age * (0.3 + age)
          const sway = Math.sin(age * 7 + drift[k]! * 9) * 0.02 * age
          const x = Math.round(column * size + pace * drift[k]! * 0.55 * scale)
          const y = Math.round(row * size + (pace * rise[k]! + sway) * scale)
          const side = Math.max(1, Math.round(size * lerp(1.15, 0.35, age)))
          const source = (Math.min(height - 1, row * size) * width + Math.min(width - 1, column * size)) * 4
          const shine = 1 + 0.45 * smoothstep(0, 0.1, age) * (1 - age)
          const cover = clamp(1.25 * (1 - age))
          dab(out, width, height, x, y, side, photo.data, source, shine, cover)
        }
      },
    }
  },
  sound(score) {
    const { seconds } = score
    score.music('calm dreamy ambient, slow', 0.5)
    score.noise(
      500,
      5000,
      (at) => 0.35 * smoothstep(0.05, 0.5, at / seconds) * (1 - smoothstep(0.75, 1, at / seconds)),
      (at) => (at / seconds) * 1.6 - 0.8,
    )
  },
}

function dab(
  out: Uint8ClampedArray,
  width: number,
  height: number,
  left: number,
  top: number,
  side: number,
  data: Uint8ClampedArray,
  source: number,
  shine: number,
  cover: number,
): void {
  for (let y = Math.max(0, top); y < Math.min(height, top + side); y++) {
    for (let x = Math.max(0, left); x < Math.min(width, left + side); x++) {
      const i = (y * width + x) * 4
      out[i] = out[i]! + (data[source]! * shine - out[i]!) * cover
      out[i + 1] = out[i + 1]! + (data[source + 1]! * shine - out[i + 1]!) * cover
      out[i + 2] = out[i + 2]! + (data[source + 2]! * shine - out[i + 2]!) * cover
    }
  }
}
