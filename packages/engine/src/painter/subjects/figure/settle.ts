import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas'
import { clamp } from '../../core/math.ts'
import { css } from '../../core/color.ts'
import type { Spot, Stage, Subject } from '../../stage.ts'
import type { NamedSubject, Random } from '../../types.ts'
import { sculpt } from './clay.ts'
import { dyeOf, type Figure } from './figure.ts'
import { surroundingsOf } from './lamp.ts'
import type { Lamp } from './relief.ts'

/** Pixels that a figure may be high or wide: beyond that the light of its relief would cost more than it shows. */
const MOST_PIXELS = 640

export interface SettleOptions {
  /** Looks to the left; by default to the middle of the picture. */
  readonly flipped?: boolean
  /** Its own light, where it is not the picture's (a candle in a room). */
  readonly lamp?: Lamp
  /** No shadow on the ground. */
  readonly floating?: boolean
}

interface Sculpture {
  readonly canvas: Canvas
  readonly flipped: boolean
  readonly unit: number
}

const sculptures = new WeakMap<Stage, Map<string, Sculpture>>()

/** The figure made for a spot; a second call for the same spot (its reflection) gets the same canvas. */
function sculptFor(
  stage: Stage,
  figure: Figure,
  at: Spot,
  subject: NamedSubject,
  random: Random,
  options: SettleOptions,
): Sculpture {
  const known = sculptures.get(stage) ?? new Map<string, Sculpture>()
  sculptures.set(stage, known)
  const key = `${subject.id} ${at.x} ${at.y} ${at.size}`
  const made = known.get(key)
  if (made) return made
  const chance = random() < 0.5
  const flipped = options.flipped ?? (at.x > stage.width * 0.6 ? true : at.x < stage.width * 0.4 ? false : chance)
  const { box } = figure
  const unit = at.size / 100
  const widest = Math.max(box.left + box.right, box.top + box.bottom)
  const fine = Math.min(unit * stage.scale, MOST_PIXELS / widest)
  const canvas = sculpt(
    box,
    Math.max(0.02, fine),
    flipped,
    { ...surroundingsOf(stage), ...(options.lamp ? { lamp: options.lamp } : {}) },
    random,
    (clay) => figure.paint(clay, dyeOf(subject)),
  )
  const sculpture = { canvas, flipped, unit }
  known.set(key, sculpture)
  return sculpture
}

/** Where the canvas of a figure lies in the picture, and the canvas itself. */
export function sculptureAt(
  stage: Stage,
  figure: Figure,
  at: Spot,
  subject: NamedSubject,
  random: Random,
): { canvas: Canvas; left: number; width: number; unit: number } {
  const { canvas, flipped, unit } = sculptFor(stage, figure, at, subject, random, {})
  const { box } = figure
  return { canvas, unit, left: at.x - (flipped ? box.right : box.left) * unit, width: (box.left + box.right) * unit }
}

/** Draws a figure with its foot at the spot, `at.size` units high, in the light of the picture. */
export function settle(
  stage: Stage,
  context: SKRSContext2D,
  figure: Figure,
  at: Spot,
  subject: NamedSubject,
  random: Random,
  options: SettleOptions = {},
): void {
  const { canvas, flipped, unit } = sculptFor(stage, figure, at, subject, random, options)
  const { box } = figure
  const left = at.x - (flipped ? box.right : box.left) * unit
  const top = at.y - box.top * unit
  const width = (box.left + box.right) * unit
  const height = (box.top + box.bottom) * unit
  if (at.kind === 'ground' && options.floating !== true)
    castShadow(stage, context, canvas, at, { left, top, width, height })
  if (at.kind === 'water') waterline(stage, context, at, width * 0.42)
  context.drawImage(canvas, left, top, width, height)
}

