import { createRandom, forkSeed } from './core/random.ts'
import { subjectById } from './subjects/all.ts'
import type { Layout, Subject } from './stage.ts'
import type { Reading } from './types.ts'

/** The subject and the layout of a reading: what the composition and the things named beside it suit best, then chance. */
export function chooseLayout(reading: Reading, seed: number): { subject: Subject; layout: Layout } {
  const subject = subjectById(reading.scene.id) ?? subjectById('abstract') ?? subjectById('sky')
  const random = createRandom(forkSeed(seed, `layout choice ${reading.composition ?? ''}`))
  let best: Layout | undefined
  let bestScore = -1
  for (const layout of subject?.layouts ?? []) {
    const composed = reading.composition !== null && layout.suits.includes(reading.composition) ? 2 : 0
    const joined = reading.motifs.some((motif) => layout.suits.includes(motif.id)) ? 1.5 : 0
    const words = reading.scene.named?.split(' ') ?? []
    const meant = words.some((word) => layout.suits.includes(word)) ? 3 : 0
    const score = meant + composed + joined + random()
    if (score > bestScore) {
      best = layout
      bestScore = score
    }
  }
  if (!subject || !best) throw new Error(`No layout for the scene '${reading.scene.id}'`)
  return { subject, layout: best }
}

/** Where the camera of a composition stands. */
interface Camera {
  /** How much more than the plain view it takes in (1 …). */
  readonly breadth: number
  /** How close it comes to the focus (1 …), in units of the broadened picture. */
  readonly zoom: number
  readonly focus: readonly [x: number, y: number]
}

/**
 * The camera of a composition, for a picture of that width and height in units. A wide view takes in more of the
 * scene; a composition that the layout does not suit by itself is cut out of what it paints.
 */
export function cameraOf(reading: Reading, layout: Layout, width: number, height: number): Camera {
  const { composition, scene } = reading
  const x = width * (0.5 + (scene.placement.x ?? 0) * 0.1)
  const plain: Camera = { breadth: 1, zoom: 1, focus: [x, height / 2] }
  if (composition === 'wide') return { ...plain, breadth: 1.3 }
  if (composition === 'panorama') return { ...plain, breadth: 1.65 }
  if (composition === null || layout.suits.includes(composition)) return plain
  switch (composition) {
    case 'close':
      return { breadth: 1, zoom: 1.5, focus: [x, height * 0.58] }
    case 'low':
      return { breadth: 1, zoom: 1.22, focus: [x, 0] }
    case 'high':
      return { breadth: 1, zoom: 1.22, focus: [x, height] }
    case 'thirds':
      return { breadth: 1, zoom: 1.2, focus: [width, height * 0.6] }
    case 'centred':
      return { breadth: 1, zoom: 1.12, focus: [width / 2, height * 0.5] }
    default:
      return plain
  }
}
