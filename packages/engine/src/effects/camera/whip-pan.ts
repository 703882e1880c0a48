import { fromCanvas, toCanvas } from '../../painter/core/canvas.ts'
import { clamp } from '../../painter/core/math.ts'
import { canvasFrames, layer } from '../frame/canvas-frames.ts'
import { overshoot } from '../frame/ease.ts'
import { easeInOut } from '../../film/ease.ts'
import type { EffectRecipe } from '../recipe.ts'

const START = 0.4
const END = 0.58

/** Place of the camera over the row of pictures: 0 the first … 3 the second. */
function placeAt(t: number): number {
  if (t < START) return -0.012 * (t / START) - 0.02 * easeInOut((t - START + 0.08) / 0.08)
  if (t < END) return -0.032 + 3.07 * easeInOut((t - START) / (END - START)) ** 1.1
  return 3 + 0.038 * (1 - overshoot((t - END) / 0.16)) + 0.012 * ((t - END) / (1 - END))
}

/** The camera looks at the first photo, is thrown sideways, and catches itself on the second. */
export const whipPan: EffectRecipe = {
  id: 'camera-whip-pan',
  inputs: 2,
  prepare(scene) {
    const { width, height } = scene
    const first = toCanvas(scene.photos[0])
    const second = toCanvas(scene.photos[1] ?? scene.photos[0])
    // Between the two lies what the camera flies past: both once more, mirrored, so that no seam shows.
    const row = layer(width * 6, height, (context) => {
      const put = (image: typeof first, place: number, mirror: boolean): void => {
        context.save()
        context.translate((place + 1) * width, 0)
        if (mirror) {
          context.translate(width, 0)
          context.scale(-1, 1)
        }
        context.drawImage(image, 0, 0)
        context.restore()
      }
      put(first, -1, true)
      put(first, 0, false)
      put(first, 1, true)
      put(second, 2, true)
      put(second, 3, false)
      put(second, 4, true)
    })
    // What flies past fast is drawn from a small copy that is smeared already.
    const blurred = layer(row.width / 4, height / 4, (context) => {
      for (let k = 0; k < 16; k++) {
        context.globalAlpha = 1 / (k + 1)
        context.drawImage(row, (k - 8) * width * 0.0035, 0, row.width / 4, height / 4)
      }
    })
    const shutter = 0.5 / scene.frameCount
    const draw = canvasFrames(scene, (context, { t }) => {
      const from = placeAt(clamp(t - shutter))
      const to = placeAt(clamp(t + shutter))
      const way = Math.abs(to - from) * width
      const samples = Math.min(12, 1 + Math.ceil(way / 7))
      const image = way > width * 0.1 ? blurred : row
      const size = image.width / row.width
      const zoom = 1.05 + 0.035 * clamp((t - END) / (1 - END)) + 0.03 * clamp(t / START) * (t < END ? 1 : 0)
      for (let k = 0; k < samples; k++) {
        const place = samples === 1 ? placeAt(t) : from + ((to - from) * k) / (samples - 1)
        context.save()
        context.globalAlpha = 1 / (k + 1)
        context.translate(width / 2, height / 2)
        context.scale(zoom, zoom)
        context.drawImage(
          image,
          ((place + 1) * width - width * 0.05) * size,
          0,
          width * 1.1 * size,
          image.height,
          -width * 0.55,
          -height / 2,
          width * 1.1,
          height,
        )
        context.restore()
      }
    })
    const prepared = layer(width, height, (context) => {
      context.drawImage(first, 0, 0, width / 2, height, 0, 0, width / 2, height)
      context.drawImage(second, width / 2, 0, width / 2, height, width / 2, 0, width / 2, height)
    })
    return { prepared: fromCanvas(prepared), draw }
  },
  sound(score) {
    const middle = ((START + END) / 2) * score.seconds
    score.noise(
      300,
      5000,
      (at) => 1.4 * Math.exp(-(((at - middle) / 0.22) ** 2)),
      (at) => clamp((middle - at) * 3, -1, 1),
    )
    score.tone(END * score.seconds, 80, 0.9, 0.4, { glide: 0.5, partials: [[1, 1]] })
    score.music('energetic electronic, driving drums', 0.5)
  },
}
