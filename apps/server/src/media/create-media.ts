import { type ChildProcess, fork } from 'node:child_process'
import type { Logger } from 'pino'
import { AppError } from '../errors.ts'
import { CALL_SECONDS, type MediaCallName, type MediaCalls, type MediaQuestion, type MediaReply } from './calls.ts'
import type { Media } from './media.ts'

interface Waiting {
  readonly question: MediaQuestion
  readonly resolve: (output: unknown) => void
  readonly reject: (error: AppError) => void
}

const START_SECONDS = 30
/** Without a call for so long the process ends, and its memory is free; the next call starts it again. */
const IDLE_SECONDS = 60

export interface MediaParts {
  readonly log: Logger
  /** Seconds that one call may take, when not the usual ones. */
  readonly callSeconds?: (name: MediaCallName) => number
}

/**
 * Starts the media process with the first call, and again after it died. Calls run one after the other: two decoders at
 * once would double the peak memory for no gain on small machines.
 */
export function createMedia({ log, callSeconds = (name) => CALL_SECONDS[name] }: MediaParts): Media {
  const waiting: Waiting[] = []
  let child: ChildProcess | null = null
  let ready = false
  let current: Waiting | null = null
  let timer: NodeJS.Timeout | undefined
  let idle: NodeJS.Timeout | undefined
  let nextId = 1
  let stopped = false

  function settle(end: (call: Waiting) => void): void {
    clearTimeout(timer)
    const call = current
    current = null
    if (call) end(call)
    next()
  }

  function start(): void {
    ready = false
    const started = fork(new URL('./worker.ts', import.meta.url), {
      serialization: 'advanced',
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    child = started
    timer = setTimeout(() => started.kill('SIGKILL'), START_SECONDS * 1000)
    started.on('message', (message) => receive(message as MediaReply))
    started.on('error', (error) => log.error({ err: error }, 'media process'))
    started.on('exit', (code, signal) => {
      if (child !== started) return
      child = null
      clearTimeout(timer)
      if (stopped) return
      log.warn({ code, signal, call: current?.question.name }, 'the media process ended')
      if (ready)
        return settle((call) =>
          call.reject(
            new AppError('unreadable_media', 'The picture could not be read: it broke or outlasted its reader.'),
          ),
        )
      // It never came up: whoever waits is told, instead of a start in a circle.
      for (const call of waiting.splice(0))
        call.reject(new AppError('unavailable', 'Pictures cannot be processed right now.'))
    })
  }

  function receive(message: MediaReply): void {
    if ('ready' in message) {
      clearTimeout(timer)
      ready = true
      return next()
    }
    if (message.id !== current?.question.id) return
    if ('output' in message) settle((call) => call.resolve(message.output))
    else settle((call) => call.reject(new AppError(message.error.code, message.error.message)))
  }

  function rest(): void {
    const resting = child
    // No longer ours from here on: a call that comes now starts another one.
    child = null
    resting?.disconnect()
  }

  function next(): void {
    clearTimeout(idle)
    if (current) return
    if (waiting.length === 0) {
      if (child && ready) idle = setTimeout(rest, IDLE_SECONDS * 1000).unref()
      return
    }
    if (!child) return start()
    if (!ready) return
    const running = child
    const call = waiting.shift()
    if (!call) return
    current = call
    timer = setTimeout(() => running.kill('SIGKILL'), callSeconds(call.question.name) * 1000)
    running.send(call.question, (error) => {
      if (error) log.warn({ err: error }, 'the media process cannot be reached')
    })
  }

  function ask<Name extends MediaCallName>(
    name: Name,
    ...input: Parameters<MediaCalls[Name]>
  ): ReturnType<MediaCalls[Name]> {
    const answer = new Promise<unknown>((resolve, reject) => {
      if (stopped) return reject(new AppError('unavailable', 'The server is stopping.'))
      waiting.push({ question: { id: nextId++, name, input }, resolve, reject })
      next()
    })
    return answer as ReturnType<MediaCalls[Name]>
  }

  return {
    inspectUpload: (bytes) => ask('inspectUpload', bytes),
    finishPicture: (picture, marks) => ask('finishPicture', picture, marks),
    refine: (original, marks) => ask('refine', original, marks),
    preview: (picture) => ask('preview', picture),
    fitted: (bytes, size) => ask('fitted', bytes, size),
    pixelsOf: (bytes, size) => ask('pixelsOf', bytes, size),
    marksOf: (bytes) => ask('marksOf', bytes),
    async stop() {
      stopped = true
      clearTimeout(timer)
      clearTimeout(idle)
      for (const call of [...(current ? [current] : []), ...waiting.splice(0)])
        call.reject(new AppError('unavailable', 'The server is stopping.'))
      current = null
      const running = child
      if (!running) return
      const ended = new Promise<void>((resolve) => running.once('exit', () => resolve()))
      running.kill('SIGKILL')
      await ended
    },
  }
}
