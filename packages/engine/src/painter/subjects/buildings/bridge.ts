import { shift } from '../../core/color.ts'
import type { Figure } from '../figure/figure.ts'
import { planks, stones } from './masonry.ts'

/** A stone bridge of two or three arches, or a red wooden moon bridge. */
export const bridgeFigure: Figure = {
  box: { left: 190, right: 190, top: 104, bottom: 12 },
  paint(clay, dye) {
    if (clay.random() < 0.5) {
      const wood = dye(0, [0.5, 0.19, 28], 0.3)
      const texture = planks(clay.noise, 6, true)
      const deck = (lift: number): string =>
        `-180 ${lift - 4} 5, -110 ${lift + 30} 5, -40 ${lift + 50} 5, 40 ${lift + 50} 5, 110 ${lift + 30} 5, 180 ${lift - 4} 5`
      const rail = (lift: number): string =>
        `-176 ${lift} 2.4, -110 ${lift + 32} 2.4, -40 ${lift + 52} 2.4, 40 ${lift + 52} 2.4, 110 ${lift + 32} 2.4, 176 ${lift} 2.4`
      clay.part({ thickness: 3 }, (pen) => pen.limb(rail(30), shift(wood, -0.1)))
      clay.part({ thickness: 5, texture }, (pen) => {
        for (const x of [-110, -55, 0, 55, 110]) pen.box(x - 4, -12, 8, 60 - Math.abs(x) * 0.22, shift(wood, -0.12))
        pen.limb(deck(6), wood)
      })
      clay.part({ thickness: 3.4 }, (pen) => {
        for (let post = -5; post <= 5; post++) {
          const x = post * 34
          const y = 52 - Math.pow(Math.abs(x) / 180, 1.8) * 54
          pen.box(x - 3, y + 2, 6, 32, wood)
          pen.oval(x, y + 36, 4.4, 4.4, shift(wood, -0.24))
        }
        pen.limb(rail(26), wood)
        pen.limb(rail(12), wood)
      })
      return
    }
    const stone = dye(0, [0.66, 0.03, 80])
    clay.part({ thickness: 6, roundness: 0.5, texture: stones(clay.noise, 7) }, (pen) => {
      pen.shape('! -190 -12, ! -190 34, -100 62, 0 74, 100 62, ! 190 34, ! 190 -12', stone)
      pen.context.globalCompositeOperation = 'destination-out'
      for (const [x, half, height] of [
        [-88, 40, 40],
        [0, 46, 54],
        [88, 40, 40],
      ] as const) {
        pen.box(x - half, -14, half * 2, 14, [0, 0, 0])
        pen.oval(x, 0, half, height, [0, 0, 0])
      }
      pen.context.globalCompositeOperation = 'source-over'
    })
    clay.part({ thickness: 3, roundness: 0.7, texture: stones(clay.noise, 5) }, (pen) => {
      pen.limb('-190 36 5, -100 64 5, 0 76 5, 100 64 5, 190 36 5', shift(stone, 0.03))
      for (const [x, half, height] of [
        [-88, 42, 42],
        [0, 48, 56],
        [88, 42, 42],
      ] as const) {
        pen.context.lineWidth = 5
        pen.context.beginPath()
        pen.context.ellipse(x, 0, half, height, 0, 0, Math.PI)
        pen.context.strokeStyle = pen.context.fillStyle
        pen.context.stroke()
      }
    })
  },
}
