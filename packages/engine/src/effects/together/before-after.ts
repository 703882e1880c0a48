import { fromCanvas, toCanvas } from '../../painter/core/canvas.ts'
import { lerp, smoothstep } from '../../painter/core/math.ts'
import { easeInOut } from '../../film/ease.ts'
import { canvasFrames, drawZoomed, layer } from '../frame/canvas-frames.ts'
import { measureWords, writeWords } from '../frame/lettering.ts'
import type { SKRSContext2D } from '@napi-rs/canvas'
import type { EffectRecipe } from '../recipe.ts'

/** Where the line stands, shares of the width from the right: it sweeps in, goes back to the middle, and ends in the left third. */
function lineAt(t: number): number {
  const stops = [
    [0, 0.97],
    [0.1, 0.97],
    [0.42, 0.12],
    [0.52, 0.12],
    [0.76, 0.74],
    [0.82, 0.74],
    [1, 0.28],
  ] as const
  for (let k = 1; k < stops.length; k++) {
    const [from, a] = stops[k - 1]!
    const [to, b] = stops[k]!
    if (t <= to) return lerp(a, b, easeInOut((t - from) / (to - from)))
  }
  return 0.28
}

/** A bright line with a handle goes to and fro between two photos. */
export const beforeAfter: EffectRecipe = {
  id: 'together-before-after',
  inputs: 2,
  prepare(scene) {
    const { width, height, scale } = scene
    const before = toCanvas(scene.photos[0])
    const after = toCanvas(scene.photos[1] ?? scene.photos[0])
    const label = (context: SKRSContext2D, words: string, left: boolean, alpha: number): void => {
      const lettering = { size: scale * 0.026, weight: 0.14, tracking: 0.36 }
      const wide = measureWords(context, words, lettering) + scale * 0.05
      const x = left ? scale * 0.045 : width - scale * 0.045 - wide
      context.save()
      context.globalAlpha = alpha
      context.fillStyle = 'rgba(10, 10, 14, 0.62)'
      context.beginPath()
      context.roundRect(x, scale * 0.045, wide, scale * 0.066, scale * 0.033)
      context.fill()
      context.strokeStyle = '#fff'
      writeWords(context, words, x + wide / 2, scale * 0.065, lettering)
      context.restore()
    }
    const put = (context: SKRSContext2D, t: number, line: number): void => {
      const x = line * width
      const about = { x: width / 2, y: height / 2 }
      const zoom = 1 + 0.05 * t
      drawZoomed(context, before, zoom, about)
      context.save()
      context.beginPath()
      context.rect(x, 0, width - x, height)
      context.clip()
      drawZoomed(context, after, zoom, about)
      context.restore()
      label(context, 'Before', true, smoothstep(0.16, 0.28, line))
      label(context, 'After', false, smoothstep(0.84, 0.72, line))
      context.save()
      context.shadowColor = 'rgba(0, 0, 0, 0.55)'
      context.shadowBlur = scale * 0.02
      context.fillStyle = '#fff'
      context.fillRect(x - scale * 0.003, 0, scale * 0.006, height)
      context.beginPath()
      context.arc(x, height / 2, scale * 0.042, 0, 7)
      context.fill()
      context.restore()
      context.strokeStyle = '#22242c'
      context.lineWidth = scale * 0.006
      context.lineCap = 'round'
      context.lineJoin = 'round'
      for (const side of [-1, 1]) {
        context.beginPath()
        context.moveTo(x + side * scale * 0.012, height / 2 - scale * 0.013)
        context.lineTo(x + side * scale * 0.025, height / 2)
        context.lineTo(x + side * scale * 0.012, height / 2 + scale * 0.013)
        context.stroke()
      }
    }
    return {
      prepared: fromCanvas(layer(width, height, (context) => put(context, 0, 0.5))),
      draw: canvasFrames(scene, (context, { t }) => put(context, t, lineAt(t))),
    }
  },
  sound: null,
}
