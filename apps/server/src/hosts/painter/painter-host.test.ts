import { EventEmitter } from 'node:events'
import pino from 'pino'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import type { ImageOrder, JsonValue, ProviderRequest } from '@easel/providers/port'
import { describeProvider } from '@easel/providers/testing/provider-contract'
import { createMedia } from '../../media/create-media.ts'
import type { Host } from '../host.ts'
import { createPaintPool } from './paint-pool.ts'
import { createPainterHost } from './painter-host.ts'

const log = pino({ level: 'silent' })
const media = createMedia({ log })
const pool = createPaintPool()
const never = new AbortController().signal
afterAll(async () => {
  await pool.stop()
  await media.stop()
})

let ids = 0
function request(overrides: Partial<ImageOrder> = {}): ImageOrder {
  return {
    kind: 'image',
    id: `request-${++ids}`,
    model: 'easel-painter',
    binding: null,
    mode: 't2i',
    negativePrompt: '',
    prompt: 'a lake at sunset',
    width: 128,
    height: 96,
    steps: 20,
    guidanceScale: 7.5,
    scheduler: 'K_EULER',
    numOutputs: 1,
    seed: 7,
    strength: null,
    style: null,
    color: null,
    lighting: null,
    composition: null,
    loras: [],
    source: null,
    ...overrides,
  }
}

describeProvider('built-in painter', async () => {
  const host = createPainterHost(pool, media, log)
  const started: { host: Host; operation: JsonValue }[] = []
  const watched = (inner: Host): Host['provider'] => ({
    ...inner.provider,
    async submit(...input) {
      const answer = await inner.provider.submit(...input)
      started.push({ host: inner, operation: answer.operation })
      return answer
    },
    async status(operation, signal) {
      const answer = await inner.provider.status(operation, signal)
      started.push({ host: inner, operation })
      return answer
    },
  })
  return {
    provider: watched(host),
    request,
    restart: () => watched(createPainterHost(pool, media, log)),
    // The work that was asked for last is the one that is waited for.
    advance: async () => {
      const last = started.at(-1)
      await last?.host.changed?.(last.operation, never)
    },
    failures: { invalid_input: () => request({ scheduler: 'NO_SUCH_SCHEDULER' }) },
    secrets: [],
    dispose: async () => undefined,
  }
})

async function finish(
  host: Host,
  asked: ProviderRequest,
): Promise<{ bytes: Buffer; previews: number; details: object }> {
  const { operation } = await host.provider.submit(asked, never)
  let previews = 0
  for (;;) {
    const status = await host.provider.status(operation, never)
    if (status.state === 'failed') throw new Error(status.error.message)
    if (status.state === 'pending') {
      if (status.preview) previews++
      await host.changed?.(operation, never)
      continue
    }
    const [output] = status.outputs
    if (!output || !('bytes' in output.content)) throw new Error('no bytes')
    return { bytes: Buffer.from(output.content.bytes), previews, details: output.details }
  }
}

describe('the painter', () => {
  test('decisions.md 7: the same seed and parameters give the same bytes, another seed does not', async () => {
    const one = await finish(createPainterHost(pool, media, log), request())
    const again = await finish(createPainterHost(pool, media, log), request())
    const other = await finish(createPainterHost(pool, media, log), request({ seed: 8 }))
    expect(again.bytes.equals(one.bytes)).toBe(true)
    expect(other.bytes.equals(one.bytes)).toBe(false)
    const { format, width, height } = await sharp(one.bytes).metadata()
    expect([format, width, height]).toEqual(['png', 128, 96])
  })

  test('says which words it understood, and shows the work on the way', async () => {
    const { previews, details } = await finish(
      createPainterHost(pool, media, log),
      request({ prompt: 'a lake at sunset, flurbish' }),
    )
    expect(previews).toBeGreaterThan(0)
    expect(details).toMatchObject({
      understood: expect.arrayContaining(['sunset']),
      ignored: expect.arrayContaining(['flurbish']),
    })
  })

  test('repaints a given picture, and its operation holds it', async () => {
    const picture = await sharp({ create: { width: 128, height: 96, channels: 3, background: '#2244aa' } })
      .png()
      .toBuffer()
    const asked = request({ mode: 'i2i', strength: 0.5, source: { bytes: picture, mime: 'image/png' } })
    const first = createPainterHost(pool, media, log)
    const { operation } = await first.provider.submit(asked, never)
    const painted = await finish(first, asked)
    const carried = JSON.parse(JSON.stringify(operation)) as JsonValue
    const restarted = createPainterHost(pool, media, log)
    let status = await restarted.provider.status(carried, never)
    while (status.state === 'pending') {
      await restarted.changed?.(carried, never)
      status = await restarted.provider.status(carried, never)
    }
    if (status.state !== 'done') throw new Error(status.error.message)
    const [output] = status.outputs
    expect(output && 'bytes' in output.content && painted.bytes.equals(output.content.bytes)).toBe(true)
  })

  test('the event loop goes on while a picture is painted', async () => {
    const host = createPainterHost(pool, media, log)
    const beats = new EventEmitter()
    let turns = 0
    const beat = (): void => void (turns++, beats.emit('beat'), (timer = setImmediate(beat)))
    let timer = setImmediate(beat)
    await finish(host, request({ width: 256, height: 256 }))
    clearImmediate(timer)
    expect(turns).toBeGreaterThan(100)
  })
})
