import { mix, oklchToRgb, shift } from '../../core/color.ts'
import { pick } from '../../core/random.ts'
import type { Layout, Stage, Subject } from '../../stage.ts'
import type { Clay } from '../figure/clay.ts'
import type { Dye, Figure } from '../figure/figure.ts'
import { figureMotif } from '../figure/settle.ts'
import { treeFigure } from '../things/trees.ts'
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
        part: (options, draw) =>
          clay.part(
            { ...options, texture: options.texture && ((x, y) => options.texture?.(x, y - 98) ?? 1) },
            (pen) => {
              pen.context.save()
              pen.context.translate(0, 98)
              draw(pen)
              pen.context.restore()
            },
          ),
      }
      head.paint(raised, dye)
    },
  }
}

/** The bouquet of whatever flowers are named with the vase. */
const bouquetOfNamed: Layout = {
  id: 'named flowers',
  suits: [],
  paint(stage, subject) {
    const named = stage.reading.motifs.find((motif) => SPECIES.some((species) => species.id === motif.id))
    const species = SPECIES.find((one) => one.id === named?.id) ?? pick(stage.fork('kind'), SPECIES)
    const bouquet = flowerLayouts(species).find((layout) => layout.id === 'bouquet')
    bouquet?.paint(stage, { ...(named ?? subject), count: 1 })
  },
}

/** True where the flowers of a scene stand in its vase already. */
function isArranged(stage: Stage): boolean {
  return stage.reading.scene.id === 'vase'
}

/** A vase asks for the bouquet of the flowers named with it; in other scenes it stands there itself. */
const vaseMotif = figureMotif('ground', vaseFigure, 0.42)
const vase: Subject = {
  id: 'vase',
  words: [
    'vase',
    'bouquet',
    'flower bouquet',
    'bouquet of flower',
    'flower arrangement',
    'flower vase',
    'vase of flower',
    'flower pot',
    'pot',
  ],
  layouts: [bouquetOfNamed],
  motif: {
    kind: vaseMotif.kind,
    draw(stage, ...rest) {
      if (SPECIES.some((species) => species.id === stage.reading.scene.id)) return
      vaseMotif.draw(stage, ...rest)
    },
  },
}

/** The plant in other scenes; the cherry is a tree in bloom. */
function flowerMotif(species: Species): NonNullable<Subject['motif']> {
  const motif =
    species.id === 'cherry-blossom'
      ? figureMotif('ground', cherryTree, 1.6)
      : figureMotif('ground', plantFigure(species), 0.5)
  return {
    kind: motif.kind,
    draw(stage, ...rest) {
      if (!isArranged(stage)) motif.draw(stage, ...rest)
    },
  }
}

/** A tree whose leaves are blossoms, in whatever season. */
const cherryTree: Figure = {
  box: treeFigure.box,
  paint(clay, dye) {
    const pink = dye(0, [0.86, 0.085, 355], 0.5)
    treeFigure.paint(
      { ...clay, snowy: false, leaf: shift(pink, -0.12, 1.3), leafLight: mix(pink, [1, 1, 1], 0.25) },
      (_, own) => oklchToRgb(own),
    )
  },
}

function words(species: Species): readonly string[] {
  return species.words.split(',').map((word) => word.trim())
}

/** Flowers by kind, and the vase; "flower" itself is a daisy of any colour. */
export const FLOWERS: readonly Subject[] = [
  ...SPECIES.map((species): Subject => ({
    id: species.id,
    words: words(species),
    layouts: flowerLayouts(species),
    motif: flowerMotif(species),
  })),
  vase,
]

/** Words for flowers of no kind: their fields are meadows. */
const UNKIND: ReadonlySet<string> = new Set(['flower', 'blossom', 'bloom', 'wildflower'])

/** Fields of one flower: places, into which other things are set. */
export const FLOWER_FIELDS: readonly Subject[] = SPECIES.filter((species) => species.id !== 'cherry-blossom').map(
  (species): Subject => ({
    id: `${species.id}-field`,
    words: words(species).flatMap((word) =>
      UNKIND.has(word) ? [] : [`${word} field`, `field of ${word}`, `${word} meadow`],
    ),
    layouts: flowerLayouts(species).filter((layout) => layout.id === 'field'),
    place: true,
  }),
)
