import { oklchToRgb, mix, shift } from '../../core/color.ts'
import type { Clay } from '../figure/clay.ts'
import type { Dye, Figure } from '../figure/figure.ts'
import type { Rgb } from '../../types.ts'
import { fur } from './fur.ts'

interface HorseCoat {
  readonly coat: Rgb
  readonly hair: Rgb
  readonly hoof: Rgb
}

/** The horse's own drawing, which the unicorn and the rider share. Walks, or rears its head at a gallop. */
export function paintHorse(clay: Clay, { coat, hair, hoof }: HorseCoat, gallop: boolean): void {
  const far = shift(coat, -0.1)
  const texture = fur(clay.noise, 0.07)
  clay.part({ thickness: 4, texture }, (pen) => {
    if (gallop) {
      pen.limb('18 46 8, 31 38 5, 42 42 3.2, 45 34 2.1, 44 29 2.5', far)
      pen.limb('-22 50 10, -32 36 6, -45 31 3.6, -55 21 2.2, -60 19 2.6', far)
    } else {
      pen.limb('17 47 8, 14 33 4.8, 12 22 3.2, 8 10 2.1, 6 4 2.4, 8 1.6 2.7', far)
      pen.limb('-20 50 10, -13 37 6.5, -17 25 3.7, -12 12 2.2, -11 4 2.5, -9 1.6 2.8', far)
    }
  })
  clay.part({ thickness: 4 }, (pen) => {
    if (gallop) pen.limb('-35 62 2.5, -46 66 4, -58 62 4.6, -68 53 3, -75 50 .6', hair)
    else pen.limb('-34 62 2.4, -40 57 3.6, -42 44 4.4, -40 30 3.6, -42 20 .8', hair)
  })
  clay.part({ thickness: 11, texture }, (pen) => {
    pen.limb('-24 55 12.5, -10 55 11.5, 6 53 12.5, 20 54 13', coat)
    pen.limb('17 58 12.5, 27 70 9.5, 34 82 7, 37 88 5.4', coat)
    pen.limb('36 88 5.6, 42 85 5.4, 49 77 3.6, 54 71.5 3.1', coat)
    pen.shape('! 32 91, 33 97, ! 35 101, 37.5 96, ! 38 91', coat)
    if (gallop) {
      pen.limb('22 46 9, 38 45 5, 50 52 3.3, 57 44 2.2, 57 40 2.6', coat)
      pen.limb('-25 51 12, -27 37 7.5, -37 25 4, -45 13 2.3, -50 11 2.8', coat)
    } else {
      pen.limb('21 47 9, 23 33 5, 24 22 3.4, 24 10 2.2, 24 4 2.5, 26.5 1.8 2.9', coat)
      pen.limb('-25 51 12, -24 37 7.5, -31 25 4, -29 12 2.4, -28.5 4 2.6, -26 1.8 3', coat)
    }
    pen.inside(() => {
      pen.oval(2, 42, 26, 5, mix(coat, [0, 0, 0], 0.35), 0.5)
      pen.oval(54, 70, 5, 4, mix(coat, [0.05, 0.03, 0.04], 0.6), 0.8)
      if (!gallop) for (const x of [24, -29]) pen.oval(x, 6, 5, 9, mix(coat, [0.03, 0.02, 0.02], 0.6), 0.7)
    }, 2.5)
    pen.inside(() => {
      if (!gallop) for (const x of [26, -26]) pen.box(x - 5, -2, 9, 4.4, hoof)
      pen.oval(43.5, 86.4, 1.2, 1.1, [0.03, 0.02, 0.02])
    })
  })
  clay.part({ thickness: 3 }, (pen) => {
    pen.shape('! 36 99, 30 95, 25 86, 18 76, 12 69, 15 64, 20 68, 24 70, 30 79, 34 88, 38 93', hair)
    pen.shape('! 35 98, 40 94, 42 89, ! 41 86, 38 90, ! 35 92', hair)
  })
}

export const horseFigure: Figure = {
  box: { left: 80, right: 64, top: 106, bottom: 4 },
  paint(clay: Clay, dye: Dye) {
    const kind = clay.random()
    const own =
      kind < 0.4 ? ([0.42, 0.085, 48] as const) : kind < 0.7 ? ([0.3, 0.04, 40] as const) : ([0.86, 0.02, 80] as const)
    const coat = dye(0, own, 0.35)
    const hair = dye(1, kind < 0.7 ? [0.2, 0.03, 40] : [0.93, 0.015, 85])
    paintHorse(clay, { coat, hair, hoof: oklchToRgb([0.2, 0.01, 60]) }, clay.random() < 0.5)
  },
}
