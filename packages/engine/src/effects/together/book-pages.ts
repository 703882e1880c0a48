import type { Canvas, SKRSContext2D } from '@napi-rs/canvas'
import { fromCanvas, toCanvas } from '../../painter/core/canvas.ts'
import { clamp } from '../../painter/core/math.ts'
import { fitCover } from '../../painter/repaint/fit.ts'
import { easeInOut } from '../../film/ease.ts'
import { canvasFrames, layer } from '../frame/canvas-frames.ts'
import { recolor, vignetteLayer } from '../frame/grade.ts'
import type { EffectRecipe, EffectScene } from '../recipe.ts'
import type { Pixels } from '../../painter/types.ts'

/** Strips of a page that bends. */
const STRIPS = 56

/** One page with its photo held by paper corners. */
function makePage(scene: EffectScene, photo: Pixels, wide: number, tall: number): Canvas {
  const { scale } = scene
  const noise = scene.noise('paper')
  const blank = {
    width: Math.round(wide),
    height: Math.round(tall),
    data: new Uint8ClampedArray(Math.round(wide) * Math.round(tall) * 4),
  }
  const paper = toCanvas(
    recolor(blank, (color, x, y) => {
      const value = 0.94 + (noise.hash(x >> 1, y) - 0.5) * 0.02 + noise.perlin((x / scale) * 6, (y / scale) * 6) * 0.012
      color[0] = value
      color[1] = value * 0.965
      color[2] = value * 0.895
    }),
  )
  const edge = scale * 0.075
  const w = Math.round(wide - edge * 2)
  const h = Math.round(tall - edge * 2)
  const picture = toCanvas(fitCover(photo, w, h))
  return layer(wide, tall, (context) => {
    context.drawImage(paper, 0, 0)
    context.save()
    context.shadowColor = 'rgba(60, 40, 20, 0.5)'
    context.shadowBlur = scale * 0.014
    context.shadowOffsetY = scale * 0.004
    context.fillStyle = '#fffdf8'
    context.fillRect(edge - scale * 0.012, edge - scale * 0.012, w + scale * 0.024, h + scale * 0.024)
    context.restore()
    context.drawImage(picture, edge, edge)
    context.fillStyle = '#5a4632'
    const corner = scale * 0.05
    for (const [x, y, sx, sy] of [
      [edge - scale * 0.02, edge - scale * 0.02, 1, 1],
      [edge + w + scale * 0.02, edge - scale * 0.02, -1, 1],
      [edge - scale * 0.02, edge + h + scale * 0.02, 1, -1],
      [edge + w + scale * 0.02, edge + h + scale * 0.02, -1, -1],
    ] as const) {
      context.beginPath()
      context.moveTo(x, y)
      context.lineTo(x + corner * sx, y)
      context.lineTo(x, y + corner * sy)
      context.fill()
    }
    const fold = context.createLinearGradient(0, 0, wide * 0.14, 0)
    fold.addColorStop(0, 'rgba(70, 50, 30, 0.45)')
    fold.addColorStop(1, 'rgba(70, 50, 30, 0)')
    context.fillStyle = fold
    context.fillRect(0, 0, wide * 0.14, tall)
  })
}

/** A page at `share` of its turn, hinged at its left edge: strip by strip it rises, bends and goes over. */
function drawTurning(
  context: SKRSContext2D,
  page: Canvas,
  back: Canvas,
  left: number,
  top: number,
  share: number,
): void {
  const { width, height } = page
  const step = width / STRIPS
  const bend = Math.sin(share * Math.PI) * 1.1
  let x = 0
  let rise = 0
  for (let k = 0; k < STRIPS; k++) {
    // The free edge runs ahead of the hinge at first and lags behind in the end.
    const angle = clamp(share * Math.PI + bend * (k / STRIPS - 0.45) * (1 - 1.6 * share), 0, Math.PI)
    const dx = Math.cos(angle) * step
    const near = 1 + (rise / width) * 0.22
    const source = dx >= 0 ? page : back
    const light = Math.round(Math.abs(Math.cos(angle)) * 60 + 190)
    const from = dx >= 0 ? x : x + dx
    const wide = Math.abs(dx) + 0.8
    const tall = height * near
    context.drawImage(source, k * step, 0, step, height, left + from, top - (tall - height) / 2, wide, tall)
    context.fillStyle = `rgba(${dx >= 0 ? '30, 20, 10' : '60, 45, 30'}, ${(250 - light) / 190})`
    context.fillRect(left + from, top - (tall - height) / 2, wide, tall)
    x += dx
    rise += Math.sin(angle) * step
  }
}

