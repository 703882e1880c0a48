import { oklchToRgb, shift } from '../../core/color.ts'
import type { Rgb } from '../../types.ts'
import type { Pen } from '../figure/pen.ts'
import type { Figure } from '../figure/figure.ts'

/** One bird in flight: `lift` −1 wings down … 1 wings up. */
function bird(pen: Pen, x: number, y: number, span: number, lift: number, color: Rgb): void {
  const up = lift * span * 0.3
  for (const side of [-1, 1]) {
    const reach = side * span * 0.5
    pen.bones(
      [
        { x, y, radius: span * 0.04 },
        { x: x + reach * 0.42, y: y + up * 0.9 + span * 0.06, radius: span * 0.036 },
        { x: x + reach * 0.75, y: y + up * 0.75 + span * 0.03, radius: span * 0.022 },
        { x: x + reach, y: y + up * 0.35, radius: 0.15 },
      ],
      color,
    )
  }
  pen.bones(
    [
      { x: x - span * 0.16, y: y - span * 0.03, radius: span * 0.012 },
      { x, y, radius: span * 0.05 },
      { x: x + span * 0.12, y: y + span * 0.02, radius: span * 0.03 },
      { x: x + span * 0.18, y: y + span * 0.015, radius: 0.1 },
    ],
    color,
  )
}

/** A loose flock that flies to one side, its leaders larger. */
export const birdsFigure: Figure = {
  box: { left: 90, right: 90, top: 104, bottom: 4 },
  paint(clay, dye) {
    const white = clay.random() < 0.35
    const color = dye(0, white ? [0.93, 0.01, 90] : [0.25, 0.02, 270], 0.3)
    const flock = Array.from({ length: 11 }, (_, index) => {
      const arm = index % 2 ? -1 : 1
      const step = Math.ceil(index / 2)
      const slack = clay.random() * 10 - 5
      return {
        x: 58 - step * 22 + slack,
        y: 62 - step * arm * 7 + clay.random() * 16 - 8 + step * 2,
        span: 30 - step * 2.6 + clay.random() * 5,
        lift: clay.random() * 1.8 - 0.7,
      }
    })
    clay.part({ thickness: 2 }, (pen) => {
      for (const { x, y, span, lift } of flock) bird(pen, x, Math.min(98, Math.max(4, y)), span, lift, color)
    })
  },
}

/** A large bird that soars with spread, fingered wings. */
export const eagleFigure: Figure = {
  box: { left: 98, right: 98, top: 100, bottom: 2 },
  paint(clay, dye) {
    const coat = dye(0, [0.36, 0.06, 55], 0.3)
    const dark = shift(coat, -0.1)
    const head = dye(1, [0.95, 0.02, 90])
    const feathers = (x: number, y: number): number =>
      1 + 0.22 * Math.sin((Math.abs(x) * 0.75 - y * 0.25) * 1.1) * 0.7 + 0.1 * clay.noise.perlin(x * 0.3, y * 0.3)
    clay.part({ thickness: 6, texture: feathers }, (pen) => {
      for (const side of [-1, 1]) {
        pen.context.save()
        pen.context.scale(side, 1)
        pen.shape('! 0 42, 16 56, 34 68, 54 70, 70 66, 80 60, 70 52, 54 46, 36 38, 18 32, ! 2 30', coat)
        for (let finger = 0; finger < 6; finger++) {
          const x = 60 + finger * 5
          pen.limb(
            `${x} ${62 - finger * 0.5} 4.4, ${x + 12} ${62 + (5 - finger) * -4 + 8} 3, ${x + 19} ${56 - (5 - finger) * 6 + 14} .4`,
            dark,
          )
        }
        for (let plume = 0; plume < 8; plume++)
          pen.limb(
            `${8 + plume * 7} ${44 + plume * 2} 4, ${10 + plume * 7.4} ${28 + plume * 2.4} 3, ${10 + plume * 8} ${20 + plume * 3.4} .6`,
            dark,
          )
        pen.context.restore()
      }
    })
    clay.part({ thickness: 7, texture: feathers }, (pen) => {
      pen.shape('! -4 32, -12 10, -13 4, 0 7, 13 4, 12 10, ! 4 32', head)
      pen.limb('0 22 6, 0 38 9, 0 52 7.5', coat)
      pen.limb('0 56 6.6, 2 64 5.6', head)
      pen.limb('4 67 2.6, 8 69 1.8, 10 66.4 .5', oklchToRgb([0.8, 0.15, 80]))
      pen.oval(4, 66, 0.9, 0.9, [0.03, 0.03, 0.03])
    })
  },
}
