import { clamp, lerp, smoothstep } from '../../painter/core/math.ts'
import { range } from '../../painter/core/random.ts'
import { blurRaster } from '../../painter/styles/filter/blur.ts'
import { toPixels, toRaster } from '../../painter/styles/filter/raster.ts'
import { layer } from '../frame/canvas-frames.ts'
import { lightOf, mixInto, recolor } from '../frame/grade.ts'
import { softPlane } from '../frame/plane.ts'
import { rankOrder, spreadInto } from '../frame/frontier.ts'
import type { EffectRecipe, EffectScene } from '../recipe.ts'

/** Ice flowers: feathers that branch again and again from the borders, as brightness 0–255. */
function feathers(scene: EffectScene): Uint8ClampedArray {
  const { width, height, scale } = scene
  const random = scene.random('feathers')
  const canvas = layer(width, height, (context) => {
    context.strokeStyle = 'rgba(255, 255, 255, 0.55)'
    context.lineCap = 'round'
    const grow = (x: number, y: number, angle: number, long: number, order: number): void => {
      const steps = 9
      let bend = angle
      context.lineWidth = Math.max(0.6, scale * 0.0011 * (3 - order))
      const points: [number, number, number][] = []
      context.beginPath()
      context.moveTo(x, y)
      for (let k = 0; k < steps; k++) {
        bend += range(random, -0.09, 0.09)
        x += Math.cos(bend) * (long / steps)
        y += Math.sin(bend) * (long / steps)
        context.lineTo(x, y)
        points.push([x, y, bend])
      }
      context.stroke()
      if (order >= 2) return
      points.forEach(([px, py, at], k) => {
        const rest = long * (0.5 - 0.045 * k)
        grow(px, py, at + range(random, 0.75, 1.05), rest * range(random, 0.7, 1.1), order + 1)
        grow(px, py, at - range(random, 0.75, 1.05), rest * range(random, 0.7, 1.1), order + 1)
      })
    }
    const around = 2 * (width + height)
    const many = Math.round(around / (scale * 0.11))
    for (let k = 0; k < many; k++) {
      const at = ((k + random()) / many) * around
      const [x, y] =
        at < width
          ? [at, 0]
          : at < width + height
            ? [width, at - width]
            : at < 2 * width + height
              ? [at - width - height, height]
              : [0, at - 2 * width - height]
      const inward = Math.atan2(height / 2 - y, width / 2 - x) + range(random, -0.7, 0.7)
      grow(x, y, inward, scale * range(random, 0.24, 0.58), 0)
    }
  })
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height)
  return Uint8ClampedArray.from({ length: width * height }, (_, i) => data[i * 4 + 3]!)
}

/** Ice grows over the pane from all sides in feathers; a clear hole is left in the middle. */
export const frost: EffectRecipe = {
  id: 'season-frost',
  inputs: 1,
  prepare(scene) {
    const { width, height, scale } = scene
    const photo = scene.photos[0]
    const ice = feathers(scene)
    scene.checkpoint()
    const noise = scene.noise('ice')
    const soft = toPixels(blurRaster(toRaster(photo), scale * 0.016, 2))
    const across = width / scale
    const down = height / scale
    const edge = softPlane(width, height, (x, y) => {
      const u = Math.min(x, across - x)
      const v = Math.min(y, down - y)
      return -(u * v) / (u + v + 0.08)
    })
    // Ice runs ahead along its feathers.
    const reach = Float32Array.from(edge, (value, i) => {
      const x = (i % width) / scale
      const y = Math.floor(i / width) / scale
      return -value - (ice[i]! / 255) * 0.055 + noise.perlin(x * 8, y * 8) * 0.03
    })
    const order = rankOrder(reach)
    scene.checkpoint()
    const frozen = recolor(soft, (color, x, y) => {
      const i = y * width + x
      const grey = lightOf(color)
      const deep = smoothstep(0.02, 0.2, reach[i]!)
      const crystal = (ice[i]! / 255) * 0.55
      const cloud = clamp(0.5 + noise.fbm((x / scale) * 6, (y / scale) * 6, 3) * 0.7)
      const pale = lerp(0.62, 0.25, deep) * (0.7 + 0.5 * cloud)
      const tone = [0.78, 0.88, 1]
      for (let k = 0; k < 3; k++)
        color[k] = clamp(lerp(color[k]! * 0.6 + grey * 0.4, tone[k]!, pale) * 0.94 + crystal * (0.8 + 0.1 * k))
    })
    const cold = recolor(photo, (color) => {
      const grey = lightOf(color)
      const tone = [0.82, 0.93, 1.1]
      for (let k = 0; k < 3; k++) color[k] = (color[k]! * 0.6 + grey * 0.4) * tone[k]!
    })
    const view = new Uint8ClampedArray(photo.data.length)
    const draw = (t: number, out: Uint8ClampedArray): void => {
      mixInto(view, photo.data, cold.data, smoothstep(0, 0.7, t))
      spreadInto(out, view, frozen.data, order, 0.02 + 0.76 * (1 - (1 - t) ** 1.7), 0.07, [240, 250, 255, 0.55])
    }
    const prepared = { width, height, data: new Uint8ClampedArray(photo.data.length) }
    draw(0.55, prepared.data)
    return { prepared, draw: ({ t }, out) => draw(t, out) }
  },
  sound(score) {
    score.noise(
      200,
      900,
      (at) => 0.12 + 0.06 * Math.sin(at * 0.7),
      (at) => Math.sin(at * 0.6) * 0.6,
    )
    for (let k = 0; k < score.seconds * 16; k++)
      score.tone(score.random() * score.seconds, 2600 + score.random() * 5000, 0.16 * score.random(), 0.16, {
        pan: score.random() * 1.8 - 0.9,
      })
    score.music('cold minimal bells, ambient, sparse', 0.4)
  },
}
