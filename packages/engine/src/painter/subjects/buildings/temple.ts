import { shift } from '../../core/color.ts'
import type { Figure } from '../figure/figure.ts'
import { stones } from './masonry.ts'

/** A columned temple on its steps. */
export const templeFigure: Figure = {
  box: { left: 84, right: 84, top: 102, bottom: 4 },
  paint(clay, dye) {
    const marble = dye(0, [0.9, 0.025, 82])
    const texture = stones(clay.noise, 6)
    clay.part({ thickness: 5, roundness: 0.3 }, (pen) => pen.box(-58, 14, 116, 50, shift(marble, -0.42)))
    if (clay.night) clay.shine(18, (pen) => pen.box(-8, 16, 16, 30, clay.glow, 0.6), true)
    clay.part({ thickness: 3.6, roundness: 1, texture: (x) => 0.94 + 0.1 * Math.sin(x * 3.6) }, (pen) => {
      for (let column = 0; column < 6; column++) {
        const x = -55 + column * 22
        pen.shape(`! ${x - 5} 14, ${x - 4.9} 36, ! ${x - 4} 60, ! ${x + 4} 60, ${x + 4.9} 36, ! ${x + 5} 14`, marble)
      }
    })
    clay.part({ thickness: 2.4, roundness: 0.7, texture }, (pen) => {
      for (let column = 0; column < 6; column++) {
        const x = -55 + column * 22
        pen.box(x - 6.4, 60, 12.8, 4, marble)
        pen.box(x - 6.4, 12, 12.8, 3.4, marble)
      }
    })
    clay.part({ thickness: 3, roundness: 0.5, texture }, (pen) => {
      pen.box(-66, 64, 132, 9, marble)
      pen.box(-69, 72, 138, 4, shift(marble, 0.02))
      for (let block = 0; block < 12; block++) pen.box(-63 + block * 11, 65.4, 4, 6, shift(marble, -0.1))
    })
    clay.part({ thickness: 3, roundness: 0.5, texture }, (pen) =>
      pen.shape('! -69 76, ! 0 98, ! 69 76', shift(marble, -0.12)),
    )
    clay.part({ thickness: 2, roundness: 0.8 }, (pen) => {
      pen.line('-70 76.6, 0 99', 3.4, marble)
      pen.line('70 76.6, 0 99', 3.4, marble)
      pen.line('-70 76, 70 76', 2.4, marble)
      pen.oval(0, 85, 6, 6, shift(marble, -0.04))
    })
    clay.part({ thickness: 2, roundness: 0.5, texture }, (pen) => {
      for (let step = 0; step < 4; step++)
        pen.box(-82 + step * 4, -1 + step * 3.4, 164 - step * 8, 3.6, shift(marble, -0.02 * (4 - step)))
    })
  },
}
