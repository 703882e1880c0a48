import { availableParallelism } from 'node:os'
import { MessageChannel } from 'node:worker_threads'
import { Piscina } from 'piscina'
import type { PaintRequest } from '@easel/engine/painter/types'
import type { Painting } from './painting.ts'
import type { PaintedPicture, PaintNews, PaintTask } from './paint-task.ts'

/** Threads that paint. */
export interface PaintThreads {
  start(request: PaintRequest, hear: (news: PaintNews) => void): Painting
}

/** The threads of the painting process; they live as long as it. */
export function createPaintThreads(): PaintThreads {
  // One core stays free for the web; every thread holds planes of floats, so two are enough.
  const pool = new Piscina<PaintTask, PaintedPicture | null>({
    filename: new URL('./paint-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: Math.max(1, Math.min(2, availableParallelism() - 1)),
    idleTimeout: Infinity,
    // Threads must return to their event loop between pictures: canvases are freed there, and by default a thread sleeps
    // without it, which cost 60 MB a picture.
    atomics: 'disabled',
    execArgv: [],
    // Little lives in the heap but strokes and points: half of what it would take by itself is enough.
    resourceLimits: { maxYoungGenerationSizeMb: 16 },
  })
  return {
    start(request, hear) {
      const { port1, port2 } = new MessageChannel()
      const cancel = new SharedArrayBuffer(4)
      port1.on('message', hear)
      const done = pool.run({ request, cancel, port: port2 }, { transferList: [port2] }).finally(() => port1.close())
      return {
        done,
        cancel: () => void Atomics.store(new Int32Array(cancel), 0, 1),
      }
    },
  }
}
