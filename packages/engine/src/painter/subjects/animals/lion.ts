import { mix, oklchToRgb, shift } from '../../core/color.ts'
import type { Rgb } from '../../types.ts'
import type { Clay } from '../figure/clay.ts'
import type { Pen } from '../figure/pen.ts'
import type { Figure } from '../figure/figure.ts'
import { fur } from './fur.ts'

interface BigCat {
  readonly coat: Rgb
  readonly pale: Rgb
  readonly mane: Rgb | null
  readonly stripe: Rgb | null
}

function stripes(pen: Pen, color: Rgb): void {
  for (let index = 0; index < 9; index++) {
    const x = -44 + index * 9.5
    pen.limb(`${x} 74 1.4, ${x + 2.5} 62 2.2, ${x - 1} 50 1.5, ${x + 1} 43 .3`, color)
  }
  for (const y of [36, 28, 20])
    for (const x of [30, -38]) pen.limb(`${x - 9} ${y} 1.3, ${x} ${y - 2} 1.2, ${x + 5} ${y + 1} .3`, color)
  for (const joint of [
    '42 92 1.3, 44 86 1.2, 48 83 .3',
    '49 92 1.1, 50 88 1, 52 85 .3',
    '40 70 1.4, 46 72 1.2, 50 76 .3',
    '42 64 1.3, 48 66 1.2, 52 70 .3',
  ])
    pen.limb(joint, color)
}

function paintBigCat(clay: Clay, { coat, pale, mane, stripe }: BigCat): void {
  const far = shift(coat, -0.09)
  const texture = fur(clay.noise, 0.11)
  const dark: Rgb = [0.06, 0.04, 0.03]
  clay.part({ thickness: 5, texture }, (pen) => {
    pen.limb('22 48 11, 18 32 7, 15 18 5, 11 6 4.4, 15 4 4.4', far)
    pen.limb('-36 50 13, -26 34 8, -32 20 5, -28 7 4.4, -23 4 4.4', far)
    pen.limb('-52 60 3.6, -66 50 3.2, -74 36 2.8, -84 32 2.6, -88 36 2.6', coat)
    pen.oval(-89, 39, 5, 6.5, mane ?? mix(coat, dark, 0.6))
  })
  clay.part({ thickness: 12, texture }, (pen) => {
    pen.limb('-40 58 15, -20 58 14, 4 57 15, 24 58 17', coat)
    pen.limb('25 62 16, 36 72 13, 42 78 12', coat)
    pen.limb('26 50 13, 31 33 7.6, 32 19 5.4, 32 7 4.6, 37 4 4.6', coat)
    pen.limb('-40 54 16, -38 37 10, -46 23 5.6, -44 8 4.8, -39 4 4.8', coat)
    pen.inside(() => {
      pen.oval(0, 43, 34, 5, pale, 0.8)
      pen.oval(38, 60, 8, 14, pale, 0.6)
    }, 4)
    if (stripe) pen.inside(() => stripes(pen, stripe), 0.6)
  })
  if (mane) {
    clay.part({ thickness: 9, texture: fur(clay.noise, 0.3) }, (pen) => {
      pen.shape('52 101, 40 102, 28 95, 19 84, 16 70, 20 56, 26 44, 35 38, 42 46, 50 56, 56 66, 58 80, 57 93', mane)
      pen.inside(() => pen.oval(50, 82, 13, 16, mix(mane, coat, 0.7), 0.8), 4)
    })
  }
  clay.part({ thickness: 8, texture }, (pen) => {
    pen.limb('48 82 11.5, 58 78 8, 64 75 6', coat)
    pen.oval(44, 93, 4.6, 4.6, coat)
    pen.inside(() => {
      pen.oval(64, 71, 8, 5, pale, 0.9)
      pen.oval(44, 93, 2.2, 2.4, dark, 0.6)
    }, 1.5)
    if (stripe) pen.inside(() => stripes(pen, stripe), 0.5)
    pen.inside(() => {
      pen.oval(69, 78, 2.6, 1.9, dark)
      pen.oval(57, 84, 1.9, 1.4, oklchToRgb([0.75, 0.14, 85]))
      pen.oval(57.4, 84, 0.9, 1.1, dark)
      pen.limb('70 73 .5, 66 71.5 .6, 62 72.5 .3', dark)
    })
  })
}

const BOX = { left: 98, right: 78, top: 106, bottom: 4 }

export const lionFigure: Figure = {
  box: BOX,
  paint(clay, dye) {
    const coat = dye(0, [0.7, 0.1, 72], 0.35)
    paintBigCat(clay, { coat, pale: mix(coat, [0.97, 0.94, 0.88], 0.6), mane: dye(1, [0.4, 0.09, 50]), stripe: null })
  },
}

export const tigerFigure: Figure = {
  box: BOX,
  paint(clay, dye) {
    const coat = dye(0, [0.68, 0.15, 58], 0.35)
    paintBigCat(clay, {
      coat,
      pale: mix(coat, [0.98, 0.96, 0.92], 0.85),
      mane: null,
      stripe: oklchToRgb([0.17, 0.02, 50]),
    })
  },
}
