import { clamp } from '../../core/math.ts'
import { css } from '../../core/color.ts'
import type { Spot, Stage } from '../../stage.ts'
import type { NamedSubject } from '../../types.ts'
import type { Figure } from './figure.ts'
import { sculptureAt, settle } from './settle.ts'

/** A figure that leads a scene of its own. */
export interface Cast {
  readonly figure: Figure
  /** Its height in the height of an ordinary motif. */
  readonly scale: number
  /** The most of the picture's width that it takes up; default 0.86. */
  readonly widest?: number
}

/**
 * Sets the subject into its own scene as often as the prompt asked for: the first at the anchor (moved to where the
 * prompt wants it), the rest beside and behind it, smaller with the distance. `ground` is the height of the ground at
 * x where it is not level.
 */
export function enter(
  stage: Stage,
  cast: Cast,
  subject: NamedSubject,
  anchor: Spot,
  ground?: (x: number) => number,
): void {
  const random = stage.fork(`cast ${subject.id}`)
  const { box } = cast.figure
  const reach = { near: 1.3, middle: 1, far: 0.55 }[subject.placement.distance ?? 'middle']
  const x = subject.placement.x === null ? anchor.x : stage.width * (0.5 + subject.placement.x * 0.3)
  const many = subject.count > 1
  // Nothing grows out of the picture: wide things are measured by their width, high ones by the room above their foot.
  const room = Math.min(
    (stage.width * (many ? 0.46 : (cast.widest ?? 0.86))) / ((box.left + box.right) / 100),
    // A thing whose foot is not in its middle must fit whichever way it looks.
    (stage.width * 0.5) / (Math.max(box.left, box.right) / 100),
    (anchor.kind === 'air' ? stage.height * 0.66 : anchor.y * 0.92) / (box.top / 100),
  )
  const size = Math.min(anchor.size * cast.scale * reach * (many ? 0.72 : 1), room)
  const wide = (size * (box.left + box.right)) / 100
  const spots: Spot[] = []
  for (let index = 0; index < subject.count; index++) {
    const rank = Math.ceil(index / 2)
    const side = index % 2 ? 1 : -1
    const shrink = index === 0 ? 1 : clamp(0.92 - rank * 0.13 + (random() - 0.5) * 0.1, 0.3, 1)
    const slack = index === 0 ? 0 : (random() - 0.5) * 0.25
    const away = side * wide * (rank * 0.78 + slack) * (0.55 + 0.45 * shrink)
    const air = anchor.kind === 'air' ? (random() - 0.5) * size * 0.9 * Math.min(1, rank) : 0
    const foot = within(x + away, index === 0 ? (size * Math.max(box.left, box.right)) / 100 : wide * 0.3, stage.width)
    spots.push({
      ...anchor,
      x: foot,
      y:
        anchor.kind === 'air'
          ? Math.max(anchor.y - air, (size * shrink * box.top) / 100 + 0.03)
          : (ground ? ground(foot) : anchor.y) - (ground ? 0 : (1 - shrink) * size * 0.22),
      size: size * shrink,
      depth: clamp(anchor.depth + (1 - shrink) * 0.3, 0, 0.9),
    })
  }
  spots.sort((a, b) => a.size - b.size)
  for (const spot of spots) {
    const own = stage.fork(`cast ${subject.id} ${spots.indexOf(spot)}`)
    const options = { floating: anchor.kind === 'air' }
    if (anchor.kind === 'water') reflect(stage, cast.figure, spot, subject, own)
    stage.layer(spot.depth, (context) => settle(stage, context, cast.figure, spot, subject, own, options))
  }
}

/** Keeps a thing inside the picture by a margin, or in its middle where the margins meet. */
function within(x: number, margin: number, width: number): number {
  return margin * 2 > width ? width / 2 : clamp(x, margin, width - margin)
}

/** The figure upside down in the water under its foot, paler and more broken the deeper it lies. */
function reflect(stage: Stage, figure: Figure, at: Spot, subject: NamedSubject, random: () => number): void {
  const { canvas, left, width, unit } = sculptureAt(stage, figure, at, subject, random)
  const rows = 40
  const above = figure.box.top * unit
  stage.layer(
    at.depth,
    (context) => {
      for (let row = 0; row < rows; row++) {
        const from = 1 - (row + 1) / rows
        const sway =
          Math.sin(row * 1.7 + at.x * 40) * at.size * 0.012 * (0.4 + row / rows) +
          stage.noise.perlin(row * 0.7, at.x * 9) * at.size * 0.012
        const y = at.y + (row / rows) * above * 0.92
        const high = (above / rows) * 0.96
        context.globalAlpha = 0.5 * (1 - row / rows)
        context.save()
        context.translate(left + sway, y + high)
        context.scale(1, -1)
        const visible = canvas.height * (figure.box.top / (figure.box.top + figure.box.bottom))
        context.drawImage(
          canvas,
          0,
          from * visible,
          canvas.width,
          Math.max(1, visible / rows),
          0,
          0,
          width,
          high * 1.05,
        )
        context.restore()
      }
      context.globalAlpha = 1
      context.strokeStyle = css(stage.palette.cloudLit, 0.14)
      context.lineWidth = at.size * 0.004
      for (let row = 1; row < 9; row++) {
        const y = at.y + row * row * above * 0.011
        const half = width * (0.16 + 0.3 * Math.abs(Math.sin(row * 2.3)))
        context.beginPath()
        context.moveTo(at.x - half, y)
        context.lineTo(at.x + half * 0.8, y)
        context.stroke()
      }
    },
    { depth: false },
  )
}
