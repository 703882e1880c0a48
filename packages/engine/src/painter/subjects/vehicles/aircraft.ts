import { mix, shift } from '../../core/color.ts'
import type { Figure } from '../figure/figure.ts'

/** A propeller plane in flight to the right. */
export const airplaneFigure: Figure = {
  box: { left: 122, right: 122, top: 98, bottom: 4 },
  paint(clay, dye) {
    const body = dye(0, [0.6, 0.18, [28, 250, 90, 150][Math.floor(clay.random() * 4)] as number], 0.4)
    const trim = dye(1, [0.95, 0.015, 85])
    clay.part({ thickness: 5 }, (pen) => {
      pen.shape('! -12 64, 4 82, ! 34 96, 42 92, ! 26 62', shift(body, -0.12))
      pen.shape('! -92 58, -104 72, ! -112 94, -94 92, ! -74 64', body)
      pen.inside(() => pen.box(-120, 82, 60, 5, trim))
    })
    clay.part({ thickness: 14 }, (pen) => {
      pen.limb('-106 56 5, -70 54 11, -20 52 17, 34 52 18, 74 50 15, 92 49 8', body)
      pen.inside(() => {
        pen.limb('-112 50 3, -40 44 4, 40 44 4, 96 46 3', trim)
        pen.shape('! 14 60, 22 74, ! 46 72, ! 56 60', [0.25, 0.36, 0.45])
        for (let pane = 0; pane < 3; pane++) pen.oval(-8 - pane * 17, 58, 5, 4.4, [0.25, 0.36, 0.45])
      })
    })
    clay.part({ thickness: 6 }, (pen) => {
      pen.shape('! 34 44, 0 30, -32 10, ! -46 0, ! -28 1, 20 20, ! 62 42', shift(body, 0.04))
      pen.inside(() => pen.line('-40 2, -20 10, 4 22', 5, trim))
      pen.shape('! -84 52, -100 44, ! -116 40, ! -100 40, ! -72 48', body)
    })
    clay.part({ thickness: 3 }, (pen) => {
      pen.oval(97, 49, 6, 7, mix(body, [0.1, 0.1, 0.12], 0.6))
      pen.oval(103, 49, 2.4, 40, [0.75, 0.75, 0.78], 0.35)
      pen.limb('40 34 2, 44 20 2', [0.2, 0.2, 0.22])
      pen.oval(45, 15, 7, 7, [0.08, 0.08, 0.09])
      pen.oval(45, 15, 3, 3, trim)
    })
  },
}

/** A rocket on a column of fire. */
export const rocketFigure: Figure = {
  box: { left: 34, right: 34, top: 104, bottom: 44 },
  paint(clay, dye) {
    const body = dye(1, [0.94, 0.01, 85])
    const fin = dye(0, [0.58, 0.2, 28], 0.4)
    clay.shine(14, (pen) => {
      pen.shape('! -8 16, -14 0, -8 -20, ! 0 -42, 8 -20, 14 0, ! 8 16', [1, 0.5, 0.16], 0.85)
      pen.shape('! -5 16, -8 2, -4 -12, ! 0 -24, 4 -12, 8 2, ! 5 16', [1, 0.86, 0.45])
      pen.shape('! -3 16, -4 6, ! 0 -8, 4 6, ! 3 16', [1, 0.98, 0.9])
    })
    clay.part({ thickness: 4 }, (pen) => {
      for (const side of [-1, 1])
        pen.shape(`! ${side * 10} 40, ${side * 20} 30, ! ${side * 28} 8, ${side * 20} 14, ! ${side * 10} 20`, fin)
      pen.shape('! -7 18, ! -9 12, ! 9 12, ! 7 18', [0.25, 0.25, 0.28])
    })
    clay.part({ thickness: 10, roundness: 0.95 }, (pen) => {
      pen.shape('! 0 103, -9 88, -14.5 66, -14 40, ! -9 18, ! 9 18, 14 40, 14.5 66, 9 88', body)
      pen.inside(() => {
        pen.shape('! -20 82, 0 79, ! 20 82, ! 20 110, ! -20 110', fin)
        pen.box(-20, 24, 40, 4, fin)
        pen.oval(0, 62, 6.8, 6.8, shift(fin, -0.12))
        pen.oval(0, 62, 5, 5, [0.35, 0.62, 0.78])
        pen.oval(-1.6, 64, 1.6, 1.4, [0.9, 0.97, 1])
        pen.oval(0, 44, 4.6, 4.6, shift(fin, -0.12))
        pen.oval(0, 44, 3.2, 3.2, [0.35, 0.62, 0.78])
      })
    })
    clay.part({ thickness: 2 }, (pen) => pen.shape('! -2 36, ! 2 36, ! 2.4 6, ! -2.4 6', fin))
  },
}

/** A flying saucer with its beam. */
export const saucerFigure: Figure = {
  box: { left: 92, right: 92, top: 102, bottom: 4 },
  paint(clay, dye) {
    const metal = dye(0, [0.68, 0.02, 250], 0.5)
    const light = dye(1, [0.86, 0.16, 165])
    clay.shine(6, (pen) => pen.shape('! -22 44, ! 22 44, ! 56 0, ! -56 0', light, 0.22))
    clay.part({ thickness: 12, roundness: 0.9 }, (pen) => {
      pen.oval(0, 74, 32, 26, mix(light, [0.4, 0.6, 0.7], 0.6), 0.85)
      pen.inside(() => pen.oval(-12, 86, 9, 6, [1, 1, 1], 0.6, 0.5), 2)
    })
    clay.part({ thickness: 11, roundness: 0.95 }, (pen) => {
      pen.oval(0, 56, 90, 15, metal)
      pen.shape('-38 66, 0 70, 38 66, 30 76, 0 79, -30 76', shift(metal, 0.05))
      pen.oval(0, 44, 40, 10, shift(metal, -0.1))
    })
    clay.shine(7, (pen) => {
      for (let lamp = -4; lamp <= 4; lamp++)
        pen.oval(lamp * 18, 55 - Math.abs(lamp) * 0.4, 3, 2.6, lamp % 2 ? light : [1, 0.75, 0.4])
    })
  },
}
