import { oklchToRgb } from '../../core/color.ts'
import type { Figure } from '../figure/figure.ts'
import { paintHorse } from './horse.ts'

export const unicornFigure: Figure = {
  box: { left: 80, right: 72, top: 116, bottom: 4 },
  paint(clay, dye) {
    const coat = dye(0, [0.95, 0.015, 320], 0.35)
    const hair = dye(1, [0.78, 0.11, 20 + clay.random() * 320])
    const gold = oklchToRgb([0.85, 0.12, 88])
    clay.shine(7, (pen) => pen.limb('41 92 2.4, 47 103 1.6, 54 115 .4', gold))
    paintHorse(clay, { coat, hair, hoof: gold }, clay.random() < 0.5)
    clay.part({ thickness: 2.4, texture: (x, y) => (Math.sin((x * 0.55 + y) * 1.6) > 0.3 ? 0.8 : 1.1) }, (pen) => {
      pen.limb('41 91 2.5, 47 103 1.6, 54 115 .5', gold)
    })
  },
}
