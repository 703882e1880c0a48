import type { PaintRequest } from '@easel/engine/painter/types'
import { serveWork } from '../serve-work.ts'
import { createWorkThreads } from '../work-threads.ts'
import type { PaintedPicture, PaintNews } from './paint-task.ts'

// The painting process: started by `createPaintPool`, hands orders to its threads, and ends with its parent.

const threads = createWorkThreads<PaintRequest, PaintNews, PaintedPicture>(
  new URL('./paint-worker.ts', import.meta.url),
)
serveWork((request: PaintRequest, hear) => threads.start(request, hear))
