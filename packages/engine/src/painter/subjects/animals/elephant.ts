import { oklchToRgb, shift } from '../../core/color.ts'
import type { Figure } from '../figure/figure.ts'

export const elephantFigure: Figure = {
  box: { left: 72, right: 84, top: 104, bottom: 4 },
  paint(clay, dye) {
    const hide = dye(0, [0.55, 0.02, 260], 0.4)
    const far = shift(hide, -0.1)
    const ivory = oklchToRgb([0.92, 0.04, 90])
    const raised = clay.random() < 0.4
    const texture = (x: number, y: number): number =>
      1 + 0.1 * clay.noise.fbm(x * 0.12, y * 0.12, 3) + 0.1 * clay.noise.perlin(x * 0.15, y * 0.6)
    clay.part({ thickness: 6, texture }, (pen) => {
      pen.limb('24 44 13, 20 24 8.6, 19 6 8, 20 5 8', far)
      pen.limb('-28 44 14, -20 24 9, -22 6 8, -21 5 8', far)
      pen.limb('-53 62 2.4, -58 48 1.8, -58 34 1.5, -60 28 2.6', far)
    })
    clay.part({ thickness: 16, texture }, (pen) => {
      pen.limb('-30 62 23, -12 66 24, 8 64 23, 24 64 21', hide)
      pen.limb('26 44 14, 29 24 9, 30 8 8.4, 31 5.4 8.6', hide)
      pen.limb('-34 48 17, -34 26 10.5, -36 9 8.8, -35 5.4 9', hide)
      pen.limb('30 72 18, 42 76 16', hide)
      if (raised) pen.limb('48 74 11, 60 64 7.5, 70 64 5.6, 76 74 4.6, 75 88 3.6, 68 95 2.8', hide)
      else pen.limb('48 72 11, 58 58 7.6, 61 40 6, 60 24 4.6, 62 12 3.6, 68 9 2.8', hide)
      pen.inside(() => {
        pen.oval(51, 77, 1.8, 1.5, [0.03, 0.03, 0.03])
        for (const x of [30, -36])
          for (let toe = -1; toe < 2; toe++) pen.oval(x + 4 + toe * 4.5, 0.5, 2, 2.6, ivory, 0.55)
      })
      pen.inside(() => pen.oval(-2, 44, 30, 6, shift(hide, -0.12), 0.5), 4)
    })
    clay.part({ thickness: 4 }, (pen) => pen.limb('54 62 3, 64 54 2.6, 73 54 1.8, 79 60 .5', ivory))
    clay.part({ thickness: 9, roundness: 0.6, texture }, (pen) => {
      pen.shape('36 90, 22 95, 9 88, 6 70, 13 52, 22 44, 30 52, 38 62, 42 76', shift(hide, 0.02))
      pen.inside(() => pen.oval(22, 68, 10, 18, shift(hide, -0.06, 1.4, 120), 0.35), 4)
    })
  },
}
