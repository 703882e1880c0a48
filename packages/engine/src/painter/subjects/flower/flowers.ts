import type { Subject } from '../../stage.ts'
import type { Clay } from '../figure/clay.ts'
import type { Dye, Figure } from '../figure/figure.ts'
import { figureMotif } from '../figure/settle.ts'
import { flowerLayouts } from './layouts.ts'
import { headFigure, SPECIES, type Species } from './heads.ts'

/** The whole plant for other scenes: the head on a stem with two leaves, its foot on the ground. */
function plantFigure(species: Species): Figure {
  const head = headFigure(species)
  return {
    box: { left: 60, right: 60, top: 206, bottom: 4 },
    paint(clay: Clay, dye: Dye) {
      clay.part({ thickness: 2.4 }, (pen) => pen.limb('4 -2 3, 0 40 2.6, 2 80 2.4, 0 140 2.2', clay.leafLight))
      clay.part({ thickness: 5, translucent: 0.5 }, (pen) => {
        pen.blend('! 2 20, 20 38, 40 62, ! 54 68, 44 40, 24 22', [2, 20], [54, 68], [clay.leaf, clay.leafLight])
        pen.blend('! 0 34, -20 52, -38 78, ! -52 86, -42 56, -22 36', [0, 34], [-52, 86], [clay.leaf, clay.leafLight])
      })
      const raised: Clay = {
        ...clay,
        part: (options, draw) => clay.part({ ...options, texture: options.texture && ((x, y) => options.texture?.(x, y - 98) ?? 1) }, (pen) => {
          pen.context.save()
          pen.context.translate(0, 98)
          draw(pen)
          pen.context.restore()
        }),
      }
      head.paint(raised, dye)
    },
  }
}

/** Flowers by kind; "flower" itself is a daisy of any colour. */
export const FLOWERS: readonly Subject[] = SPECIES.map((species) => ({
  id: species.id,
  words: species.words.split(',').map((word) => word.trim()),
  layouts: flowerLayouts(species),
  motif: figureMotif('ground', plantFigure(species), 0.5),
}))
