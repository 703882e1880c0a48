import { STILL } from '../../film/camera.ts'
import { createSnow } from '../../film/particles/snow.ts'
import { frameWords } from '../../film/words.ts'
import { clamp, lerp, smoothstep } from '../../painter/core/math.ts'
import { blurPlane } from '../../painter/styles/filter/blur.ts'
import { contrast, lightOf, recolor } from '../frame/grade.ts'
import { lightPlane } from '../frame/plane.ts'
import { rankOrder, spreadInto } from '../frame/frontier.ts'
import { skyOrTop } from '../frame/sky.ts'
import type { EffectRecipe, EffectScene } from '../recipe.ts'

/** How readily snow lies on each pixel: where a thing begins below something else, and on open ground near the viewer. */
function settling(scene: EffectScene, sky: Float32Array): Float32Array {
  const { width, height, scale } = scene
  const light = blurPlane(lightPlane(scene.photos[0]), width, height, scale * 0.003, 2)
  const depth = scene.depth()
  const noise = scene.noise('drifts')
  const reach = Math.max(1, Math.round(scale * 0.012))
  const lies = new Float32Array(light.length)
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const above = y >= reach ? i - reach * width : x
      const step = Math.abs(light[i]! - light[above]!) * 2.4 + Math.max(0, depth[above]! - depth[i]!) * 7
      const patches = noise.fbm((x / scale) * 5, (y / scale) * 9, 4) * 0.5 + 0.1
      const ground = smoothstep(0.5, 1, y / height) * 0.2
      lies[i] = (clamp(step) + ground + patches) * (1 - sky[i]!)
    }
  }
  return blurPlane(lies, width, height, scale * 0.002, 2)
}

/** A grey cold day on which it begins to snow, until everything that looks up is white. */
export const snowfall: EffectRecipe = {
  id: 'season-snowfall',
  inputs: 1,
  prepare(scene) {
    const { width, height } = scene
    const photo = scene.photos[0]
    const sky = skyOrTop(scene)
    const cold = recolor(photo, (color, x, y) => {
      const grey = lightOf(color)
      const open = sky[y * width + x]!
      const tone = [0.88, 0.95, 1.06]
      const air = [0.74, 0.79, 0.86]
      for (let k = 0; k < 3; k++) {
        const value = (color[k]! * 0.5 + grey * 0.5) * tone[k]! * 0.86 + 0.07
        color[k] = lerp(value, air[k]! * (0.72 + 0.3 * grey), open * 0.78)
      }
    })
    scene.checkpoint()
    const lies = settling(scene, sky)
    const order = rankOrder(lies.map((value) => -value))
    const noise = scene.noise('crystal')
    const white = recolor(cold, (color, x, y) => {
      const i = y * width + x
      const cover = smoothstep(0.16, 0.55, lies[i]!) * 0.92
      const grey = contrast(lightOf(color), 0.3)
      const glint = (noise.hash(x, y) - 0.5) * 0.05
      color[0] = lerp(color[0]!, 0.8 + 0.2 * grey + glint, cover)
      color[1] = lerp(color[1]!, 0.85 + 0.16 * grey + glint, cover)
      color[2] = lerp(color[2]!, 0.92 + 0.1 * grey + glint, cover)
    })
    const random = scene.random('flakes')
    const snow = createSnow({ width, height, seed: Math.floor(random() * 1e9), amount: 1.5, wind: 0.18 })
    const held = new Uint8ClampedArray(photo.data.length)
    return {
      prepared: white,
      draw({ t, seconds }, out) {
        const chill = smoothstep(0, 0.3, t)
        if (chill < 1) {
          const weight = Math.round(chill * 256)
          for (let i = 0; i < held.length; i++)
            held[i] = (photo.data[i]! * (256 - weight) + cold.data[i]! * weight) >> 8
        }
        spreadInto(out, chill < 1 ? held : cold.data, white.data, order, smoothstep(0.1, 0.95, t), 0.35)
        snow.draw(frameWords(out), seconds + 2, STILL, null)
      },
    }
  },
  sound(score) {
    score.music('gentle winter music box and strings, calm', 0.8)
    score.noise(
      180,
      900,
      (at) => 0.1 + 0.07 * Math.sin(at * 0.8),
      (at) => Math.sin(at * 0.5) * 0.6,
    )
  },
}
