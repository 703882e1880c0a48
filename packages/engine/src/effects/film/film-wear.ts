import type { Canvas, SKRSContext2D } from '@napi-rs/canvas'
import { range } from '../../painter/core/random.ts'
import type { EffectScene } from '../recipe.ts'

/** Damage of an old film: another one on every frame, the same for the same frame. */
export interface Wear {
  /** How far the frame is off its place, pixels. */
  weave(index: number): { readonly x: number; readonly y: number }
  /** Brightness of the lamp, about 1. */
  flicker(index: number): number
  /** Draws dust, hairs and scratches. */
  draw(context: SKRSContext2D, index: number): void
}

/** `amount` 0.3 hardly worn … 1 plain … 2 ruined. */
export function makeWear(scene: EffectScene, amount: number): Wear {
  const { width, height, scale } = scene
  const random = scene.random('wear')
  const frames = Array.from({ length: 97 }, () => ({
    x: range(random, -1, 1),
    y: range(random, -1, 1),
    lamp: random(),
    specks: Array.from({ length: Math.floor(random() * 7 * amount) }, () => ({
      x: random() * width,
      y: random() * height,
      size: scale * (0.001 + 0.005 * random() ** 3),
      light: random() < 0.35,
      turn: random() * 6,
    })),
    hair:
      random() < 0.12 * amount
        ? { x: random() * width, y: random() * height, turn: random() * 6, long: scale * range(random, 0.04, 0.12) }
        : null,
  }))
  const scratches = Array.from({ length: Math.round(5 * amount) }, () => ({
    x: random() * width,
    sway: random() * 6,
    on: Math.floor(random() * 40),
    length: 14 + Math.floor(random() * 30),
    light: random() < 0.6,
  }))
  const frameOf = (index: number): (typeof frames)[number] => frames[(index * 31) % frames.length]!
  return {
    weave: (index) => {
      const { x, y } = frameOf(index)
      return { x: (x * 0.0022 + Math.sin(index * 0.21) * 0.0016) * scale * amount, y: y * 0.0032 * scale * amount }
    },
    flicker: (index) => 1 + (frameOf(index).lamp - 0.5) * 0.13 * amount,
    draw(context, index) {
      const frame = frameOf(index)
      for (const { x, y, size, light, turn } of frame.specks) {
        context.fillStyle = light ? 'rgba(255, 246, 226, 0.8)' : 'rgba(14, 8, 4, 0.75)'
        context.beginPath()
        context.ellipse(x, y, size, size * 0.55, turn, 0, 7)
        context.fill()
      }
      if (frame.hair) {
        const { x, y, turn, long } = frame.hair
        context.strokeStyle = 'rgba(16, 10, 6, 0.7)'
        context.lineWidth = Math.max(0.7, scale * 0.0013)
        context.beginPath()
        context.arc(x, y, long, turn, turn + 1.4)
        context.stroke()
      }
      for (const { x, sway, on, length, light } of scratches) {
        if ((index + on) % 52 > length) continue
        const at = x + Math.sin(index * 0.4 + sway) * scale * 0.003
        context.strokeStyle = light ? 'rgba(255, 244, 220, 0.35)' : 'rgba(20, 12, 8, 0.35)'
        context.lineWidth = Math.max(0.6, scale * 0.0012)
        context.beginPath()
        context.moveTo(at, 0)
        context.lineTo(at + Math.sin(sway) * scale * 0.006, height)
        context.stroke()
      }
    },
  }
}

/** Draws the image in its place in the projector's gate, a little larger than the frame so that no border shows. */
export function drawInGate(context: SKRSContext2D, image: Canvas, wear: Wear, index: number, zoom = 1.03): void {
  const { x, y } = wear.weave(index)
  const { width, height } = context.canvas
  context.drawImage(image, x - (width * (zoom - 1)) / 2, y - (height * (zoom - 1)) / 2, width * zoom, height * zoom)
}

/** Lights the whole frame up or down by the lamp's flicker. */
export function drawFlicker(context: SKRSContext2D, light: number): void {
  context.save()
  context.globalCompositeOperation = light > 1 ? 'screen' : 'multiply'
  const value = Math.round(light > 1 ? (light - 1) * 255 : light * 255)
  context.fillStyle = `rgb(${value}, ${value}, ${value})`
  context.fillRect(0, 0, context.canvas.width, context.canvas.height)
  context.restore()
}
