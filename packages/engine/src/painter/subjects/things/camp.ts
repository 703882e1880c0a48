import { mix, shift } from '../../core/color.ts'
import type { Rgb } from '../../types.ts'
import type { Clay } from '../figure/clay.ts'
import type { Figure } from '../figure/figure.ts'

/** A fire of logs at (x, 0), its flames `height` high. */
export function paintFire(clay: Clay, x: number, height: number): void {
  const flame = (scale: number, color: Rgb, alpha: number): void =>
    clay.shine(9, (pen) => {
      for (let tongue = 0; tongue < 4; tongue++) {
        const lean = (clay.random() - 0.5) * height * 0.5 * scale
        const base = x + (tongue - 1.5) * height * 0.13
        const tall = height * scale * (0.65 + clay.random() * 0.4)
        const half = height * 0.16 * scale
        pen.shape(
          `! ${base} 2, ${base - half} ${tall * 0.25}, ${base - half * 0.3 + lean * 0.3} ${tall * 0.6}, ! ${base + lean} ${tall}, ${base + half * 0.7} ${tall * 0.55}, ${base + half} ${tall * 0.22}`,
          color,
          alpha,
        )
      }
    })
  flame(1, [1, 0.42, 0.1], 0.75)
  flame(0.72, [1, 0.68, 0.2], 0.85)
  flame(0.42, [1, 0.93, 0.6], 0.95)
  clay.part({ thickness: 2.4 }, (pen) => {
    for (const log of [
      `${x - height * 0.5} 1 2.2, ${x + height * 0.3} 6 2`,
      `${x + height * 0.5} 1 2.2, ${x - height * 0.3} 6 2`,
      `${x - height * 0.45} 0 2, ${x + height * 0.45} 0 2`,
    ])
      pen.limb(log, [0.24, 0.15, 0.1])
  })
  clay.shine(3, (pen) => {
    for (let spark = 0; spark < 14; spark++)
      pen.oval(
        x + (clay.random() - 0.5) * height * 0.9,
        height * (0.8 + clay.random() * 0.9),
        0.45,
        0.45,
        [1, 0.7, 0.3],
      )
  })
}

export const campfireFigure: Figure = {
  box: { left: 60, right: 60, top: 116, bottom: 5 },
  paint(clay) {
    clay.shine(40, (pen) => pen.oval(0, 12, 30, 14, [1, 0.5, 0.2], 0.4), true)
    paintFire(clay, 0, 62)
    clay.part({ thickness: 4 }, (pen) => {
      for (let stone = 0; stone < 9; stone++)
        pen.oval(-46 + stone * 11.5, -1 + Math.abs(stone - 4) * 0.9, 7, 4.6, clay.rock)
    })
  },
}

export const tentFigure: Figure = {
  box: { left: 92, right: 118, top: 104, bottom: 5 },
  paint(clay, dye) {
    const cloth = dye(0, [0.68, 0.15, [55, 140, 25, 90][Math.floor(clay.random() * 4)] as number], 0.4)
    if (clay.night) clay.shine(14, (pen) => pen.shape('! -84 0, ! -10 92, ! 60 0', [1, 0.7, 0.35], 0.6), true)
    clay.part(
      {
        thickness: 10,
        roundness: 0.6,
        translucent: 0.5,
        texture: (x, y) => 1 + 0.05 * clay.noise.fbm(x * 0.06, y * 0.06, 3),
      },
      (pen) => {
        pen.shape('! -86 0, -50 44, ! -14 92, ! 34 86, 54 46, ! 84 0', shift(cloth, -0.08))
        pen.shape('! -86 0, -54 44, ! -14 92, 6 44, ! 26 0', cloth)
      },
    )
    clay.part({ thickness: 3, roundness: 0.5 }, (pen) =>
      pen.shape('! -50 0, -34 34, ! -14 76, -4 34, ! 0 0', clay.night ? [1, 0.8, 0.5] : shift(cloth, -0.3)),
    )
    if (clay.night) clay.shine(10, (pen) => pen.shape('! -50 0, -34 34, ! -14 76, -4 34, ! 0 0', clay.glow, 0.8))
    clay.part({ thickness: 4, translucent: 0.5 }, (pen) => {
      pen.shape('! -14 76, -22 40, ! -32 2, ! -50 0, -34 34', shift(cloth, 0.05))
      pen.shape('! -14 76, -6 40, ! -8 2, ! 2 0, -4 34', shift(cloth, 0.05))
    })
    clay.part({ thickness: 1 }, (pen) => {
      pen.line('-14 92, -90 -2', 0.5, [0.8, 0.76, 0.7])
      pen.line('34 86, 92 -2', 0.5, [0.8, 0.76, 0.7])
    })
    paintFire(clay, 100, 26)
  },
}

export const lanternFigure: Figure = {
  box: { left: 36, right: 36, top: 106, bottom: 4 },
  paint(clay, dye) {
    const paper = dye(0, [0.66, 0.19, 32], 0.5)
    const brass: Rgb = [0.55, 0.42, 0.2]
    clay.shine(26, (pen) => pen.oval(0, 54, 22, 24, clay.glow, 0.7), true)
    if (clay.night)
      clay.shine(10, (pen) => {
        pen.oval(0, 54, 30, 30, mix(paper, clay.glow, 0.3))
        pen.inside(() => pen.oval(0, 50, 20, 20, mix(paper, clay.glow, 0.85)), 6)
        pen.inside(() => {
          for (let rib = -3; rib < 4; rib++)
            pen.line(`-32 ${54 + rib * 8}, 0 ${53 + rib * 8.6}, 32 ${54 + rib * 8}`, 0.7, shift(paper, -0.2), 0.6)
        })
      })
    else
      clay.part(
        {
          thickness: 18,
          roundness: 0.4,
          translucent: 0.9,
          texture: (x, y) => 1.25 - 0.012 * Math.hypot(x, y - 54) - 0.12 * (Math.abs((y / 7) % 1) < 0.14 ? 1 : 0),
        },
        (pen) => pen.oval(0, 54, 30, 30, paper),
      )
    clay.shine(14, (pen) => pen.oval(0, 52, 13, 15, clay.glow, 0.8), true)
    clay.part({ thickness: 2.4 }, (pen) => {
      pen.box(-11, 80, 22, 5, brass)
      pen.box(-11, 23, 22, 5, brass)
      pen.limb('0 85 1, 0 105 .7', brass)
      for (let thread = -3; thread < 4; thread++) pen.limb(`${thread * 1.6} 24 .7, ${thread * 1.9} 4 .6`, paper)
    })
  },
}
