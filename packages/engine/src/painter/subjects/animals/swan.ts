import { oklchToRgb, shift } from '../../core/color.ts'
import type { Figure } from '../figure/figure.ts'

export const swanFigure: Figure = {
  box: { left: 66, right: 58, top: 104, bottom: 4 },
  paint(clay, dye) {
    const white = dye(0, clay.random() < 0.85 ? [0.97, 0.01, 90] : [0.2, 0.015, 280], 0.2)
    const feathers = (x: number, y: number): number =>
      1 + 0.1 * Math.sin(x * 0.5 + y * 0.9 + 2 * clay.noise.perlin(x * 0.1, y * 0.1))
    clay.part({ thickness: 8 }, (pen) =>
      pen.limb('30 18 8, 42 30 6.4, 42 46 5, 34 58 4.4, 28 70 4.4, 29 82 4.6, 37 89 5.4', white),
    )
    clay.part({ thickness: 5 }, (pen) => {
      pen.limb('37 89 6, 44 88 4.6', white)
      pen.limb('47 87 3, 54 83.6 2, 57 82 1.4', oklchToRgb([0.68, 0.17, 50]))
      pen.inside(() => pen.limb('43 91 1, 47 88.6 1.6, 49 87 1', [0.05, 0.05, 0.06]))
      pen.oval(40.5, 90.5, 1.1, 1.1, [0.03, 0.03, 0.03])
    })
    clay.part({ thickness: 14, texture: feathers }, (pen) => {
      pen.shape('! 46 0, 48 10, 42 22, 26 26, 6 26, -20 28, -42 30, ! -62 36, -54 20, -46 8, ! -40 0', white)
      pen.inside(() => pen.box(-60, -2, 120, 5, shift(white, -0.14), 0.6), 2)
    })
    clay.part({ thickness: 9, texture: feathers }, (pen) => {
      pen.shape('! 30 16, 22 36, 2 46, -24 48, -44 44, ! -58 42, -46 32, -36 20, -14 10, 12 8', shift(white, 0.01))
      for (let plume = 0; plume < 6; plume++)
        pen.limb(
          `${10 - plume * 9} ${40 - plume * 2} 4, ${-10 - plume * 8} ${44 - plume * 4} 3.6, ${-28 - plume * 6} ${46 - plume * 4.4} .6`,
          white,
        )
    })
  },
}
