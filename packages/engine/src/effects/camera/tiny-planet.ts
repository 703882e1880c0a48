import { clamp, lerp, smoothstep } from '../../painter/core/math.ts'
import { easeInOut } from '../../film/ease.ts'
import { sampleRow } from '../../film/scan.ts'
import { frameWords, wordsOf } from '../../film/words.ts'
import type { Pixels } from '../../painter/types.ts'
import type { EffectRecipe } from '../recipe.ts'

/** The photo's lowest rows run together at the planet's pole, and its highest at the zenith: there it calms to their mean. */
function calmPoles(photo: Pixels): Pixels {
  const { width, height, data } = photo
  const result = new Uint8ClampedArray(data)
  const means = [height - 1, 0].map((row) => {
    const sums = [0, 0, 0]
    for (let x = 0; x < width; x++) for (let k = 0; k < 3; k++) sums[k]! += data[(row * width + x) * 4 + k]! / width
    return sums
  })
  for (let y = 0; y < height; y++) {
    const foot = smoothstep(height * 0.93, height, y)
    const top = smoothstep(height * 0.12, 0, y)
    if (foot <= 0 && top <= 0) continue
    for (let x = 0, i = y * width * 4; x < width; x++, i += 4)
      for (let k = 0; k < 3; k++) result[i + k] = lerp(lerp(data[i + k]!, means[0]![k]!, foot), means[1]![k]!, top)
  }
  return { width, height, data: result }
}

/** Entries of a height table for each unit of distance from the middle, and how many units it holds. */
const FINE = 400
const REACH = 4

/** Height in the photo (0 top … 1 foot) by distance from the planet's middle: ground inside, sky out to the corners. */
function heightTable(size: number): Float32Array {
  return Float32Array.from({ length: FINE * REACH }, (_, k) => {
    const rise = k / FINE / size
    return clamp(rise < 1 ? 1 - 0.46 * rise ** 0.8 : 0.54 * Math.exp((1 - rise) * 0.95))
  })
}

/** The view is a ring around the camera, which rises, looks down, and sees the world close into a ball. */
export const tinyPlanet: EffectRecipe = {
  id: 'camera-tiny-planet',
  inputs: 1,
  prepare(scene) {
    const { width, height, scale } = scene
    const photo = calmPoles(scene.photos[0])
    const words = wordsOf(photo)
    const count = width * height
    const ring = new Float32Array(count)
    const far = new Uint16Array(count)
    for (let y = 0, i = 0; y < height; y++) {
      for (let x = 0; x < width; x++, i++) {
        const dx = (x - width / 2) / scale
        const dy = (y - height / 2) / scale
        far[i] = Math.min(FINE * REACH - 1, Math.hypot(dx, dy) * FINE)
        ring[i] = Math.atan2(dx, -dy) / Math.PI
      }
    }
    const xs = new Int32Array(width)
    const ys = new Int32Array(width)
    const draw = (t: number, out: Uint8ClampedArray): void => {
      const target = frameWords(out)
      const closed = easeInOut((t - 0.04) / 0.5)
      const spin = 0.9 * smoothstep(0.1, 1, t) + 0.12 * t
      const size = lerp(0.62, 0.4, smoothstep(0.3, 1, t))
      const plain = 1 - closed
      const heights = heightTable(size)
      const mostX = ((width - 1) << 8) - 1
      const mostY = ((height - 1) << 8) - 1
      for (let y = 0, i = 0; y < height; y++) {
        for (let x = 0; x < width; x++, i++) {
          // Once around is the photo and its mirror image, so that the ring has no seam.
          const turn = ring[i]! + spin
          const lap = Math.abs(turn - 2 * Math.floor(turn / 2 + 0.5))
          const up = heights[far[i]!]!
          const sx = lap * (width - 1) * closed + x * plain
          const sy = up * (height - 1) * closed + y * plain
          xs[x] = Math.min(mostX, sx * 256)
          ys[x] = Math.min(mostY, sy * 256)
        }
        sampleRow(words, width, xs, ys, target, y * width)
      }
    }
    const prepared = { width, height, data: new Uint8ClampedArray(count * 4) }
    draw(0.62, prepared.data)
    return { prepared, draw: ({ t }, out) => draw(t, out) }
  },
  sound(score) {
    score.music('whimsical waltz, toy piano and strings', 0.9)
    score.noise(
      200,
      2400,
      (at) => 0.4 * Math.exp(-(((at / score.seconds - 0.28) / 0.13) ** 2)),
      (at) => Math.sin(at * 4),
    )
  },
}
