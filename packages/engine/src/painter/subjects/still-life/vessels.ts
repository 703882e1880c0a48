import { mix, shift } from '../../core/color.ts'
import type { Figure } from '../figure/figure.ts'

/** A glazed vase with a painted band. */
export const vaseFigure: Figure = {
  box: { left: 46, right: 46, top: 104, bottom: 4 },
  paint(clay, dye) {
    const glaze = dye(0, [0.9, 0.02, 90])
    const paint = dye(1, [0.45, 0.12, [255, 25, 165, 60][Math.floor(clay.random() * 4)] as number])
    const tall = clay.random() < 0.5
    const text = tall
      ? '! -14 100, -12 92, -13 76, -26 52, -28 30, -20 8, ! -16 0, ! 16 0, 20 8, 28 30, 26 52, 13 76, 12 92, ! 14 100'
      : '! -20 92, -16 84, -20 70, -38 50, -40 30, -28 8, ! -20 0, ! 20 0, 28 8, 40 30, 38 50, 20 70, 16 84, ! 20 92'
    clay.part(
      { thickness: 17, roundness: 1, texture: (x, y) => 1 + 0.04 * clay.noise.fbm(x * 0.1, y * 0.1, 3) },
      (pen) => {
        pen.shape(text, glaze)
        pen.inside(() => {
          pen.box(-60, 20, 120, 2, paint)
          pen.box(-60, 60, 120, 2, paint)
          for (let sprig = 0; sprig < 7; sprig++) {
            const x = -42 + sprig * 14
            pen.line(`${x} 24, ${x + 3} 38, ${x + 1} 56`, 1.1, paint)
            for (let blade = 0; blade < 4; blade++) {
              pen.oval(x - 2.4, 29 + blade * 7, 3.2, 1.3, paint, 1, 0.6)
              pen.oval(x + 6, 32 + blade * 7, 3.2, 1.3, paint, 1, -0.6)
            }
            pen.oval(x + 1, 57, 3, 3, shift(paint, 0.1))
          }
        })
        pen.inside(() => pen.limb('-17 78 2.4, -24 52 3.4, -26 30 2.6', mix(glaze, [1, 1, 1], 0.9)), 1.4)
      },
    )
    clay.part({ thickness: 2 }, (pen) => pen.oval(0, tall ? 100 : 92, tall ? 13.6 : 19, 3, shift(glaze, -0.35)))
  },
}
