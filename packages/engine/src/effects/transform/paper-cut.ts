import type { Canvas } from '@napi-rs/canvas'
import { clamp } from '../../painter/core/math.ts'
import { oklabToRgb } from '../../painter/core/color.ts'
import { fromCanvas, toCanvas } from '../../painter/core/canvas.ts'
import { blurPlane } from '../../painter/styles/filter/blur.ts'
import { toLab } from '../../painter/styles/filter/lab.ts'
import { cutSheets } from '../../painter/styles/filter/sheets.ts'
import { flatten, kuwahara } from '../../painter/styles/filter/smooth.ts'
import { toRaster } from '../../painter/styles/filter/raster.ts'
import { canvasFrames, layer } from '../frame/canvas-frames.ts'
import { overshoot, span } from '../frame/ease.ts'
import type { EffectRecipe, EffectScene } from '../recipe.ts'
import type { Pixels } from '../../painter/types.ts'

const SHEETS = 6

/** How much larger than the frame a sheet is, so that its sway shows no border. */
const ROOM = 1.03

/** Cuts the picture into card sheets, far to near; each is opaque where it or anything nearer lies, so that no gap shows. */
function cutCards(scene: EffectScene): { cards: Canvas[]; ground: string } {
  const { width, height, scale } = scene
  const photo = scene.photos[0]
  const calm = flatten(kuwahara(toRaster(photo), scale * 0.006), scale * 0.02, 0.35, 2)
  scene.checkpoint()
  const far = blurPlane(scene.depth(), width, height, scale * 0.002, 2)
  const { places, colors } = cutSheets(toLab(calm), far, SHEETS)
  scene.checkpoint()
  const tooth = scene.noise('card')
  const cards: Canvas[] = []
  const mask = new Float32Array(places.length)
  for (let place = 1; place < colors.length; place++) {
    for (let i = 0; i < mask.length; i++) mask[i] = places[i] === place ? 1 : 0
    const cut = blurPlane(mask, width, height, scale * 0.0035, 2)
    const [red, green, blue] = oklabToRgb(...colors[place]!).map((value) => clamp(value) * 255) as [
      number,
      number,
      number,
    ]
    const data = new Uint8ClampedArray(places.length * 4)
    for (let i = 0, j = 0; i < places.length; i++, j += 4) {
      const cover = clamp((cut[i]! - 0.5) * 6 + 0.5)
      if (cover <= 0) continue
      // A lit edge at the upper left of the cut.
      const edge = cover * (1 - clamp((cut[Math.max(0, i - width - 1)]! - 0.5) * 6 + 0.5)) * 38
      const fibre = (tooth.hash((i % width) >> 1, Math.floor(i / width)) - 0.5) * 9 + edge
      data[j] = red + fibre
      data[j + 1] = green + fibre
      data[j + 2] = blue + fibre
      data[j + 3] = cover * 255
    }
    cards.push(withShadow(scene, { width, height, data }))
  }
  const [red, green, blue] = oklabToRgb(...colors[0]!).map((value) => Math.round(clamp(value) * 255))
  return { cards, ground: `rgb(${red}, ${green}, ${blue})` }
}

function withShadow({ width, height, scale }: EffectScene, pixels: Pixels): Canvas {
  const card = toCanvas(pixels)
  return layer(width * ROOM, height * ROOM, (context) => {
    context.shadowColor = 'rgba(10, 8, 20, 0.6)'
    context.shadowBlur = scale * 0.018
    context.shadowOffsetX = scale * 0.006
    context.shadowOffsetY = scale * 0.01
    context.drawImage(card, 0, 0, context.canvas.width, context.canvas.height)
  })
}

/** Sheets of coloured card slide in from all sides and stack up, then sway a little against each other. */
export const paperCut: EffectRecipe = {
  id: 'transform-paper-cut',
  inputs: 1,
  prepare(scene) {
    const { width, height, scale } = scene
    const { cards, ground } = cutCards(scene)
    const random = scene.random('slide')
    const sides = cards.map((_, k) => ({ angle: (k % 4) * (Math.PI / 2) + 0.6 + random() * 0.5, turn: random() - 0.5 }))
    const put = (context: Parameters<Parameters<typeof layer>[2]>[0], t: number, seconds: number): void => {
      // Animated as such films are made: twelve positions a second, each by whole pixels.
      const beat = Math.floor(seconds * 12) / 12
      context.fillStyle = ground
      context.fillRect(0, 0, width, height)
      cards.forEach((card, k) => {
        const from = -0.2 + (k / cards.length) * 0.84
        const arrived = overshoot(span(t, from, from + 0.2))
        if (t < from) return
        const { angle, turn } = sides[k]!
        const near = (k + 1) / cards.length
        const sway = scale * 0.011 * near * span(t, 0.1, 0.5)
        const away = (1 - arrived) * Math.hypot(width, height) * 0.8
        context.save()
        context.translate(
          Math.round(width / 2 + Math.cos(angle) * away + Math.sin(beat * 1.5) * sway),
          Math.round(height / 2 + Math.sin(angle) * away + Math.cos(beat * 1.1) * sway * 0.5),
        )
        context.rotate(turn * (1 - arrived) * 0.8)
        context.drawImage(card, -Math.round(card.width / 2), -Math.round(card.height / 2))
        context.restore()
      })
    }
    const prepared = layer(width, height, (context) => put(context, 1, 0))
    return {
      prepared: fromCanvas(prepared),
      draw: canvasFrames(scene, (context, { t, seconds }) => put(context, t, seconds)),
    }
  },
  sound(score) {
    score.music('playful pizzicato, light', 0.6)
    for (let k = 0; k < SHEETS; k++) {
      const start = score.seconds * (0.04 + (k / SHEETS) * 0.6)
      score.noise(700, 6000, (at) =>
        at < start || at > start + 0.35 ? 0 : 0.35 * ((at - start) / 0.35) * (1 - (at - start) / 0.35),
      )
      score.tone(start + 0.4, 140, 0.5, 0.12, { glide: 0.6, partials: [[1, 1]] })
    }
  },
}
