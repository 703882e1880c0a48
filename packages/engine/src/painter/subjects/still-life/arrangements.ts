import { mix, oklchToRgb, shift } from '../../core/color.ts'
import type { Rgb } from '../../types.ts'
import type { Figure } from '../figure/figure.ts'
import { apple, grapes, lemon, orange, pear } from './fruit.ts'

/** A bowl heaped with fruit, more of it on the table. */
export const fruitBowlFigure: Figure = {
  box: { left: 120, right: 120, top: 122, bottom: 14 },
  paint(clay, dye) {
    const red = dye(0, [0.52, 0.19, 27], 0.5)
    const glaze = dye(1, [0.5, 0.09, [245, 200, 40][Math.floor(clay.random() * 3)] as number])
    const gold = oklchToRgb([0.74, 0.17, 62])
    const yellow = oklchToRgb([0.87, 0.16, 98])
    const green = oklchToRgb([0.74, 0.14, 118])
    const purple = oklchToRgb([0.36, 0.11, 320])
    clay.part({ thickness: 8, roundness: 0.8 }, (pen) => pen.oval(0, 56, 70, 12, shift(glaze, -0.22)))
    pear(clay, -30, 78, 21, green)
    orange(clay, 34, 76, 21, gold)
    apple(clay, 2, 88, 21, red)
    apple(clay, -50, 64, 19, mix(red, green, 0.4))
    grapes(clay, 52, 72, 15, purple)
    orange(clay, -12, 66, 19, gold)
    lemon(clay, 22, 62, 16, yellow)
    clay.part(
      { thickness: 20, roundness: 1, texture: (x, y) => 1 + 0.05 * clay.noise.fbm(x * 0.08, y * 0.08, 3) },
      (pen) => {
        pen.shape('! -72 57, -62 32, -40 12, ! -22 4, ! 22 4, 40 12, 62 32, ! 72 57, 40 51, 0 49, -40 51', glaze)
        pen.inside(() => {
          pen.limb('-73 55 2.2, -40 49 2.2, 0 47 2.2, 40 49 2.2, 73 55 2.2', mix(glaze, [1, 1, 1], 0.6))
          pen.limb('-64 36 1.4, -30 30 1.4, 0 29 1.4, 30 30 1.4, 64 36 1.4', mix(glaze, [1, 1, 1], 0.45))
          for (let dot = -5; dot < 6; dot++)
            pen.oval(dot * 10.5, 38 + Math.abs(dot) * 0.8, 2.4, 2.4, mix(glaze, [1, 1, 1], 0.45))
        })
      },
    )
    clay.part({ thickness: 4 }, (pen) => pen.shape('! -24 6, ! -28 -3, ! 28 -3, ! 24 6', shift(glaze, -0.06)))
    apple(clay, -88, 12, 18, red)
    lemon(clay, 88, 8, 15, yellow)
    grapes(clay, 102, 8, 6, purple)
  },
}

