import { clamp } from '../../painter/core/math.ts'
import { fromCanvas, toCanvas } from '../../painter/core/canvas.ts'
import { blurPlane } from '../../painter/styles/filter/blur.ts'
import { createRaster, toPixels, toRaster } from '../../painter/styles/filter/raster.ts'
import { canvasFrames, drawZoomed, layer } from '../frame/canvas-frames.ts'
import { makeGrain } from '../frame/grade.ts'
import { fitWords, writeWords } from '../frame/lettering.ts'
import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Pixels } from '../../painter/types.ts'
import type { EffectRecipe, EffectScene } from '../recipe.ts'

/** The picture as a tape keeps it: sharp enough in light, its colours smeared sideways. */
function onTape({ photos, width, height, scale }: EffectScene): Pixels {
  const raster = toRaster(photos[0])
  const size = raster.red.length
  const light = new Float32Array(size)
  const blue = new Float32Array(size)
  const red = new Float32Array(size)
  for (let i = 0; i < size; i++) {
    light[i] = raster.red[i]! * 0.299 + raster.green[i]! * 0.587 + raster.blue[i]! * 0.114
    blue[i] = raster.blue[i]! - light[i]!
    red[i] = raster.red[i]! - light[i]!
  }
  const soft = blurPlane(light, width, height, scale * 0.0022, 2)
  const wide = blurPlane(light, width, height, scale * 0.006, 2)
  const smear = Math.round(scale * 0.008)
  const blues = blurPlane(blue, width, height, scale * 0.011, 2)
  const reds = blurPlane(red, width, height, scale * 0.011, 2)
  const out = createRaster(width, height)
  for (let i = 0; i < size; i++) {
    const from = Math.max(0, i - smear)
    // The recorder sharpens what it has lost, and leaves pale rims.
    const value = clamp(soft[i]! + (soft[i]! - wide[i]!) * 1.1) * 0.9 + 0.06
    out.red[i] = value + reds[from]! * 1.5
    out.blue[i] = value + blues[from]! * 1.45 + 0.015
    out.green[i] = value - reds[from]! * 0.76 - blues[from]! * 0.28
  }
  return toPixels(out)
}

/** A worn cassette: lines, noise, a wavering picture, a band of lost tracking, and the player's own words. */
export const vhs: EffectRecipe = {
  id: 'film-vhs',
  inputs: 1,
  prepare(scene) {
    const { width, height, scale, text } = scene
    const tape = onTape(scene)
    scene.checkpoint()
    const picture = toCanvas(tape)
    const { values } = makeGrain(scene.random('snow'))
    const random = scene.random('tracking')
    const jumps = Float32Array.from({ length: 256 }, () => random())
    const held = new Uint8ClampedArray(tape.data.length)
    const line = Math.max(1, Math.round(scale / 300))
    const size = scale * 0.045
    const osd = (context: SKRSContext2D, seconds: number): void => {
      const write = (words: string, x: number, y: number, align: 'left' | 'right', room: number): void => {
        const lettering = fitWords(context, [words], width * room, { size, weight: 0.2, tracking: 0.4, align })
        context.strokeStyle = 'rgba(0, 0, 0, 0.55)'
        writeWords(context, words, x + scale * 0.005, y + scale * 0.005, lettering)
        context.strokeStyle = '#f4f6ff'
        writeWords(context, words, x, y, lettering)
      }
      const side = scale * 0.075
      write('PLAY', side, side, 'left', 0.86)
      context.fillStyle = '#f4f6ff'
      context.beginPath()
      context.moveTo(side + size * 4.3, side)
      context.lineTo(side + size * 5.15, side + size / 2)
      context.lineTo(side + size * 4.3, side + size)
      context.fill()
      const count = Math.floor(seconds)
      write(
        `SP  0:00:${String(count + 12).padStart(2, '0')}`,
        width - side,
        side + (width < height ? size * 1.8 : 0),
        'right',
        0.5,
      )
      if (text) write(text, side, height - side - size, 'left', 0.86)
    }
    const draw = canvasFrames(
      scene,
      (context, { t, seconds }) => {
        drawZoomed(context, picture, 1.02 + 0.05 * t, { x: width / 2, y: height / 2 })
        osd(context, seconds)
      },
      ({ index, t, seconds }, out) => {
        held.set(out)
        const band = height * (1.15 - ((seconds * 0.34) % 1.35))
        const tall = scale * 0.075
        // At the start and the end of the tape the picture rolls and tears.
        const loose =
          Math.max(0, 1 - t * 12) + Math.max(0, (t - 0.93) * 12) + (jumps[(index >> 3) & 255]! > 0.9 ? 0.4 : 0)
        const roll = Math.round(loose * height * 0.12 * jumps[index & 255]!)
        for (let y = 0; y < height; y++) {
          const near = Math.max(0, 1 - Math.abs(y - band) / tall)
          const foot = Math.max(0, (y - height * 0.965) / (height * 0.035))
          const torn = near > 0 ? near * jumps[(y * 3 + index * 7) & 255]! : 0
          const wave = Math.sin(y * 0.045 + index * 0.9) * 0.0009 + Math.sin(y * 0.9 + index * 2.1) * 0.0006
          const skew = loose * 0.08 * Math.sin(y * 0.012 + index)
          const shift = Math.round((wave + torn * 0.045 + skew + foot * (0.03 + 0.02 * jumps[index & 255]!)) * scale)
          const from = ((y + roll) % height) * width
          const dim = Math.floor(y / line) % 2 === 0 ? 256 : 214
          const noise = (0.2 + torn * 2.6 + foot * 1.5) * 256
          const seed = (Math.imul(index + 3, 7919) + y * 173) & 262143
          const split = Math.round(scale * 0.0032)
          for (let x = 0, i = y * width * 4; x < width; x++, i += 4) {
            const sx = x - shift
            const at = (from + (sx < 0 ? 0 : sx >= width ? width - 1 : sx)) * 4
            const left = (from + (sx - split < 0 ? 0 : sx - split >= width ? width - 1 : sx - split)) * 4
            const right = (from + (sx + split < 0 ? 0 : sx + split >= width ? width - 1 : sx + split)) * 4
            const snow = (values[(seed + x * (near > 0 ? 1 : 3)) & 262143]! * noise) >> 8
            out[i] = ((held[left]! * dim) >> 8) + snow
            out[i + 1] = ((held[at + 1]! * dim) >> 8) + snow
            out[i + 2] = ((held[right + 2]! * dim) >> 8) + snow + 4
          }
        }
      },
    )
    const prepared = layer(width, height, (context) => {
      context.drawImage(picture, 0, 0)
      osd(context, 0)
    })
    return { prepared: fromCanvas(prepared), draw }
  },
  sound(score) {
    score.music('vaporwave, slow synth, nostalgic', 0.7)
    score.noise(2500, 12000, () => 0.09)
    score.tone(0, 60, 0.2, score.seconds, {
      partials: [
        [1, 1],
        [2, 0.5],
        [3, 0.3],
      ],
    })
    score.noise(
      300,
      3000,
      (at) => 0.7 * (Math.exp(-at * 9) + Math.exp((at - score.seconds + 0.3) * 9) * (at > score.seconds - 0.5 ? 1 : 0)),
    )
  },
}
