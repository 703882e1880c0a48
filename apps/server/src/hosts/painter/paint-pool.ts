import { type ChildProcess, fork } from 'node:child_process'
import type { PaintRequest } from '@easel/engine/painter/types'
import type { PaintOrder, PaintReply } from './paint-orders.ts'
import type { PaintedPicture, PaintNews } from './paint-task.ts'
import type { Painting } from './painting.ts'

/** A process that paints, so that the web's event loop never does and the web's memory stays small. */
export interface PaintPool {
  start(request: PaintRequest, hear: (news: PaintNews) => void): Painting
  /** Begins the process unless it runs, and has it paint a thumbnail: the next painting shows its first preview at once. */
  warm(): void
  /** Paintings that run are broken off. */
  stop(): Promise<void>
  readonly stopped: boolean
}

interface Waiting {
  readonly hear: (news: PaintNews) => void
  readonly resolve: (picture: PaintedPicture | null) => void
  readonly reject: (error: Error) => void
}

/** Without a painting for so long the process ends, and its memory is free; the next one starts cold, about a second later. */
const IDLE_MS = 300_000

/**
 * Planes and canvases are large and short-lived: with glibc's usual thresholds a process keeps nearly all of their memory
 * after every picture (430 MB instead of 250).
 */
const MEMORY = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '262144' }

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

/** Starts the painting process with the first painting, and again after it ended. */
export function createPaintPool(): PaintPool {
  const paintings = new Map<number, Waiting>()
  let child: ChildProcess | null = null
  let idle: NodeJS.Timeout | undefined
  let ids = 0
  let stopped = false

  function begin(): ChildProcess {
    const started = fork(new URL('./paint-process.ts', import.meta.url), {
      serialization: 'advanced',
      // Garbage is collected early: 270 MB at the peak of a picture instead of 360, for no more time.
      execArgv: ['--optimize-for-size'],
      env: { ...process.env, ...MEMORY },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    started.on('message', (message) => receive(message as PaintReply))
    const end = (reason: Error): void => {
      if (child !== started) return
      child = null
      clearTimeout(idle)
      for (const { reject } of paintings.values()) reject(reason)
      paintings.clear()
    }
    started.on('error', end)
    started.on('exit', (code, signal) => end(new Error(`The painting process ended (${String(code ?? signal)}).`)))
    return started
  }

  function receive(reply: PaintReply): void {
    const waiting = paintings.get(reply.id)
    if (!waiting) return
    if ('news' in reply) return waiting.hear(reply.news)
    paintings.delete(reply.id)
    if (paintings.size === 0) idle = setTimeout(() => child?.kill('SIGTERM'), IDLE_MS).unref()
    if ('error' in reply) waiting.reject(new Error(reply.error))
    else waiting.resolve(reply.picture)
  }

  const pool: PaintPool = {
    warm() {
      // A painter that cannot warm up cannot paint: the first real request says so, to somebody.
      if (!child && !stopped) pool.start(WARM_UP, () => undefined).done.catch(() => null)
    },
    start(request, hear) {
      const id = ++ids
      clearTimeout(idle)
      child ??= begin()
      const painter = child
      const tell = (order: PaintOrder): void => void (painter.connected && painter.send(order))
      const done = new Promise<PaintedPicture | null>((resolve, reject) => {
        paintings.set(id, { hear, resolve, reject })
      })
      tell({ id, request })
      return { done, cancel: () => tell({ id, cancel: true }) }
    },
    get stopped() {
      return stopped
    },
    async stop() {
      stopped = true
      const painter = child
      if (!painter) return
      const ended = new Promise((resolve) => painter.once('exit', resolve))
      painter.kill('SIGKILL')
      await ended
    },
  }
  return pool
}
