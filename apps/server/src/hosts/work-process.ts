import { type ChildProcess, fork } from 'node:child_process'

/** A piece of work that runs in another process. */
export interface RunningWork<Result> {
  /** null: it was cancelled. */
  readonly done: Promise<Result | null>
  cancel(): void
}

/** What a work process is told. */
export type WorkOrder<Request> =
  | { readonly id: number; readonly request: Request }
  | { readonly id: number; readonly cancel: true }

/** What it tells. */
export type WorkReply<News, Result> =
  | { readonly id: number; readonly news: News }
  /** null: it was cancelled. */
  | { readonly id: number; readonly result: Result | null }
  | { readonly id: number; readonly error: string }

/** A process that computes, so that the web's event loop never does and the web's memory stays small. */
export interface WorkProcess<Request, News, Result> {
  start(request: Request, hear: (news: News) => void): RunningWork<Result>
  readonly running: boolean
  /** What runs is broken off. */
  stop(): Promise<void>
  readonly stopped: boolean
}

interface Waiting<News, Result> {
  readonly hear: (news: News) => void
  readonly resolve: (result: Result | null) => void
  readonly reject: (error: Error) => void
}

/** Without work for so long the process ends, and its memory is free; the next piece of work starts cold, about a second later. */
const IDLE_MS = 300_000

/** Characters of what a process said last that are kept for the case that it breaks. */
const SAID = 2000

/**
 * Planes and canvases are large and short-lived: with glibc's usual thresholds a process keeps nearly all of their memory
 * after every picture (430 MB instead of 250).
 */
const MEMORY = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '262144' }

/** Starts the script's process with the first piece of work, and again after it ended. @param called for the reasons of failures */
export function createWorkProcess<Request, News, Result>(
  script: URL,
  called: string,
): WorkProcess<Request, News, Result> {
  const works = new Map<number, Waiting<News, Result>>()
  let child: ChildProcess | null = null
  let idle: NodeJS.Timeout | undefined
  let ids = 0
  let stopped = false

  function begin(): ChildProcess {
    const started = fork(script, {
      serialization: 'advanced',
      // Garbage is collected early: 270 MB at the peak of a picture instead of 360, for no more time.
      execArgv: ['--optimize-for-size'],
      env: { ...process.env, ...MEMORY },
      // Codecs talk a lot there; it is read when the process breaks.
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    let said = ''
    started.stderr?.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-SAID)))
    started.on('message', (message) => receive(message as WorkReply<News, Result>))
    const end = (reason: Error): void => {
      if (child !== started) return
      child = null
      clearTimeout(idle)
      for (const { reject } of works.values()) reject(reason)
      works.clear()
    }
    started.on('error', end)
    started.on('exit', (code, signal) =>
      end(new Error(`The ${called} process ended (${String(code ?? signal)}). ${said}`.trim())),
    )
    return started
  }

  function receive(reply: WorkReply<News, Result>): void {
    const waiting = works.get(reply.id)
    if (!waiting) return
    if ('news' in reply) return waiting.hear(reply.news)
    works.delete(reply.id)
    if (works.size === 0) idle = setTimeout(() => child?.kill('SIGTERM'), IDLE_MS).unref()
    if ('error' in reply) waiting.reject(new Error(reply.error))
    else waiting.resolve(reply.result)
  }

  return {
    start(request, hear) {
      const id = ++ids
      clearTimeout(idle)
      child ??= begin()
      const worker = child
      const tell = (order: WorkOrder<Request>): void => void (worker.connected && worker.send(order))
      const done = new Promise<Result | null>((resolve, reject) => {
        works.set(id, { hear, resolve, reject })
      })
      tell({ id, request })
      return { done, cancel: () => tell({ id, cancel: true }) }
    },
    get running() {
      return child !== null
    },
    get stopped() {
      return stopped
    },
    async stop() {
      stopped = true
      const worker = child
      if (!worker) return
      const ended = new Promise((resolve) => worker.once('exit', resolve))
      worker.kill('SIGKILL')
      await ended
    },
  }
}
