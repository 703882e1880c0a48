import { shift } from '../../core/color.ts'
import type { Figure } from '../figure/figure.ts'
import { stones } from './masonry.ts'

/** Broken walls with pointed arches, grown over. */
export const ruinFigure: Figure = {
  box: { left: 76, right: 76, top: 104, bottom: 5 },
  paint(clay, dye) {
    const stone = dye(0, [0.66, 0.03, 85])
    const texture = stones(clay.noise, 4.2)
    clay.part({ thickness: 4, roundness: 0.5, texture }, (pen) => {
      pen.shape(
        '! -16 0, ! -16 58, -8 66, ! -4 70, 4 68, ! 10 74, 18 72, ! 24 62, 32 60, ! 36 44, ! 48 42, ! 52 0',
        shift(stone, -0.07),
      )
      pen.context.globalCompositeOperation = 'destination-out'
      for (const x of [2, 24])
        pen.shape(
          `! ${x - 7} 0, ! ${x - 7} 28, ${x - 5} 38, ! ${x} 46, ${x + 5} 38, ! ${x + 7} 28, ! ${x + 7} 0`,
          [0, 0, 0],
        )
      pen.context.globalCompositeOperation = 'source-over'
    })
    clay.part({ thickness: 7, roundness: 0.8, texture }, (pen) => {
      pen.shape(
        '! -52 0, ! -50 84, -46 92, ! -42 98, -38 94, ! -34 100, -30 92, ! -26 86, -22 90, ! -18 78, ! -14 0',
        stone,
      )
      pen.context.globalCompositeOperation = 'destination-out'
      pen.shape('! -40 50, ! -40 62, -37 70, ! -34 74, -31 70, ! -28 62, ! -28 50', [0, 0, 0])
      pen.context.globalCompositeOperation = 'source-over'
    })
    clay.part({ thickness: 6, roundness: 0.8, texture }, (pen) => {
      for (const [x, height] of [
        [46, 56],
        [64, 26],
      ] as const) {
        pen.box(x - 5, 0, 10, height, stone)
        pen.box(x - 7, 0, 14, 5, stone)
        if (height > 40) pen.box(x - 7, height - 2, 14, 6, stone)
      }
      pen.shape('! -72 0, -70 10, ! -60 14, -54 8, ! -50 0', stone)
      pen.shape('! 28 0, 30 7, ! 37 8, 40 4, ! 42 0', stone)
    })
    clay.part(
      { thickness: 2.6, texture: (x, y) => 0.8 + 0.5 * clay.noise.hash(Math.floor(x), Math.floor(y)) },
      (pen) => {
        for (let leaf = 0; leaf < 240; leaf++) {
          const strand = [-50, -46, -18, 8, 34, 47, -30][leaf % 7] as number
          const hang = Math.pow(clay.random(), 0.7)
          const top = [90, 94, 78, 70, 58, 58, 92][leaf % 7] as number
          pen.oval(
            strand + (clay.random() - 0.5) * 9 * (1 - hang * 0.5),
            top - hang * top * 0.8,
            1.3 + clay.random(),
            1.2,
            clay.random() < 0.5 ? clay.leaf : clay.leafLight,
          )
        }
        for (let tuft = 0; tuft < 60; tuft++) {
          const x = (clay.random() * 2 - 1) * 74
          pen.line(
            `${x} -3, ${x + clay.random() * 3 - 1.5} ${2 + clay.random() * 6}`,
            1,
            clay.random() < 0.5 ? clay.leaf : clay.leafLight,
          )
        }
      },
    )
  },
}
