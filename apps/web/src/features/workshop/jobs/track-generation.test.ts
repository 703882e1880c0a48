import { ApiError } from '@easel/contract/client'
import type { Generation } from '@easel/contract/entities/generation'
import { expect, test } from 'vitest'
import { trackGeneration } from './track-generation.ts'
import type { Connection, Ways } from './track-generation.ts'

/** A world without time: timers run when told to, streams say what they are told. */
function world(answers: (Partial<Generation> | Error)[] = []) {
  const listeners = new Map<string, (event: { data?: unknown }) => void>()
  const timers: { ms: number; run: () => void }[] = []
  const stream = { readyState: 1, closed: false }
  const ways: Ways = {
    openEvents: () => ({
      get readyState() {
        return stream.readyState
      },
      addEventListener: (type, listener) => void listeners.set(type, listener),
      close: () => {
        stream.closed = true
      },
    }),
    read: async () => {
      const answer = answers.shift() ?? { status: 'running' }
      if (answer instanceof Error) throw answer
      return { images: [], items: [], ...answer } as Generation
    },
    after: (ms, run) => {
      timers.push({ ms, run })
      return () => void timers.splice(0)
    },
  }
  const heard: string[] = []
  const connections: Connection[] = []
  const stop = trackGeneration('g', 'image', ways, {
    onEvent: (event) => heard.push(`event ${event.progress}`),
    onState: (generation) => heard.push(`state ${generation.status}`),
    onConnection: (connection) => connections.push(connection),
  })
  return {
    heard,
    connections,
    timers,
    stream,
    stop,
    say: (type: string, data?: object) => listeners.get(type)?.({ data: JSON.stringify(data) }),
    async tick() {
      timers.shift()?.run()
      await new Promise(setImmediate)
    },
  }
}

test('events come through until the end, which closes the stream', () => {
  const { say, heard, connections, stream } = world()
  say('open')
  say('progress', { progress: 0.5 })
  say('done', { status: 'completed' })
  expect(heard).toEqual(['event 0.5', 'state completed'])
  expect(new Set(connections)).toEqual(new Set(['live']))
  expect(stream.closed).toBe(true)
})

test('a break is said, and tried again by the stream itself', () => {
  const { say, connections, timers, stream } = world()
  stream.readyState = 0
  say('error')
  say('error')
  expect(connections).toEqual(['reconnecting', 'reconnecting'])
  expect(timers).toEqual([])
})

test('W2: a stream that is refused gives way to polling, 3 s after the start', async () => {
  const { say, heard, connections, timers, stream, tick } = world([
    { status: 'running' },
    { status: 'completed', images: ['/a'], items: [] },
  ])
  stream.readyState = 2
  say('error')
  expect(timers[0]?.ms).toBe(3000)
  await tick()
  expect(timers[0]?.ms).toBe(5000)
  await tick()
  expect(heard).toEqual(['state running', 'state completed'])
  expect(connections).toEqual(['polling'])
  expect(timers).toEqual([])
})

test('W2: completed without pictures is not the end', async () => {
  const { say, timers, stream, tick } = world([{ status: 'completed', images: [], items: [] }])
  stream.readyState = 2
  say('error')
  await tick()
  expect(timers[0]?.ms).toBe(5000)
})

test('W2: more than three errors in a row end the polling in red; an answer that is not OK does not', async () => {
  const unreached = new ApiError(0, { error: '', code: 'unavailable' })
  const refused = new ApiError(503, { error: '', code: 'unavailable' })
  const { say, connections, stream, tick } = world([unreached, refused, unreached, unreached, unreached, unreached])
  stream.readyState = 2
  say('error')
  for (let poll = 0; poll < 6; poll++) await tick()
  expect(connections).toEqual(['polling', 'lost'])
})

test('after the stop nothing is heard any more', async () => {
  const { say, heard, timers, stop, stream } = world()
  stop()
  say('progress', { progress: 1 })
  stream.readyState = 2
  say('error')
  expect(heard).toEqual([])
  expect(timers).toEqual([])
})
