import { mix, oklchToRgb, shift } from '../../core/color.ts'
import type { Figure } from '../figure/figure.ts'

export const mushroomFigure: Figure = {
  box: { left: 66, right: 66, top: 106, bottom: 5 },
  paint(clay, dye) {
    const cap = dye(0, [0.56, 0.2, 28], 0.4)
    const stem = oklchToRgb([0.93, 0.03, 85])
    for (const [x, scale] of [
      [36, 0.5],
      [-34, 0.36],
      [0, 1],
    ] as const) {
      const p = (text: string): string =>
        text
          .split(',')
          .map((entry) => {
            const words = entry.trim().split(/\s+/)
            const corner = words[0] === '!' ? '! ' : ''
            const [u, v, r] = words.filter((word) => word !== '!').map(Number)
            return `${corner}${x + (u ?? 0) * scale} ${(v ?? 0) * scale}${r === undefined ? '' : ` ${r * scale}`}`
          })
          .join(',')
      clay.part({ thickness: 6 * scale, texture: (u, v) => 1 + 0.08 * clay.noise.perlin(u * 0.5, v * 0.06) }, (pen) => {
        pen.limb(p('0 2 12, 0 14 10, 1 40 7.5, 1 56 7'), stem)
        pen.shape(p('! -14 44, -8 50, 1 52, 10 50, ! 16 44, 8 40, -6 40'), shift(stem, -0.05))
      })
      clay.part(
        { thickness: 4 * scale, roundness: 0.4, texture: (u) => 1 - 0.2 * Math.abs(Math.sin(u * 1.3)) },
        (pen) => pen.oval(x, 57 * scale, 43 * scale, 9 * scale, shift(stem, -0.1)),
      )
      clay.part({ thickness: 17 * scale, roundness: 0.85 }, (pen) => {
        pen.shape(p('! -48 57, -42 78, -24 97, 0 104, 24 97, 42 78, ! 48 57, 26 62, 0 64, -26 62'), cap)
        pen.inside(() => {
          for (const [u, v, r] of [
            [0, 90, 6],
            [-22, 78, 7],
            [20, 80, 5.4],
            [-4, 72, 4.6],
            [36, 66, 5],
            [-38, 64, 4.4],
            [10, 99, 3.4],
            [-14, 94, 3.4],
          ] as const)
            pen.oval(x + u * scale, v * scale, r * scale * 1.1, r * scale * 0.8, [0.97, 0.95, 0.9])
        }, 0.3 * scale)
      })
    }
    clay.part({ thickness: 2 }, (pen) => {
      for (let blade = 0; blade < 60; blade++) {
        const x = (clay.random() * 2 - 1) * 62
        pen.limb(
          `${x} -4 1.2, ${x + clay.random() * 4 - 2} ${5 + clay.random() * 8} .7, ${x + clay.random() * 10 - 5} ${9 + clay.random() * 12} .2`,
          mix(clay.leaf, clay.leafLight, clay.random()),
        )
      }
    })
  },
}

export const snowmanFigure: Figure = {
  box: { left: 46, right: 46, top: 112, bottom: 4 },
  paint(clay, dye) {
    const scarf = dye(0, [0.56, 0.2, 27], 0.4)
    const snow = oklchToRgb([0.97, 0.01, 240])
    const stick = clay.bark
    const powder = (x: number, y: number): number => 1 + 0.05 * clay.noise.fbm(x * 0.1, y * 0.1, 4)
    clay.part({ thickness: 1.6 }, (pen) => {
      for (const arm of [
        '-17 58 1.4, -32 68 1.1, -42 80 .6',
        '-33 69 .9, -42 68 .5',
        '17 58 1.4, 32 66 1.1, 43 76 .6',
        '33 67 .9, 40 62 .5',
      ])
        pen.limb(arm, stick)
    })
    clay.part({ thickness: 16, texture: powder }, (pen) => pen.oval(0, 24, 27, 26, snow))
    clay.part({ thickness: 13, texture: powder }, (pen) => pen.oval(0, 57, 20, 19, snow))
    clay.part({ thickness: 10, texture: powder }, (pen) => pen.oval(0, 82, 15, 14.4, snow))
    clay.part({ thickness: 3.4, texture: (x, y) => 1 + 0.12 * Math.sin((x + y) * 1.3) }, (pen) => {
      pen.limb('-13 71 4, 0 68 4.4, 13 71 4', scarf)
      pen.limb('8 69 4, 13 56 4, 12 44 3.6', scarf)
    })
    clay.part({ thickness: 2 }, (pen) => {
      for (const [x, y] of [
        [-5.4, 86],
        [5.4, 86],
        [0, 62],
        [0, 54],
        [0, 46],
      ] as const)
        pen.oval(x, y, 1.9, 1.9, [0.06, 0.06, 0.07])
      for (let smile = -2; smile < 3; smile++)
        pen.oval(smile * 2.8, 75 + Math.abs(smile) * 0.9, 0.9, 0.9, [0.06, 0.06, 0.07])
      pen.limb('0 81 2.2, 8 80 1.4, 15 79 .4', oklchToRgb([0.7, 0.17, 55]))
    })
    clay.part({ thickness: 6, roundness: 0.8 }, (pen) => {
      pen.oval(0, 93, 17, 3.4, [0.13, 0.12, 0.15])
      pen.shape('! -10.4 93, ! -9.6 110, 0 111, ! 9.6 110, ! 10.4 93', [0.13, 0.12, 0.15])
      pen.inside(() => pen.box(-12, 94, 24, 4, scarf))
    })
  },
}

/** The moon, full and large, its seas in their places by chance. */
export const moonFigure: Figure = {
  box: { left: 74, right: 74, top: 124, bottom: 24 },
  paint(clay, dye) {
    const face = dye(0, [0.94, 0.03, 95], 0.5)
    const turn = clay.random() * 40
    clay.shine(42, (pen) => pen.oval(0, 50, 48, 48, face, 0.5), true)
    clay.shine(3, (pen) => {
      pen.oval(0, 50, 50, 50, face)
      pen.inside(() => {
        for (let sea = 0; sea < 16; sea++) {
          const angle = sea * 2.4 + turn
          const reach = 8 + ((sea * 13) % 36)
          pen.oval(
            Math.cos(angle) * reach,
            50 + Math.sin(angle) * reach,
            6 + ((sea * 7) % 9),
            5 + ((sea * 5) % 7),
            shift(face, -0.14, 0.8),
            0.4,
            angle,
          )
        }
      }, 3)
      pen.inside(() => {
        for (let crater = 0; crater < 26; crater++) {
          const angle = crater * 2.39996 + turn
          const reach = 47 * Math.sqrt(crater / 26)
          const size = 0.8 + ((crater * 11) % 5) * 0.55
          pen.oval(Math.cos(angle) * reach, 50 + Math.sin(angle) * reach, size, size, shift(face, -0.07), 0.35)
        }
      }, 0.3)
      pen.inside(() => {
        for (let ring = 0; ring < 6; ring++) {
          pen.context.lineWidth = 5
          pen.context.strokeStyle = `rgba(70,70,95,${0.03 + ring * 0.012})`
          pen.context.beginPath()
          pen.context.arc(0, 50, 50 - ring * 0.8, 0, 7)
          pen.context.stroke()
        }
      }, 1.5)
    })
  },
}