interface Frame {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The thing's own outline, thrown over the ground away from the light, and a soft dark contact under it. */
function castShadow(
  stage: Stage,
  context: SKRSContext2D,
  canvas: Canvas,
  at: Spot,
  { left, top, width, height }: Frame,
): void {
  const { light, palette } = stage
  const [lightX, lightY, lightZ] = light.direction
  // Blurred while it is small: a shadow has no detail, and blurring it in place would cost more than the whole figure.
  const shrink = Math.max(1, Math.max(canvas.width, canvas.height) / 200)
  const margin = 8
  const small = createCanvas(
    Math.ceil(canvas.width / shrink) + margin * 2,
    Math.ceil(canvas.height / shrink) + margin * 2,
  )
  const pen = small.getContext('2d')
  pen.filter = 'blur(2.5px)'
  pen.drawImage(canvas, margin, margin, small.width - margin * 2, small.height - margin * 2)
  pen.filter = 'none'
  pen.globalCompositeOperation = 'source-in'
  pen.fillStyle = css(palette.shade)
  pen.fillRect(0, 0, small.width, small.height)
  const long = clamp(0.5 / Math.max(0.25, lightY), 0.5, 1.5)
  // Against the light shadows come toward the viewer, with it they lie behind the thing; the ground is seen flat.
  const fall = lightZ > 0 ? 0.34 * long * clamp(lightZ * 1.6, 0.4, 1) : -0.2 * long
  context.save()
  context.globalAlpha = 0.16 + 0.4 * light.strength
  context.translate(0, at.y)
  context.transform(1, 0, lightX * long * 0.75, -fall, 0, 0)
  context.translate(0, -at.y)
  const edge = (margin / (small.width - margin * 2)) * width
  context.drawImage(small, left - edge, top - edge, width + edge * 2, height + edge * 2)
  context.restore()
  softOval(
    context,
    at.x,
    at.y,
    Math.min(width * 0.36, at.size * 0.52),
    at.size * 0.034,
    css(palette.shade, 0.5),
    css(palette.shade, 0),
  )
}

/** An oval that fades to its edge. */
function softOval(
  context: SKRSContext2D,
  x: number,
  y: number,
  rx: number,
  ry: number,
  inner: string,
  outer: string,
): void {
  context.save()
  context.translate(x, y)
  context.scale(rx, ry)
  const fill = context.createRadialGradient(0, 0, 0.3, 0, 0, 1)
  fill.addColorStop(0, inner)
  fill.addColorStop(1, outer)
  context.fillStyle = fill
  context.fillRect(-1, -1, 2, 2)
  context.restore()
}

/** Rings of light and dark where a hull or a breast parts the water. */
function waterline(stage: Stage, context: SKRSContext2D, at: Spot, reach: number): void {
  const { palette } = stage
  softOval(
    context,
    at.x,
    at.y + at.size * 0.012,
    reach * 1.15,
    at.size * 0.04,
    css(palette.shade, 0.42),
    css(palette.shade, 0),
  )
  context.save()
  context.strokeStyle = css(palette.cloudLit, 0.35)
  context.lineWidth = at.size * 0.006
  for (let ring = 0; ring < 3; ring++) {
    context.beginPath()
    context.ellipse(
      at.x,
      at.y + at.size * 0.02 * (ring + 1),
      reach * (1.1 + ring * 0.22),
      at.size * 0.02 * (ring + 1),
      0,
      0.25,
      Math.PI - 0.25,
    )
    context.stroke()
  }
  context.restore()
}

/** A figure as a motif; `scale` is its height measured in the height of an ordinary motif there. */
export function figureMotif(kind: Spot['kind'], figure: Figure, scale: number): NonNullable<Subject['motif']> {
  return {
    kind,
    draw(stage, context, at, subject, random) {
      const size = at.size * scale
      const high = (size * figure.box.top) / 100
      // What flies hangs about its spot; what stands or swims has its foot there. Nothing leaves the picture upwards.
      const y = kind === 'air' ? Math.max(at.y + high * 0.35, high + 0.02) : at.y
      const fit = Math.min(1, (y - 0.01) / Math.max(0.01, high))
      settle(stage, context, figure, { ...at, y, size: size * Math.max(0.35, fit) }, subject, random, {
        floating: kind === 'air',
      })
    },
  }
}
