import { shift } from '../../core/color.ts'
import type { Figure } from '../figure/figure.ts'
import { planks, plaster, windows } from './masonry.ts'

export const windmillFigure: Figure = {
  box: { left: 52, right: 52, top: 112, bottom: 5 },
  paint(clay, dye) {
    const wall = dye(1, [0.9, 0.03, 80])
    const cap = dye(0, [0.42, 0.08, 40], 0.3)
    const sail = dye(2, [0.9, 0.02, 85])
    const wood = shift(cap, -0.12)
    const turn = clay.random() * 90
    clay.part({ thickness: 9, roundness: 0.9, texture: plaster(clay.noise) }, (pen) => {
      pen.shape('! -22 0, -18 28, ! -13 58, ! 13 58, 18 28, ! 22 0', wall)
      pen.inside(() => pen.box(-30, 0, 60, 8, clay.rock, 0.8))
    })
    clay.part({ thickness: 7, roundness: 0.9, texture: planks(clay.noise, 3, true) }, (pen) =>
      pen.shape('! -16 56, -15 66, 0 78, 15 66, ! 16 56, 0 54', cap),
    )
    windows(clay, [
      [-4, 36, 4.4, 6],
      [5, 20, 4.4, 6],
      [-8, 18, 4.4, 6],
    ])
    clay.part({ thickness: 1.6 }, (pen) => {
      pen.box(-5, 0, 10, 14, wood)
      pen.box(-26, 12, 52, 2, wood)
      for (let post = -5; post <= 5; post++) pen.box(post * 5 - 0.4, 12, 0.9, 6, wood)
    })
    clay.part({ thickness: 2, roundness: 0.6, translucent: 0.7 }, (pen) => {
      const { context } = pen
      context.save()
      context.translate(0, 64)
      context.rotate(((turn % 90) * Math.PI) / 180)
      for (let arm = 0; arm < 4; arm++) {
        context.rotate(Math.PI / 2)
        pen.box(-0.9, 0, 1.8, 46, wood)
        pen.box(1, 10, 9, 35, sail, 0.8)
        for (let slat = 0; slat < 9; slat++) pen.box(0.8, 10 + slat * 4.3, 9.4, 0.7, wood)
        pen.box(9.6, 10, 0.9, 35.4, wood)
        pen.box(5, 10, 0.6, 35, wood)
      }
      pen.oval(0, 0, 3, 3, wood)
      context.restore()
    })
    clay.part({ thickness: 3 }, (pen) => {
      for (let tuft = 0; tuft < 70; tuft++) {
        const x = (clay.random() * 2 - 1) * 34
        pen.line(
          `${x} -3, ${x + clay.random() * 3 - 1.5} ${2 + clay.random() * 5}`,
          1,
          clay.random() < 0.5 ? clay.leaf : clay.leafLight,
        )
      }
    })
  },
}