/** A teapot and a steaming cup. */
export const teaFigure: Figure = {
  box: { left: 120, right: 110, top: 130, bottom: 14 },
  paint(clay, dye) {
    const china = dye(0, [0.92, 0.025, 85])
    const band = dye(1, [0.52, 0.11, [255, 15, 160, 300][Math.floor(clay.random() * 4)] as number])
    const gold = oklchToRgb([0.78, 0.11, 85])
    const pattern = (
      pen: { oval(x: number, y: number, rx: number, ry: number, color: Rgb, alpha?: number, turn?: number): void },
      x: number,
      y: number,
      size: number,
    ): void => {
      for (let petal = 0; petal < 5; petal++)
        pen.oval(x + Math.cos(petal * 1.257) * size, y + Math.sin(petal * 1.257) * size, size * 0.66, size * 0.66, band)
      pen.oval(x, y, size * 0.5, size * 0.5, gold)
    }
    clay.part({ thickness: 5 }, (pen) => {
      pen.limb('-84 70 5, -104 66 5, -108 44 5, -92 28 4.6, -80 26 4', china)
      pen.limb('-10 36 9, 2 52 6.6, 12 74 5, 20 80 4.4', china)
    })
    clay.part({ thickness: 26, roundness: 1 }, (pen) => {
      pen.shape('-48 88, -74 82, -90 58, -84 28, -66 6, -48 2, -30 6, -12 28, -6 58, -22 82', china)
      pen.inside(() => {
        pen.box(-100, 72, 120, 3, band)
        pen.box(-100, 12, 120, 2.4, gold)
        pattern(pen, -54, 44, 7)
        pattern(pen, -26, 52, 4.6)
        pattern(pen, -76, 50, 4.4)
        for (const [x, y, turn] of [
          [-42, 36, 0.6],
          [-66, 38, -0.6],
          [-38, 54, -0.4],
          [-64, 56, 0.5],
        ] as const)
          pen.oval(x, y, 6, 2.2, oklchToRgb([0.55, 0.09, 140]), 1, turn)
        pen.limb('-72 74 3, -80 56 4, -78 36 3', [1, 1, 1])
      }, 0.4)
    })
    clay.part({ thickness: 6 }, (pen) => {
      pen.shape('! -72 84, -62 96, -48 99, -34 96, ! -24 84, -48 81', china)
      pen.limb('-72 84 1.6, -48 81 1.6, -24 84 1.6', gold)
      pen.oval(-48, 104, 6, 6, china)
    })
    clay.part({ thickness: 7, roundness: 0.9 }, (pen) => {
      pen.oval(58, 5, 44, 8, china)
      pen.inside(() => pen.oval(58, 6, 34, 5, shift(china, -0.14)), 1.2)
    })
    clay.part({ thickness: 3 }, (pen) => pen.limb('82 38 3.4, 98 38 3.4, 100 24 3.2, 84 16 3', china))
    clay.part({ thickness: 15, roundness: 1 }, (pen) => {
      pen.shape('! 28 46, 30 26, 42 10, ! 50 7, ! 66 7, 74 10, 86 26, ! 88 46, 58 41', china)
      pen.inside(() => {
        pattern(pen, 56, 27, 4.6)
        pen.limb('28 44 1.3, 58 39 1.3, 88 44 1.3', gold)
        pen.limb('36 38 1.6, 38 26 2.2, 44 16 1.6', [1, 1, 1])
      })
    })
    clay.part({ thickness: 2, roundness: 0.4 }, (pen) => {
      pen.oval(58, 46, 30, 5.4, shift(china, -0.06))
      pen.oval(58, 45.4, 27, 4.2, oklchToRgb([0.48, 0.11, 55]))
      pen.oval(50, 46.2, 10, 1.2, oklchToRgb([0.7, 0.11, 65]), 0.6)
    })
    clay.part({ thickness: 9, roundness: 0.4, translucent: 0.8 }, (pen) => {
      for (let wisp = 0; wisp < 3; wisp++) {
        const x = 46 + wisp * 11
        const sway = (clay.random() - 0.5) * 18
        for (let puff = 0; puff < 9; puff++)
          pen.oval(
            x + Math.sin(puff * 0.8 + wisp * 2) * (3 + puff * 0.5) + sway * (puff / 9),
            54 + puff * 8,
            3 + puff * 0.5,
            5,
            [0.96, 0.96, 0.97],
            0.13 - puff * 0.012,
          )
      }
    })
  },
}

