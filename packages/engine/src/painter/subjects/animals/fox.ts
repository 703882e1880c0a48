import { mix, oklchToRgb, shift } from '../../core/color.ts'
import type { Figure } from '../figure/figure.ts'
import { fur } from './fur.ts'

export const foxFigure: Figure = {
  box: { left: 100, right: 74, top: 106, bottom: 4 },
  paint(clay, dye) {
    const coat = dye(0, [0.62, 0.165, 48], 0.3)
    const white = oklchToRgb([0.95, 0.02, 85])
    const sock = mix(coat, oklchToRgb([0.15, 0.02, 40]), 0.85)
    const far = shift(coat, -0.09)
    const texture = fur(clay.noise, 0.16)
    clay.part({ thickness: 4, texture }, (pen) => {
      pen.limb('24 44 8, 20 30 4.4, 17 18 3.2, 12 6 2.5, 14 2.3 2.8', far)
      pen.limb('-26 46 9, -18 33 5.4, -24 20 3.2, -18 6 2.5, -15 2.3 2.9', far)
      pen.inside(() => pen.box(-40, -2, 90, 22, sock, 0.9), 4)
    })
    clay.part({ thickness: 9, texture }, (pen) => {
      pen.limb('-36 50 4, -47 44 7, -60 36 11, -74 33 12, -86 38 8, -94 43 2', coat)
      pen.inside(() => pen.oval(-90, 42, 11, 12, white), 3)
      pen.inside(() => pen.oval(-66, 24, 26, 6, mix(coat, white, 0.4), 0.6), 4)
    })
    clay.part({ thickness: 9, texture }, (pen) => {
      pen.limb('-28 51 11.5, -12 52 10.5, 6 51 11.5, 22 51 13', coat)
      pen.limb('22 57 12, 32 67 9.5, 40 74 9', coat)
      pen.oval(42, 76, 10.5, 9.5, coat)
      pen.limb('46 75 7, 56 70.5 4, 65 67 2.2, 67 66.5 1.7', coat)
      pen.shape('! 33 80, 31 92, ! 32 104, 40 96, ! 43 84', coat)
      pen.shape('! 43 84, 45 94, ! 48 101, 52 92, ! 50 82', far)
      pen.limb('24 46 9.5, 27 31 4.8, 28 18 3.4, 28 6 2.6, 31 2.5 2.9', coat)
      pen.limb('-29 47 12, -27 34 7, -35 21 3.5, -32 7 2.7, -29 2.5 3', coat)
      pen.inside(() => {
        pen.oval(29, 5, 7, 17, sock, 0.95)
        pen.oval(-32, 4, 8, 16, sock, 0.95)
        pen.oval(36, 59, 8, 15, white, 0.95, 0.35)
        pen.oval(53, 66, 15, 5, white, 1, -0.35)
        pen.oval(2, 38, 22, 4, white, 0.6)
        pen.oval(-6, 64, 30, 5, mix(coat, [0.25, 0.08, 0.02], 0.5), 0.5)
      }, 2.6)
      pen.inside(() => {
        pen.shape('! 34.5 84, 33.5 92, ! 34 99, 38 94, ! 40 86', mix(coat, [0.1, 0.05, 0.05], 0.75))
        pen.oval(67.5, 67.4, 2.1, 1.8, [0.04, 0.03, 0.04])
        pen.shape('! 47.5 77, 50 79.2, ! 52.5 77.4, 50 76.4', [0.06, 0.03, 0.02])
      })
    })
  },
}
