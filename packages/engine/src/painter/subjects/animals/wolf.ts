import { mix, oklchToRgb, shift } from '../../core/color.ts'
import type { Rgb } from '../../types.ts'
import type { Clay } from '../figure/clay.ts'
import type { Figure } from '../figure/figure.ts'
import { fur } from './fur.ts'

/** A wolf or a dog of its build. Standing with its head level, or howling. */
export function paintWolf(clay: Clay, coat: Rgb, light: Rgb, howl: boolean): void {
  const far = shift(coat, -0.09)
  const texture = fur(clay.noise, 0.2)
  clay.part({ thickness: 4, texture }, (pen) => {
    pen.limb('20 48 9, 17 33 5, 15 20 3.6, 11 7 2.8, 13 2.4 3', far)
    pen.limb('-30 48 10, -22 35 6, -29 22 3.6, -24 7 2.8, -21 2.4 3.2', far)
  })
  clay.part({ thickness: 6, texture }, (pen) => {
    pen.limb('-42 58 4.5, -53 50 6.5, -60 38 7.5, -63 26 5.5, -65 19 1.5', coat)
    pen.inside(() => pen.oval(-65, 20, 6, 7, mix(coat, [0.04, 0.04, 0.05], 0.6)), 2)
  })
  clay.part({ thickness: 10, texture }, (pen) => {
    pen.limb('-32 55 13, -16 56 12, 4 55 14, 20 54 16', coat)
    if (howl) {
      pen.limb('22 62 15, 31 76 12, 36 88 9.5', coat)
      pen.limb('37 90 8.4, 44 99 5.4, 51 110 3.2, 53 113 2.6', coat)
      pen.limb('41 89 4, 48 95 2.8, 54 102 1.8', coat)
      pen.shape('! 28 92, 23 98, ! 18 101, 22 92, ! 27 84', coat)
    } else {
      pen.limb('22 60 16, 33 72 12.5, 41 80 10', coat)
      pen.limb('42 82 9.2, 52 79 6, 62 75 3.7, 65.5 74 3', coat)
      pen.limb('48 75 4.5, 58 71.5 2.4, 63 71 1.8', coat)
      pen.shape('! 33 88, 33 96, ! 35 103, 40 97, ! 43 89', coat)
      pen.shape('! 41 89, 43 96, ! 46 101, 49 94, ! 48 87', shift(coat, -0.05))
    }
    pen.limb('21 48 11, 24 33 5.6, 25 20 3.9, 25 7 3, 28 2.6 3.2', coat)
    pen.limb('-33 50 14, -32 36 8, -41 23 4, -38 8 3.1, -35 2.6 3.4', coat)
    pen.inside(() => {
      pen.oval(4, 37, 30, 7, light, 0.75)
      pen.oval(26, 22, 5, 22, light, 0.5)
      pen.oval(-35, 12, 5, 14, light, 0.5)
      if (howl) {
        pen.oval(46, 88, 5, 14, light, 0.85, -0.6)
        pen.oval(37, 66, 7, 16, light, 0.8, -0.3)
      } else {
        pen.oval(56, 71, 12, 5, light, 0.9, -0.3)
        pen.oval(38, 62, 8, 14, light, 0.7, 0.3)
      }
      pen.oval(-8, 70, 36, 7, mix(coat, [0.05, 0.05, 0.06], 0.6), 0.7)
    }, 4)
    pen.inside(() => {
      if (howl) pen.line('42 97, 44.5 99', 1.2, [0.03, 0.03, 0.03])
      else {
        pen.oval(66.5, 75.4, 2.4, 2, [0.04, 0.04, 0.05])
        pen.oval(50, 83, 1.5, 1.2, [0.75, 0.55, 0.15])
        pen.oval(50.3, 83, 0.8, 0.9, [0.02, 0.02, 0.02])
      }
    })
  })
}

export const wolfFigure: Figure = {
  box: { left: 72, right: 72, top: 118, bottom: 4 },
  paint(clay, dye) {
    const coat = dye(0, [0.5, 0.018, 260], 0.3)
    paintWolf(clay, coat, mix(coat, oklchToRgb([0.9, 0.02, 85]), 0.7), clay.random() < 0.5)
  },
}
