import { mix, shift } from '../../core/color.ts'
import type { Rgb } from '../../types.ts'
import type { Clay } from '../figure/clay.ts'

export interface PetalShape {
  /** Where it grows from, in figure units. */
  readonly x: number
  readonly y: number
  /** Direction in radians, 0 to the right, counted upwards. */
  readonly angle: number
  readonly length: number
  readonly width: number
  /** 0 round … 1 pointed; below 0 notched. */
  readonly point: number
  /** Flattening of y by perspective, 1 none. */
  readonly squash?: number
}

/** The joints of a petal's outline for a pen. */
export function petalOutline({ x, y, angle, length, width, point, squash = 1 }: PetalShape): string {
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  const at = (along: number, across: number, corner = false): string =>
    `${corner ? '! ' : ''}${(x + along * cos - across * sin).toFixed(2)} ${(y + (along * sin + across * cos) * squash).toFixed(2)}`
  const w = width / 2
  const round = Math.max(0, 1 - Math.max(0, point))
  const tip = point < 0 ? length * (1 + point * 0.35) : length
  return [
    at(0, -w * 0.12, true),
    at(length * 0.22, -w * 0.62),
    at(length * 0.55, -w),
    at(length * 0.83, -w * (0.5 + 0.36 * round)),
    ...(point < 0 ? [at(length, -w * 0.36)] : round > 0.35 ? [at(length * 0.97, -w * 0.34 * round)] : []),
    at(tip, 0, point > 0.45 || point < 0),
    ...(point < 0 ? [at(length, w * 0.36)] : round > 0.35 ? [at(length * 0.97, w * 0.34 * round)] : []),
    at(length * 0.83, w * (0.5 + 0.36 * round)),
    at(length * 0.55, w),
    at(length * 0.22, w * 0.62),
    at(0, w * 0.12, true),
  ].join(',')
}

export interface PetalColors {
  readonly base: Rgb
  readonly body: Rgb
  readonly tip: Rgb
}

/** One petal: coloured from its base to its tip, veined, thin enough that light comes through. */
export function petal(clay: Clay, shape: PetalShape, colors: PetalColors, veins = 5): void {
  const { x, y, angle, length, width, squash = 1 } = shape
  const text = petalOutline(shape)
  const end: [number, number] = [x + Math.cos(angle) * length, y + Math.sin(angle) * length * squash]
  const streak = shift(colors.body, -0.1)
  const wave = clay.random() * 40
  clay.part(
    {
      thickness: Math.max(1.6, width * 0.16),
      roundness: 0.85,
      translucent: 0.55,
      texture: (u, v) => 1 + 0.07 * clay.noise.perlin(u * 0.16 + wave, v * 0.16),
    },
    (pen) => {
      pen.blend(text, [x, y], end, [colors.base, mix(colors.base, colors.body, 0.7), colors.body, colors.tip])
      pen.inside(() => {
        for (let vein = -veins; vein <= veins; vein += 2) {
          const spread = (vein / veins) * width * 0.36
          const bend = (along: number, across: number): string =>
            `${x + Math.cos(angle) * along - Math.sin(angle) * across} ${y + (Math.sin(angle) * along + Math.cos(angle) * across) * squash}`
          pen.line(
            `${bend(length * 0.06, 0)}, ${bend(length * 0.5, spread)}, ${bend(length * 0.94, spread * 0.8)}`,
            Math.max(0.18, width * 0.012),
            streak,
            0.3,
          )
        }
      })
    },
  )
}
