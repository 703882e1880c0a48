import { type ChildProcess, fork } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Logger } from 'pino'
import { AppError } from '../errors.ts'
import type { MediaCallName, MediaCalls, MediaQuestion, MediaReply } from './calls.ts'

interface Waiting {
  readonly question: MediaQuestion
  readonly resolve: (output: unknown) => void
  readonly reject: (error: AppError) => void
}

const START_SECONDS = 30
/** Without a call for so long the process ends, and its memory is free; the next call starts it again. */
const IDLE_SECONDS = 60

export interface LaneParts {
  readonly log: Logger
  /** Seconds that one call may take. */
  readonly callSeconds: (name: MediaCallName) => number
  /** How many calls may wait; more are refused. */
  readonly mostWaiting: number
}

/** One process and the calls that wait for it. */
export interface Lane {
  ask<Name extends MediaCallName>(name: Name, ...input: Parameters<MediaCalls[Name]>): ReturnType<MediaCalls[Name]>
  stop(): Promise<void>
}

/** What the codecs' own libraries say of themselves; nobody can turn it off. */
const CHATTER = /^\[\S+ @ 0x[0-9a-f]+\]|^\s*$/

/** What a process needs to run, and no secret: it opens files of strangers. */
const PASSED = [
  'PATH',
  'HOME',
  'LANG',
  'LC_ALL',
  'TZ',
  'TMPDIR',
  'TEMP',
  'TMP',
  'SystemRoot',
  'LD_LIBRARY_PATH',
  'NODE_ENV',
]

const childEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(PASSED.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])))

/**
 * Starts a media process with the first call, and again after it died. Calls run one after the other: two decoders at
 * once would double the peak memory for no gain on small machines.
 */
export function createLane({ log, callSeconds, mostWaiting }: LaneParts): Lane {
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
      env: childEnvironment(),
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    if (started.stderr) {
      createInterface({ input: started.stderr }).on('line', (line) => {
        if (!CHATTER.test(line)) log.warn({ line }, 'media process')
      })
    }
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
            new AppError('unreadable_media', 'The file could not be read: it broke or outlasted its reader.'),
          ),
        )
      // It never came up: whoever waits is told, instead of a start in a circle.
      for (const call of waiting.splice(0))
        call.reject(new AppError('unavailable', 'Files cannot be processed right now.'))
    })
  }

  function receive(message: MediaReply): void {
    if ('ready' in message) {
      clearTimeout(timer)
      ready = true
      return next()
    }
    if (message.id !== current?.question.id) return
    if ('output' in message) return settle((call) => call.resolve(message.output))
    const { code, message: text, details } = message.error
    settle((call) => call.reject(new AppError(code, text, { details })))
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
      if (waiting.length >= mostWaiting)
        return reject(new AppError('unavailable', 'Many files are being read. Try again in a moment.'))
      waiting.push({ question: { id: nextId++, name, input }, resolve, reject })
      next()
    })
    return answer as ReturnType<MediaCalls[Name]>
  }

  return {
    ask,
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
