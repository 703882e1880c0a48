import { mix, shift } from '../../core/color.ts'
import type { Figure } from '../figure/figure.ts'
import { stones, tiles, windows } from './masonry.ts'

/** A pagoda of three to five storeys with swung roofs. */
export const pagodaFigure: Figure = {
  box: { left: 56, right: 56, top: 114, bottom: 5 },
  paint(clay, dye) {
    const wood = dye(0, [0.5, 0.15, 30], 0.4)
    const roof = dye(1, [0.36, 0.04, 220])
    const cream = mix(wood, [0.97, 0.93, 0.85], 0.85)
    const floors = 3 + Math.floor(clay.random() * 3)
    const storey = 78 / floors
    clay.part({ thickness: 4, roundness: 0.5, texture: stones(clay.noise, 3) }, (pen) => {
      pen.box(-44, 0, 88, 5, clay.rock)
      pen.box(-38, 4, 76, 5, clay.rock)
      pen.box(-9, -1, 18, 10, shift(clay.rock, 0.05))
    })
    for (let floor = 0; floor < floors; floor++) {
      const y = 8 + floor * storey
      const half = 30 - (floor * 17) / (floors - 0.4)
      const eave = half + 15 - floor * 1.6
      const wall = storey * 0.52
      clay.part({ thickness: 4, roundness: 0.5 }, (pen) => {
        pen.box(-half, y, half * 2, wall + 2, cream)
        for (let post = 0; post <= 4; post++) pen.box(-half + (post * half) / 2 - 1, y, 2, wall + 2, wood)
        pen.box(-half - 2, y + wall * 0.12, half * 2 + 4, 1.6, wood)
        pen.box(-half, y + wall - 1.6, half * 2, 2.4, wood)
      })
      windows(clay, [
        [-half / 2, y + wall * 0.28, half * 0.3, wall * 0.46],
        [0, y + wall * 0.28, half * 0.3, wall * 0.46],
        [half / 2, y + wall * 0.28, half * 0.3, wall * 0.46],
      ])
      const low = y + wall
      const high = y + storey + 1
      const next = Math.max(4, half - 17 / floors)
      clay.part({ thickness: 4.4, roundness: 0.9, texture: tiles(clay.noise, 2.4) }, (pen) => {
        pen.shape(
          `! ${-eave} ${low + 3.4}, ${-eave * 0.72} ${low + storey * 0.16}, ! ${-next} ${high}, ! ${next} ${high}, ${eave * 0.72} ${low + storey * 0.16}, ! ${eave} ${low + 3.4}, ${eave * 0.6} ${low - 0.6}, 0 ${low - 1.4}, ${-eave * 0.6} ${low - 0.6}`,
          roof,
        )
        if (clay.snowy)
          pen.inside(
            () =>
              pen.limb(
                `${-eave * 0.8} ${low + 4} 1.6, ${-next - 3} ${high} 3, ${next + 3} ${high} 3, ${eave * 0.8} ${low + 4} 1.6`,
                [0.95, 0.96, 1],
              ),
            0.8,
          )
        for (const side of [-1, 1])
          pen.limb(
            `${side * eave * 0.8} ${low + 1.4} 1, ${side * eave} ${low + 4} 1, ${side * (eave + 3.4)} ${low + 8} .4`,
            mix(roof, wood, 0.4),
          )
      })
      if (clay.night)
        clay.shine(5, (pen) => {
          for (const side of [-1, 1]) pen.oval(side * (eave - 3), low - 3, 1.5, 2, [1, 0.55, 0.25])
        })
    }
    clay.part({ thickness: 2 }, (pen) => {
      pen.limb('0 84 2.2, 0 96 1, 0 112 .4', [0.75, 0.6, 0.25])
      for (let ring = 0; ring < 5; ring++) pen.oval(0, 92 + ring * 3.4, 3.2 - ring * 0.45, 0.9, [0.8, 0.64, 0.28])
    })
  },
}
