import { mix, shift } from '../../core/color.ts'
import type { Rgb } from '../../types.ts'
import type { Clay } from '../figure/clay.ts'
import type { Figure } from '../figure/figure.ts'

function wheel(clay: Clay, x: number, y: number, radius: number, rim: Rgb): void {
  clay.part({ thickness: radius * 0.3, roundness: 0.8 }, (pen) => {
    pen.oval(x, y, radius, radius, [0.07, 0.07, 0.08])
    pen.oval(x, y, radius * 0.62, radius * 0.62, rim)
    for (let spoke = 0; spoke < 6; spoke++) {
      const angle = (spoke / 6) * Math.PI * 2
      pen.limb(
        `${x} ${y} ${radius * 0.1}, ${x + Math.cos(angle) * radius * 0.55} ${y + Math.sin(angle) * radius * 0.55} ${radius * 0.07}`,
        shift(rim, -0.25),
      )
    }
    pen.oval(x, y, radius * 0.16, radius * 0.16, shift(rim, 0.1))
  })
}

/** A car of the fifties, driving to the right. */
export const carFigure: Figure = {
  box: { left: 134, right: 138, top: 98, bottom: 4 },
  paint(clay, dye) {
    const paint = dye(0, [0.58, 0.17, [27, 200, 90, 250, 165][Math.floor(clay.random() * 5)] as number], 0.4)
    const chrome: Rgb = [0.86, 0.87, 0.89]
    const glass: Rgb = clay.night ? mix(clay.glow, [0.2, 0.2, 0.25], 0.6) : [0.32, 0.45, 0.52]
    clay.part({ thickness: 9, roundness: 0.6 }, (pen) => {
      pen.shape('! -74 56, -58 80, -34 93, 10 94, 32 84, ! 54 57', shift(paint, 0.03))
      pen.shape('! -62 57, -50 76, ! -32 86, ! -10 87, ! -10 57', glass)
      pen.shape('! -3 57, ! -3 87, 12 86, ! 26 78, ! 42 57', glass)
      pen.inside(() => pen.shape('! -40 57, ! -22 88, ! -14 88, ! -32 57', [1, 1, 1], 0.25))
    })
    clay.part({ thickness: 13, roundness: 0.9 }, (pen) => {
      pen.shape('! -128 24, -130 42, -118 56, -70 60, 54 59, 100 54, 124 44, ! 130 24, 60 18, -60 18', paint)
      pen.inside(() => {
        pen.limb('-130 38 1.6, -40 40 1.6, 60 40 1.6, 130 36 1.6', chrome)
        pen.line('-6 58, -6 22', 0.8, shift(paint, -0.2))
        pen.line('-66 58, -70 36', 0.8, shift(paint, -0.2))
        pen.line('48 58, 50 22', 0.8, shift(paint, -0.2))
        pen.limb('-16 48 1.3, -24 48 1.3', chrome)
        for (const x of [-78, 80]) pen.oval(x, 18, 27, 26, shift(paint, -0.35))
      })
    })
    clay.part({ thickness: 3 }, (pen) => {
      pen.limb('-134 24 3.4, -112 20 3.4', chrome)
      pen.limb('112 20 3.4, 135 25 3.4', chrome)
    })
    wheel(clay, -78, 19, 20, chrome)
    wheel(clay, 80, 19, 20, chrome)
    clay.part({ thickness: 2 }, (pen) => {
      pen.oval(122, 43, 5, 6, chrome)
      pen.oval(123, 43, 3.4, 4.4, [1, 0.97, 0.85])
      pen.oval(-127, 42, 2.4, 5, [0.75, 0.1, 0.08])
    })
    if (clay.night)
      clay.shine(16, (pen) => {
        pen.oval(124, 43, 4, 5, [1, 0.93, 0.7])
        pen.oval(-128, 42, 2, 4.4, [1, 0.15, 0.1])
      })
  },
}

