import type { Subject } from '../../stage.ts'
import type { Clay } from '../figure/clay.ts'
import type { Dye, Figure } from '../figure/figure.ts'
import { figureMotif } from '../figure/settle.ts'
import { vaseFigure } from '../still-life/vessels.ts'
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

/** A vase asks for the bouquet of the flowers named with it; in other scenes it stands there itself. */
const vaseMotif = figureMotif('ground', vaseFigure, 0.42)
const vase: Subject = {
  id: 'vase',
  words: ['vase', 'bouquet', 'flower bouquet', 'bouquet of flower', 'flower arrangement', 'flower vase', 'vase of flower', 'flower pot', 'pot'],
  layouts: [],
  home: 'daisy',
  motif: {
    kind: vaseMotif.kind,
    draw(stage, ...rest) {
      if (SPECIES.some((species) => species.id === stage.reading.scene.id)) return
      vaseMotif.draw(stage, ...rest)
    },
  },
}

function words(species: Species): readonly string[] {
  return species.words.split(',').map((word) => word.trim())
}

/** Flowers by kind, their fields, and the vase; "flower" itself is a daisy of any colour. */
export const FLOWERS: readonly Subject[] = [
  ...SPECIES.map((species): Subject => ({
    id: species.id,
    words: words(species),
    layouts: flowerLayouts(species),
    motif: figureMotif('ground', plantFigure(species), 0.5),
  })),
  ...SPECIES.filter((species) => species.id !== 'cherry-blossom').map((species): Subject => ({
    id: `${species.id}-field`,
    words: words(species).filter((word) => !['flower', 'blossom', 'bloom', 'wildflower'].includes(word)).flatMap((word) => [`${word} field`, `field of ${word}`, `${word} meadow`]),
    layouts: flowerLayouts(species).filter((layout) => layout.id === 'field'),
    place: true,
  })),
  vase,
]
