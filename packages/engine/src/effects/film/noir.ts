import { fromCanvas, toCanvas } from '../../painter/core/canvas.ts'
import { clamp, smoothstep } from '../../painter/core/math.ts'
import { blurPlane } from '../../painter/styles/filter/blur.ts'
import { canvasFrames, drawTiled, drawZoomed, layer } from '../frame/canvas-frames.ts'
import { createNoiseTile, TILE } from '../../film/noise-tile.ts'
import { addGrain, makeGrain, recolor, vignetteLayer } from '../frame/grade.ts'
import { lightPlane } from '../frame/plane.ts'
import type { EffectRecipe } from '../recipe.ts'

/** Hard light through a blind that turns, smoke before it, and deep blacks. */
export const noir: EffectRecipe = {
  id: 'film-noir',
  inputs: 1,
  prepare(scene) {
    const { width, height, scale } = scene
    const light = lightPlane(scene.photos[0])
    const around = blurPlane(light, width, height, scale * 0.06, 2)
    const sorted = light.filter((_, i) => i % 41 === 0).toSorted()
    const low = sorted[Math.floor(sorted.length * 0.06)]!
    const high = Math.max(low + 0.2, sorted[Math.floor(sorted.length * 0.9)]!)
    const black = recolor(scene.photos[0], (color, x, y) => {
      const i = y * width + x
      // A red filter before the lens: blue sky goes dark, skin and stone go light.
      const grey = color[0]! * 0.62 + color[1]! * 0.34 + color[2]! * 0.04
      const local = clamp(grey + (light[i]! - around[i]!) * 0.55)
      const value = smoothstep(low, high, local) ** 1.15
      color[0] = value * 0.98
      color[1] = value
      color[2] = value * 1.03 + 0.006
    })
    scene.checkpoint()
    const picture = toCanvas(black)
    const reach = Math.hypot(width, height)
    const slats = layer(reach * 1.3, reach * 1.3, (context) => {
      const gap = scale * 0.115
      for (let y = 0; y < reach * 1.3; y += gap) {
        const shade = context.createLinearGradient(0, y, 0, y + gap)
        shade.addColorStop(0, 'rgba(0, 0, 4, 0.88)')
        shade.addColorStop(0.46, 'rgba(0, 0, 4, 0.88)')
        shade.addColorStop(0.56, 'rgba(0, 0, 4, 0)')
        shade.addColorStop(0.9, 'rgba(0, 0, 4, 0)')
        shade.addColorStop(1, 'rgba(0, 0, 4, 0.88)')
        context.fillStyle = shade
        context.fillRect(0, y, reach * 1.3, gap + 1)
      }
    })
    const random = scene.random('smoke')
    const noise = createNoiseTile(Math.floor(random() * 1e9), 'smoke', 3, 5)
    const wisps = toCanvas({
      width: TILE,
      height: TILE,
      data: Uint8ClampedArray.from({ length: TILE * TILE * 4 }, (_, i) =>
        i % 4 === 3 ? smoothstep(0.05, 0.85, noise[i >> 2]!) * 165 : 214,
      ),
    })
    const smoke = layer(scale * 1.5, scale * 1.1, (context) =>
      context.drawImage(wisps, 0, 0, context.canvas.width, context.canvas.height),
    )
    const shade = vignetteLayer(width, height, 0.92)
    const grain = makeGrain(scene.random('grain'))
    const draw = canvasFrames(
      scene,
      (context, { t, seconds, index }) => {
        drawZoomed(context, picture, 1.02 + 0.13 * t, { x: width * 0.5, y: height * 0.52 })
        context.save()
        context.globalAlpha = 0.35 + 0.5 * smoothstep(0, 0.3, t) - 0.18 * smoothstep(0.7, 1, t)
        context.translate(width / 2 + (t - 0.5) * scale * 0.35, height / 2 + t * scale * 0.16)
        context.rotate(-0.3 + 0.2 * t)
        context.drawImage(slats, -slats.width / 2, -slats.height / 2)
        context.restore()
        context.save()
        context.globalCompositeOperation = 'screen'
        context.globalAlpha = 0.5
        drawTiled(context, smoke, seconds * scale * 0.06, -seconds * scale * 0.035)
        context.globalAlpha = 0.3
        drawTiled(context, smoke, -seconds * scale * 0.045 + 300, -seconds * scale * 0.06 + 170)
        context.restore()
        context.globalAlpha = 0.94 + 0.05 * Math.sin(index * 1.9)
        context.drawImage(shade, 0, 0)
      },
      ({ index }, out) => addGrain(out, width, grain, 0.24, index),
    )
    const prepared = layer(width, height, (context) => {
      context.drawImage(picture, 0, 0)
      context.drawImage(shade, 0, 0)
    })
    return { prepared: fromCanvas(prepared), draw }
  },
  sound(score) {
    score.music('slow jazz noir, double bass, muted, dark, smoky', 1, 'jazz')
    score.noise(500, 5000, (at) => 0.05 + 0.01 * Math.sin(at * 2))
  },
}
