import { clamp, smoothstep } from '../../painter/core/math.ts'
import { lightPlane } from '../frame/plane.ts'
import { easeInOut } from '../../film/ease.ts'
import { frameWords, wordsOf } from '../../film/words.ts'
import type { Plane } from '../../painter/styles/filter/raster.ts'
import type { EffectRecipe } from '../recipe.ts'

/** Where each pixel of each column goes when runs of it are sorted by brightness; a run ends at an edge or at its length. */
function sortColumns(light: Plane, width: number, height: number, lengths: Float32Array): Int16Array {
  const goes = new Int16Array(width * height)
  for (let x = 0; x < width; x++) {
    const most = lengths[x]!
    let start = 0
    while (start < height) {
      let end = start + 1
      const first = light[start * width + x]!
      while (end < height && end - start < most && Math.abs(light[end * width + x]! - first) < 0.42) end++
      const run = Array.from({ length: end - start }, (_, k) => start + k)
      run.sort((a, b) => light[b * width + x]! - light[a * width + x]! || a - b)
      for (let k = 0; k < run.length; k++) goes[run[k]! * width + x] = start + k
      start = end
    }
  }
  return goes
}

/** A wave goes through the picture and leaves every column sorted into streaks. */
export const pixelSort: EffectRecipe = {
  id: 'transform-pixel-sort',
  inputs: 1,
  prepare(scene) {
    const { width, height, scale } = scene
    const photo = scene.photos[0]
    const words = wordsOf(photo)
    const noise = scene.noise('runs')
    const random = scene.random('runs')
    const lengths = Float32Array.from({ length: width }, (_, x) => {
      const broad = clamp(0.5 + noise.fbm((x / scale) * 4, 1.5, 3) * 1.2)
      return height * (0.08 + 0.9 * broad * (0.6 + 0.4 * random()))
    })
    const goes = sortColumns(lightPlane(photo), width, height, lengths)
    scene.checkpoint()
    const delays = Float32Array.from({ length: width }, (_, x) =>
      clamp((x / width) * 0.45 + 0.18 + noise.fbm((x / scale) * 6, 7.5, 3) * 0.3, 0.02, 0.6),
    )
    const draw = (t: number, out: Uint8ClampedArray): void => {
      const target = frameWords(out)
      target.set(words)
      for (let x = 0; x < width; x++) {
        const share = easeInOut((t - delays[x]!) / 0.34)
        if (share <= 0) continue
        const whole = share >= 1
        for (let y = 0, i = x; y < height; y++, i += width) {
          const place = whole ? goes[i]! : y + Math.round((goes[i]! - y) * share)
          target[place * width + x] = words[i]!
        }
      }
      // The streaks catch light from above as the wave passes.
      for (let x = 0; x < width; x++) {
        const wave = 1 - Math.abs((t - delays[x]! - 0.12) / 0.1)
        if (wave <= 0) continue
        const gain = 1 + 0.16 * smoothstep(0, 1, wave)
        for (let y = 0, i = x * 4; y < height; y++, i += width * 4) {
          out[i] = out[i]! * gain
          out[i + 1] = out[i + 1]! * gain
          out[i + 2] = out[i + 2]! * (gain + 0.05)
        }
      }
    }
    const prepared = { width, height, data: new Uint8ClampedArray(photo.data.length) }
    draw(1, prepared.data)
    return { prepared, draw: ({ t }, out) => draw(t, out) }
  },
  sound(score) {
    const { seconds } = score
    score.music('glitch electronic, cold, synth arpeggio', 0.6)
    for (let k = 0; k < 60; k++)
      score.tone(seconds * (0.05 + 0.85 * (k / 60)), 220 * 2 ** Math.floor(score.random() * 4), 0.14, 0.08, {
        pan: k / 30 - 1,
        partials: [
          [1, 1],
          [3, 0.3],
          [5, 0.2],
        ],
      })
  },
}
