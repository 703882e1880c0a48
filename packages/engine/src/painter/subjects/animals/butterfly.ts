import { mix, oklchToRgb, shift } from '../../core/color.ts'
import type { Figure } from '../figure/figure.ts'

export const butterflyFigure: Figure = {
  box: { left: 62, right: 62, top: 104, bottom: 2 },
  paint(clay, dye) {
    const hue = clay.random() * 360
    const wing = dye(0, [0.7, 0.16, hue], 0.5)
    const glowing = mix(wing, [1, 0.95, 0.85], 0.5)
    const dark = shift(wing, -0.5, 0.5)
    const tilt = 0.62 + clay.random() * 0.38
    const spots = dye(1, [0.9, 0.1, hue + 60])
    clay.part({ thickness: 7, roundness: 0.5, translucent: 0.9 }, (pen) => {
      const { context } = pen
      for (const side of [-1, 1]) {
        context.save()
        context.scale(side * (side < 0 ? tilt : 1), 1)
        pen.shape('! 2 58, 14 82, 34 98, 54 99, 59 88, 52 68, 38 54, 20 50', dark)
        pen.shape('! 2 54, 20 50, 40 48, 48 36, 42 18, 30 6, 22 12, 14 30', dark)
        pen.inside(() => {
          pen.shape('! 4 58, 16 78, 33 91, 48 92, 51 84, 45 69, 34 58, 20 54', wing)
          pen.shape('! 4 52, 20 47, 36 44, 42 34, 37 21, 29 13, 23 17, 16 32', wing)
          pen.oval(20, 66, 14, 8, glowing, 0.6, 0.7)
          pen.oval(22, 38, 12, 8, glowing, 0.6, -0.6)
        }, 0.5)
        pen.inside(() => {
          for (const end of ['46 92', '52 80', '46 66', '34 56', '30 92']) pen.line(`3 57, ${end}`, 0.8, dark, 0.75)
          for (const end of ['44 36', '40 20', '28 10', '30 46']) pen.line(`3 53, ${end}`, 0.8, dark, 0.75)
          for (const [x, y] of [
            [54, 92],
            [56, 84],
            [52, 74],
            [45, 26],
            [40, 14],
            [32, 8],
          ] as const)
            pen.oval(x, y, 1.7, 1.7, spots)
        })
        context.restore()
      }
    })
    clay.part({ thickness: 3 }, (pen) => {
      pen.limb('0 30 1.6, 0 48 2.4, 0 60 2.8, 0 67 2.4', oklchToRgb([0.2, 0.02, 60]))
      for (const side of [-1, 1])
        pen.limb(`${side} 68 .5, ${side * 6} 80 .45, ${side * 13} 88 .9`, oklchToRgb([0.2, 0.02, 60]))
    })
  },
}
