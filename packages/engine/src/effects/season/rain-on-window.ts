import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas'
import { fromCanvas, toCanvas } from '../../painter/core/canvas.ts'
import { clamp, smoothstep } from '../../painter/core/math.ts'
import { range } from '../../painter/core/random.ts'
import { blurRaster } from '../../painter/styles/filter/blur.ts'
import { toPixels, toRaster } from '../../painter/styles/filter/raster.ts'
import { canvasFrames, layer } from '../frame/canvas-frames.ts'
import { contrast, lightOf, recolor, saturate } from '../frame/grade.ts'
import type { EffectRecipe } from '../recipe.ts'

interface Drop {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly comes: number
  readonly image: Canvas
}

interface Runner {
  readonly x: number
  readonly starts: number
  readonly pace: number
  readonly size: number
  readonly phase: number
  readonly image: Canvas
}

/** A drop on the glass: a lens that shows the view upside down, dark at its upper rim and bright below. */
function makeDrop(view: Canvas, x: number, y: number, size: number): Canvas {
  const side = Math.ceil(size * 2.3)
  return layer(side, side, (context) => {
    const middle = side / 2
    context.translate(middle, middle)
    context.save()
    context.beginPath()
    context.ellipse(0, 0, size * 0.92, size, 0, 0, 7)
    context.clip()
    const wide = view.width * 0.34
    const tall = view.height * 0.34
    const left = clamp(x - wide / 2, 0, view.width - wide)
    const top = clamp(y - tall / 2, 0, view.height - tall)
    context.rotate(Math.PI)
    context.drawImage(view, left, top, wide, tall, -size * 1.1, -size * 1.1, size * 2.2, size * 2.2)
    context.rotate(-Math.PI)
    const rim = context.createRadialGradient(0, size * 0.3, size * 0.3, 0, 0, size)
    rim.addColorStop(0, 'rgba(255, 255, 255, 0.12)')
    rim.addColorStop(0.7, 'rgba(0, 0, 0, 0)')
    rim.addColorStop(1, 'rgba(0, 8, 20, 0.62)')
    context.fillStyle = rim
    context.fillRect(-size, -size, size * 2, size * 2)
    context.restore()
    context.fillStyle = 'rgba(255, 255, 255, 0.85)'
    context.beginPath()
    context.ellipse(-size * 0.32, -size * 0.42, size * 0.16, size * 0.1, -0.6, 0, 7)
    context.fill()
    context.strokeStyle = 'rgba(255, 255, 255, 0.4)'
    context.lineWidth = Math.max(0.6, size * 0.07)
    context.beginPath()
    context.arc(0, 0, size * 0.84, 0.5, 2.4)
    context.stroke()
  })
}

/** Way of a running drop at `age` (film shares since it left): it sticks, slips and sticks again. */
function slip(runner: Runner, age: number): { x: number; y: number } {
  const way = age * runner.pace + 0.05 * Math.sin(age * runner.pace * 16 + runner.phase)
  const wander = Math.sin(way * 9 + runner.phase) * 0.012 + Math.sin(way * 23 + runner.phase * 2) * 0.005
  return { x: runner.x + wander, y: way }
}

