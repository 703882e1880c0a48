import { mix, shift } from '../../core/color.ts'
import type { Figure } from '../figure/figure.ts'
import { stones, tower, windows } from './masonry.ts'

/** A many-towered castle on its rock. */
export const castleFigure: Figure = {
  box: { left: 82, right: 82, top: 118, bottom: 6 },
  paint(clay, dye) {
    const stone = dye(1, [0.78, 0.025, 75 + clay.random() * 30])
    const roof = dye(0, [0.46, 0.09, [28, 255, 200, 300][Math.floor(clay.random() * 4)] as number], 0.35)
    const back = mix(stone, clay.lamp.skylight, 0.12)
    const variant = clay.random()
    const jitter = (): number => clay.random() * 8 - 4
    tower(clay, -30 + jitter(), 20, 11, 46 + jitter(), back, roof)
    tower(clay, 27 + jitter(), 20, 12, 52 + jitter(), back, roof)
    tower(clay, 3, 20, 20, 58, stone, roof)
    tower(clay, variant < 0.5 ? -9 : 15, 24, 9, 66 + jitter(), stone, roof)
    clay.part({ thickness: 3, roundness: 0.35, texture: stones(clay.noise, 3.4) }, (pen) => {
      pen.box(-24, 16, 50, 34, stone)
      for (let merlon = 0; merlon < 9; merlon++) pen.box(-24 + merlon * 5.7, 49, 3.4, 4.6, stone)
    })
    windows(
      clay,
      [
        [-14, 32, 3, 6],
        [-4, 34, 3, 6],
        [12, 33, 3, 6],
        [3, 62, 3, 7],
        [-1.5, 50, 2.4, 5],
        [8, 52, 2.4, 5],
      ],
      true,
    )
    tower(clay, -38, 10, 16, 40 + jitter(), stone, variant < 0.7 ? roof : null)
    tower(clay, 38, 10, 17, 36 + jitter(), stone, roof)
    clay.part({ thickness: 3, roundness: 0.35, texture: stones(clay.noise, 3.4) }, (pen) => {
      pen.box(-60, 2, 122, 26, stone)
      for (let merlon = 0; merlon < 21; merlon++) pen.box(-60 + merlon * 5.9, 27, 3.5, 4.4, stone)
    })
    tower(clay, -60, 4, 13, 32, stone, roof)
    tower(clay, 61, 4, 13, 30, stone, variant < 0.4 ? roof : null)
    clay.part({ thickness: 5, roundness: 0.6, texture: stones(clay.noise, 3.4) }, (pen) =>
      pen.box(-13, 0, 26, 36, shift(stone, 0.02)),
    )
    clay.part({ thickness: 2, roundness: 0.4 }, (pen) => {
      pen.box(-6, 2, 12, 14, [0.1, 0.08, 0.08])
      pen.oval(0, 16, 6, 6, [0.1, 0.08, 0.08])
      for (let bar = -2; bar < 3; bar++) pen.box(bar * 2.4 - 0.4, 2, 0.8, 19, [0.25, 0.2, 0.16])
    })
    windows(
      clay,
      [
        [-40, 36, 2.6, 5],
        [-36, 24, 2.4, 4.4],
        [38, 32, 2.6, 5],
        [41, 20, 2.4, 4.4],
        [-60, 24, 2.2, 4],
        [61, 22, 2.2, 4],
        [0, 27, 4, 4],
      ],
      true,
    )
    clay.part({ thickness: 1.4 }, (pen) => {
      pen.line('3 108, 3 117', 0.7, [0.2, 0.18, 0.16])
      pen.shape('! 3 117, 8 116, ! 13 115, 8 113.6, ! 3 113', roof)
    })
    clay.part({ thickness: 6, texture: (x, y) => 0.85 + 0.5 * clay.noise.ridged(x * 0.03, y * 0.05, 4) }, (pen) => {
      pen.shape('! -82 -6, -74 2, -62 6, -44 3, -24 5, -8 2, 8 3, 26 5, 46 3, 64 6, 76 1, ! 82 -6', clay.rock)
      pen.inside(() => pen.limb('-76 2 2, -58 6 2, -30 5 2, 26 5 2, 60 6 2, 78 0 2', clay.leafLight), 1)
    })
  },
}
