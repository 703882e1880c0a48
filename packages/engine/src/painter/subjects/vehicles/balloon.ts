import { mix } from '../../core/color.ts'
import type { Figure } from '../figure/figure.ts'

/** A hot-air balloon with gores in two or three colours. */
export const balloonFigure: Figure = {
  box: { left: 42, right: 42, top: 103, bottom: 3 },
  paint(clay, dye) {
    const hue = clay.random() * 360
    const first = dye(0, [0.62, 0.19, hue], 0.5)
    const second = dye(1, [0.88, 0.09, hue + 60], 0.5)
    const third = mix(first, [1, 1, 1], 0.35)
    const zigzag = clay.random() < 0.4
    clay.part({ thickness: 1 }, (pen) => {
      for (const x of [-6, -2, 2, 6]) pen.line(`${x * 1.5} 26, ${x * 0.9} 12`, 0.5, [0.2, 0.15, 0.12])
    })
    clay.part({ thickness: 22, roundness: 0.9, translucent: clay.night ? 0.8 : 0.45 }, (pen) => {
      pen.shape(
        '0 101, -22 96, -36 80, -38 62, -30 44, -16 30, ! -8 24, 0 23, ! 8 24, 16 30, 30 44, 38 62, 36 80, 22 96',
        first,
      )
      pen.inside(() => {
        for (let gore = 0; gore < 12; gore++) {
          const angle = ((gore + 0.5) / 12) * Math.PI - Math.PI / 2
          const from = Math.sin(angle - 0.13) * 39
          const to = Math.sin(angle + 0.13) * 39
          if (gore % 2)
            pen.shape(
              `! 0 102, ${from} 84, ${from} 60, ${from * 0.62} 36, ! ${from * 0.2} 22, ! ${to * 0.2} 22, ${to * 0.62} 36, ${to} 60, ${to} 84`,
              second,
            )
          pen.line(`0 102, ${from} 84, ${from} 60, ${from * 0.62} 36, ${from * 0.2} 22`, 0.35, [0.1, 0.08, 0.1], 0.35)
        }
        if (zigzag)
          for (let tooth = -7; tooth < 7; tooth++)
            pen.shape(`! ${tooth * 6} 56, ! ${tooth * 6 + 3} 66, ! ${tooth * 6 + 6} 56, ! ${tooth * 6 + 3} 50`, third)
        else pen.box(-50, 55, 100, 5, third)
      })
    })
    if (clay.night) clay.shine(9, (pen) => pen.oval(0, 25, 4, 3, clay.glow))
    clay.part(
      {
        thickness: 3,
        roundness: 0.8,
        texture: (x, y) => 0.85 + 0.25 * Math.abs(Math.sin(x * 2.4) * Math.sin(y * 2.4)),
      },
      (pen) => {
        pen.shape('! -6.4 12, ! 6.4 12, 6 5, ! 5 0, ! -5 0, -6 5', [0.5, 0.34, 0.18])
        pen.limb('-6.6 12 .9, 6.6 12 .9', [0.36, 0.22, 0.12])
      },
    )
    clay.part({ thickness: 1.4 }, (pen) => {
      pen.oval(-2.4, 15.6, 1.5, 1.7, [0.5, 0.36, 0.28])
      pen.oval(2.2, 15.2, 1.5, 1.7, [0.46, 0.33, 0.26])
      pen.limb('-2.4 12 1.6, -2.4 13.6 1.4', [0.25, 0.3, 0.4])
      pen.limb('2.2 12 1.6, 2.2 13.4 1.4', [0.5, 0.2, 0.2])
    })
  },
}
