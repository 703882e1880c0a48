import type { Canvas, SKRSContext2D } from '@napi-rs/canvas'
import { css, mix } from '../../core/color.ts'
import { lit } from '../../core/palette.ts'
import type { Stage } from '../../stage.ts'
import type { NamedSubject, Random } from '../../types.ts'
import { sculpt } from '../figure/clay.ts'
import { dyeOf } from '../figure/figure.ts'
import { surroundingsOf } from '../figure/lamp.ts'
import { headFigure, type Species } from './heads.ts'

/** A head made once, to be set into the picture as often as wished. */
export interface Head {
  readonly canvas: Canvas
  readonly fine: number
}

/** Makes a head; `size` is the height in units at which its largest copy appears. */
export function makeHead(stage: Stage, species: Species, subject: NamedSubject, name: string, size: number): Head {
  const figure = headFigure(species)
  const fine = Math.max(0.1, Math.min(4.2, (size * stage.scale) / 100))
  return {
    fine,
    canvas: sculpt(figure.box, fine, false, surroundingsOf(stage), stage.fork(`head ${name}`), (clay) =>
      figure.paint(clay, dyeOf(subject)),
    ),
  }
}

/** Draws a head with its middle at (x, y), `size` units wide, turned and tipped away from the viewer. */
export function drawHead(
  context: SKRSContext2D,
  { canvas }: Head,
  x: number,
  y: number,
  size: number,
  turn: number,
  tip: number,
): void {
  const width = size * 1.32
  const height = size * 1.32
  context.save()
  context.translate(x, y)
  context.scale(1, tip)
  context.rotate(turn)
  context.drawImage(canvas, -width / 2, -size * 0.66, width, height)
  context.restore()
}

/** A stem from (x, y) down to (footX, footY) with the leaves of the species. */
export function drawStem(
  stage: Stage,
  context: SKRSContext2D,
  species: Species,
  x: number,
  y: number,
  footX: number,
  footY: number,
  thick: number,
  random: Random,
  plain = false,
): void {
  const { palette } = stage
  const dark = mix(lit(palette, palette.foliage, 0.15), palette.shade, 0.2)
  const bright = lit(palette, palette.foliageLight, 0.85)
  const bend = (random() - 0.5) * 0.3 * Math.abs(footY - y)
  const at = (t: number): [number, number] => [
    (1 - t) * (1 - t) * x + 2 * t * (1 - t) * (x + bend) + t * t * footX,
    (1 - t) * (1 - t) * y + 2 * t * (1 - t) * ((y + footY) / 2) + t * t * footY,
  ]
  for (const [color, width, shift] of [
    [dark, thick, 0],
    [bright, thick * 0.4, -thick * 0.18],
  ] as const) {
    context.strokeStyle = css(color)
    context.lineWidth = width
    context.beginPath()
    context.moveTo(x + shift, y)
    context.quadraticCurveTo(x + bend + shift, (y + footY) / 2, footX + shift, footY)
    context.stroke()
  }
  const tall = Math.abs(footY - y)
  if (plain) {
    for (const side of [-1, 1]) {
      context.fillStyle = css(side < 0 ? dark : mix(dark, bright, 0.6))
      context.beginPath()
      context.ellipse(x + side * tall * 0.2, y + tall * 0.55, tall * 0.26, tall * 0.09, side * -0.5, 0, Math.PI * 2)
      context.fill()
    }
    return
  }
  if (species.leaf === 'long') {
    for (const side of [-1, 1])
      leaf(
        context,
        footX,
        footY,
        -Math.PI / 2 + side * (0.22 + random() * 0.2),
        tall * (0.62 + random() * 0.3),
        tall * 0.075,
        dark,
        bright,
        side,
      )
    return
  }
  const count = species.leaf === 'feather' ? 6 : 3
  for (let index = 0; index < count; index++) {
    const t = 0.28 + (0.62 * (index + random() * 0.5)) / count
    const [u, v] = at(t)
    const side = index % 2 ? 1 : -1
    const length = tall * (species.leaf === 'feather' ? 0.16 : 0.32) * (0.7 + random() * 0.5)
    const angle = (side > 0 ? 0 : Math.PI) + side * (-0.15 - random() * 0.55)
    if (species.leaf === 'feather')
      for (let frond = -2; frond < 3; frond++)
        leaf(
          context,
          u,
          v,
          angle + frond * 0.3,
          length * (1 - Math.abs(frond) * 0.16),
          length * 0.12,
          dark,
          bright,
          side,
        )
    else leaf(context, u, v, angle, length, length * 0.46, dark, bright, side)
  }
}

/** A leaf with its two halves in light and shade and a pale rib. */
export function leaf(
  context: SKRSContext2D,
  x: number,
  y: number,
  angle: number,
  length: number,
  width: number,
  dark: readonly [number, number, number],
  bright: readonly [number, number, number],
  side: number,
): void {
  context.save()
  context.translate(x, y)
  context.rotate(angle)
  for (const half of [-1, 1]) {
    const fill = context.createLinearGradient(0, 0, length, half * width)
    fill.addColorStop(0, css(mix(dark, bright, half === side ? 0.25 : 0.5)))
    fill.addColorStop(1, css(mix(dark, bright, half === side ? 0.4 : 0.95)))
    context.fillStyle = fill
    context.beginPath()
    context.moveTo(0, 0)
    context.bezierCurveTo(length * 0.25, half * width * 0.75, length * 0.65, half * width * 0.6, length, length * 0.03)
    context.quadraticCurveTo(length * 0.5, 0, 0, 0)
    context.fill()
  }
  context.strokeStyle = css(mix(bright, [1, 1, 0.9], 0.3), 0.55)
  context.lineWidth = Math.max(0.0008, length * 0.012)
  context.beginPath()
  context.moveTo(0, 0)
  context.quadraticCurveTo(length * 0.5, 0, length * 0.96, length * 0.03)
  context.stroke()
  context.lineWidth *= 0.5
  for (let rib = 1; rib < 6; rib++) {
    for (const half of [-1, 1]) {
      context.beginPath()
      context.moveTo(length * 0.14 * rib, 0)
      context.lineTo(length * (0.14 * rib + 0.12), half * width * 0.42 * Math.sin((rib / 6) * Math.PI))
      context.stroke()
    }
  }
  context.restore()
}

/** A soft copy of a head's shadow is dear; a dark oval behind it does as well. */
export function headShade(stage: Stage, context: SKRSContext2D, x: number, y: number, size: number): void {
  const fill = context.createRadialGradient(x, y, size * 0.2, x, y, size * 0.62)
  fill.addColorStop(0, css(stage.palette.shade, 0.4))
  fill.addColorStop(1, css(stage.palette.shade, 0))
  context.fillStyle = fill
  context.fillRect(x - size, y - size, size * 2, size * 2)
}
