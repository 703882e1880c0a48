import { mix, shift } from '../../core/color.ts'
import type { Rgb } from '../../types.ts'
import type { Clay } from '../figure/clay.ts'
import { petal, type PetalColors } from './petal.ts'

/** Shades of a petal from its base to its tip. */
export function petalColors(color: Rgb, base = -0.16, tip = 0.1): PetalColors {
  return { base: shift(color, base, 1.15, 8), body: color, tip: mix(shift(color, tip, 0.75), [1, 1, 1], 0.08) }
}

/** A ring of petals around the middle of a head. */
export function ring(
  clay: Clay,
  count: number,
  length: number,
  width: number,
  point: number,
  colors: PetalColors,
  options: { turn?: number; from?: number; squash?: number; lift?: number; ragged?: number } = {},
): void {
  const { turn = 0, from = 0, squash = 1, lift = 0, ragged = 0.1 } = options
  const order = Array.from({ length: count }, (_, index) => ((index + 0.5) / count) * Math.PI * 2 + turn)
  // Petals behind the centre first, so that those toward the viewer overlap them.
  order.sort((a, b) => Math.sin(b) - Math.sin(a))
  for (const angle of order) {
    const own = angle + (clay.random() - 0.5) * ragged
    const scale = 1 + (clay.random() - 0.5) * ragged
    petal(
      clay,
      {
        x: Math.cos(own) * from,
        y: 50 + lift + Math.sin(own) * from * squash,
        angle: own,
        length: length * scale,
        width: width * scale,
        point,
        squash,
      },
      colors,
    )
  }
}

/** A disc of seeds in the spiral of the golden angle. */
export function seeds(clay: Clay, count: number, radius: number, dark: Rgb, bright: Rgb, squash = 1, lift = 0): void {
  clay.part(
    {
      thickness: radius * 0.5,
      roundness: 0.8,
      texture: (x, y) => 0.85 + 0.3 * clay.noise.hash(Math.round(x * 2), Math.round(y * 2)),
    },
    (pen) => {
      pen.oval(0, 50 + lift, radius, radius * squash, dark)
      for (let seed = 0; seed < count; seed++) {
        const angle = seed * 2.39996
        const reach = radius * 0.97 * Math.sqrt(seed / count)
        pen.oval(
          Math.cos(angle) * reach,
          50 + lift + Math.sin(angle) * reach * squash,
          radius * 0.075,
          radius * 0.065,
          mix(dark, bright, 0.25 + 0.75 * (seed / count) * clay.random()),
        )
      }
    },
  )
}
