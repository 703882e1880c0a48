import { plainSubject } from './collect.ts'
import type { FoundSubject } from './collect.ts'
import type { Lexicon } from './lexicon.ts'
import type { NamedSubject } from '../types.ts'
import type { Subject } from '../stage.ts'

/** The most motifs that one scene takes. */
const MAX_MOTIFS = 4

interface SceneOptions {
  /** A close view was asked for: the thing itself fills the picture. */
  readonly close: boolean
  /** Anything at all of the prompt was understood. */
  readonly understood: boolean
  /** Decides where the prompt leaves it open. */
  readonly chance: number
  /** What the negative prompt removed. */
  readonly gone: ReadonlySet<string>
}

function plainCopy({ id, placement, colors, count, named }: NamedSubject): NamedSubject {
  return { id, placement, colors, count, ...(named === undefined ? {} : { named }) }
}

/** Which of the named subjects is the scene, and which are set into it. */
export function chooseScene(
  named: readonly FoundSubject[],
  lexicon: Lexicon,
  { close, understood, chance, gone }: SceneOptions,
): { scene: NamedSubject; motifs: NamedSubject[] } {
  const known = new Map(lexicon.subjects.map((subject) => [subject.id, subject]))
  const hasLayouts = (subject: Subject | undefined): boolean => (subject?.layouts.length ?? 0) > 0
  const isPlace = (subject: Subject | undefined): boolean =>
    hasLayouts(subject) && (!subject?.motif || subject.place === true)
  const places = named.filter(({ id }) => isPlace(known.get(id)))
  const things = named.filter(({ id }) => !isPlace(known.get(id)))
  // The sky is above every other place, so it is the scene only when it is alone.
  const place = places.find(({ id }) => id !== 'sky') ?? places[0]
  const first = things[0]
  const filling = things.find(({ id }) => hasLayouts(known.get(id)))
  let scene: FoundSubject | NamedSubject | undefined =
    close && filling && filling === first ? filling : (place ?? filling)
  const firstKnown = first && known.get(first.id)
  if (!scene && firstKnown) {
    const home = firstKnown.home ?? { ground: 'meadow', water: 'sea', air: 'sky' }[firstKnown.motif?.kind ?? 'ground']
    if (known.has(home)) scene = plainSubject(home)
  }
  if (!scene && understood) {
    const open = ['mountains', 'meadow', 'lake', 'sea', 'forest', 'sky'].filter((id) => known.has(id) && !gone.has(id))
    const id = open[chance % Math.max(1, open.length)]
    if (id) scene = plainSubject(id)
  }
  const chosen = scene ?? plainSubject('abstract')
  const motifs = named.filter((subject) => subject !== scene && subject.id !== chosen.id).slice(0, MAX_MOTIFS)
  return { scene: plainCopy(chosen), motifs: motifs.map(plainCopy) }
}
