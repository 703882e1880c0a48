import { fromCanvas, toCanvas } from '../../painter/core/canvas.ts'
import { canvasFrames, drawZoomed, layer } from '../frame/canvas-frames.ts'
import { addGrain, contrast, makeGrain, recolor, saturate, vignetteLayer } from '../frame/grade.ts'
import type { EffectRecipe } from '../recipe.ts'

interface Leak {
  readonly color: string
  /** Place at the film's start and end, shares of the frame. */
  readonly from: readonly [x: number, y: number]
  readonly to: readonly [x: number, y: number]
  readonly size: number
  readonly peak: number
  readonly wide: number
}

const LEAKS: readonly Leak[] = [
  { color: '255, 116, 32', from: [-0.1, 0.2], to: [1.15, 0.6], size: 0.85, peak: 0.42, wide: 0.3 },
  { color: '255, 48, 84', from: [1.15, 0.9], to: [0.1, 0.1], size: 0.8, peak: 0.66, wide: 0.28 },
  { color: '255, 214, 120', from: [0.1, -0.2], to: [0.9, 0.2], size: 0.7, peak: 0.5, wide: 0.18 },
  { color: '255, 150, 60', from: [0.9, 1.2], to: [-0.1, 0.8], size: 0.9, peak: 0.9, wide: 0.24 },
  { color: '170, 60, 190', from: [-0.15, 1.1], to: [0.2, 0.7], size: 0.7, peak: 0.2, wide: 0.22 },
]

/** Stray light runs over a faded slide: amber, rose and a little violet, strongest when it meets. */
export const lightLeak: EffectRecipe = {
  id: 'light-light-leak',
  inputs: 1,
  prepare(scene) {
    const { width, height } = scene
    const faded = recolor(scene.photos[0], (color) => {
      saturate(color, 0.82)
      for (let k = 0; k < 3; k++) color[k] = 0.07 + contrast(color[k]!, 0.2) * 0.88
      color[0]! *= 1.06
      color[1]! *= 1.0
      color[2] = color[2]! * 0.88 + 0.035
    })
    const picture = toCanvas(faded)
    const shade = vignetteLayer(width, height, 0.4, '30, 8, 0')
    const grain = makeGrain(scene.random('grain'))
    const random = scene.random('leaks')
    const phase = random() * 6
    const small = layer(width / 6, height / 6, () => undefined)
    const dye = small.getContext('2d')
    const reach = Math.hypot(small.width, small.height)
    const draw = canvasFrames(
      scene,
      (context, { t, seconds }) => {
        drawZoomed(context, picture, 1.03 + 0.05 * t, { x: width / 2, y: height / 2 })
        context.drawImage(shade, 0, 0)
        dye.globalCompositeOperation = 'source-over'
        dye.clearRect(0, 0, small.width, small.height)
        dye.globalCompositeOperation = 'lighter'
        for (const leak of LEAKS) {
          const near = Math.exp(-(((t - leak.peak) / leak.wide) ** 2))
          const alpha = (0.1 + 0.95 * near) * (0.86 + 0.14 * Math.sin(seconds * 9 + phase + leak.peak * 20))
          const x = small.width * (leak.from[0] + (leak.to[0] - leak.from[0]) * t)
          const y = small.height * (leak.from[1] + (leak.to[1] - leak.from[1]) * t)
          const size = leak.size * reach * 0.5 * (0.8 + 0.3 * near)
          const glow = dye.createRadialGradient(x, y, 0, x, y, size)
          glow.addColorStop(0, `rgba(${leak.color}, ${alpha})`)
          glow.addColorStop(0.4, `rgba(${leak.color}, ${alpha * 0.5})`)
          glow.addColorStop(1, `rgba(${leak.color}, 0)`)
          dye.fillStyle = glow
          dye.fillRect(0, 0, small.width, small.height)
        }
        // Light alone would turn blue to white: a part of it covers, as a dye does.
        context.globalAlpha = 0.55
        context.drawImage(small, 0, 0, width, height)
        context.globalCompositeOperation = 'screen'
        context.globalAlpha = 0.8
        context.drawImage(small, 0, 0, width, height)
      },
      ({ index }, out) => addGrain(out, width, grain, 0.12, index),
    )
    const prepared = layer(width, height, (context) => {
      context.drawImage(picture, 0, 0)
      context.drawImage(shade, 0, 0)
    })
    return { prepared: fromCanvas(prepared), draw }
  },
  sound: null,
}
