import type { Canvas, SKRSContext2D } from '@napi-rs/canvas'
import { STILL } from '../../film/camera.ts'
import { createLeaves } from '../../film/particles/drift.ts'
import { frameWords } from '../../film/words.ts'
import { fromCanvas, toCanvas } from '../../painter/core/canvas.ts'
import { range } from '../../painter/core/random.ts'
import { canvasFrames, drawZoomed, layer } from '../frame/canvas-frames.ts'
import { overshoot, span } from '../frame/ease.ts'
import { lightOf, recolor, saturate } from '../frame/grade.ts'
import type { Random } from '../../painter/types.ts'
import type { EffectRecipe, EffectScene } from '../recipe.ts'

const PETALS = [
  ['#ffd6e4', '#f48fb4', '#d8487e'],
  ['#ffffff', '#f6dfe8', '#e2a3bd'],
  ['#fff2a8', '#ffd54a', '#ef9f1f'],
  ['#e5d4ff', '#b794f0', '#7d57c9'],
] as const

/** One open blossom on a square of `size` pixels. */
function blossom(size: number, kind: number, random: Random): Canvas {
  const [pale, full, deep] = PETALS[kind % PETALS.length]!
  const petals = kind % 2 === 0 ? 5 : 8
  return layer(size, size, (context) => {
    context.translate(size / 2, size / 2)
    context.shadowColor = 'rgba(40, 10, 40, 0.4)'
    context.shadowBlur = size * 0.05
    context.shadowOffsetY = size * 0.02
    const start = random() * 6
    for (let k = 0; k < petals; k++) {
      context.save()
      context.rotate(start + ((k + range(random, -0.08, 0.08)) / petals) * 2 * Math.PI)
      const long = size * range(random, 0.4, 0.46)
      const wide = (size * 1.15) / petals
      const shade = context.createLinearGradient(0, 0, 0, -long)
      shade.addColorStop(0, deep)
      shade.addColorStop(0.35, full)
      shade.addColorStop(1, pale)
      context.fillStyle = shade
      context.beginPath()
      context.moveTo(0, 0)
      context.bezierCurveTo(-wide * 1.1, -long * 0.45, -wide * 0.9, -long, -wide * 0.12, -long * 0.95)
      context.quadraticCurveTo(0, -long * 0.88, wide * 0.12, -long * 0.95)
      context.bezierCurveTo(wide * 0.9, -long, wide * 1.1, -long * 0.45, 0, 0)
      context.fill()
      context.restore()
    }
    context.shadowColor = 'transparent'
    for (let k = 0; k < 16; k++) {
      const angle = random() * 2 * Math.PI
      const far = size * 0.085 * Math.sqrt(random())
      context.fillStyle = k % 3 === 0 ? '#a8641c' : '#ffc93c'
      context.beginPath()
      context.arc(Math.cos(angle) * far, Math.sin(angle) * far, size * 0.02, 0, 7)
      context.fill()
    }
  })
}

function leafAt(context: SKRSContext2D, x: number, y: number, angle: number, long: number, color: string): void {
  context.save()
  context.translate(x, y)
  context.rotate(angle)
  context.fillStyle = color
  context.beginPath()
  context.moveTo(0, 0)
  context.quadraticCurveTo(long * 0.5, -long * 0.32, long, 0)
  context.quadraticCurveTo(long * 0.5, long * 0.32, 0, 0)
  context.fill()
  context.restore()
}

interface Growth {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly opens: number
  readonly turn: number
  readonly image: Canvas
  readonly leaves: readonly (readonly [angle: number, long: number, color: string])[]
}

