import { createCanvas, ImageData } from '@napi-rs/canvas'
import { createNoiseTile, tileAt } from '../../film/noise-tile.ts'
import { frameWords } from '../../film/words.ts'
import { toCanvas } from '../../painter/core/canvas.ts'
import { clamp, smoothstep } from '../../painter/core/math.ts'
import { canvasFrames, drawZoomed } from '../frame/canvas-frames.ts'
import { nightOf } from '../frame/night.ts'
import { scatterStars, skyOrTop } from '../frame/sky.ts'
import type { EffectRecipe } from '../recipe.ts'

/** Pixels of the frame in one of the lights'. */
const COARSE = 6

const CURTAINS = [
  { base: 0.4, sway: 0.13, tall: 0.36, green: 1, phase: 0 },
  { base: 0.3, sway: 0.1, tall: 0.36, green: 0.75, phase: 91 },
  { base: 0.5, sway: 0.09, tall: 0.2, green: 0.9, phase: 170 },
] as const

/** Night falls, stars stand over it, and curtains of green and violet light wave through the sky and tint the land. */
export const northernLights: EffectRecipe = {
  id: 'light-northern-lights',
  inputs: 1,
  prepare(scene) {
    const { width, height, scale } = scene
    const sky = skyOrTop(scene)
    const random = scene.random('aurora')
    const night = nightOf(scene, sky, {
      zenith: [0.012, 0.03, 0.08],
      horizon: [0.05, 0.14, 0.2],
      land: [0.2, 0.36, 0.42],
      lamps: 0.5,
    })
    scene.checkpoint()
    const picture = toCanvas(night)
    const photo = toCanvas(scene.photos[0])
    const stars = scatterStars(scene, sky, 320)
    const tile = createNoiseTile(Math.floor(random() * 1e9), 'curtains', 8, 4)
    const w = Math.ceil(width / COARSE)
    const h = Math.ceil(height / COARSE)
    const open = Float32Array.from({ length: w * h }, (_, i) => {
      const x = Math.min(width - 1, (i % w) * COARSE)
      const y = Math.min(height - 1, Math.floor(i / w) * COARSE)
      return sky[y * width + x]!
    })
    // How deep the sky hangs into the picture: the curtains use all of it.
    const foot = Math.max(0.34, skyFoot(open, w, h))
    const small = createCanvas(w, h)
    const smallContext = small.getContext('2d')
    const data = new Uint8ClampedArray(w * h * 4)
    const paintLights = (seconds: number, power: number): void => {
      data.fill(0)
      for (const { base, sway, tall, green, phase } of CURTAINS) {
        for (let column = 0; column < w; column++) {
          const x = (column * COARSE) / scale
          const bend =
            tileAt(tile, x * 30 + phase + seconds * 9, phase + seconds * 6) +
            0.5 * tileAt(tile, x * 75 + phase * 2 - seconds * 12, phase + seconds * 7)
          const hem = (base + 0.22 + sway * 2.6 * bend) * foot * 1.15
          const folds = 0.5 + 0.5 * tileAt(tile, x * 120 + bend * 40 + seconds * 16, phase * 3 + seconds * 6)
          const bright = smoothstep(-0.45, 0.5, tileAt(tile, x * 16 - seconds * 5, phase * 2)) * (0.35 + 0.9 * folds)
          if (bright < 0.02) continue
          const height01 = tall * (0.7 + 0.6 * folds)
          for (let row = 0; row < h; row++) {
            const above = hem - row / h
            if (above < -0.025) break
            const lit = above < 0 ? 1 + above / 0.025 : Math.exp((-above / height01) * 1.7)
            const value = lit * bright * power * (0.12 + 0.88 * open[row * w + column]!) * 255
            const violet = clamp(above / height01)
            const i = (row * w + column) * 4
            data[i] = data[i]! + value * (0.1 + 0.85 * violet)
            data[i + 1] = data[i + 1]! + value * green * (1 - 0.8 * violet)
            data[i + 2] = data[i + 2]! + value * (0.42 + 0.6 * violet)
          }
        }
      }
      for (let i = 3; i < data.length; i += 4) data[i] = 255
      smallContext.putImageData(new ImageData(data, w, h), 0, 0)
    }
    const draw = canvasFrames(
      scene,
      (context, { t, seconds }) => {
        const about = { x: width / 2, y: height * 0.8 }
        drawZoomed(context, picture, 1.01 + 0.03 * t, about)
        const day = smoothstep(0.2, 0, t)
        if (day > 0) {
          context.globalAlpha = day * 0.6
          drawZoomed(context, photo, 1.01 + 0.03 * t, about)
          context.globalAlpha = 1
        }
        const power = 0.12 + 0.88 * smoothstep(0.05, 0.5, t)
        paintLights(seconds, power)
        context.globalCompositeOperation = 'screen'
        context.drawImage(small, 0, 0, width, height)
        context.globalCompositeOperation = 'soft-light'
        context.fillStyle = `rgba(70, 255, 170, ${0.24 * power})`
        context.fillRect(0, 0, width, height)
      },
      ({ t, seconds }, out) =>
        stars({ width, height, words: frameWords(out) }, seconds, 0.75 * smoothstep(0.05, 0.3, t)),
    )
    return { prepared: night, draw }
  },
  sound(score) {
    score.music('ethereal ambient, choir pads, slow, cold', 0.9)
    score.noise(
      250,
      1400,
      (at) => 0.1 + 0.06 * Math.sin(at * 1.1),
      (at) => Math.sin(at * 0.7) * 0.7,
    )
  },
}

/** Share of the height to which the sky reaches on the whole. */
function skyFoot(open: Float32Array, w: number, h: number): number {
  for (let row = h - 1; row > 0; row--) {
    let sum = 0
    for (let column = 0; column < w; column++) sum += open[row * w + column]!
    if (sum > w * 0.3) return row / h
  }
  return 0.4
}
