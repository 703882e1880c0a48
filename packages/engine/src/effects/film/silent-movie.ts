import type { SKRSContext2D } from '@napi-rs/canvas'
import { fromCanvas, toCanvas } from '../../painter/core/canvas.ts'
import { smoothstep } from '../../painter/core/math.ts'
import { easeInOut } from '../../film/ease.ts'
import { canvasFrames, layer } from '../frame/canvas-frames.ts'
import { addGrain, contrast, lightOf, makeGrain, recolor, vignetteLayer } from '../frame/grade.ts'
import { fitWords, wrapWords, writeWords } from '../frame/lettering.ts'
import { projector } from '../sound/projector.ts'
import { drawFlicker, drawInGate, makeWear } from './film-wear.ts'
import type { EffectRecipe, EffectScene } from '../recipe.ts'

/** Share of the film for which the title stands. */
const TITLE = 0.3

/** A title card with a drawn border; the words in the middle, as large as they can be. */
function drawCard(context: SKRSContext2D, { width, height, scale, text }: EffectScene): void {
  context.fillStyle = '#100d0a'
  context.fillRect(0, 0, width, height)
  context.strokeStyle = '#e9dfc4'
  const side = scale * 0.075
  for (const [inset, weight] of [
    [0, 0.008],
    [0.02, 0.0025],
  ] as const) {
    context.lineWidth = Math.max(1, scale * weight)
    const off = side + scale * inset
    context.strokeRect(off, off, width - 2 * off, height - 2 * off)
  }
  // Fans in the corners.
  context.lineWidth = Math.max(1, scale * 0.0032)
  for (const [x, y, turn] of [
    [side, side, 0],
    [width - side, side, Math.PI / 2],
    [width - side, height - side, Math.PI],
    [side, height - side, -Math.PI / 2],
  ] as const) {
    context.save()
    context.translate(x, y)
    context.rotate(turn)
    for (const ring of [0.1, 0.078, 0.056, 0.034]) {
      context.beginPath()
      context.arc(scale * 0.02, scale * 0.02, scale * ring, 0, Math.PI / 2)
      context.stroke()
    }
    context.restore()
  }
  const lettering = { size: scale * 0.095, weight: 0.1, tracking: 0.26 }
  const room = width - side * 5
  const lines = wrapWords(context, text, room, lettering)
  const fitted = fitWords(context, lines, room, lettering)
  const most = (height - side * 5) / Math.max(1, lines.length) / 1.75
  const size = Math.min(fitted.size, most)
  const top = height / 2 - (lines.length * size * 1.75 - size * 0.75) / 2
  lines.forEach((line, k) => writeWords(context, line, width / 2, top + k * size * 1.75, { ...fitted, size }))
  context.lineWidth = Math.max(1, scale * 0.004)
  const rule = top + lines.length * size * 1.75 + scale * 0.01
  context.beginPath()
  context.moveTo(width / 2 - scale * 0.13, rule)
  context.lineTo(width / 2 + scale * 0.13, rule)
  context.stroke()
}

/** Title card, iris in, a flickering picture from 1920, iris out. Without words the iris opens at once. */
export const silentMovie: EffectRecipe = {
  id: 'film-silent-movie',
  inputs: 1,
  prepare(scene) {
    const { width, height } = scene
    const old = recolor(scene.photos[0], (color) => {
      const value = contrast(lightOf(color) * 1.06, 0.75)
      color[0] = 0.045 + value * 0.93
      color[1] = 0.035 + value * 0.86
      color[2] = 0.025 + value * 0.7
    })
    const picture = toCanvas(old)
    const card = layer(width, height, (context) => drawCard(context, scene))
    const shade = vignetteLayer(width, height, 0.85)
    const wear = makeWear(scene, 2)
    const grain = makeGrain(scene.random('grain'))
    const title = scene.text ? TITLE : 0
    const reach = Math.hypot(width, height) / 2
    const draw = canvasFrames(
      scene,
      (context, { t, index }) => {
        // Sixteen pictures a second, cranked by hand.
        const still = Math.floor((index * 16) / 24)
        if (t < title) drawInGate(context, card, wear, still, 1.01)
        else {
          const at = (t - title) / (1 - title)
          const opened = title === 0 ? 0.05 + 0.95 * easeInOut(at / 0.22) : easeInOut(at / 0.24)
          const radius = reach * 1.02 * Math.min(opened, 1 - 0.9 * smoothstep(0.8, 1, at))
          context.save()
          context.beginPath()
          context.arc(width / 2, height * 0.5, Math.max(2, radius), 0, 7)
          context.clip()
          drawInGate(context, picture, wear, still, 1.04 + 0.1 * at)
          context.restore()
          context.drawImage(shade, 0, 0)
        }
        wear.draw(context, still)
        drawFlicker(context, wear.flicker(still) - 0.03)
      },
      ({ index }, out) => addGrain(out, width, grain, 0.32, Math.floor((index * 16) / 24)),
    )
    return { prepared: scene.text ? fromCanvas(card) : old, draw }
  },
  sound(score) {
    score.music('ragtime piano, fast, cheerful, solo piano', 1)
    projector(score, () => 0.45)
  },
}