/** An album on a table turns its own pages, and the camera comes nearer to the last photo. */
export const bookPages: EffectRecipe = {
  id: 'together-book-pages',
  inputs: 3,
  prepare(scene) {
    const { width, height, scale } = scene
    const wide = width * 0.8
    const tall = height * 0.84
    const left = width * 0.12
    const top = height * 0.08
    const pages = [0, 1, 2].map((k) => makePage(scene, scene.photos[k] ?? scene.photos[0], wide, tall))
    scene.checkpoint()
    const back = layer(wide, tall, (context) => {
      context.fillStyle = '#ece2cf'
      context.fillRect(0, 0, wide, tall)
    })
    const noise = scene.noise('table')
    const blank = {
      width: Math.ceil(width / 2),
      height: Math.ceil(height / 2),
      data: new Uint8ClampedArray(Math.ceil(width / 2) * Math.ceil(height / 2) * 4),
    }
    const wood = toCanvas(
      recolor(blank, (color, x, y) => {
        const grain =
          noise.fbm((x / scale) * 2.5, (y / scale) * 42, 4) * 0.5 +
          noise.fbm((x / scale) * 1.2, (y / scale) * 9, 2) * 0.5
        const value = 0.3 + grain * 0.16
        color[0] = value * 1.1
        color[1] = value * 0.72
        color[2] = value * 0.46
      }),
    )
    const shade = vignetteLayer(width, height, 0.62, '10, 5, 0')
    const table = layer(width, height, (context) => {
      context.drawImage(wood, 0, 0, width, height)
      context.drawImage(shade, 0, 0)
      context.shadowColor = 'rgba(0, 0, 0, 0.65)'
      context.shadowBlur = scale * 0.06
      context.shadowOffsetY = scale * 0.02
      context.fillStyle = '#4a2f22'
      context.fillRect(left - scale * 0.03, top - scale * 0.025, wide + scale * 0.055, tall + scale * 0.05)
      context.shadowColor = 'transparent'
      for (let k = 5; k >= 1; k--) {
        context.fillStyle = k % 2 === 0 ? '#e9dfca' : '#cbbfa6'
        context.fillRect(left, top + k * scale * 0.0022, wide + k * scale * 0.003, tall)
      }
    })
    const put = (context: SKRSContext2D, t: number): void => {
      const zoom = 1 + 0.1 * easeInOut((t - 0.6) / 0.4) + 0.03 * t
      context.translate(width * 0.52, height / 2)
      context.scale(zoom, zoom)
      context.translate(-width * 0.52, -height / 2)
      context.drawImage(table, 0, 0)
      const first = easeInOut((t - 0.14) / 0.28)
      const second = easeInOut((t - 0.5) / 0.28)
      const lying = second > 0 ? 2 : first > 0 ? 1 : 0
      context.drawImage(pages[lying]!, left, top)
      const turning = second > 0 && second < 1 ? second : first > 0 && first < 1 ? first : 0
      if (turning > 0) {
        const shadow = context.createLinearGradient(left, 0, left + wide * Math.max(0.05, 1 - turning), 0)
        shadow.addColorStop(0, `rgba(30, 18, 8, ${0.5 * (1 - turning)})`)
        shadow.addColorStop(1, 'rgba(30, 18, 8, 0)')
        context.fillStyle = shadow
        context.fillRect(left, top, wide, tall)
        drawTurning(context, pages[second > 0 ? 1 : 0]!, back, left, top, turning)
      }
    }
    return {
      prepared: fromCanvas(layer(width, height, (context) => put(context, 0))),
      draw: canvasFrames(scene, (context, { t }) => put(context, t)),
    }
  },
  sound(score) {
    score.music('gentle waltz, piano and strings, nostalgic', 0.8)
    for (const turn of [0.14, 0.5]) {
      const start = turn * score.seconds
      const long = 0.28 * score.seconds
      score.noise(
        1200,
        9000,
        (at) => {
          const share = (at - start) / long
          return share < 0 || share > 1
            ? 0
            : 0.45 * Math.sin(share * Math.PI) ** 2 * (0.5 + 0.5 * Math.abs(Math.sin(share * 21)))
        },
        (at) => 1 - (2 * (at - start)) / long,
      )
    }
  },
}