/** A steam locomotive with one carriage, in a plume of its steam. */
export const trainFigure: Figure = {
  box: { left: 240, right: 124, top: 160, bottom: 4 },
  paint(clay, dye) {
    const paint = dye(0, [0.38, 0.09, [150, 27, 250][Math.floor(clay.random() * 3)] as number], 0.4)
    const black: Rgb = [0.12, 0.12, 0.13]
    const brass: Rgb = [0.82, 0.66, 0.3]
    const steam: Rgb = [0.92, 0.93, 0.95]
    clay.part({ thickness: 14, roundness: 0.8, translucent: 0.7 }, (pen) => {
      for (let puff = 0; puff < 16; puff++)
        pen.oval(
          76 - puff * 17 + clay.random() * 6,
          108 + Math.sqrt(puff) * 11 + clay.random() * 6,
          9 + puff * 1.2,
          7 + puff * 0.7,
          steam,
          0.75 - puff * 0.035,
        )
    })
    clay.part({ thickness: 5, roundness: 0.5 }, (pen) => {
      pen.box(-236, 26, 138, 58, dye(1, [0.45, 0.1, 40]))
      pen.shape('! -240 84, -230 93, ! -110 93, ! -94 84', black)
      pen.box(-236, 46, 138, 3, brass)
    })
    const panes = (pen: { box(x: number, y: number, width: number, height: number, color: Rgb): void }): void => {
      for (let pane = 0; pane < 6; pane++)
        pen.box(-228 + pane * 22, 55, 14, 20, clay.night ? clay.glow : [0.5, 0.6, 0.66])
      pen.box(-66, 64, 18, 20, clay.night ? clay.glow : [0.5, 0.6, 0.66])
    }
    clay.part({ thickness: 5, roundness: 0.6 }, (pen) => {
      pen.box(-80, 24, 46, 76, paint)
      pen.box(-90, 98, 66, 6, black)
      pen.box(-98, 20, 200, 10, black)
    })
    if (clay.night) clay.shine(8, panes)
    else clay.part({ roundness: 0.2, thickness: 1 }, panes)
    clay.part({ thickness: 17, roundness: 0.95 }, (pen) => {
      pen.box(-36, 38, 130, 42, paint)
      pen.inside(() => {
        for (const x of [-16, 14, 44]) pen.box(x, 38, 3, 42, brass)
      })
    })
    clay.part({ thickness: 7, roundness: 0.95 }, (pen) => {
      pen.box(84, 36, 16, 46, black)
      pen.shape('! 70 80, ! 72 102, ! 66 112, ! 92 112, ! 86 102, ! 88 80', black)
      pen.shape('! 10 78, 11 92, 20 97, 29 92, ! 30 78', brass)
      pen.shape('! 42 78, 43 88, 49 92, 55 88, ! 56 78', paint)
      pen.shape('! 98 28, ! 122 4, ! 96 4', black)
    })
    for (const x of [-64, -22, 20]) wheel(clay, x, 21, 21, mix(paint, [0.6, 0.1, 0.08], 0.4))
    for (const x of [64, 92, -216, -188, -146, -118]) wheel(clay, x, 13, 12, mix(paint, black, 0.4))
    clay.part({ thickness: 2 }, (pen) => pen.limb('-64 20 2.4, -22 16 2.4, 20 20 2.4, 70 26 3', [0.7, 0.7, 0.72]))
    clay.shine(clay.night ? 18 : 2, (pen) => pen.oval(101, 72, 5, 5, [1, 0.94, 0.72]))
  },
}

/** A bicycle that leans on nothing. */
export const bicycleFigure: Figure = {
  box: { left: 82, right: 84, top: 104, bottom: 3 },
  paint(clay, dye) {
    const frame = dye(0, [0.58, 0.17, [27, 200, 150][Math.floor(clay.random() * 3)] as number], 0.4)
    clay.part({ thickness: 2 }, (pen) => {
      for (const x of [-46, 48]) {
        pen.context.beginPath()
        pen.context.arc(x, 32, 30, 0, Math.PI * 2)
        pen.context.lineWidth = 3.4
        pen.context.strokeStyle = '#1a1a1c'
        pen.context.stroke()
        for (let spoke = 0; spoke < 14; spoke++) {
          const angle = (spoke / 14) * Math.PI * 2
          pen.line(`${x} 32, ${x + Math.cos(angle) * 29} ${32 + Math.sin(angle) * 29}`, 0.5, [0.75, 0.76, 0.78], 0.9)
        }
      }
    })
    clay.part({ thickness: 3 }, (pen) => {
      for (const tube of [
        '-46 32 1.7, -16 74 1.7',
        '-46 32 1.7, -4 30 1.7',
        '-4 30 1.9, -18 80 1.9',
        '-4 30 1.9, 34 74 1.9',
        '-15 73 1.9, 33 78 1.9',
        '48 32 1.8, 36 66 1.8, 32 88 1.8',
      ])
        pen.limb(tube, frame)
    })
    clay.part({ thickness: 3 }, (pen) => {
      pen.limb('-32 84 3.4, -18 85 3, -8 83 1.6', [0.3, 0.18, 0.1])
      pen.limb('32 88 1.6, 26 94 1.6, 36 96 1.6, 46 90 1.8', [0.7, 0.7, 0.72])
      pen.oval(-4, 30, 7, 7, [0.6, 0.6, 0.62])
      pen.limb('-4 30 1.4, 3 20 1.4, 10 20 1.4', [0.3, 0.3, 0.3])
      pen.shape('! 34 66, ! 66 68, 64 84, ! 60 88, ! 40 86', [0.62, 0.44, 0.24])
      for (let bloom = 0; bloom < 9; bloom++)
        pen.oval(
          42 + (bloom % 5) * 4.6,
          88 + (bloom % 3) * 3.4,
          3.2,
          3,
          bloom % 2 ? dye(1, [0.72, 0.16, 355]) : clay.leafLight,
        )
    })
  },
}
