// SPDX-License-Identifier: Apache-2.0
import { type ChildProcess, fork } from 'node:child_process'
import { SpeechError } from '../spoken.ts'
import type { Message, Order, SpokenPiece } from './messages.ts'

export interface SpeakingProcess {
  /** Speaks one sentence; orders run one after the other. Rejects with a RangeError or a SpeechError. */
  speak(order: Omit<Order, 'id'>): Promise<SpokenPiece>
  stop(): Promise<void>
}

export interface SpeakingProcessParts {
  readonly espeakPackage: string
  readonly japanesePackage: string
  /** Time that one sentence may take; the process is ended when it takes longer, and started again. */
  readonly sentenceSeconds: number
  /** Without an order for so long the process ends, and its memory is free. */
  readonly idleSeconds: number
  readonly onExit?: ((pid: number) => void) | undefined
  readonly onStart?: ((pid: number) => void) | undefined
}

interface Waiting {
  readonly order: Order
  readonly resolve: (piece: SpokenPiece) => void
  readonly reject: (error: Error) => void
}

const START_SECONDS = 30

/** Starts the speaking process with the first order, and again after it broke. */
export function createSpeakingProcess(parts: SpeakingProcessParts): SpeakingProcess {
  const waiting: Waiting[] = []
  let child: ChildProcess | undefined
  let ready = false
  let missing: string | undefined
  let late = false
  let current: Waiting | undefined
  let timer: NodeJS.Timeout | undefined
  let idle: NodeJS.Timeout | undefined
  let nextId = 1
  let stopped = false

  function start(): void {
    ready = false
    missing = undefined
    late = false
    const started = fork(new URL('./main.ts', import.meta.url), [parts.espeakPackage, parts.japanesePackage], {
      serialization: 'advanced',
      execArgv: [],
      // Neither the settings nor the secrets of the program are its business.
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    child = started
    const pid = started.pid ?? 0
    parts.onStart?.(pid)
    limit(started, START_SECONDS)
    started.on('message', (message) => receive(message as Message, started))
    started.on('error', () => ended(started, pid))
    started.on('exit', () => ended(started, pid))
  }

  function ended(gone: ChildProcess, pid: number): void {
    parts.onExit?.(pid)
    if (child !== gone) return
    child = undefined
    clearTimeout(timer)
    if (stopped) return
    if (ready) return settle((order) => order.reject(broken()))
    // It never came up: whoever waits is told, instead of a start in a circle.
    const error = missing === undefined ? broken() : new SpeechError('not_installed', missing)
    for (const order of waiting.splice(0)) order.reject(error)
  }

  function broken(): SpeechError {
    if (late) return new SpeechError('timed_out', 'The speech took too long.')
    return new SpeechError('failed', 'The speech broke off.')
  }

  function limit(running: ChildProcess, seconds: number): void {
    timer = setTimeout(() => {
      late = true
      running.kill('SIGKILL')
    }, seconds * 1000)
  }

  function receive(message: Message, from: ChildProcess): void {
    if (child !== from) return
    if (message.kind === 'missing') {
      missing = message.message
      return
    }
    if (message.kind === 'ready') {
      clearTimeout(timer)
      ready = true
      return next()
    }
    if (message.id !== current?.order.id) return
    if (message.kind === 'spoken') return settle((order) => order.resolve(message.piece))
    const error = message.refused ? new RangeError(message.message) : new SpeechError('failed', message.message)
    settle((order) => order.reject(error))
  }

  function settle(end: (order: Waiting) => void): void {
    clearTimeout(timer)
    const done = current
    current = undefined
    if (done) end(done)
    next()
  }

  function next(): void {
    clearTimeout(idle)
    if (current || stopped) return
    if (waiting.length === 0) return rest()
    if (!child) return start()
    if (!ready) return
    hold(child)
    current = waiting.shift()
    if (!current) return
    limit(child, parts.sentenceSeconds)
    child.send(current.order, () => undefined)
  }

  /** A process with nothing to do keeps the program from ending no longer, and ends itself after a while. */
  function rest(): void {
    if (!child || !ready) return
    const resting = child
    resting.unref()
    resting.channel?.unref()
    idle = setTimeout(() => {
      // No longer ours from here on: an order that comes now starts another one.
      if (child === resting) child = undefined
      if (resting.connected) resting.disconnect()
    }, parts.idleSeconds * 1000).unref()
  }

  function hold(working: ChildProcess): void {
    working.ref()
    working.channel?.ref()
  }

  return {
    speak: (order) =>
      new Promise((resolve, reject) => {
        if (stopped) return reject(new SpeechError('stopped', 'The speech is stopped.'))
        waiting.push({ order: { ...order, id: nextId++ }, resolve, reject })
        next()
      }),
    async stop() {
      stopped = true
      clearTimeout(timer)
      clearTimeout(idle)
      const left = [...(current ? [current] : []), ...waiting.splice(0)]
      current = undefined
      for (const order of left) order.reject(new SpeechError('stopped', 'The speech was stopped.'))
      const running = child
      if (!running) return
      const gone = new Promise<void>((resolve) => running.once('exit', () => resolve()))
      hold(running)
      running.kill('SIGKILL')
      await gone
    },
  }
}
