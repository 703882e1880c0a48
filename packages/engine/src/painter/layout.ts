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

/**
 * How close the camera comes for a composition that the layout does not suit by itself. Zoom and focus keep the
 * window inside what the layout paints.
 */
export function cameraOf(
  reading: Reading,
  layout: Layout,
  width: number,
  height: number,
): { zoom: number; focus: readonly [x: number, y: number] } {
  const { composition, scene } = reading
  const x = width * (0.5 + (scene.placement.x ?? 0) * 0.1)
  if (composition === null || layout.suits.includes(composition)) return { zoom: 1, focus: [x, height / 2] }
  switch (composition) {
    case 'close':
      return { zoom: 1.5, focus: [x, height * 0.58] }
    case 'low':
      return { zoom: 1.22, focus: [x, 0] }
    case 'high':
      return { zoom: 1.22, focus: [x, height] }
    case 'thirds':
      return { zoom: 1.2, focus: [width, height * 0.6] }
    case 'centred':
      return { zoom: 1.12, focus: [width / 2, height * 0.5] }
    default:
      return { zoom: 1, focus: [x, height / 2] }
  }
}
