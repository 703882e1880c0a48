import { mix, oklchToRgb, shift } from '../../core/color.ts'
import type { Figure } from '../figure/figure.ts'
import { fur } from './fur.ts'

/** Sits in profile, or seen from behind with its head turned to the view. */
export const catFigure: Figure = {
  box: { left: 60, right: 58, top: 108, bottom: 4 },
  paint(clay, dye) {
    const kind = clay.random()
    const own =
      kind < 0.35
        ? ([0.6, 0.13, 55] as const)
        : kind < 0.6
          ? ([0.24, 0.015, 270] as const)
          : kind < 0.8
            ? ([0.58, 0.015, 250] as const)
            : ([0.9, 0.02, 80] as const)
    const coat = dye(0, own, 0.3)
    const pale = mix(coat, oklchToRgb([0.95, 0.02, 85]), 0.8)
    const stripe = shift(coat, -0.14)
    const texture = fur(clay.noise, 0.1)
    const behind = clay.random() < 0.4
    clay.part({ thickness: 5, texture }, (pen) => {
      if (behind) pen.limb('14 8 5.5, 32 5 5, 46 8 4.6, 50 18 4.2, 46 26 3', coat)
      else pen.limb('-24 8 6, -38 5 5.2, -50 8 4.6, -54 18 4.2, -50 27 2.8', coat)
    })
    clay.part({ thickness: 12, texture }, (pen) => {
      if (behind) {
        pen.limb('0 20 23, 0 36 20, 0 52 15, 0 64 12', coat)
        pen.oval(0, 80, 16.5, 14.5, coat)
        for (const side of [-1, 1]) {
          pen.context.save()
          pen.context.scale(side, 1)
          pen.shape('! 3 92, 9 100, ! 15 106, 17.5 96, ! 16.5 83', coat)
          pen.limb('13 14 11, 20 6 6.5', coat)
          pen.context.restore()
        }
        pen.inside(() => {
          for (let y = 24; y < 64; y += 9)
            for (const side of [-1, 1])
              pen.limb(`${side * 22} ${y - 3} 1.8, ${side * 12} ${y + 1} 1.3, ${side * 5} ${y} .3`, stripe)
          pen.limb('0 16 1.6, 0 60 1.6, 0 86 1.2', stripe)
        }, 0.9)
        return
      }
      pen.limb('-13 18 18, -8 34 16.5, 3 52 12.5, 9 62 10.5', coat)
      pen.limb('10 48 10, 15 30 6, 16 14 4.6, 17 4 4.2, 22 3 3.4', coat)
      pen.limb('-14 16 16, -2 9 8, 6 4 4.2, 11 3 3.3', coat)
      pen.oval(15, 76, 14.5, 13, coat)
      pen.limb('22 72 7, 28 70 4.6', coat)
      pen.shape('! 2 84, 3 94, ! 4.5 103, 12 97, ! 16 88', coat)
      pen.shape('! 15 88, 18 96, ! 22 101, 26 93, ! 26 84', coat)
      pen.inside(() => {
        pen.oval(15, 55, 7, 13, pale, kind < 0.6 && kind >= 0.35 ? 0.2 : 0.85, 0.2)
        pen.oval(28, 69.5, 5, 4, pale, 0.8)
        pen.oval(18, 2, 9, 6, pale, 0.8)
      }, 2)
      pen.inside(() => {
        for (let y = 18; y < 56; y += 8)
          pen.limb(`${-32 + y * 0.3} ${y} 1.7, ${-20 + y * 0.32} ${y + 2} 1.5, ${-13 + y * 0.3} ${y - 2} .3`, stripe)
        for (const joint of ['9 88 1, 10 84 .8, 13 81 .3', '13 89 1, 14 85 .8, 16 82 .3']) pen.limb(joint, stripe)
      }, 0.7)
      pen.inside(() => {
        pen.oval(22.5, 77.5, 2.6, 2.3, oklchToRgb([0.8, 0.15, 115]))
        pen.oval(23.2, 77.5, 0.9, 2.1, [0.02, 0.02, 0.02])
        pen.oval(32.2, 71.4, 1.5, 1.1, oklchToRgb([0.55, 0.09, 15]))
      })
    })
  },
}
