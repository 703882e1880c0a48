import type { Canvas, SKRSContext2D } from '@napi-rs/canvas'
import { fromCanvas, toCanvas } from '../../painter/core/canvas.ts'
import { lerp, smoothstep } from '../../painter/core/math.ts'
import { fitCover } from '../../painter/repaint/fit.ts'
import { range } from '../../painter/core/random.ts'
import { easeOut } from '../frame/ease.ts'
import { canvasFrames, layer } from '../frame/canvas-frames.ts'
import { contrast, recolor, saturate, vignetteLayer } from '../frame/grade.ts'
import { fitWords, writeWords } from '../frame/lettering.ts'
import type { EffectRecipe, EffectScene } from '../recipe.ts'

interface Print {
  readonly image: Canvas
  /** The same print before it has developed. */
  readonly blank: Canvas
  readonly x: number
  readonly y: number
  readonly turn: number
  readonly falls: number
  readonly from: number
}

/** Where the five prints lie: shares of the frame, wide and upright. */
const WIDE = [
  [0.2, 0.36],
  [0.5, 0.3],
  [0.8, 0.38],
  [0.34, 0.66],
  [0.66, 0.66],
] as const
const UPRIGHT = [
  [0.3, 0.2],
  [0.7, 0.28],
  [0.3, 0.5],
  [0.7, 0.62],
  [0.42, 0.78],
] as const

function makePrint(side: number, picture: Canvas | null, caption: string): Canvas {
  const edge = side * 0.06
  return layer(side + edge * 2, side * 1.24, (context) => {
    context.fillStyle = '#f8f5ee'
    context.fillRect(0, 0, side + edge * 2, side * 1.24)
    context.strokeStyle = 'rgba(90, 80, 60, 0.35)'
    context.lineWidth = Math.max(0.7, side * 0.004)
    context.strokeRect(0, 0, side + edge * 2, side * 1.24)
    if (picture) context.drawImage(picture, edge, edge)
    else {
      const raw = context.createLinearGradient(0, 0, side, side)
      raw.addColorStop(0, '#56616a')
      raw.addColorStop(0.5, '#3d4850')
      raw.addColorStop(1, '#2e383d')
      context.fillStyle = raw
      context.fillRect(edge, edge, side, side)
    }
    const sheen = context.createLinearGradient(0, 0, side, side * 0.8)
    sheen.addColorStop(0, 'rgba(255, 255, 255, 0.2)')
    sheen.addColorStop(0.4, 'rgba(255, 255, 255, 0)')
    context.fillStyle = sheen
    context.fillRect(edge, edge, side, side)
    if (!caption || !picture) return
    context.strokeStyle = '#2d3346'
    const fitted = fitWords(context, [caption], side * 0.92, { size: side * 0.066, weight: 0.12, tracking: 0.24 })
    writeWords(context, caption, side / 2 + edge, side * 1.1 - fitted.size / 2, fitted)
  })
}

function paintTable(scene: EffectScene): Canvas {
  const { width, height, scale } = scene
  const noise = scene.noise('table')
  const w = Math.ceil(width / 2)
  const h = Math.ceil(height / 2)
  const boards = recolor({ width: w, height: h, data: new Uint8ClampedArray(w * h * 4) }, (color, x, y) => {
    const u = (x / scale) * 2
    const v = (y / scale) * 2
    const board = Math.floor(v * 4.2)
    const gap = smoothstep(0.02, 0, Math.abs((v * 4.2) % 1))
    const grain = noise.fbm(u * 1.6 + board * 31, v * 34, 4)
    const value = 0.5 + 0.05 * noise.hash(board, 3) + grain * 0.16 - gap * 0.2
    color[0] = value * 0.98
    color[1] = value * 0.82
    color[2] = value * 0.66
  })
  const planks = toCanvas(boards)
  const shade = vignetteLayer(width, height, 0.55, '20, 12, 6')
  return layer(width, height, (context) => {
    context.drawImage(planks, 0, 0, width, height)
    context.drawImage(shade, 0, 0)
  })
}

