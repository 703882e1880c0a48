import { mix, oklchToRgb, shift } from '../../core/color.ts'
import type { Figure } from '../figure/figure.ts'
import { fur } from './fur.ts'

/** A retriever, standing with its tail up, or sitting. */
export const dogFigure: Figure = {
  box: { left: 68, right: 72, top: 104, bottom: 4 },
  paint(clay, dye) {
    const kind = clay.random()
    const own =
      kind < 0.5 ? ([0.72, 0.1, 72] as const) : kind < 0.75 ? ([0.35, 0.05, 45] as const) : ([0.25, 0.01, 270] as const)
    const coat = dye(0, own, 0.3)
    const pale = mix(coat, oklchToRgb([0.93, 0.03, 80]), 0.6)
    const ear = shift(coat, -0.08)
    const texture = fur(clay.noise, 0.16)
    const sits = clay.random() < 0.45
    const nose: [number, number, number] = [0.05, 0.04, 0.04]
    clay.part({ thickness: 5, texture }, (pen) => {
      if (sits) pen.limb('-26 10 5, -40 6 5.4, -52 7 4.6, -60 12 2', coat)
      else {
        pen.limb('18 44 9, 15 30 5.2, 13 18 3.9, 9 6 3.2, 12 2.8 3.5', shift(coat, -0.09))
        pen.limb('-30 46 10, -22 33 6.4, -28 20 4, -23 6 3.2, -20 2.8 3.5', shift(coat, -0.09))
        pen.limb('-42 58 4.5, -51 68 5, -56 80 4.6, -54 90 1.6', coat)
      }
    })
    clay.part({ thickness: 11, texture }, (pen) => {
      if (sits) {
        pen.limb('-12 18 18, -4 36 17, 8 52 13.5', coat)
        pen.limb('9 56 13, 12 70 11', coat)
        pen.limb('12 46 10, 17 28 6, 18 12 4.6, 19 4 4.4, 24 3.2 3.8', coat)
        pen.limb('-14 16 16, 0 10 8, 7 4.6 4.6, 13 3.6 3.8', coat)
      } else {
        pen.limb('-32 52 13, -14 52 12, 6 51 14, 20 52 15', coat)
        pen.limb('21 57 14, 30 69 11.5', coat)
        pen.limb('21 45 10.5, 23 30 5.8, 24 18 4.2, 24 6 3.5, 28 3 3.8', coat)
        pen.limb('-33 48 13, -31 34 8, -40 21 4.4, -37 7 3.5, -33 3 3.9', coat)
      }
      const [x, y] = sits ? [16, 82] : [36, 80]
      pen.oval(x, y, 13.5, 12.5, coat)
      pen.limb(`${x + 8} ${y - 2} 8, ${x + 18} ${y - 5} 6, ${x + 24} ${y - 6} 5`, coat)
      pen.inside(() => {
        pen.oval(x + 22, y - 8, 9, 5, pale, 0.7)
        pen.oval(sits ? 18 : 33, sits ? 52 : 58, 8, 16, pale, 0.8, 0.2)
        if (!sits) pen.oval(2, 37, 30, 5, pale, 0.7)
      }, 3)
      pen.inside(() => {
        pen.oval(x + 28.5, y - 3.4, 3.2, 2.8, nose)
        pen.oval(x + 11.5, y + 3, 1.8, 1.8, nose)
        pen.limb(`${x + 27} ${y - 9} .5, ${x + 20} ${y - 9.6} .6, ${x + 15} ${y - 8} .3`, nose)
      })
    })
    clay.part({ thickness: 4, texture }, (pen) => {
      const [x, y] = sits ? [16, 82] : [36, 80]
      pen.limb(`${x - 4} ${y + 8} 4, ${x - 8} ${y} 5.6, ${x - 7} ${y - 9} 5, ${x - 4} ${y - 13} 2.6`, ear)
    })
  },
}
