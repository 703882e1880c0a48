import { mix, shift } from '../../core/color.ts'
import type { Noise } from '../../core/noise.ts'
import type { Rgb } from '../../types.ts'
import type { Clay } from '../figure/clay.ts'
import type { Pen } from '../figure/pen.ts'

type Texture = (x: number, y: number) => number

/** Courses of stone `course` units high, each block a little different. */
export function stones(noise: Noise, course: number): Texture {
  return (x, y) => {
    const row = Math.floor(y / course)
    const along = x / (course * 1.9) + (row % 2) * 0.5
    const column = Math.floor(along)
    const joint = y / course - row < 0.14 || along - column < 0.09 ? 0.8 : 1
    return joint * (0.9 + 0.2 * noise.hash(column, row)) * (1 + 0.12 * noise.fbm(x * 0.06, y * 0.06, 3))
  }
}

/** Planks `width` units wide, upright or lying. */
export function planks(noise: Noise, width: number, upright: boolean): Texture {
  return (x, y) => {
    const across = (upright ? x : y) / width
    const plank = Math.floor(across)
    const joint = across - plank < 0.1 ? 0.72 : 1
    return (
      joint *
      (0.88 + 0.24 * noise.hash(plank, 3)) *
      (1 + 0.14 * noise.perlin(upright ? x * 0.9 : x * 0.06, upright ? y * 0.06 : y * 0.9))
    )
  }
}

/** Rows of roof tiles. */
export function tiles(noise: Noise, size: number): Texture {
  return (x, y) => {
    const row = Math.floor(y / size)
    const along = x / size + (row % 2) * 0.5
    const column = Math.floor(along)
    const dent = y / size - row
    return (0.8 + 0.26 * dent) * (0.88 + 0.24 * noise.hash(column, row))
  }
}

/** Weathered plaster. */
export function plaster(noise: Noise): Texture {
  return (x, y) => 1 + 0.09 * noise.fbm(x * 0.08, y * 0.08, 4)
}

/** A window: lit at night, dark glass by day; `arched` rounds its head. */
export function windowPane(
  clay: Clay,
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  arched = false,
): void {
  const lit = clay.night ? clay.random() < 0.8 : false
  const color: Rgb = lit ? clay.glow : mix([0.1, 0.13, 0.19], clay.lamp.skylight, 0.22)
  pen.box(x - width / 2, y, width, height, color)
  if (arched) pen.oval(x, y + height, width / 2, width / 2, color)
}

/** Windows drawn over lit walls: unlit panes at their own brightness, lit ones with a halo. */
export function windows(
  clay: Clay,
  list: readonly (readonly [x: number, y: number, width: number, height: number])[],
  arched = false,
): void {
  const draw = (pen: Pen): void => {
    for (const [x, y, width, height] of list) windowPane(clay, pen, x, y, width, height, arched)
  }
  if (clay.night) clay.shine(4, draw)
  else clay.part({ roundness: 0.3, thickness: 1 }, draw)
}

/** A round tower with a battlement or a pointed roof; the wall's foot is at (x, y). */
export function tower(
  clay: Clay,
  x: number,
  y: number,
  width: number,
  height: number,
  stone: Rgb,
  roof: Rgb | null,
  course = 3.4,
): void {
  const half = width / 2
  const top = y + height
  clay.part({ thickness: half * 0.9, roundness: 0.85, texture: stones(clay.noise, course) }, (pen) => {
    pen.box(x - half, y - half, width, height + half, stone)
  })
  clay.part({ thickness: half * 0.8, roundness: 0.8, texture: stones(clay.noise, course) }, (pen) => {
    pen.box(x - half * 1.18, top - width * 0.1, width * 1.18, width * 0.3, stone)
    for (let merlon = 0; merlon < 4; merlon++)
      pen.box(x - half * 1.18 + merlon * width * 0.328, top + width * 0.18, width * 0.2, width * 0.22, stone)
  })
  if (!roof) return
  const steep = width * 1.55
  clay.part(
    { thickness: half * 0.9, roundness: 0.9, texture: tiles(clay.noise, Math.max(1.6, width * 0.12)) },
    (pen) => {
      pen.shape(
        `! ${x - half * 1.25} ${top + width * 0.16}, ${x - half * 0.55} ${top + steep * 0.42}, ! ${x} ${top + steep}, ${x + half * 0.55} ${top + steep * 0.42}, ! ${x + half * 1.25} ${top + width * 0.16}, ${x} ${top + width * 0.06}`,
        roof,
      )
      if (clay.snowy)
        pen.inside(
          () =>
            pen.shape(
              `! ${x - half * 0.8} ${top + steep * 0.3}, ! ${x} ${top + steep}, ! ${x + half * 0.5} ${top + steep * 0.45}, ${x} ${top + steep * 0.3}`,
              [0.95, 0.96, 1],
              0.9,
            ),
          width * 0.04,
        )
    },
  )
}

/** A gabled roof seen from its long side, from eaves (x0, y0)–(x1, y0) to a ridge `rise` higher, drawn in by `inset`. */
export function longRoof(
  clay: Clay,
  x0: number,
  x1: number,
  y0: number,
  rise: number,
  inset: number,
  color: Rgb,
  texture: Texture,
): void {
  clay.part({ thickness: 3, roundness: 0.5, texture }, (pen) => {
    pen.shape(`! ${x0} ${y0}, ! ${x0 + inset} ${y0 + rise}, ! ${x1 - inset} ${y0 + rise}, ! ${x1} ${y0}`, color)
    if (clay.snowy)
      pen.inside(
        () =>
          pen.shape(
            `! ${x0} ${y0 + rise * 0.2}, ! ${x0 + inset} ${y0 + rise + 1}, ! ${x1 - inset} ${y0 + rise + 1}, ! ${x1} ${y0 + rise * 0.2}`,
            [0.95, 0.96, 1],
            0.92,
          ),
        1,
      )
    pen.inside(() => pen.box(x0, y0 - 1, x1 - x0, 2.4, shift(color, -0.12), 0.7), 0.6)
  })
}

/** A gable end with its two sloping roof edges. */
export function gable(
  clay: Clay,
  x0: number,
  x1: number,
  y0: number,
  rise: number,
  wall: Rgb,
  roof: Rgb,
  texture: Texture,
): void {
  const middle = (x0 + x1) / 2
  clay.part({ thickness: 3, roundness: 0.3, texture }, (pen) =>
    pen.shape(`! ${x0} ${y0 - 0.5}, ! ${middle} ${y0 + rise}, ! ${x1} ${y0 - 0.5}`, wall),
  )
  clay.part({ thickness: 2, roundness: 0.7 }, (pen) => {
    pen.line(`${x0 - 3} ${y0 - 2}, ${middle} ${y0 + rise + 0.6}`, 2.6, roof)
    pen.line(`${x1 + 3} ${y0 - 2}, ${middle} ${y0 + rise + 0.6}`, 2.6, roof)
    if (!clay.snowy) return
    pen.line(`${x0 - 3} ${y0 - 1}, ${middle} ${y0 + rise + 1.8}`, 1.4, [0.95, 0.96, 1])
    pen.line(`${x1 + 3} ${y0 - 1}, ${middle} ${y0 + rise + 1.8}`, 1.4, [0.95, 0.96, 1])
  })
}
