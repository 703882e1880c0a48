import { mix, oklchToRgb, shift } from '../../core/color.ts'
import type { Figure } from '../figure/figure.ts'
import { fur } from './fur.ts'

export const rabbitFigure: Figure = {
  box: { left: 56, right: 52, top: 108, bottom: 4 },
  paint(clay, dye) {
    const own = clay.random() < 0.6 ? ([0.6, 0.05, 65] as const) : ([0.93, 0.015, 80] as const)
    const coat = dye(0, own, 0.3)
    const pale = mix(coat, oklchToRgb([0.96, 0.01, 80]), 0.85)
    const texture = fur(clay.noise, 0.16)
    clay.part({ thickness: 4, texture }, (pen) => pen.limb('20 72 4, 12 88 4.6, 8 102 2.2', shift(coat, -0.08)))
    clay.part({ thickness: 13, texture }, (pen) => {
      pen.oval(-46, 22, 8.5, 8, pale)
      pen.limb('-24 26 24, -8 30 22, 10 36 16', coat)
      pen.limb('10 42 15, 18 52 12', coat)
      pen.oval(24, 60, 14, 13, coat)
      pen.limb('30 57 9, 36 55 6.4', coat)
      pen.limb('14 28 9, 18 14 5, 20 4 4.4, 26 3.4 3.6', coat)
      pen.limb('-26 22 20, -14 6 7, -2 4.4 5, 8 4 4', coat)
      pen.inside(() => {
        pen.oval(22, 38, 9, 13, pale, 0.8)
        pen.oval(38, 53, 6, 5, pale, 0.7)
        pen.oval(-26, 46, 24, 6, shift(coat, -0.1), 0.35)
      }, 3)
      pen.inside(() => {
        pen.oval(28.5, 63, 2.3, 2.5, [0.05, 0.03, 0.03])
        pen.oval(29.2, 64, 0.7, 0.7, [0.95, 0.95, 0.95])
        pen.oval(42.4, 57.4, 1.4, 1.2, oklchToRgb([0.62, 0.1, 15]))
      })
    })
    clay.part({ thickness: 5, texture }, (pen) => {
      pen.limb('18 70 5, 17 86 5.8, 20 102 2.4', coat)
      pen.inside(() => pen.limb('18.5 74 1.8, 17.5 87 2.8, 20 98 .8', oklchToRgb([0.78, 0.07, 20])), 0.8)
    })
  },
}
