import { createCanvas, type Canvas } from '@napi-rs/canvas'
import type { Noise } from '../../core/noise.ts'
import type { Random, Rgb } from '../../types.ts'
import { noReach, penOn, type Pen } from './pen.ts'
import { relight, type Lamp } from './relief.ts'

export interface PartOptions {
  /** 0 flat … 1 round; default 0.9. */
  readonly roundness?: number
  /** Thickness of the rounded edge in figure units; default 8. */
  readonly thickness?: number
  /** 0 … 1: light that comes through from behind. */
  readonly translucent?: number
  /** Multiplies the colour at a place in figure units (about 1): fur, bricks, planks. */
  readonly texture?: ((x: number, y: number) => number) | undefined
}

/** What a figure knows of the picture that it stands in. */
export interface Surroundings {
  readonly lamp: Lamp
  readonly noise: Noise
  /** Windows and lanterns are lit. */
  readonly night: boolean
  /** Roofs and boughs carry snow. */
  readonly snowy: boolean
  /** Colour of lamps and windows. */
  readonly glow: Rgb
  /** Albedo of leaves (in sun and shade) and of stems. */
  readonly leaf: Rgb
  readonly leafLight: Rgb
  readonly bark: Rgb
  readonly rock: Rgb
}

/** A figure in the making: parts are lit one by one and laid over each other in the order of the calls. */
export interface Clay extends Surroundings {
  readonly random: Random
  /** Pixels of a figure unit, for leaving out what is too small to see. */
  readonly fine: number
  part(options: PartOptions, draw: (pen: Pen) => void): void
  /** Light of its own: drawn as it is, unlit, with a halo of `halo` figure units; `airy`: the halo alone. */
  shine(halo: number, draw: (pen: Pen) => void, airy?: boolean): void
}

/** Room around a figure's foot in figure units (100 = its height). */
export interface FigureBox {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Sculpts a figure onto a canvas of its own; `fine` is the number of pixels of a figure unit. */
export function sculpt(
  box: FigureBox,
  fine: number,
  flipped: boolean,
  surroundings: Surroundings,
  random: Random,
  paint: (clay: Clay) => void,
): Canvas {
  const width = Math.max(2, Math.ceil((box.left + box.right) * fine))
  const height = Math.max(2, Math.ceil((box.top + box.bottom) * fine))
  const whole = createCanvas(width, height)
  const target = whole.getContext('2d')
  const sheet = createCanvas(width, height)
  const context = sheet.getContext('2d', { willReadFrequently: true })
  const left = flipped ? box.right : box.left
  const begin = (): void => {
    Object.assign(reach, noReach())
    context.setTransform(1, 0, 0, 1, 0, 0)
    context.clearRect(0, 0, width, height)
    context.setTransform(flipped ? -fine : fine, 0, 0, -fine, left * fine, box.top * fine)
    context.lineCap = 'round'
    context.lineJoin = 'round'
  }
  const reach = noReach()
  const pen = penOn(context, fine, reach)
  /** The pixels that may be covered, with room for the relief's blur. */
  const window = (margin: number): { x: number; y: number; width: number; height: number } => {
    if (reach.everything) return { x: 0, y: 0, width, height }
    const [from, to] = flipped ? [-reach.right, -reach.left] : [reach.left, reach.right]
    const x = Math.max(0, Math.floor((left + from) * fine - margin))
    const y = Math.max(0, Math.floor((box.top - reach.high) * fine - margin))
    const right = Math.min(width, Math.ceil((left + to) * fine + margin))
    const bottom = Math.min(height, Math.ceil((box.top - reach.low) * fine + margin))
    return { x, y, width: right - x, height: bottom - y }
  }
  paint({
    ...surroundings,
    random,
    fine,
    part(options, draw) {
      begin()
      draw(pen)
      const radius = Math.max(1, (options.thickness ?? 8) * fine)
      const at = window(radius * 2 + 2)
      if (!(at.width > 0 && at.height > 0)) return
      const image = context.getImageData(at.x, at.y, at.width, at.height)
      const { texture } = options
      relight(image, surroundings.lamp, {
        roundness: options.roundness ?? 0.9,
        radius,
        translucent: options.translucent,
        texture:
          texture &&
          ((x, y) =>
            texture(flipped ? left - (x + at.x) / fine : (x + at.x) / fine - left, box.top - (y + at.y) / fine)),
      })
      context.setTransform(1, 0, 0, 1, 0, 0)
      context.putImageData(image, at.x, at.y)
      target.drawImage(sheet, at.x, at.y, at.width, at.height, at.x, at.y, at.width, at.height)
    },
    shine(halo, draw, airy = false) {
      begin()
      draw(pen)
      target.save()
      target.globalCompositeOperation = 'lighter'
      target.filter = `blur(${Math.max(0.5, halo * fine * 0.5)}px)`
      target.drawImage(sheet, 0, 0)
      target.restore()
      if (!airy) target.drawImage(sheet, 0, 0)
    },
  })
  return whole
}
