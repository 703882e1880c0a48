import { mix, oklchToRgb, shift } from '../../core/color.ts'
import type { Figure } from '../figure/figure.ts'

/** A knight from behind, cloaked, the point of the sword in the ground. */
export const knightFigure: Figure = {
  box: { left: 40, right: 44, top: 112, bottom: 3 },
  paint(clay, dye) {
    const cloak = dye(0, [0.48, 0.17, 25], 0.4)
    const steel = dye(1, [0.72, 0.015, 250])
    const folds = (x: number, y: number): number =>
      1 + 0.22 * Math.sin(x * 0.42 + 3 * clay.noise.perlin(x * 0.05, y * 0.02)) * (1 - y / 110)
    clay.part({ thickness: 3 }, (pen) => {
      pen.limb('-6 30 5, -7 12 4.2, -8 3 3.6, -11 2 3', steel)
      pen.limb('6 30 5, 7 12 4.2, 8 3 3.6, 11 2 3', steel)
      pen.limb('12 74 5.4, 22 64 4.6, 25 54 3.6', steel)
      pen.oval(26, 52, 3.6, 4, shift(steel, -0.1))
    })
    clay.part({ thickness: 2, roundness: 0.9 }, (pen) => {
      pen.limb('27 44 1.7, 28.6 2 1', mix(steel, [1, 1, 1], 0.3))
      pen.limb('20 46 1.3, 34 45 1.3', oklchToRgb([0.7, 0.1, 80]))
      pen.limb('26.6 46 1.3, 26 58 1.3', [0.25, 0.15, 0.1])
      pen.oval(26, 60, 2, 2, oklchToRgb([0.7, 0.1, 80]))
    })
    clay.part({ thickness: 9, texture: folds }, (pen) => {
      pen.shape('-13 80, -17 64, -20 40, -25 18, ! -29 4, -14 7, 0 4, 14 8, ! 26 5, 21 30, 17 56, 14 78, 0 84', cloak)
    })
    clay.part({ thickness: 5 }, (pen) => {
      for (const side of [-1, 1]) pen.limb(`${side * 10} 79 6.4, ${side * 15} 76 5`, steel)
    })
    clay.part({ thickness: 7, roundness: 0.95 }, (pen) => {
      pen.shape('! -8 82, -8.6 92, -6 101, 0 104, 6 101, 8.6 92, ! 8 82, 0 80', steel)
      pen.inside(() => {
        pen.box(-9, 90, 18, 1.2, shift(steel, -0.25))
        pen.limb('0 80 .7, 0 104 .7', shift(steel, 0.1))
      })
      pen.limb('0 103 2, -6 108 2.6, -14 106 2, -18 100 .8', cloak)
    })
  },
}

