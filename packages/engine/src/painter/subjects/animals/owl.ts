import { mix, oklchToRgb, shift } from '../../core/color.ts'
import type { Figure } from '../figure/figure.ts'

/** An owl on a stump, its face turned to the view. */
export const owlFigure: Figure = {
  box: { left: 42, right: 42, top: 106, bottom: 4 },
  paint(clay, dye) {
    const coat = dye(0, clay.random() < 0.7 ? [0.5, 0.06, 62] : [0.9, 0.01, 90], 0.3)
    const pale = mix(coat, oklchToRgb([0.94, 0.03, 85]), 0.7)
    const dark = shift(coat, -0.18)
    const eye = oklchToRgb([0.82, 0.16, 80])
    const bark = (x: number, y: number): number => 1 + 0.35 * clay.noise.perlin(x * 0.4, y * 0.06)
    const feathers = (x: number, y: number): number => 1 + 0.16 * Math.sin(y * 1.1 + 2 * Math.abs(Math.sin(x * 0.35)))
    clay.part({ thickness: 8, texture: bark }, (pen) => {
      pen.shape(
        '! -26 -3, -20 6, -19 16, ! -20 24, -8 27, 8 26, ! 20 23, 18 12, 22 4, ! 28 -3',
        oklchToRgb([0.36, 0.04, 55]),
      )
    })
    clay.part({ thickness: 13, texture: feathers }, (pen) => {
      pen.shape(
        '0 24, -17 27, -27 42, -28 62, -23 80, ! -24 100, -13 95, 0 95, 13 95, ! 24 100, 23 80, 28 62, 27 42, 17 27',
        coat,
      )
      pen.inside(() => pen.oval(0, 48, 17, 24, pale, 0.95), 2)
      pen.inside(() => {
        for (let row = 0; row < 6; row++)
          for (let dot = -2; dot < 3; dot++) pen.oval(dot * 6 + (row % 2) * 3, 32 + row * 6, 1.6, 1, dark, 0.8)
      }, 0.4)
    })
    clay.part({ thickness: 7, texture: feathers }, (pen) => {
      for (const side of [-1, 1])
        pen.limb(`${side * 24} 64 7, ${side * 27} 48 7.5, ${side * 22} 30 4, ${side * 17} 20 1`, shift(coat, -0.06))
    })
    clay.part({ thickness: 6, roundness: 0.6 }, (pen) => {
      for (const side of [-1, 1]) {
        pen.oval(side * 10.5, 79, 11.5, 11.5, pale)
        pen.oval(side * 9.8, 79, 6.6, 6.6, dark)
        pen.oval(side * 9.8, 79, 5.8, 5.8, eye)
        pen.oval(side * 9.6, 79, 3.2, 3.4, [0.02, 0.02, 0.02])
        pen.oval(side * 9.6 + 1.4, 80.6, 1, 1, [1, 1, 1])
        pen.limb(`${side * 5} 28 2.2, ${side * 5} 23 1.6`, oklchToRgb([0.6, 0.08, 75]))
      }
      pen.shape('! -3 75, 0 77, ! 3 75, 1.5 70, ! 0 67, -1.5 70', oklchToRgb([0.45, 0.05, 75]))
    })
  },
}
