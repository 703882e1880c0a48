import { mix, shift } from '../../core/color.ts'
import type { Figure } from '../figure/figure.ts'
import { planks } from '../buildings/masonry.ts'

/** A tall ship under full sail. */
export const shipFigure: Figure = {
  box: { left: 66, right: 84, top: 108, bottom: 5 },
  paint(clay, dye) {
    const hull = dye(0, [0.36, 0.07, 48], 0.35)
    const sail = dye(1, [0.92, 0.03, 82], 0.3)
    const gold = mix(hull, [0.85, 0.66, 0.3], 0.75)
    const canvas = (x: number, y: number): number => 1 + 0.06 * clay.noise.fbm(x * 0.08, y * 0.08, 3)
    const spar = shift(hull, -0.08)
    clay.part({ thickness: 1.6 }, (pen) => {
      for (const [x, top] of [
        [-32, 84],
        [2, 105],
        [34, 90],
      ] as const)
        pen.limb(`${x} 14 1.3, ${x} ${top * 0.6} 1.1, ${x} ${top} .5`, spar)
      pen.limb('46 20 1.4, 66 28 1, 83 35 .5', spar)
      for (const line of ['-32 82, -56 22', '2 102, -30 60', '34 88, 4 60', '34 88, 80 34', '2 104, 34 66'])
        pen.line(line, 0.35, spar, 0.8)
    })
    clay.part({ thickness: 7, roundness: 0.9, translucent: 0.8, texture: canvas }, (pen) => {
      pen.shape('! 38 84, 54 62, 66 44, ! 78 34, 60 36, ! 42 34, 44 56', sail)
      pen.shape('! -34 60, -46 42, ! -58 26, -44 25, ! -34 26', sail)
    })
    for (const [x, top, widths] of [
      [-32, 82, [9, 12, 15]],
      [34, 87, [10, 14, 17]],
      [2, 102, [11, 15, 19, 21]],
    ] as const) {
      const height = (top - 26) / widths.length
      widths.forEach((half, row) => {
        const high = top - row * height
        const low = high - height + 1.4
        clay.part({ thickness: 5, roundness: 0.95, translucent: 0.8, texture: canvas }, (pen) => {
          pen.shape(
            `! ${x - half} ${high}, ${x} ${high - 0.6}, ! ${x + half} ${high}, ${x + half + 4.5} ${(high + low) / 2}, ! ${x + half + 2.4} ${low}, ${x + 2} ${low + 2.6}, ! ${x - half - 1} ${low}, ${x - half + 2.4} ${(high + low) / 2}`,
            sail,
          )
        })
        clay.part({ thickness: 1 }, (pen) =>
          pen.limb(`${x - half - 1.4} ${high} .5, ${x} ${high} .9, ${x + half + 1.4} ${high} .5`, spar),
        )
      })
    }
    clay.part({ thickness: 1.4, translucent: 0.6 }, (pen) =>
      pen.shape('! 2 107, -6 106, ! -14 104.6, -6 103, ! 2 102.6', dye(2, [0.5, 0.18, 27])),
    )
    clay.part({ thickness: 8, roundness: 0.85, texture: planks(clay.noise, 2.6, false) }, (pen) => {
      pen.shape(
        '! -60 31, ! -48 30, ! -46 24, -20 17, 20 17, ! 42 21, ! 52 24, 48 12, ! 40 -4, 0 -6, ! -44 -4, -56 10',
        hull,
      )
      pen.inside(() => {
        pen.limb('-58 20 1.1, -20 12 1.1, 20 12 1.1, 52 19 1.1', gold)
        pen.limb('-62 30 1, -48 29 1, -46 23 1', gold)
        for (let port = 0; port < 8; port++) pen.box(-36 + port * 9.6, 5.4, 3.6, 3.4, shift(hull, -0.18))
      })
    })
    if (clay.night)
      clay.shine(5, (pen) => {
        for (let port = 0; port < 5; port++) pen.box(-57 + port * 2.6, 22, 1.6, 3, clay.glow)
      })
  },
}
