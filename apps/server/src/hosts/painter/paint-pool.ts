import { availableParallelism } from 'node:os'
import { MessageChannel } from 'node:worker_threads'
import { Piscina } from 'piscina'
import type { PaintRequest } from '@easel/engine/painter/types'
import type { PaintedPicture, PaintNews, PaintTask } from './paint-task.ts'

export interface Painting {
  /** null: it was cancelled. */
  readonly done: Promise<PaintedPicture | null>
  cancel(): void
}

/** Threads that paint, so that the web's event loop never does. */
export interface PaintPool {
  start(request: PaintRequest, hear: (news: PaintNews) => void): Painting
  /** Paintings that run are broken off. */
  stop(): Promise<void>
  readonly stopped: boolean
}

/** A thumbnail: enough to have the engine compiled before the first maker waits for it. */
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

/** A thread that has not painted for so long gives its memory back; the next one is cold for a second. */
const IDLE_MS = 300_000

export function createPaintPool(): PaintPool {
  // One core stays free for the web; every thread holds planes of floats, so two are enough.
  const threads = Math.max(1, Math.min(2, availableParallelism() - 1))
  const pool = new Piscina<PaintTask, PaintedPicture | null>({
    filename: new URL('./paint-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: IDLE_MS,
    // Threads must return to their event loop between pictures: canvases are freed there, and by default a thread sleeps
    // without it, which cost 60 MB a picture.
    atomics: 'disabled',
    execArgv: [],
  })
  let stopped = false
  const start: PaintPool['start'] = (request, hear) => {
    const { port1, port2 } = new MessageChannel()
    const cancel = new SharedArrayBuffer(4)
    port1.on('message', hear)
    port1.unref()
    const done = pool.run({ request, cancel, port: port2 }, { transferList: [port2] }).finally(() => port1.close())
    return {
      done,
      cancel: () => void Atomics.store(new Int32Array(cancel), 0, 1),
    }
  }
  for (let thread = 0; thread < threads; thread++) {
    // A painter that cannot warm up cannot paint: the first real request says so, to somebody.
    start(WARM_UP, () => undefined).done.catch(() => null)
  }
  return {
    start,
    get stopped() {
      return stopped
    },
    stop() {
      stopped = true
      return pool.destroy()
    },
  }
}
