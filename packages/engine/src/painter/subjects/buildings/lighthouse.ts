import { shift } from '../../core/color.ts'
import type { Figure } from '../figure/figure.ts'
import { gable, plaster, windows } from './masonry.ts'

export const lighthouseFigure: Figure = {
  box: { left: 46, right: 46, top: 106, bottom: 6 },
  paint(clay, dye) {
    const white = dye(1, [0.95, 0.01, 85])
    const band = dye(0, [0.52, 0.19, 27], 0.3)
    const metal = shift(band, -0.2)
    const striped = clay.random() < 0.7
    clay.part({ thickness: 4, roundness: 0.5, texture: plaster(clay.noise) }, (pen) => pen.box(12, 2, 26, 12, white))
    gable(clay, 12, 38, 14, 9, white, band, plaster(clay.noise))
    clay.part({ thickness: 8, roundness: 0.95, texture: plaster(clay.noise) }, (pen) => {
      pen.shape('! -13 0, -11 25, -9 50, ! -7.6 74, ! 7.6 74, 9 50, 11 25, ! 13 0', white)
      pen.inside(() => {
        if (striped) for (const y of [10, 38, 62]) pen.box(-16, y, 32, 13, band)
      })
    })
    windows(clay, [
      [0, 26, 2.6, 4.4],
      [1, 54, 2.4, 4],
      [25, 5, 4, 4.6],
      [32, 5, 3, 4.6],
    ])
    clay.part({ thickness: 3, roundness: 0.8 }, (pen) => {
      pen.box(-11, 73, 22, 3, metal)
      for (let rail = 0; rail < 9; rail++) pen.box(-10.6 + rail * 2.6, 76, 0.6, 4.4, metal)
      pen.box(-11, 80, 22, 0.8, metal)
    })
    clay.part({ thickness: 4, roundness: 0.7 }, (pen) => pen.box(-5.4, 76, 10.8, 12, [0.75, 0.8, 0.82]))
    if (clay.night) {
      clay.shine(26, (pen) => pen.oval(0, 83, 7, 7, [1, 0.93, 0.7]), true)
      clay.shine(5, (pen) => pen.oval(0, 83, 4, 4, [1, 0.97, 0.85]))
    }
    clay.part({ thickness: 4, roundness: 0.9 }, (pen) => {
      for (const x of [-5.4, -2, 1.4, 4.8]) pen.box(x, 76, 0.7, 12, metal)
      pen.shape('! -7.4 88, -5 95, 0 99, 5 95, ! 7.4 88', band)
      pen.limb('0 99 .8, 0 105 .4', metal)
    })
    clay.part({ thickness: 7, texture: (x, y) => 0.8 + 0.5 * clay.noise.ridged(x * 0.05, y * 0.07, 4) }, (pen) => {
      pen.shape('! -46 -6, -36 1, -26 4, -10 2, 8 3, 24 2, 36 4, ! 46 -6', clay.rock)
    })
  },
}