/** A burning candle on a pile of old books, spectacles beside them. */
export const candleFigure: Figure = {
  box: { left: 110, right: 110, top: 190, bottom: 14 },
  paint(clay, dye) {
    const hues = [25, 255, 150, 60]
    const page = oklchToRgb([0.9, 0.04, 85])
    const wax = dye(0, [0.93, 0.04, 88])
    let y = 0
    for (let book = 0; book < 3; book++) {
      const cover =
        book === 0
          ? dye(1, [0.42, 0.11, hues[0] ?? 25])
          : oklchToRgb([0.38 + book * 0.05, 0.08, hues[(book + Math.floor(clay.random() * 4)) % 4] ?? 60])
      const half = 74 - book * 9 + clay.random() * 6
      const thick = 15 + clay.random() * 6
      const off = (clay.random() - 0.5) * 14
      const base = y
      clay.part({ thickness: 3, roundness: 0.5, texture: (_, v) => 0.86 + 0.24 * Math.abs(Math.sin(v * 3.1)) }, (pen) =>
        pen.box(off - half + 6, base + 2.4, half * 2 - 8, thick - 4.8, page),
      )
      clay.part(
        { thickness: 4, roundness: 0.9, texture: (u, v) => 1 + 0.1 * clay.noise.fbm(u * 0.1, v * 0.2, 3) },
        (pen) => {
          pen.box(off - half, base, half * 2, 2.8, cover)
          pen.box(off - half, base + thick - 2.8, half * 2, 2.8, cover)
          pen.shape(
            `! ${off - half + 8} ${base}, ${off - half - 3} ${base + thick * 0.3}, ${off - half - 3} ${base + thick * 0.7}, ! ${off - half + 8} ${base + thick}`,
            cover,
          )
          pen.inside(() => {
            for (const x of [off - half + 1, off - half + 6]) pen.box(x, base, 1.2, thick, oklchToRgb([0.78, 0.1, 85]))
          })
        },
      )
      y += thick
    }
    clay.part({ thickness: 5, roundness: 0.9 }, (pen) => {
      pen.oval(-12, y + 3, 28, 5, oklchToRgb([0.62, 0.08, 80]))
      pen.oval(-12, y + 6, 12, 5, oklchToRgb([0.66, 0.08, 82]))
    })
    clay.part({ thickness: 9, roundness: 1, translucent: 0.6 }, (pen) => {
      pen.shape(
        `! -21 ${y + 5}, ! -21 ${y + 50}, -18 ${y + 53}, -12 ${y + 52}, -6 ${y + 54}, ! -3 ${y + 50}, ! -3 ${y + 5}`,
        wax,
      )
      for (const [x, drop] of [
        [-20, 24],
        [-15, 12],
        [-5, 32],
      ] as const)
        pen.limb(`${x} ${y + 52} 2.2, ${x} ${y + 52 - drop * 0.6} 1.7, ${x} ${y + 52 - drop} 2.4`, wax)
    })
    clay.part({ thickness: 1 }, (pen) => pen.limb(`-12 ${y + 52} .8, -11.6 ${y + 59} .7`, [0.1, 0.08, 0.07]))
    clay.shine(46, (pen) => pen.oval(-12, y + 66, 16, 20, [1, 0.62, 0.25], 0.5), true)
    clay.shine(9, (pen) => {
      pen.shape(
        `! -12 ${y + 86}, -17.5 ${y + 68}, -17 ${y + 60}, -12 ${y + 55}, -7 ${y + 60}, -6.5 ${y + 68}`,
        [1, 0.62, 0.18],
        0.95,
      )
      pen.shape(`! -12 ${y + 79}, -15 ${y + 66}, -12 ${y + 58}, -9 ${y + 66}`, [1, 0.93, 0.66])
    })
    clay.part({ thickness: 2 }, (pen) => {
      const { context } = pen
      context.strokeStyle = '#5a4a2c'
      context.lineWidth = 1.6
      for (const x of [66, 88]) {
        context.beginPath()
        context.ellipse(x, 5, 9, 6.4, 0, 0, 7)
        context.stroke()
      }
      context.beginPath()
      context.moveTo(75, 7)
      context.lineTo(79, 7)
      context.stroke()
    })
  },
}