/** A samurai with a straw hat, seen from the side, wind in the clothes. */
export const samuraiFigure: Figure = {
  box: { left: 60, right: 54, top: 104, bottom: 3 },
  paint(clay, dye) {
    const robe = dye(0, [0.4, 0.12, 20], 0.4)
    const trousers = dye(1, [0.28, 0.03, 260])
    const straw = oklchToRgb([0.76, 0.08, 85])
    const folds = (x: number, y: number): number =>
      1 + 0.18 * Math.sin((x + y * 0.25) * 0.55 + 2 * clay.noise.perlin(x * 0.06, y * 0.04))
    clay.part({ thickness: 1.8 }, (pen) => {
      pen.limb('16 52 1.6, -10 46 1.3, -36 42 1.1, -52 42 .6', [0.12, 0.1, 0.12])
      pen.oval(15, 52, 1.8, 3.6, oklchToRgb([0.7, 0.1, 80]))
      pen.limb('16 52 1.6, 26 53 1.4', [0.3, 0.1, 0.1])
    })
    clay.part({ thickness: 8, texture: folds }, (pen) => {
      pen.shape(
        '! -9 50, -16 30, -24 14, ! -30 7, -18 5, ! -6 6, -1 24, ! 2 30, 7 18, ! 10 5, 20 5, ! 27 8, 20 26, 13 40, ! 10 50',
        trousers,
      )
      pen.limb('-18 5 2.6, -15 2 2.4', [0.75, 0.6, 0.5])
      pen.limb('18 5 2.6, 22 2 2.4', [0.75, 0.6, 0.5])
    })
    clay.part({ thickness: 8, texture: folds }, (pen) => {
      pen.shape('! -11 48, -13 62, -12 76, -4 83, 6 82, 12 74, 12 60, ! 11 48', robe)
      pen.shape('! -10 78, -24 66, -32 56, ! -40 56, -34 50, ! -22 48, -12 60', shift(robe, -0.03))
      pen.limb('8 76 6, 16 64 5.4, 19 56 3.6', shift(robe, 0.03))
      pen.inside(() => pen.box(-14, 48, 28, 5, shift(robe, -0.16)))
      pen.oval(20, 53, 2.6, 2.6, [0.75, 0.58, 0.46])
    })
    clay.part({ thickness: 3 }, (pen) => {
      pen.limb('1 82 4, 2 88 5.4', [0.72, 0.55, 0.44])
      pen.limb('-3 84 2.4, -14 84 2, -24 88 1.6, -34 86 .6', robe)
    })
    clay.part({ thickness: 6, roundness: 0.9, texture: (x, y) => 1 + 0.14 * Math.sin((x * 0.8 + y) * 2.2) }, (pen) => {
      pen.shape('! -23 88, -12 95, ! 1 103, 14 95, ! 25 87, 2 84', straw)
    })
  },
}

/** A wizard in robe and pointed hat, the staff alight. */
export const wizardFigure: Figure = {
  box: { left: 46, right: 46, top: 118, bottom: 3 },
  paint(clay, dye) {
    const robe = dye(0, [0.42, 0.13, 285], 0.4)
    const light = dye(1, [0.86, 0.13, 200])
    const folds = (x: number, y: number): number =>
      1 + 0.22 * Math.sin(x * 0.42 + 3 * clay.noise.perlin(x * 0.05, y * 0.02)) * (1 - y / 120)
    clay.part({ thickness: 2.4 }, (pen) =>
      pen.limb('27 2 1.4, 27 50 1.3, 28 96 1.6, 25 103 1.4, 30 108 1', oklchToRgb([0.38, 0.05, 55])),
    )
    clay.part({ thickness: 10, texture: folds }, (pen) => {
      pen.shape('-10 80, -15 58, -21 30, ! -27 3, -12 6, 2 3, 14 6, ! 25 3, 19 30, 14 58, 10 80, 0 84', robe)
      pen.shape('! 8 79, 20 70, 29 62, ! 30 50, 20 50, ! 9 62', shift(robe, -0.03))
      pen.shape('! -8 79, -18 66, -22 54, ! -20 44, -12 48, ! -7 62', shift(robe, -0.03))
      pen.inside(() => {
        pen.limb('-30 5 1.6, 0 4 1.6, 30 5 1.6', oklchToRgb([0.8, 0.12, 85]))
        pen.box(-16, 50, 30, 2.4, oklchToRgb([0.8, 0.12, 85]))
      })
    })
    clay.part({ thickness: 4 }, (pen) => {
      pen.oval(28, 58, 2.6, 2.8, [0.72, 0.55, 0.44])
      pen.limb('0 84 6.6, 0 76 7, 0 66 5, 1 58 .6', [0.88, 0.88, 0.9])
    })
    clay.part({ thickness: 6 }, (pen) => {
      pen.oval(0, 87, 21, 4.6, robe)
      pen.shape('! -12 88, -8 98, -4 108, ! -14 117, 4 110, 8 100, ! 12 88, 0 85', robe)
      pen.inside(() => pen.box(-14, 88, 28, 3, mix(robe, [0.85, 0.66, 0.3], 0.8)))
    })
    clay.shine(20, (pen) => pen.oval(27, 106, 6, 6, light), true)
    clay.shine(4, (pen) => pen.oval(27, 106, 3.4, 3.4, light))
  },
}
