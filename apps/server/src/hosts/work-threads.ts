import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { MessageChannel, type MessagePort } from 'node:worker_threads'
import { Piscina } from 'piscina'
import type { RunningWork } from './work-process.ts'

/** What a working thread is given. */
export interface ThreadTask<Request> {
  readonly request: Request
  /**
   * 32-bit numbers. The first: 1 asks the work to end. The second: how many of its frames were taken. Memory in common, because a
   * working thread reads no messages.
   */
  readonly control: SharedArrayBuffer
  /** Where news go while it works. */
  readonly port: MessagePort
}

export const CANCEL = 0
export const TAKEN = 1

/** Threads of a work process; they live as long as it. */
export interface WorkThreads<Request, News, Result> {
  start(request: Request, hear: (news: News, control: Int32Array) => void): RunningWork<Result>
}

/** @param script a module whose default export takes a `ThreadTask` and answers the result, null when it was cancelled */
export function createWorkThreads<Request, News, Result>(script: URL): WorkThreads<Request, News, Result> {
  // One core stays free for the web; every thread holds planes of floats, so two are enough.
  const pool = new Piscina<ThreadTask<Request>, Result | null>({
    filename: script.href,
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
      const control = new SharedArrayBuffer(8)
      const numbers = new Int32Array(control)
      port1.on('message', (news: News) => hear(news, numbers))
      // The port closes behind the last of the news, which may be slower than the result.
      const closed = once(port1, 'close')
      const work = pool.run({ request, control, port: port2 }, { transferList: [port2] })
      return {
        done: work.then(
          (result) => closed.then(() => result),
          (error: unknown) => {
            port1.close()
            throw error
          },
        ),
        cancel() {
          Atomics.store(numbers, CANCEL, 1)
          Atomics.notify(numbers, TAKEN)
        },
      }
    },
  }
}
