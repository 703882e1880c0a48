import type { PaintRequest } from '@easel/engine/painter/types'
import { createWorkProcess, type WorkProcess } from '../work-process.ts'
import type { PaintedPicture, PaintNews } from './paint-task.ts'

/** The process that paints. */
export interface PaintPool extends WorkProcess<PaintRequest, PaintNews, PaintedPicture> {
  /** Begins the process unless it runs, and has it paint a thumbnail: the next painting shows its first preview at once. */
  warm(): void
}

/** A thumbnail: enough to have the engine compiled before a maker waits for it. */
const WARM_UP: PaintRequest = {
  prompt: 'a lake at sunset',
  negativePrompt: '',
  width: 64,
  height: 64,
  seed: 1,
  steps: 20,
  guidanceScale: 7.5,
  scheduler: 'K_EULER_ANCESTRAL',
}

export function createPaintPool(): PaintPool {
  const work = createWorkProcess<PaintRequest, PaintNews, PaintedPicture>(
    new URL('./paint-process.ts', import.meta.url),
    'painting',
  )
  return Object.assign(work, {
    warm() {
      // A painter that cannot warm up cannot paint: the first real request says so, to somebody.
      if (!work.running && !work.stopped) work.start(WARM_UP, () => undefined).done.catch(() => null)
    },
  })
}
