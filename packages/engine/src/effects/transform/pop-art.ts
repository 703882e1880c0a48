import { createCanvas, type Canvas } from '@napi-rs/canvas'
import { clamp, smoothstep } from '../../painter/core/math.ts'
import { fromCanvas, resize, toCanvas } from '../../painter/core/canvas.ts'
import { canvasFrames } from '../frame/canvas-frames.ts'
import { contrast, lightOf, recolor } from '../frame/grade.ts'
import type { EffectRecipe, EffectScene } from '../recipe.ts'
import type { Pixels } from '../../painter/types.ts'

type Ink = readonly [red: number, green: number, blue: number]

/** Screens of one print, dark to light. */
const PRINTS: readonly (readonly [Ink, Ink, Ink, Ink])[] = [
  [
    [28, 12, 80],
    [236, 30, 121],
    [255, 140, 40],
    [255, 238, 90],
  ],
  [
    [10, 44, 64],
    [0, 150, 170],
    [255, 92, 138],
    [255, 236, 214],
  ],
  [
    [60, 8, 60],
    [220, 40, 60],
    [70, 196, 230],
    [236, 250, 120],
  ],
  [
    [16, 60, 40],
    [40, 170, 90],
    [255, 210, 0],
    [255, 250, 236],
  ],
  [
    [52, 16, 10],
    [255, 98, 30],
    [150, 90, 240],
    [255, 224, 240],
  ],
]

/** A picture in four inks whose borders are made of dots in a turned screen. */
function printScreen(pixels: Pixels, inks: (typeof PRINTS)[number], dot: number, turn: number): Canvas {
  const cos = Math.cos(turn) * (Math.PI / dot)
  const sin = Math.sin(turn) * (Math.PI / dot)
  return toCanvas(
    recolor(pixels, (color, x, y) => {
      const light = contrast(lightOf(color), 0.5)
      const u = x * cos - y * sin
      const v = x * sin + y * cos
      const screen = Math.cos(u) * Math.cos(v) * 0.5 + 0.5
      const step = light * 3.4 - 0.2
      const lower = clamp(Math.floor(step), 0, 3)
      const part = smoothstep(-0.12, 0.12, step - lower - (1 - screen))
      const from = inks[lower]!
      const to = inks[Math.min(3, lower + 1)]!
      for (let k = 0; k < 3; k++) color[k] = (from[k]! + (to[k]! - from[k]!) * part) / 255
    }),
  )
}

function panels(scene: EffectScene): { whole: Canvas; quarters: Canvas[] } {
  const { width, height, scale } = scene
  const half = resize(scene.photos[0], Math.ceil(width / 2), Math.ceil(height / 2))
  const dot = Math.max(2.5, scale / 110)
  const quarters = PRINTS.map((inks, k) => {
    scene.checkpoint()
    return printScreen(half, inks, dot, 0.26 + k * 0.3)
  })
  return { whole: printScreen(scene.photos[0], PRINTS[0]!, dot * 1.5, 0.4), quarters }
}

/** One loud print, then four, and their inks change places on the beat. */
export const popArt: EffectRecipe = {
  id: 'transform-pop-art',
  inputs: 1,
  prepare(scene) {
    const { width, height, scale } = scene
    const { whole, quarters } = panels(scene)
    const gap = scale * 0.006
    const put = (context: ReturnType<Canvas['getContext']>, seconds: number, t: number): void => {
      const beat = Math.floor(seconds * 2)
      const punch = 1 + 0.05 * (1 - ((seconds * 2) % 1)) ** 3
      if (t < 0.2) {
        context.translate(width / 2, height / 2)
        context.scale(punch + t * 0.4, punch + t * 0.4)
        context.drawImage(whole, -width / 2, -height / 2)
        return
      }
      const last = t > 0.86
      context.fillStyle = '#fffaf0'
      context.fillRect(0, 0, width, height)
      for (let k = 0; k < 4; k++) {
        const left = (k % 2) * (width / 2)
        const top = k < 2 ? 0 : height / 2
        const print = quarters[(k * 2 + beat * (last ? 0 : 1) + k * beat) % quarters.length]!
        context.save()
        context.beginPath()
        context.rect(left + gap, top + gap, width / 2 - gap * 2, height / 2 - gap * 2)
        context.clip()
        context.translate(left + width / 4, top + height / 4)
        // Every panel comes a little nearer on its own beat.
        const zoom = (beat % 4 === k ? punch + 0.06 : punch) * (1 + 0.18 * t)
        context.scale(k === 1 || k === 2 ? -zoom : zoom, zoom)
        context.drawImage(print, -width / 4, -height / 4)
        context.restore()
      }
    }
    const prepared = createCanvas(width, height)
    put(prepared.getContext('2d'), 2, 0.5)
    return {
      prepared: fromCanvas(prepared),
      draw: canvasFrames(scene, (context, { t, seconds }) => put(context, seconds, t)),
    }
  },
  sound(score) {
    score.music('upbeat funk, 120 bpm, happy', 1)
  },
}
