import { mix, oklchToRgb, shift } from '../../core/color.ts'
import type { Rgb } from '../../types.ts'
import type { Clay } from '../figure/clay.ts'

/** A gleam of the window on something glossy. */
function gleam(clay: Clay, x: number, y: number, size: number): void {
  const side = clay.lamp.toward[0] < 0 ? -1 : 1
  clay.part({ thickness: size * 0.1, roundness: 0.1 }, (pen) => {
    pen.oval(x + side * size * 0.34, y + size * 0.36, size * 0.16, size * 0.1, [1, 0.99, 0.95], 0.55, side * -0.6)
    pen.oval(x + side * size * 0.34, y + size * 0.36, size * 0.07, size * 0.05, [1, 1, 1], 0.9, side * -0.6)
  })
}

/** An apple around (x, y). */
export function apple(clay: Clay, x: number, y: number, size: number, color: Rgb): void {
  const streak = mix(color, oklchToRgb([0.85, 0.14, 95]), 0.6)
  clay.part(
    {
      thickness: size * 0.62,
      roundness: 1,
      texture: (u, v) => 1 + 0.1 * clay.noise.perlin((u - x) * 0.5, (v - y) * 0.06),
    },
    (pen) => {
      pen.shape(
        `${x} ${y + size * 0.78}, ${x - size * 0.5} ${y + size * 0.92}, ${x - size * 0.98} ${y + size * 0.4}, ${x - size * 0.82} ${y - size * 0.5}, ${x - size * 0.3} ${y - size * 0.9}, ${x} ${y - size * 0.82}, ${x + size * 0.3} ${y - size * 0.9}, ${x + size * 0.82} ${y - size * 0.5}, ${x + size * 0.98} ${y + size * 0.4}, ${x + size * 0.5} ${y + size * 0.92}`,
        color,
      )
      pen.inside(() => pen.oval(x + size * 0.35, y - size * 0.25, size * 0.5, size * 0.62, streak, 0.5), size * 0.22)
      pen.inside(() => pen.oval(x, y + size * 0.84, size * 0.34, size * 0.15, shift(color, -0.25), 0.85), size * 0.07)
    },
  )
  clay.part({ thickness: 1 }, (pen) => {
    pen.limb(
      `${x} ${y + size * 0.74} ${size * 0.05}, ${x + size * 0.06} ${y + size * 1.02} ${size * 0.05}, ${x + size * 0.18} ${y + size * 1.22} ${size * 0.06}`,
      oklchToRgb([0.33, 0.05, 60]),
    )
    pen.shape(
      `! ${x + size * 0.08} ${y + size * 1.02}, ${x + size * 0.36} ${y + size * 1.26}, ! ${x + size * 0.78} ${y + size * 1.2}, ${x + size * 0.46} ${y + size * 1.0}`,
      oklchToRgb([0.58, 0.13, 135]),
    )
  })
  gleam(clay, x, y, size)
}

/** An orange around (x, y). */
export function orange(clay: Clay, x: number, y: number, size: number, color: Rgb): void {
  clay.part(
    { thickness: size * 0.66, roundness: 1, texture: (u, v) => 0.94 + 0.1 * clay.noise.cells(u * 1.1, v * 1.1) },
    (pen) => {
      pen.oval(x, y, size * 0.96, size * 0.93, color)
      pen.inside(() => pen.oval(x + size * 0.1, y + size * 0.7, size * 0.1, size * 0.06, oklchToRgb([0.5, 0.1, 130])))
    },
  )
  gleam(clay, x, y, size)
}

/** A lemon around (x, y). */
export function lemon(clay: Clay, x: number, y: number, size: number, color: Rgb): void {
  clay.part(
    { thickness: size * 0.5, roundness: 1, texture: (u, v) => 0.95 + 0.09 * clay.noise.cells(u * 1.2, v * 1.2) },
    (pen) => {
      pen.shape(
        `${x - size * 1.28} ${y}, ${x - size * 1.02} ${y + size * 0.28}, ${x - size * 0.5} ${y + size * 0.68}, ${x + size * 0.3} ${y + size * 0.7}, ${x + size * 0.9} ${y + size * 0.32}, ${x + size * 1.2} ${y + size * 0.06}, ${x + size * 0.9} ${y - size * 0.34}, ${x + size * 0.3} ${y - size * 0.7}, ${x - size * 0.5} ${y - size * 0.66}, ${x - size * 1.02} ${y - size * 0.26}`,
        color,
      )
    },
  )
  gleam(clay, x, y, size * 0.8)
}

/** A pear; (x, y) is the middle of its belly. */
export function pear(clay: Clay, x: number, y: number, size: number, color: Rgb): void {
  clay.part(
    { thickness: size * 0.55, roundness: 1, texture: (u, v) => 1 + 0.06 * clay.noise.perlin(u * 0.9, v * 0.9) },
    (pen) => {
      pen.shape(
        `${x + size * 0.1} ${y + size * 1.72}, ${x - size * 0.22} ${y + size * 1.5}, ${x - size * 0.42} ${y + size * 0.75}, ${x - size * 0.92} ${y - size * 0.05}, ${x - size * 0.62} ${y - size * 0.8}, ${x} ${y - size * 0.94}, ${x + size * 0.66} ${y - size * 0.8}, ${x + size * 0.94} ${y - size * 0.05}, ${x + size * 0.5} ${y + size * 0.75}, ${x + size * 0.36} ${y + size * 1.5}`,
        color,
      )
      pen.inside(
        () => pen.oval(x + size * 0.5, y - size * 0.1, size * 0.5, size * 0.6, oklchToRgb([0.66, 0.16, 45]), 0.55),
        size * 0.26,
      )
    },
  )
  clay.part({ thickness: 1 }, (pen) =>
    pen.limb(
      `${x + size * 0.08} ${y + size * 1.6} ${size * 0.06}, ${x + size * 0.18} ${y + size * 1.95} ${size * 0.05}, ${x + size * 0.32} ${y + size * 2.1} ${size * 0.06}`,
      oklchToRgb([0.33, 0.05, 60]),
    ),
  )
  gleam(clay, x, y, size)
}

/** A bunch of grapes that hangs from (x, y). */
export function grapes(clay: Clay, x: number, y: number, size: number, color: Rgb): void {
  for (let row = 0; row < 6; row++) {
    for (let column = 0; column < 6 - row; column++) {
      const u = x + (column - (5 - row) / 2) * size * 0.62 + (clay.random() - 0.5) * size * 0.16
      const v = y - row * size * 0.52 + (clay.random() - 0.5) * size * 0.14
      clay.part({ thickness: size * 0.2, roundness: 1, translucent: 0.4 }, (pen) => {
        pen.oval(u, v, size * 0.38, size * 0.4, shift(color, (clay.random() - 0.5) * 0.1))
        pen.inside(() => pen.oval(u - size * 0.12, v + size * 0.14, size * 0.07, size * 0.06, [1, 1, 1], 0.8))
      })
    }
  }
  clay.part({ thickness: 1 }, (pen) =>
    pen.limb(
      `${x} ${y + size * 0.2} ${size * 0.07}, ${x + size * 0.1} ${y + size * 0.6} ${size * 0.06}, ${x + size * 0.36} ${y + size * 0.8} ${size * 0.08}`,
      oklchToRgb([0.4, 0.07, 100]),
    ),
  )
}
