import { mix, oklchToRgb, shift } from '../../core/color.ts'
import type { Rgb } from '../../types.ts'
import type { Clay } from '../figure/clay.ts'
import type { Dye, Figure } from '../figure/figure.ts'

interface Dress {
  readonly coat: Rgb
  readonly trousers: Rgb
  readonly hair: Rgb
  readonly skin: Rgb
}

const SKINS = [
  [0.8, 0.06, 60],
  [0.68, 0.07, 55],
  [0.52, 0.06, 50],
  [0.4, 0.05, 45],
] as const
const HAIRS = [
  [0.24, 0.03, 50],
  [0.42, 0.08, 55],
  [0.72, 0.09, 80],
  [0.16, 0.01, 270],
] as const

/** Clothes by chance, dyed by the prompt. */
function dressed(clay: Clay, dye: Dye): Dress {
  const hue = clay.random() * 360
  return {
    coat: dye(0, [0.52, 0.13, hue], 0.4),
    trousers: dye(1, [0.32, 0.04, 260]),
    hair: oklchToRgb(HAIRS[Math.floor(clay.random() * 4)] ?? HAIRS[0]),
    skin: oklchToRgb(SKINS[Math.floor(clay.random() * 4)] ?? SKINS[0]),
  }
}

/** A figure seen from behind in a coat, walking away or standing. */
export function paintWalker(clay: Clay, dress: Dress, x: number, scale: number, walking: boolean): void {
  const { coat, trousers, hair, skin } = dress
  const s = (value: number): number => x + value * scale
  const folds = (u: number, v: number): number => 1 + 0.12 * clay.noise.perlin((u - x) * 0.22, v * 0.06)
  const bones = (list: readonly (readonly [number, number, number])[]): { x: number; y: number; radius: number }[] =>
    list.map(([u, v, radius]) => ({ x: s(u), y: v * scale, radius: radius * scale }))
  clay.part({ thickness: 4 * scale, texture: folds }, (pen) => {
    pen.bones(
      bones(
        walking
          ? [
              [-4, 44, 6],
              [-5, 24, 4.6],
              [-8, 7, 3.4],
            ]
          : [
              [-5, 44, 6],
              [-5.6, 24, 4.4],
              [-6, 4, 3.4],
            ],
      ),
      trousers,
    )
    pen.bones(
      bones(
        walking
          ? [
              [4, 44, 6],
              [6, 24, 4.6],
              [5, 4, 3.4],
            ]
          : [
              [5, 44, 6],
              [5.6, 24, 4.4],
              [6, 4, 3.4],
            ],
      ),
      shift(trousers, -0.03),
    )
    pen.bones(
      bones([
        [walking ? -8 : -6, walking ? 5 : 2, 3.2],
        [walking ? -9 : -8, walking ? 4 : 1.6, 2.6],
      ]),
      [0.1, 0.08, 0.07],
    )
    pen.bones(
      bones([
        [6, 2, 3.2],
        [8, 1.6, 2.6],
      ]),
      [0.1, 0.08, 0.07],
    )
  })
  clay.part({ thickness: 6 * scale, texture: folds }, (pen) => {
    pen.bones(
      bones([
        [-11, 75, 4.4],
        [-14, 61, 3.6],
        [-13, 48, 2.8],
      ]),
      shift(coat, -0.04),
    )
    pen.bones(
      bones([
        [11, 75, 4.4],
        [14, 61, 3.6],
        [13, 48, 2.8],
      ]),
      shift(coat, -0.04),
    )
    pen.oval(s(-12.6), 45 * scale, 2.7 * scale, 3 * scale, skin)
    pen.oval(s(12.6), 45 * scale, 2.7 * scale, 3 * scale, skin)
  })
  clay.part({ thickness: 8 * scale, texture: folds }, (pen) => {
    pen.bones(
      bones([
        [0, 42, 10],
        [0, 56, 9],
        [0, 70, 10.4],
        [-6, 75, 5.6],
        [6, 75, 5.6],
      ]),
      coat,
    )
    pen.bones(
      bones([
        [-6, 76, 6],
        [0, 78, 6],
        [6, 76, 6],
      ]),
      coat,
    )
    pen.bones(
      bones([
        [-1, 35, 9.6],
        [1, 35, 9.6],
        [0, 42, 10],
      ]),
      coat,
    )
  })
  clay.part({ thickness: 4 * scale }, (pen) => {
    pen.bones(
      bones([
        [0, 78, 3.6],
        [0, 84, 3.6],
      ]),
      skin,
    )
    pen.oval(s(0), 91 * scale, 7.2 * scale, 8.4 * scale, hair)
  })
}

