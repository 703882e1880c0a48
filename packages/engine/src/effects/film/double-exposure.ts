import { fromCanvas, toCanvas } from '../../painter/core/canvas.ts'
import { lerp, smoothstep } from '../../painter/core/math.ts'
import { blurPlane } from '../../painter/styles/filter/blur.ts'
import { canvasFrames, drawZoomed, layer } from '../frame/canvas-frames.ts'
import { addGrain, contrast, lightOf, makeGrain, recolor, vignetteLayer } from '../frame/grade.ts'
import { lightPlane } from '../frame/plane.ts'
import type { EffectRecipe } from '../recipe.ts'

/** Two photos on one negative: the second shows in the dark shapes of the first, and in the end takes it over. */
export const doubleExposure: EffectRecipe = {
  id: 'film-double-exposure',
  inputs: 2,
  prepare(scene) {
    const { width, height, scale } = scene
    const second = scene.photos[1] ?? scene.photos[0]
    const soft = blurPlane(lightPlane(scene.photos[0]), width, height, scale * 0.004, 2)
    const sorted = soft.filter((_, i) => i % 41 === 0).toSorted()
    // Dark and light halves of the first photo, whatever its exposure is.
    const low = sorted[Math.floor(sorted.length * 0.25)]!
    const high = sorted[Math.floor(sorted.length * 0.8)]!
    const shapes = recolor(scene.photos[0], (color, x, y) => {
      const grey = lightOf(color)
      const paper = smoothstep(low, Math.max(low + 0.08, high), soft[y * width + x]!)
      const tone = contrast(grey, 0.4)
      color[0] = lerp(tone * 0.5 + 0.03, 0.97, paper * 0.9)
      color[1] = lerp(tone * 0.5 + 0.035, 0.945, paper * 0.9)
      color[2] = lerp(tone * 0.55 + 0.06, 0.9, paper * 0.9)
    })
    const inner = recolor(second, (color) => {
      for (let k = 0; k < 3; k++) color[k] = contrast(color[k]!, 0.35)
    })
    scene.checkpoint()
    const first = toCanvas(shapes)
    const other = toCanvas(inner)
    const whole = toCanvas(scene.photos[0])
    const shade = vignetteLayer(width, height, 0.45, '20, 14, 10')
    const grain = makeGrain(scene.random('grain'))
    const draw = canvasFrames(
      scene,
      (context, { t }) => {
        const about = { x: width / 2, y: height / 2 }
        const outer = { x: (t - 0.5) * scale * 0.05 }
        drawZoomed(context, first, 1.04 + 0.08 * t, about, outer)
        // The second exposure only adds light: it shows where the first left the film dark.
        context.globalCompositeOperation = 'screen'
        context.globalAlpha = smoothstep(0.02, 0.4, t)
        drawZoomed(context, other, 1.22 - 0.12 * t, about, { x: (0.5 - t) * scale * 0.12, y: (t - 0.5) * scale * 0.04 })
        context.globalCompositeOperation = 'source-over'
        const plain = smoothstep(0.16, 0, t)
        if (plain > 0) {
          context.globalAlpha = plain
          drawZoomed(context, whole, 1.04 + 0.08 * t, about, outer)
        }
        const takes = smoothstep(0.66, 1, t)
        if (takes > 0) {
          context.globalAlpha = takes * 0.72
          drawZoomed(context, other, 1.22 - 0.12 * t, about, {
            x: (0.5 - t) * scale * 0.12,
            y: (t - 0.5) * scale * 0.04,
          })
        }
        context.globalAlpha = 1
        context.drawImage(shade, 0, 0)
      },
      ({ index }, out) => addGrain(out, width, grain, 0.12, index),
    )
    const prepared = layer(width, height, (context) => {
      context.drawImage(first, 0, 0)
      context.globalCompositeOperation = 'screen'
      context.drawImage(other, 0, 0)
    })
    return { prepared: fromCanvas(prepared), draw }
  },
  sound: (score) => score.music('emotional ambient piano and strings, slow', 1),
}
