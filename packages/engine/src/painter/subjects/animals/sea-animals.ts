import { mix, oklchToRgb, shift } from '../../core/color.ts'
import type { Figure } from '../figure/figure.ts'

/** A humpback out of the water in a leap; its foot is where it leaves the water. */
export const whaleFigure: Figure = {
  box: { left: 78, right: 84, top: 104, bottom: 4 },
  paint(clay, dye) {
    const back = dye(0, [0.36, 0.05, 245], 0.35)
    const belly = mix(back, oklchToRgb([0.92, 0.02, 220]), 0.8)
    const spray = oklchToRgb([0.95, 0.02, 220])
    clay.part({ thickness: 6 }, (pen) => pen.limb('14 42 5, 34 34 6, 52 20 4, 58 10 1', shift(back, -0.06)))
    clay.part({ thickness: 17, texture: (x, y) => 1 + 0.08 * clay.noise.fbm(x * 0.1, y * 0.1, 3) }, (pen) => {
      pen.limb('-34 -14 20, -22 10 22, -4 36 22, 18 60 19, 36 76 14, 48 86 7.5', back)
      pen.inside(() => pen.limb('-2 -10 10, 10 14 13, 28 40 14, 46 62 12, 58 80 8', belly), 3.5)
      pen.inside(() => {
        for (let groove = 0; groove < 7; groove++)
          pen.line(
            `${2 + groove * 3.4} ${12 - groove}, ${20 + groove * 3.2} ${38 - groove * 1.4}, ${40 + groove * 2} ${66 - groove * 1.4}`,
            0.7,
            shift(belly, -0.22),
            0.8,
          )
      }, 0.3)
      pen.inside(() => {
        pen.line('56 82, 40 66, 30 60, 24 62', 1, [0.05, 0.06, 0.08], 0.7)
        pen.oval(23, 63.5, 1.5, 1.4, [0.02, 0.02, 0.02])
      })
    })
    clay.part({ thickness: 6 }, (pen) => {
      pen.limb('2 40 6, -18 44 6.6, -36 38 5, -46 30 1.4', shift(back, 0.03))
      pen.limb('-28 34 3, -32 40 2.4, -37 41 .6', back)
    })
    clay.part({ thickness: 3, roundness: 0.5 }, (pen) => {
      for (let drop = 0; drop < 90; drop++) {
        const side = clay.random() * 2 - 1
        const height = Math.pow(clay.random(), 2) * 26 * (1 - Math.abs(side) * 0.5)
        pen.oval(-16 + side * 40, height - 2, 0.6 + clay.random() * 1.5, 0.5 + clay.random() * 1.8, spray, 0.55)
      }
      pen.shape('-60 -3, -44 4, -34 2, -22 8, -8 4, 6 9, 18 3, 30 -3, 0 -4', spray, 0.8)
    })
  },
}

export const dolphinFigure: Figure = {
  box: { left: 76, right: 74, top: 100, bottom: 4 },
  paint(clay, dye) {
    const back = dye(0, [0.52, 0.05, 245], 0.35)
    const belly = mix(back, oklchToRgb([0.95, 0.01, 220]), 0.8)
    clay.part({ thickness: 5 }, (pen) => {
      pen.limb('-52 30 2.5, -62 24 4, -70 26 3, -74 32 .8', shift(back, -0.05))
      pen.limb('-52 30 2.5, -58 18 3.6, -62 10 .8', back)
    })
    clay.part({ thickness: 12 }, (pen) => {
      pen.limb('-54 32 2.4, -40 48 7, -22 62 12, 2 70 14.5, 26 64 12.5, 42 54 9, 50 46 6', back)
      pen.limb('50 45 4, 58 37 2.6, 62 33 1.8', back)
      pen.shape('! -14 72, -16 88, ! -24 97, -2 92, ! 8 80', back)
      pen.inside(() => pen.limb('-40 38 4, -20 50 6, 6 55 7, 30 50 7, 48 40 5, 58 33 2', belly), 2)
      pen.inside(() => {
        pen.oval(41, 53, 1.5, 1.4, [0.02, 0.02, 0.03])
        pen.line('61 34, 52 40, 46 43', 0.7, [0.1, 0.12, 0.15], 0.7)
      })
    })
    clay.part({ thickness: 4 }, (pen) => pen.limb('16 58 5, 8 46 4.4, 0 38 .8', shift(back, -0.04)))
  },
}

/** A fish that swims to the right. */
export const fishFigure: Figure = {
  box: { left: 92, right: 80, top: 100, bottom: 2 },
  paint(clay, dye) {
    const hue = [40, 55, 25, 250, 95, 200][Math.floor(clay.random() * 6)] as number
    const body = dye(0, [0.68, 0.17, hue], 0.4)
    const fin = dye(1, [0.78, 0.14, hue + 25])
    const belly = mix(body, [1, 0.98, 0.92], 0.6)
    const rays = (x: number, y: number): number => 1 + 0.2 * Math.sin(x * 0.9 + y * 1.4)
    const scales = (x: number, y: number): number =>
      1 + 0.16 * Math.sin(x * 0.75) * Math.sin(y * 0.75 + Math.floor(x / 4.2) * Math.PI)
    clay.part({ thickness: 4, texture: rays }, (pen) => {
      pen.shape('! -44 50, -62 66, -82 82, -88 76, -78 52, -88 26, -80 20, -62 36', fin)
      pen.shape('! -30 68, -20 88, 4 94, 24 84, ! 34 70', fin)
      pen.shape('! -20 32, -18 18, -4 10, 4 18, ! 12 28', fin)
    })
    clay.part({ thickness: 16, texture: scales }, (pen) => {
      pen.shape('! 74 50, 60 66, 34 76, 4 77, -26 66, -46 55, -46 45, -26 34, 4 24, 36 26, 60 36', body)
      pen.inside(() => pen.oval(16, 28, 46, 12, belly, 0.9), 5)
      if (hue === 40)
        pen.inside(() => {
          for (const x of [-22, 14, 44]) pen.limb(`${x} 84 5, ${x + 4} 50 6, ${x} 18 5`, [0.97, 0.96, 0.93])
        }, 0.5)
      pen.inside(() => {
        pen.oval(54, 55, 5, 5, [0.98, 0.95, 0.85])
        pen.oval(55, 55, 3, 3.2, [0.02, 0.02, 0.03])
        pen.oval(56.2, 56.4, 0.9, 0.9, [1, 1, 1])
        pen.line('40 68, 36 54, 40 38', 1.2, shift(body, -0.2), 0.6)
      })
    })
    clay.part({ thickness: 3, texture: rays }, (pen) => pen.shape('! 30 46, 16 48, 4 38, 8 32, 20 34', fin))
  },
}
