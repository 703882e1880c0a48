import { fromCanvas, toCanvas } from '../../painter/core/canvas.ts'
import { smoothstep } from '../../painter/core/math.ts'
import { blurRaster } from '../../painter/styles/filter/blur.ts'
import { toPixels, toRaster } from '../../painter/styles/filter/raster.ts'
import { canvasFrames, layer } from '../frame/canvas-frames.ts'
import { addGrain, contrast, makeGrain, recolor, saturate } from '../frame/grade.ts'
import { projector } from '../sound/projector.ts'
import { drawFlicker, drawInGate, makeWear } from './film-wear.ts'
import type { EffectRecipe } from '../recipe.ts'

/** A home movie: warm faded stock in a gate with round corners, which is over-exposed where the reel begins and ends. */
export const superEight: EffectRecipe = {
  id: 'film-super-8',
  inputs: 1,
  prepare(scene) {
    const { width, height, scale } = scene
    const soft = toPixels(blurRaster(toRaster(scene.photos[0]), scale * 0.0017, 2))
    const stock = recolor(soft, (color) => {
      saturate(color, 1.08)
      const [r, g, b] = [contrast(color[0]!, 0.45), contrast(color[1]!, 0.35), contrast(color[2]!, 0.15)]
      color[0] = 0.1 + r * 0.92
      color[1] = 0.065 + g * 0.82
      color[2] = 0.055 + b * 0.62
    })
    const picture = toCanvas(stock)
    const gate = layer(width, height, (context) => {
      context.fillStyle = '#060403'
      context.fillRect(0, 0, width, height)
      context.globalCompositeOperation = 'destination-out'
      context.shadowColor = '#000'
      context.shadowBlur = scale * 0.02
      const side = scale * 0.035
      context.beginPath()
      context.roundRect(side * 1.6, side * 0.8, width - side * 2.6, height - side * 1.6, scale * 0.07)
      context.fill()
      context.fill()
      context.globalCompositeOperation = 'source-over'
      context.shadowBlur = scale * 0.03
      context.shadowColor = 'rgba(255, 190, 110, 0.9)'
      context.fillStyle = '#fff1d6'
      // The perforation's edge shows at the left.
      context.beginPath()
      context.roundRect(-scale * 0.06, height / 2 - scale * 0.075, scale * 0.088, scale * 0.15, scale * 0.016)
      context.fill()
    })
    const wear = makeWear(scene, 1.2)
    const grain = makeGrain(scene.random('grain'))
    const draw = canvasFrames(
      scene,
      (context, { t, index }) => {
        // The camera ran at 18 pictures a second.
        const still = Math.floor((index * 18) / 24)
        drawInGate(context, picture, wear, still, 1.05 + 0.05 * t)
        context.globalCompositeOperation = 'screen'
        const leak = smoothstep(0.16, 0, t) + smoothstep(0.88, 1, t) * 0.95 + 0.16 * Math.max(0, Math.sin(t * 17)) ** 4
        const burn = context.createLinearGradient(0, 0, width * (0.5 + 0.5 * leak), height * 0.3)
        burn.addColorStop(0, `rgba(255, 150, 50, ${Math.min(1, leak)})`)
        burn.addColorStop(0.5, `rgba(255, 60, 20, ${Math.min(1, leak) * 0.55})`)
        burn.addColorStop(1, 'rgba(255, 40, 10, 0)')
        context.fillStyle = burn
        context.fillRect(0, 0, width, height)
        context.globalCompositeOperation = 'source-over'
        wear.draw(context, still)
        drawFlicker(context, wear.flicker(still))
        const { x, y } = wear.weave(still + 5)
        context.drawImage(gate, x * 0.5, y * 0.5)
      },
      ({ index }, out) => addGrain(out, width, grain, 0.3, Math.floor((index * 18) / 24)),
    )
    const prepared = layer(width, height, (context) => {
      context.drawImage(picture, 0, 0)
      context.drawImage(gate, 0, 0)
    })
    return { prepared: fromCanvas(prepared), draw }
  },
  sound(score) {
    projector(score)
    score.music('nostalgic acoustic folk guitar, warm, sunny', 0.5)
  },
}
