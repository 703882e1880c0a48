import { mix, oklchToRgb, shift } from '../../core/color.ts'
import type { Figure } from '../figure/figure.ts'
import { fur } from './fur.ts'

export const bearFigure: Figure = {
  box: { left: 78, right: 84, top: 100, bottom: 4 },
  paint(clay, dye) {
    const own = clay.random() < 0.7 ? ([0.36, 0.06, 50] as const) : ([0.24, 0.015, 40] as const)
    const coat = dye(0, own, 0.3)
    const far = shift(coat, -0.08)
    const muzzle = mix(coat, oklchToRgb([0.75, 0.06, 70]), 0.5)
    const texture = fur(clay.noise, 0.22)
    clay.part({ thickness: 6, texture }, (pen) => {
      pen.limb('32 46 15, 26 24 9.5, 22 8 7.6, 26 5.5 7', far)
      pen.limb('-38 46 16, -24 26 11, -26 8 8, -21 5.5 7', far)
    })
    clay.part({ thickness: 16, texture }, (pen) => {
      pen.limb('-44 58 22, -22 60 24, 4 60 25, 28 66 25', coat)
      pen.limb('32 66 22, 48 68 17, 56 66 15', coat)
      pen.limb('58 64 12, 68 58 8, 75 55 6.2', coat)
      pen.oval(46, 84, 6, 6.5, coat)
      pen.oval(58, 81, 5.4, 6, far)
      pen.limb('32 48 18, 39 26 11, 40 9 8.4, 46 6 7.4', coat)
      pen.limb('-46 48 20, -42 26 12.5, -46 9 9, -39 6 7.6', coat)
      pen.limb('-64 60 5, -68 54 3.5', coat)
      pen.inside(() => {
        pen.oval(74, 55, 9, 7, muzzle, 0.9)
        pen.oval(-6, 34, 40, 6, far, 0.7)
        pen.oval(46, 84, 3, 3.4, shift(coat, -0.12), 0.8)
      }, 3)
      pen.inside(() => {
        pen.oval(80, 57.4, 2.8, 2.3, [0.03, 0.03, 0.03])
        pen.oval(63, 69, 1.5, 1.5, [0.02, 0.02, 0.02])
      })
    })
  },
}