function paintWoman(clay: Clay, dress: Dress, x: number, scale: number): void {
  const { coat, hair, skin } = dress
  const sway = clay.random() < 0.5 ? -1 : 1
  const folds = (u: number, v: number): number =>
    1 + 0.17 * Math.sin((u - x) * 0.5 + 2 * clay.noise.perlin(u * 0.08, v * 0.03)) * Math.max(0, 1 - v / (58 * scale))
  const p = (text: string): string =>
    text
      .split(',')
      .map((entry) => {
        const words = entry.trim().split(/\s+/)
        const corner = words[0] === '!' ? words.shift() : undefined
        const [u, v, radius] = words.map(Number)
        const joint = `${x + (u ?? 0) * scale} ${(v ?? 0) * scale}${radius === undefined ? '' : ` ${radius * scale}`}`
        return corner ? `! ${joint}` : joint
      })
      .join(',')
  clay.part({ thickness: 3 * scale }, (pen) => {
    pen.limb(p('-3 22 3, -3 8 2, -3.4 3 2'), skin)
    pen.limb(p('4 22 3, 4 8 2, 4.4 3 2'), skin)
    pen.limb(p('-3.4 2 2.2, -5 1.6 1.7'), [0.2, 0.12, 0.1])
    pen.limb(p('4.4 2 2.2, 6 1.6 1.7'), [0.2, 0.12, 0.1])
    pen.limb(p('-9 74 3.2, -13 62 2.7, -12 50 2.1'), skin)
    pen.limb(p('9 74 3.2, 13 62 2.7, 12 50 2.1'), skin)
  })
  clay.part({ thickness: 8 * scale, texture: folds }, (pen) => {
    pen.shape(
      p(
        `! -8 78, -7 66, -6 57, -13 38, -20 20, ! ${-22 + sway * 5} 12, ${-6 + sway * 3} 9, ${8 + sway * 3} 11, ! ${22 + sway * 5} 13, 18 28, 11 44, 6 57, 7 66, ! 8 78, 0 75`,
      ),
      coat,
    )
    pen.inside(() => pen.box(x - 8 * scale, 56 * scale, 16 * scale, 2.4 * scale, shift(coat, -0.14)))
  })
  clay.part({ thickness: 4 * scale }, (pen) => {
    pen.limb(p('0 77 2.8, 0 84 2.8'), skin)
    pen.limb(p(`0 92 7, ${-sway} 82 7, ${-sway * 2} 70 6, ${-sway * 4} 60 2.4`), hair)
    if (clay.random() < 0.4) {
      pen.oval(x, 96 * scale, 16 * scale, 3.4 * scale, [0.86, 0.74, 0.48])
      pen.oval(x, 99 * scale, 7.4 * scale, 5 * scale, [0.86, 0.74, 0.48])
    }
  })
}

const BOX = { left: 34, right: 34, top: 106, bottom: 3 }

export const manFigure: Figure = {
  box: BOX,
  paint: (clay, dye) => paintWalker(clay, dressed(clay, dye), 0, 1, clay.random() < 0.6),
}

export const womanFigure: Figure = { box: BOX, paint: (clay, dye) => paintWoman(clay, dressed(clay, dye), 0, 1) }

export const childFigure: Figure = {
  box: { left: 40, right: 52, top: 112, bottom: 3 },
  paint(clay, dye) {
    const dress = dressed(clay, dye)
    paintWalker(clay, dress, -8, 0.86, true)
    const balloon = dye(1, [0.62, 0.2, 25])
    clay.part({ thickness: 1 }, (pen) => pen.line('6 40, 14 62, 26 84', 0.5, [0.2, 0.2, 0.2]))
    clay.part({ thickness: 9, translucent: 0.5 }, (pen) => {
      pen.oval(29, 97, 11, 13, balloon)
      pen.shape('! 27 84, ! 31 84, ! 28 87', balloon)
    })
  },
}

export const coupleFigure: Figure = {
  box: { left: 48, right: 48, top: 106, bottom: 3 },
  paint(clay, dye) {
    const first = dressed(clay, dye)
    const second = dressed(clay, dye)
    paintWalker(clay, { ...second, coat: mix(second.coat, [0.2, 0.22, 0.3], 0.5) }, -14, 1, clay.random() < 0.5)
    paintWoman(clay, first, 15, 0.94)
  },
}

/** Somebody under an umbrella, from behind. */
export const umbrellaFigure: Figure = {
  box: { left: 46, right: 46, top: 122, bottom: 3 },
  paint(clay, dye) {
    const dress = dressed(clay, (material, own, keep) => dye(material + 1, own, keep))
    const canopy = dye(0, [0.58, 0.2, 27], 0.3)
    paintWalker(clay, dress, 0, 0.92, true)
    clay.part({ thickness: 1.4 }, (pen) => pen.limb('10 44 .8, 6 80 .8, 2 116 .8', [0.15, 0.13, 0.12]))
    clay.part({ thickness: 11, roundness: 0.9, translucent: 0.6 }, (pen) => {
      pen.shape(
        '! -44 84, -40 100, -22 114, 2 118, 26 114, 42 100, ! 46 84, 40 88, ! 32 83, 24 88, ! 16 82, 8 88, ! 0 82, -8 88, ! -16 82, -22 88, ! -30 83, -38 88',
        canopy,
      )
      pen.inside(() => {
        for (const end of ['-30 83', '-16 82', '0 82', '16 82', '32 83'])
          pen.line(`2 118, ${(Number(end.split(' ')[0]) * 1.15).toFixed(1)} 102, ${end}`, 0.7, shift(canopy, -0.16))
      })
    })
  },
}
