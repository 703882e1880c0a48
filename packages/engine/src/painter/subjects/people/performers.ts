import { oklchToRgb, shift } from '../../core/color.ts'
import { paintHorse } from '../animals/horse.ts'
import type { Figure } from '../figure/figure.ts'

/** A ballet dancer on the point of one foot. */
export const dancerFigure: Figure = {
  box: { left: 62, right: 62, top: 110, bottom: 3 },
  paint(clay, dye) {
    const dress = dye(0, [0.76, 0.12, 350], 0.4)
    const skin = oklchToRgb([0.72, 0.06, 58])
    const hair = oklchToRgb([0.25, 0.03, 45])
    const tulle = (x: number, y: number): number => 1 + 0.16 * Math.sin(Math.atan2(y - 52, x) * 34)
    clay.part({ thickness: 3 }, (pen) => {
      pen.limb('0 48 5, 0 30 3.6, 0.6 14 2.4, 1 5 1.8, 1 0 1', skin)
      pen.limb('-3 48 4.6, -18 38 3.6, -34 34 2.6, -47 38 1.8, -53 41 1', skin)
      pen.limb('2 5 1.6, 1 0 1.1', dress)
      pen.limb('-46 38 1.8, -53 41 1.1', dress)
    })
    clay.part({ thickness: 4, roundness: 0.6, translucent: 0.8, texture: tulle }, (pen) => {
      pen.shape(
        '-6 54, -22 53, -36 46, ! -42 40, -28 39, -14 41, 2 40, 16 42, 30 42, ! 42 45, 34 50, 20 54, 6 55',
        dress,
      )
    })
    clay.part({ thickness: 4 }, (pen) => {
      pen.limb('0 52 4.6, 0.6 60 4, 1.6 70 5', dress)
      pen.limb('2 72 4, 4 76 3.4, 4.6 81 1.9, 5.4 85 1.9', skin)
      pen.limb('5 75 2.6, 17 82 2, 28 93 1.6, 33 102 1, 33 106 .7', skin)
      pen.limb('-1 75 2.6, -14 78 2, -28 84 1.6, -38 90 1, -42 91 .7', skin)
      pen.oval(6.6, 90, 5, 5.8, skin)
      pen.limb('4.6 93 4.6, 2 92 4, -1.6 95 3', hair)
    })
  },
}

/** A rider on a horse. */
export const riderFigure: Figure = {
  box: { left: 80, right: 64, top: 128, bottom: 4 },
  paint(clay, dye) {
    const coat = dye(0, [0.44, 0.13, 30], 0.4)
    const own = clay.random() < 0.5 ? ([0.34, 0.06, 45] as const) : ([0.84, 0.02, 80] as const)
    const gallop = clay.random() < 0.6
    paintHorse(
      clay,
      { coat: dye(1, own, 0.35), hair: oklchToRgb([0.2, 0.02, 40]), hoof: oklchToRgb([0.2, 0.01, 60]) },
      gallop,
    )
    const folds = (x: number, y: number): number => 1 + 0.15 * clay.noise.perlin(x * 0.2, y * 0.12)
    clay.part({ thickness: 5, texture: folds }, (pen) => {
      pen.limb('-4 66 5, 5 58 4.4, 9 46 3.4, 5 36 2.8, 9 34 2.4', oklchToRgb([0.3, 0.03, 60]))
      pen.shape(
        gallop
          ? '! 0 98, -14 88, -30 84, ! -46 86, -34 74, ! -20 66, -8 66, ! 6 68'
          : '! 0 98, -10 84, -16 70, ! -18 58, -8 60, ! 4 66',
        coat,
      )
      pen.limb('-2 68 6.4, 1 80 6.4, 4 92 6.8', shift(coat, -0.05))
      pen.limb('5 92 3.6, 13 82 3, 23 78 2.4', shift(coat, -0.02))
    })
    clay.part({ thickness: 3 }, (pen) => {
      pen.limb('5 97 2.6, 6 102 2.6', oklchToRgb([0.65, 0.07, 55]))
      pen.oval(7, 108, 5.4, 6.2, oklchToRgb([0.65, 0.07, 55]))
      pen.limb('6 112 5.4, 3 110 4.6', shift(coat, -0.2))
      pen.limb('-3 111 1.4, 6 113.6 1.8, 15 111 1.2', shift(coat, -0.2))
    })
  },
}
