import { shift } from '../../core/color.ts'
import type { Figure } from '../figure/figure.ts'

export const astronautFigure: Figure = {
  box: { left: 42, right: 42, top: 106, bottom: 3 },
  paint(clay, dye) {
    const suit = dye(0, [0.93, 0.01, 240], 0.4)
    const trim = dye(1, [0.62, 0.18, 35])
    const dark = shift(suit, -0.2)
    const folds = (x: number, y: number): number => 1 + 0.1 * clay.noise.perlin(x * 0.14, y * 0.35)
    const wave = clay.random() < 0.5
    clay.part({ thickness: 5, roundness: 0.7 }, (pen) =>
      pen.shape('! -17 78, ! -17 44, -12 40, 12 40, ! 17 44, ! 17 78, 0 82', dark),
    )
    clay.part({ thickness: 6, texture: folds }, (pen) => {
      pen.limb('-7 42 8.4, -9 24 7, -10 9 6.4, -11 4 5.4', suit)
      pen.limb('7 42 8.4, 9 24 7, 10 9 6.4, 11 4 5.4', suit)
      pen.limb('-14 70 6.6, -22 58 5.6, -22 44 5', suit)
      if (wave) pen.limb('14 70 6.6, 26 76 5.6, 30 92 5', suit)
      else pen.limb('14 70 6.6, 22 58 5.6, 22 44 5', suit)
      pen.inside(() => {
        for (const x of [-10, 10]) pen.box(x - 9, 13, 18, 3, trim)
        pen.box(-30, 48, 14, 2.6, trim)
        if (!wave) pen.box(16, 48, 14, 2.6, trim)
      })
    })
    clay.part({ thickness: 9, texture: folds }, (pen) => {
      pen.limb('0 46 13, 0 60 13.4, 0 68 13', suit)
      pen.inside(() => {
        pen.box(-8, 52, 16, 10, dark)
        for (const [x, color] of [
          [-5, trim],
          [0, [0.3, 0.7, 0.9]],
          [5, [0.9, 0.8, 0.3]],
        ] as const)
          pen.oval(x, 57, 1.6, 1.6, color as never)
      })
    })
    clay.part({ thickness: 9, roundness: 0.95 }, (pen) => pen.oval(0, 88, 15, 15.5, suit))
    clay.part({ thickness: 7, roundness: 0.9 }, (pen) => {
      pen.oval(1, 88, 11, 10, [0.16, 0.14, 0.2])
      pen.inside(() => {
        pen.oval(3, 83, 10, 5, [0.7, 0.46, 0.2], 0.75)
        pen.oval(-2, 94, 9, 3.4, [0.35, 0.5, 0.75], 0.8)
      }, 1.6)
      pen.inside(() => pen.oval(-4, 92, 2.2, 1.4, [1, 1, 1], 0.9, 0.5))
    })
  },
}
