import { mix, oklchToRgb, shift } from '../../core/color.ts'
import type { Figure } from '../figure/figure.ts'
import { fur } from './fur.ts'

export const deerFigure: Figure = {
  box: { left: 52, right: 54, top: 108, bottom: 4 },
  paint(clay, dye) {
    const coat = dye(0, [0.55, 0.1, 55], 0.3)
    const pale = mix(coat, oklchToRgb([0.93, 0.02, 80]), 0.75)
    const horn = oklchToRgb([0.55, 0.05, 70])
    const dark = mix(coat, [0.08, 0.05, 0.04], 0.75)
    const far = shift(coat, -0.09)
    const texture = fur(clay.noise, 0.1)
    const antlers = clay.random() < 0.75
    const grazing = !antlers && clay.random() < 0.5
    clay.part({ thickness: 4, texture }, (pen) => {
      pen.limb('15 36 6, 12 25 3.4, 10 16 2.4, 5 7 1.7, 6 2 2', far)
      pen.limb('-20 39 8, -13 28 5, -18 19 2.8, -13 8 1.8, -12 2 2.1', far)
      if (antlers) {
        pen.limb('29 78 1.7, 25 86 1.7, 27 95 1.4, 33 103 .6', horn)
        for (const tine of ['26 88 1.3, 31 90 1, 35 95 .5', '26.5 94 1.2, 24 99 1, 24 104 .5']) pen.limb(tine, horn)
      }
    })
    clay.part({ thickness: 8, texture }, (pen) => {
      pen.limb('-22 44 9, -10 44 9, 4 42 9.5, 16 43 10', coat)
      if (grazing) {
        pen.limb('17 46 8.5, 29 41 6, 38 28 4.8', coat)
        pen.limb('38 27 5, 42 19 4, 44 10 2.4, 44.5 7 2', coat)
        pen.shape('! 35 30, 28 32, ! 24 37, 31 36, ! 38 32', coat)
      } else {
        pen.limb('16 47 9, 23 57 6.6, 28 68 5.2', coat)
        pen.limb('28 71 5, 34 69 4.4, 41 64 2.7, 44.5 61.5 2.1', coat)
        pen.shape('! 27 74, 20 78, ! 14 83, 21 83, ! 29 78', coat)
      }
      pen.limb('18 38 7, 20 26 3.6, 20 17 2.6, 20 7 1.8, 22 2 2.2', coat)
      pen.limb('-23 41 9, -21 29 5.4, -27 20 2.9, -24 9 1.9, -23 2 2.2', coat)
      pen.inside(() => {
        pen.oval(-2, 33, 20, 4.5, pale, 0.85)
        pen.oval(-31, 44, 6, 8, pale, 0.9)
        if (!grazing) pen.oval(26, 58, 5, 11, pale, 0.55, -0.4)
        pen.oval(-3, 53, 24, 3, dark, 0.35)
        if (!grazing) pen.oval(44, 62, 4, 3.4, dark, 0.7)
      }, 2.2)
      if (!antlers)
        pen.inside(() => {
          for (let spot = 0; spot < 14; spot++)
            pen.oval(-24 + ((spot * 17) % 40), 42 + ((spot * 7) % 10), 1.1, 0.9, pale, 0.8)
        })
      pen.inside(() => {
        for (const x of [21, -23]) pen.box(x - 4, -1, 8, 3.2, dark)
        if (!grazing) {
          pen.oval(34, 71.5, 1.3, 1.2, [0.04, 0.03, 0.03])
          pen.oval(46, 62.6, 1.6, 1.4, [0.05, 0.04, 0.04])
        }
      })
    })
    clay.part({ thickness: 3, texture }, (pen) => {
      pen.limb('-30 49 2.6, -34 46 2.6, -35 41 1.2', pale)
      if (!antlers) return
      pen.limb('27 76 2, 21 84 1.9, 20 94 1.6, 25 105 .6', horn)
      for (const tine of [
        '22 83 1.5, 29 85 1.2, 33 90 .5',
        '20 90 1.4, 25 94 1, 28 99 .5',
        '20 93 1.4, 15 98 1.1, 14 104 .5',
      ])
        pen.limb(tine, horn)
    })
  },
}