/** The view through a misted pane on which drops gather, run and leave clear tracks. */
export const rainOnWindow: EffectRecipe = {
  id: 'season-rain-on-window',
  inputs: 1,
  prepare(scene) {
    const { width, height, scale } = scene
    const moody = recolor(scene.photos[0], (color) => {
      const grey = lightOf(color)
      const tone = [0.8, 0.9, 1.04]
      for (let k = 0; k < 3; k++) color[k] = contrast((color[k]! * 0.72 + grey * 0.28) * tone[k]! * 0.9, 0.25)
      saturate(color, 1.1)
    })
    const clear = toCanvas(moody)
    const misted = toCanvas(
      recolor(toPixels(blurRaster(toRaster(moody), scale * 0.02, 3)), (color) => {
        for (let k = 0; k < 3; k++) color[k] = color[k]! * 0.86 + 0.085
      }),
    )
    scene.checkpoint()
    const random = scene.random('drops')
    const across = width / scale
    const down = height / scale
    const drops: Drop[] = Array.from({ length: Math.round(150 * across * down) }, () => {
      const size = scale * (0.004 + 0.024 * random() ** 2.8)
      const x = random() * width
      const y = random() * height
      return { x, y, size, comes: random() * 0.95 - 0.12, image: makeDrop(clear, x, y, size) }
    })
    const runners: Runner[] = Array.from({ length: Math.round(11 * across) }, (_, k) => {
      const size = scale * range(random, 0.013, 0.026)
      const x = ((k + random()) / Math.round(11 * across)) * across
      return {
        x,
        starts: range(random, -0.12, 0.8),
        pace: range(random, 0.9, 2) * down,
        size,
        phase: random() * 6,
        image: makeDrop(clear, x * scale, height / 2, size),
      }
    })
    scene.checkpoint()
    const tracks = createCanvas(width, height)
    const wet = tracks.getContext('2d')
    const put = (context: SKRSContext2D, t: number): void => {
      // The pane mists over as the rain sets in.
      const mist = 0.15 + 0.85 * smoothstep(0, 0.4, t)
      if (mist < 1) context.drawImage(clear, 0, 0)
      context.globalAlpha = mist
      context.drawImage(misted, 0, 0)
      context.globalAlpha = 1
      wet.globalCompositeOperation = 'source-over'
      wet.clearRect(0, 0, width, height)
      wet.lineCap = 'round'
      wet.lineJoin = 'round'
      for (const runner of runners) {
        const age = t - runner.starts
        if (age <= 0) continue
        wet.strokeStyle = `rgba(0, 0, 0, ${0.9 * smoothstep(1.3, 0.5, age)})`
        wet.lineWidth = runner.size * 1.5
        wet.beginPath()
        for (let k = 0; k <= 24; k++) {
          const { x, y } = slip(runner, (age * k) / 24)
          wet.lineTo(x * scale, (y - 0.03) * scale)
        }
        wet.stroke()
      }
      wet.globalCompositeOperation = 'source-in'
      wet.drawImage(clear, 0, 0)
      context.drawImage(tracks, 0, 0)
      for (const drop of drops) {
        if (t < drop.comes) continue
        const grown = smoothstep(0, 0.12, t - drop.comes)
        const side = drop.image.width * grown
        context.drawImage(drop.image, drop.x - side / 2, drop.y - side / 2, side, side)
      }
      for (const runner of runners) {
        const age = t - runner.starts
        if (age <= 0) continue
        const { x, y } = slip(runner, age)
        if (y > down + 0.1) continue
        context.drawImage(
          runner.image,
          x * scale - runner.image.width / 2,
          y * scale - runner.image.height * 0.6,
          runner.image.width,
          runner.image.height * 1.2,
        )
        // Beads that stay behind in the track.
        for (let k = 1; k < 9; k++) {
          const left = slip(runner, age - k * 0.045)
          if (age - k * 0.045 <= 0) break
          const side = runner.image.width * (0.34 - 0.025 * k)
          context.drawImage(runner.image, left.x * scale - side / 2, left.y * scale - side, side, side)
        }
      }
    }
    const prepared = fromCanvas(layer(width, height, (context) => put(context, 0.35)))
    return { prepared, draw: canvasFrames(scene, (context, { t }) => put(context, t)) }
  },
  sound(score) {
    score.noise(900, 9000, () => 0.2)
    score.noise(90, 500, (at) => 0.13 + 0.04 * Math.sin(at * 0.9))
    for (let k = 0; k < score.seconds * 22; k++)
      score.tone(score.random() * score.seconds, 900 + score.random() * 2400, 0.16 * score.random(), 0.05, {
        pan: score.random() * 1.8 - 0.9,
        partials: [[1, 1]],
      })
    score.music('melancholic slow piano, rainy evening', 0.45)
  },
}