/** Five prints drop onto a table and develop; the last one carries the words. */
export const instantPhotos: EffectRecipe = {
  id: 'together-instant-photos',
  inputs: 5,
  prepare(scene) {
    const { width, height, scale, text } = scene
    const side = Math.round(scale * (width === height ? 0.34 : 0.4))
    const random = scene.random('throw')
    const blank = makePrint(side, null, '')
    const places = width > height * 1.15 ? WIDE : UPRIGHT
    const prints: Print[] = places.map(([x, y], k) => {
      const faded = recolor(fitCover(scene.photos[k] ?? scene.photos[0], side, side), (color) => {
        saturate(color, 0.92)
        const lift = [0.05, 0.045, 0.03]
        const tone = [1.03, 0.98, 0.88]
        for (let channel = 0; channel < 3; channel++)
          color[channel] = lift[channel]! + contrast(color[channel]!, 0.25) * 0.94 * tone[channel]!
      })
      return {
        image: makePrint(side, toCanvas(faded), k === places.length - 1 ? text : ''),
        blank,
        x: x * width,
        y: y * height,
        turn: range(random, -0.2, 0.2),
        falls: k * 0.125,
        from: range(random, -1, 1),
      }
    })
    const table = paintTable(scene)
    const rim = Math.round(scale * 0.05)
    const shadow = layer(blank.width + rim * 2, blank.height + rim * 2, (context) => {
      context.filter = `blur(${scale * 0.013}px)`
      context.fillStyle = 'rgba(20, 12, 6, 0.75)'
      context.fillRect(rim, rim, blank.width, blank.height)
    })
    const put = (context: SKRSContext2D, t: number): void => {
      const zoom = 1.02 + 0.05 * t
      context.translate(width / 2, height / 2)
      context.scale(zoom, zoom)
      context.translate(-width / 2, -height / 2)
      context.drawImage(table, 0, 0)
      for (const print of prints) {
        const age = (t - print.falls + 0.045) / 0.1
        if (age <= 0) continue
        const landed = easeOut(age)
        const lift = 1 - landed
        context.save()
        context.translate(
          lerp(print.x + print.from * scale * 0.5, print.x, landed),
          lerp(print.y + scale * 0.5, print.y, landed),
        )
        context.rotate(print.turn + print.from * lift * 1.4)
        context.scale(1 + lift * 0.9, 1 + lift * 0.9)
        const { width: w, height: h } = print.image
        // The higher a print is, the farther and fainter lies its shadow.
        const off = scale * (0.006 + 0.08 * lift)
        context.globalAlpha = 0.9 - 0.5 * lift
        context.drawImage(shadow, off - shadow.width / 2, off - shadow.height / 2)
        context.globalAlpha = 1
        const developed = smoothstep(0.1, 0.42, t - print.falls)
        if (developed < 1) context.drawImage(print.blank, -w / 2, -h / 2)
        context.globalAlpha = developed
        context.drawImage(print.image, -w / 2, -h / 2)
        context.restore()
        const flash = smoothstep(0.035, 0, Math.abs(t - print.falls)) * 0.4
        if (flash > 0) {
          context.fillStyle = `rgba(255, 255, 255, ${flash})`
          context.fillRect(-width, -height, width * 3, height * 3)
        }
      }
    }
    return {
      prepared: fromCanvas(layer(width, height, (context) => put(context, 1))),
      draw: canvasFrames(scene, (context, { t }) => put(context, t)),
    }
  },
  sound(score) {
    score.music('indie pop, ukulele, happy, light', 0.6)
    for (let k = 0; k < 5; k++) {
      const at = k * 0.125 * score.seconds
      score.noise(1500, 9000, (now) => (now < at || now > at + 0.3 ? 0 : 1.2 * Math.exp((at - now) * 45)))
      score.noise(300, 2600, (now) =>
        now < at + 0.05 || now > at + 0.5 ? 0 : 0.3 * Math.sin(((now - at - 0.05) / 0.45) * Math.PI),
      )
      score.tone(at + 0.045 * score.seconds, 110, 0.5, 0.1, { glide: 0.6, partials: [[1, 1]] })
    }
  },
}
