import { mix, shift } from '../../core/color.ts'
import type { Figure } from '../figure/figure.ts'

export const robotFigure: Figure = {
  box: { left: 44, right: 44, top: 110, bottom: 3 },
  paint(clay, dye) {
    const shell = dye(0, [0.74, 0.05, [230, 60, 165, 25][Math.floor(clay.random() * 4)] as number], 0.4)
    const joint = mix(shell, [0.12, 0.13, 0.16], 0.8)
    const eye = dye(1, [0.86, 0.14, 195])
    const worn = (x: number, y: number): number => 1 + 0.1 * clay.noise.fbm(x * 0.07, y * 0.07, 4)
    const raised = clay.random() < 0.5
    clay.part({ thickness: 3 }, (pen) => {
      for (const side of [-1, 1]) {
        pen.limb(`${side * 9} 40 3.4, ${side * 11} 24 3, ${side * 11} 8 3`, joint)
        if (side > 0 && raised) pen.limb('20 68 3.2, 32 72 2.8, 35 88 2.6', joint)
        else pen.limb(`${side * 20} 68 3.2, ${side * 27} 54 2.8, ${side * 27} 40 2.6`, joint)
      }
      pen.limb('0 70 3.6, 0 80 3.6', joint)
      pen.limb('0 100 .8, 3 107 .7', joint)
    })
    clay.part({ thickness: 5, texture: worn }, (pen) => {
      for (const side of [-1, 1]) {
        pen.limb(`${side * 11} 22 5.4, ${side * 11} 13 6`, shell)
        pen.shape(
          `! ${side * 11 - 9} 0, ${side * 11 - 8} 6, ${side * 11} 9, ${side * 11 + 8} 6, ! ${side * 11 + 9} 0`,
          shell,
        )
        if (side > 0 && raised) {
          pen.limb('33 78 4.4, 35 86 4.8', shell)
          pen.oval(36, 93, 5, 5, joint)
        } else {
          pen.limb(`${side * 27} 50 4.4, ${side * 27} 43 4.8`, shell)
          pen.oval(side * 27, 36, 4.6, 4.8, joint)
        }
        pen.oval(side * 19, 69, 6.4, 6.4, shell)
      }
    })
    clay.part({ thickness: 8, roundness: 0.8, texture: worn }, (pen) => {
      pen.shape('! -17 72, -18 56, ! -13 38, ! 13 38, 18 56, ! 17 72, 0 74', shell)
      pen.inside(() => {
        pen.box(-10, 50, 20, 14, joint)
        pen.box(-14, 42, 28, 1, shift(shell, -0.2))
        for (const [x, y] of [
          [-14, 69],
          [14, 69],
          [-11, 41],
          [11, 41],
        ] as const)
          pen.oval(x, y, 1, 1, shift(shell, -0.25))
      })
    })
    clay.part({ thickness: 8, roundness: 0.8, texture: worn }, (pen) => {
      pen.shape('! -15 80, -16.5 88, ! -14 98, 0 101, ! 14 98, 16.5 88, ! 15 80, 0 78', shell)
      pen.oval(-17, 89, 3, 4.4, joint)
      pen.oval(17, 89, 3, 4.4, joint)
      pen.inside(() => pen.shape('-12 84, -12 94, 0 96, 12 94, 12 84, 0 82', [0.07, 0.08, 0.11]))
    })
    clay.shine(5, (pen) => {
      pen.oval(-5.4, 89.6, 2.8, 3.2, eye)
      pen.oval(5.4, 89.6, 2.8, 3.2, eye)
      pen.oval(3.4, 108, 1.7, 1.7, dye(2, [0.7, 0.19, 30]))
      for (let bar = 0; bar < 4; bar++)
        pen.box(-8 + bar * 4.2, 52, 2.6, 3 + clay.random() * 8, bar % 2 ? eye : [0.95, 0.75, 0.3])
    })
  },
}
