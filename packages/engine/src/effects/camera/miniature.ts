import { fromCanvas, toCanvas } from '../../painter/core/canvas.ts'
import { smoothstep } from '../../painter/core/math.ts'
import { toPixels, toRaster } from '../../painter/styles/filter/raster.ts'
import { blurRaster } from '../../painter/styles/filter/blur.ts'
import { canvasFrames, drawZoomed, layer } from '../frame/canvas-frames.ts'
import { easeInOut } from '../../film/ease.ts'
import { contrast, recolor, saturate, vignetteLayer } from '../frame/grade.ts'
import type { EffectRecipe } from '../recipe.ts'

/** Pictures a second of the stop motion. */
const STEPS = 8

/** A wide shot turns into a model on a table: the lens tilts, colours turn to paint, everything moves in small jerks. */
export const miniature: EffectRecipe = {
  id: 'camera-miniature',
  inputs: 1,
  prepare(scene) {
    const { width, height, scale } = scene
    const plain = toCanvas(scene.photos[0])
    const toy = recolor(scene.photos[0], (color) => {
      saturate(color, 1.65)
      for (let k = 0; k < 3; k++) color[k] = contrast(color[k]! * 1.05, 0.5)
      color[0]! *= 1.04
      color[2]! *= 0.95
    })
    const sharp = toCanvas(toy)
    scene.checkpoint()
    const middle = 0.62
    // Two strengths of blur, each kept out of a band of its own width.
    const banded = (sigma: number, inner: number, outer: number): typeof sharp => {
      const soft = toCanvas(toPixels(blurRaster(toRaster(toy), scale * sigma, 3)))
      return layer(width, height, (context) => {
        context.drawImage(soft, 0, 0)
        context.globalCompositeOperation = 'destination-in'
        const mask = context.createLinearGradient(0, 0, 0, height)
        for (let k = 0; k <= 40; k++) {
          const off = Math.abs(k / 40 - middle)
          mask.addColorStop(k / 40, `rgba(0, 0, 0, ${smoothstep(inner, outer, off)})`)
        }
        context.fillStyle = mask
        context.fillRect(0, 0, width, height)
      })
    }
    const near = banded(0.007, 0.06, 0.16)
    const far = banded(0.021, 0.13, 0.34)
    scene.checkpoint()
    const shade = vignetteLayer(width, height, 0.5)
    const model = layer(width, height, (context) => {
      for (const image of [sharp, near, far, shade]) context.drawImage(image, 0, 0)
    })
    const random = scene.random('stutter')
    const jerks = Array.from({ length: 128 }, () => [random() - 0.5, random() - 0.5, random()] as const)
    const draw = canvasFrames(scene, (context, { t, seconds }) => {
      const step = Math.floor(seconds * STEPS)
      const at = Math.min(1, (step / STEPS / seconds || 0) * t)
      const [jx, jy, lamp] = jerks[step % jerks.length]!
      const into = easeInOut(at / 0.4)
      const about = { x: width / 2, y: height * middle }
      const move = { x: (jx * 0.005 * into + 0.05 * (at - 0.5)) * scale, y: jy * 0.004 * into * scale }
      const zoom = 1.1 + 0.16 * at
      if (into < 1) drawZoomed(context, plain, zoom, about, move)
      context.globalAlpha = into
      drawZoomed(context, model, zoom, about, move)
      context.globalAlpha = 1
      context.globalCompositeOperation = 'soft-light'
      context.fillStyle = `rgba(255, 244, 214, ${0.1 + 0.16 * lamp * into})`
      context.fillRect(0, 0, width, height)
    })
    return { prepared: fromCanvas(model), draw }
  },
  sound(score) {
    score.music('quirky playful glockenspiel and pizzicato, 130 bpm', 0.9)
    for (let at = 0; at < score.seconds; at += 1 / STEPS)
      score.noise(2000, 7000, (now) => (now < at || now > at + 0.02 ? 0 : 0.12))
  },
}
