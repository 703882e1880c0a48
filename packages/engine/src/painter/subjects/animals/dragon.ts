import { mix, oklchToRgb, shift } from '../../core/color.ts'
import type { Rgb } from '../../types.ts'
import type { Clay } from '../figure/clay.ts'
import type { Pen } from '../figure/pen.ts'
import type { Figure } from '../figure/figure.ts'

function wing(pen: Pen, skin: Rgb, bone: Rgb): void {
  pen.shape(
    '! 6 56, 2 74, -8 92, ! -16 112, -40 110, -66 100, ! -88 84, -70 80, ! -64 66, -48 68, ! -42 54, -26 60, ! -18 50, -6 54',
    skin,
  )
  pen.inside(() => {
    for (const tip of ['-88 84', '-64 66', '-42 54', '-18 50']) pen.line(`-16 111, ${tip}`, 1.6, bone, 0.9)
    pen.oval(-20, 78, 16, 22, mix(skin, bone, 0.5), 0.4)
  }, 0.3)
  pen.limb('6 56 4.6, -2 76 3.4, -12 96 2.6, -17 113 1.4', bone)
  pen.limb('-16 111 2, -42 111 1.4, -66 101 1, -88 84 .5', bone)
}

/** A dragon on the wing that looks to the right, its tail in a curve behind it. */
export const dragonFigure: Figure = {
  box: { left: 108, right: 92, top: 122, bottom: 4 },
  paint(clay: Clay, dye) {
    const hue = [150, 25, 285, 250, 95][Math.floor(clay.random() * 5)] as number
    const hide = dye(0, [0.5, 0.12, hue], 0.45)
    const skin = dye(1, [0.6, 0.14, hue - 35])
    const belly = mix(hide, oklchToRgb([0.88, 0.09, 85]), 0.7)
    const horn = oklchToRgb([0.88, 0.04, 85])
    const scales = (x: number, y: number): number => 0.88 + 0.34 * Math.min(1, clay.noise.cells(x * 0.34, y * 0.34))
    const membrane = (x: number, y: number): number => 1 + 0.12 * clay.noise.fbm(x * 0.08, y * 0.08, 3)
    clay.part({ thickness: 4, roundness: 0.7, texture: membrane }, (pen) => {
      pen.context.save()
      pen.context.translate(14, 4)
      pen.context.rotate(-0.42)
      pen.context.scale(0.86, 0.92)
      wing(pen, shift(skin, -0.1), shift(hide, -0.1))
      pen.context.restore()
    })
    clay.part({ thickness: 5, texture: scales }, (pen) => {
      pen.limb('4 40 7, 14 28 5, 8 18 3.4, 14 12 3', shift(hide, -0.08))
      pen.limb('-26 36 7, -18 24 5, -26 14 3.4, -20 8 3', shift(hide, -0.08))
    })
    clay.part({ thickness: 9, texture: scales }, (pen) => {
      pen.limb('-28 44 12, -46 34 9, -64 20 7, -84 16 5, -98 26 3.4, -98 40 2.2, -90 46 .8', hide)
      pen.shape('! -92 44, -94 54, ! -84 60, -84 50, ! -82 42', skin)
      pen.limb('-30 44 12.5, -12 46 15, 8 52 14.5, 22 58 11', hide)
      pen.limb('20 58 10.5, 36 62 8.4, 46 74 7.2, 52 88 6.6, 60 96 6.6', hide)
      pen.inside(
        () => pen.limb('-90 14 1, -62 12 3, -28 30 5, 4 38 5, 28 48 5, 46 60 4, 56 76 3.4, 60 88 2.6', belly),
        1.6,
      )
      pen.inside(() => {
        for (let rib = 0; rib < 15; rib++)
          pen.line(
            `${-30 + rib * 5.2} ${26 + rib * 1.8}, ${-26 + rib * 5.2} ${40 + rib * 1.7}`,
            0.7,
            shift(belly, -0.25),
            0.6,
          )
      }, 0.2)
    })
    clay.part({ thickness: 4, texture: scales }, (pen) => {
      for (let spine = 0; spine < 9; spine++) {
        const x = -84 + spine * 8
        const y = [20, 24, 31, 40, 47, 53, 57, 60, 62][spine] as number
        pen.shape(`! ${x - 3} ${y}, ${x - 4} ${y + 5}, ! ${x - 5} ${y + 9}, ${x + 1} ${y + 5}, ! ${x + 4} ${y}`, skin)
      }
      for (const [x, y] of [
        [34, 69],
        [39, 78],
        [43, 88],
      ] as const)
        pen.shape(
          `! ${x - 1} ${y - 4}, ${x - 5} ${y + 1}, ! ${x - 9} ${y + 4}, ${x - 2} ${y + 4}, ! ${x + 3} ${y + 2}`,
          skin,
        )
      pen.limb('54 102 2.4, 46 110 1.8, 36 113 .4', horn)
      pen.limb('58 104 2, 52 113 1.5, 45 118 .4', horn)
      pen.limb('60 97 7.4, 70 96 5.4, 80 92 4, 86 90 3', hide)
      pen.limb('60 92 4.6, 70 86 2.8, 79 82 1.7', hide)
      for (let tooth = 0; tooth < 4; tooth++)
        pen.shape(
          `! ${70 + tooth * 4} ${91 - tooth}, ${71 + tooth * 4} ${88 - tooth}, ! ${71.5 + tooth * 4} ${85.6 - tooth}, ${73 + tooth * 4} ${88 - tooth}, ! ${73 + tooth * 4} ${91 - tooth}`,
          [0.95, 0.93, 0.88],
        )
      pen.inside(() => {
        pen.oval(66, 98.6, 2.1, 1.5, oklchToRgb([0.85, 0.17, 85]), 1, -0.3)
        pen.oval(66.4, 98.6, 0.7, 1.4, [0.02, 0.02, 0.02])
        pen.oval(85.6, 92, 0.9, 0.8, [0.03, 0.03, 0.03])
      })
      pen.limb('12 44 8.4, 24 32 5.6, 20 22 4, 28 15 3.2, 33 14 1.6', hide)
      pen.limb('-20 40 9, -8 26 6.4, -14 14 4.2, -6 7 3.2, -1 6 1.6', hide)
    })
    clay.part({ thickness: 4, roundness: 0.75, texture: membrane }, (pen) => wing(pen, skin, hide))
  },
}