/** Places along the lower edge and up both sides, far ones first. */
function plant(scene: EffectScene): Growth[] {
  const { width, height, scale } = scene
  const random = scene.random('garden')
  const images = Array.from({ length: 8 }, (_, k) => blossom(scale * 0.2, k, random))
  const across = width / scale
  const many = Math.round(16 * across)
  return Array.from({ length: many + 20 }, (_, k) => {
    const side = k >= many
    const up = ((k - many) >> 1) / 10
    const x = side
      ? k % 2 === 0
        ? range(random, -0.01, 0.07 * (1 - up))
        : across - range(random, -0.01, 0.07 * (1 - up))
      : ((k + random()) / many) * across
    const edge = Math.abs(x / across - 0.5) * 2
    const y = side ? height - up * height * 0.8 : height - scale * range(random, -0.02, 0.05 + 0.1 * edge ** 2)
    return {
      x: x * scale,
      y,
      size: range(random, 0.45, 1) * (side ? 1 - up * 0.45 : 1),
      opens: 0.06 + 0.5 * (side ? 0.3 + up * 0.7 : random()),
      turn: range(random, -0.5, 0.5),
      image: images[Math.floor(random() * images.length)]!,
      leaves: Array.from(
        { length: 4 },
        () => [random() * 6.3, scale * range(random, 0.07, 0.12), random() < 0.5 ? '#3f8a3a' : '#69ae48'] as const,
      ),
    }
  }).toSorted((a, b) => a.size - b.size)
}

/** Fresh greens, a garden that opens around the picture, and blossom on the wind. */
export const springBloom: EffectRecipe = {
  id: 'season-spring-bloom',
  inputs: 1,
  prepare(scene) {
    const { width, height, scale } = scene
    const fresh = recolor(scene.photos[0], (color) => {
      const grey = lightOf(color)
      const green = Math.max(0, color[1]! - Math.max(color[0]!, color[2]!) * 0.8)
      saturate(color, 1.18)
      color[0] = color[0]! * 1.02 + 0.05 + green * 0.12
      color[1] = color[1]! * 1.02 + 0.035 + green * 0.1
      color[2] = color[2]! * 0.98 + 0.05 * grey
    })
    const plain = toCanvas(scene.photos[0])
    const spring = toCanvas(fresh)
    const garden = plant(scene)
    scene.checkpoint()
    const random = scene.random('petals')
    const petals = createLeaves({
      width,
      height,
      seed: Math.floor(random() * 1e9),
      amount: 1.6,
      wind: 0.5,
      kind: 'petals',
    })
    const put = (context: SKRSContext2D, t: number, seconds: number): void => {
      const about = { x: width / 2, y: height }
      const zoom = 1.02 + 0.05 * t
      drawZoomed(context, plain, zoom, about)
      context.globalAlpha = span(t, 0, 0.4)
      drawZoomed(context, spring, zoom, about)
      context.globalAlpha = 1
      for (const flower of garden) {
        const open = overshoot(span(t, flower.opens, flower.opens + 0.24))
        if (t <= flower.opens) continue
        const sway = Math.sin(seconds * 1.7 + flower.x * 0.02) * 0.07
        context.save()
        context.translate(flower.x, flower.y)
        context.rotate(flower.turn * 0.4 + sway)
        for (const [angle, long, color] of flower.leaves) leafAt(context, 0, 0, angle, long * open * flower.size, color)
        context.rotate(flower.turn + (1 - open) * 1.6)
        context.scale(open * flower.size, open * flower.size)
        context.drawImage(flower.image, -flower.image.width / 2, -flower.image.height / 2)
        context.restore()
      }
      context.globalCompositeOperation = 'screen'
      const sun = context.createRadialGradient(width * 0.85, 0, 0, width * 0.85, 0, scale * 1.2)
      sun.addColorStop(0, `rgba(255, 246, 200, ${0.45 * span(t, 0, 0.5)})`)
      sun.addColorStop(1, 'rgba(255, 240, 190, 0)')
      context.fillStyle = sun
      context.fillRect(0, 0, width, height)
    }
    const draw = canvasFrames(
      scene,
      (context, { t, seconds }) => put(context, t, seconds),
      ({ seconds }, out) => petals.draw(frameWords(out), seconds + 3, STILL, null),
    )
    return { prepared: fromCanvas(layer(width, height, (context) => put(context, 1, 0))), draw }
  },
  sound(score) {
    score.music('happy light acoustic guitar and flute, spring', 0.9)
    for (let k = 0; k < score.seconds * 1.6; k++) {
      const at = score.random() * score.seconds
      const pitch = 2600 + score.random() * 1600
      for (let note = 0; note < 3; note++)
        score.tone(at + note * 0.09, pitch * (1 + 0.12 * (note % 2)), 0.12, 0.09, {
          glide: 1.25,
          pan: score.random() * 1.4 - 0.7,
          partials: [[1, 1]],
          attack: 0.015,
        })
    }
  },
}
