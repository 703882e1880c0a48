import { mix, shift } from '../../core/color.ts'
import type { Figure } from '../figure/figure.ts'
import { planks } from '../buildings/masonry.ts'

/** A small sailing boat with a main sail and a jib. */
export const sailboatFigure: Figure = {
  box: { left: 48, right: 52, top: 106, bottom: 5 },
  paint(clay, dye) {
    const hull = dye(0, clay.random() < 0.5 ? [0.45, 0.12, 30] : [0.93, 0.015, 85], 0.35)
    const sail = dye(1, [0.95, 0.02, 85], 0.3)
    const wood = mix(hull, [0.42, 0.28, 0.16], 0.75)
    const seams = (x: number, y: number): number =>
      1 - 0.1 * (Math.abs(((y + x * 0.1) / 9) % 1) < 0.06 ? 1 : 0) + 0.05 * clay.noise.fbm(x * 0.05, y * 0.05, 2)
    clay.part({ thickness: 2 }, (pen) => {
      pen.limb('2 12 1, 2 60 .9, 2 105 .5', wood)
      pen.limb('2 20 .9, -38 20 .7', wood)
    })
    clay.part({ thickness: 9, roundness: 0.7, translucent: 0.85, texture: seams }, (pen) => {
      pen.shape('! 0.5 103, -14 70, -28 42, ! -38 22, -18 18, ! 0.5 21', sail)
      pen.shape('! 4 98, 20 66, 34 36, ! 45 16, 26 20, ! 6 22, 9 54', mix(sail, [1, 1, 1], 0.1))
    })
    clay.part({ thickness: 6, roundness: 0.85, texture: planks(clay.noise, 3, false) }, (pen) => {
      pen.shape('! -42 13, -20 10.4, 16 11, ! 50 17, 42 6, ! 34 -3, 0 -5, ! -34 -3', hull)
      pen.inside(() => {
        pen.limb('-44 13 1.4, -18 10.6 1.4, 18 11.4 1.4, 50 17 1.4', shift(hull, 0.12, 0.5))
        pen.box(-60, -6, 120, 4, shift(hull, -0.16))
      })
    })
    clay.part({ thickness: 2 }, (pen) => {
      pen.oval(-24, 16, 2.4, 2.6, [0.45, 0.33, 0.26])
      pen.limb('-25 10 3, -24.4 13 2.4', [0.24, 0.26, 0.36])
    })
  },
}

/** A rowing boat. */
export const rowboatFigure: Figure = {
  box: { left: 130, right: 130, top: 96, bottom: 12 },
  paint(clay, dye) {
    const hull = dye(0, [0.5, 0.12, 200 * Math.round(clay.random()) + 28], 0.35)
    const wood = mix([0.46, 0.31, 0.18], hull, 0.15)
    clay.part({ thickness: 8, roundness: 0.5 }, (pen) =>
      pen.shape('! -118 56, -40 44, 50 44, ! 122 62, 40 62, -50 58', shift(wood, -0.16)),
    )
    clay.part({ thickness: 3 }, (pen) => {
      pen.limb('-30 48 4, -26 60 3', wood)
      pen.limb('40 48 4, 42 60 3', wood)
      pen.limb('-6 78 2, 40 50 2, 92 4 2, 112 -8 5, 120 -12 3', wood)
    })
    clay.part({ thickness: 14, roundness: 0.85, texture: planks(clay.noise, 9, false) }, (pen) => {
      pen.shape('! -120 58, -60 45, 40 45, ! 124 66, 112 30, ! 92 -8, 0 -12, ! -84 -8, -108 22', hull)
      pen.inside(() => {
        pen.limb('-122 58 5, -60 45 5, 40 45 5, 124 66 5', shift(hull, 0.14, 0.6))
        pen.box(-140, -14, 280, 9, shift(hull, -0.16))
      })
    })
  },
}
