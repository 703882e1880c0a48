import { EventEmitter, once } from 'node:events'
import type { Logger } from 'pino'
import type { PaintRequest, Pixels } from '@easel/engine/painter/types'
import { failure, ProviderError } from '@easel/providers/errors'
import type { MediaBytes, ProviderOutput, ProviderPending, ProviderStatus } from '@easel/providers/port'
import type { Media } from '../../media/media.ts'
import type { Host } from '../host.ts'
import { operationOf, type PaintOperation, readOperation } from './operation.ts'
import type { Painting } from './painting.ts'
import type { PaintPool } from './paint-pool.ts'
import type { PaintedPicture } from './paint-task.ts'

/** Version of the painter's pictures: raised when the same request gives other bytes than before. */
const VERSION = '1'
const SEEDS = 2 ** 32
/** Ended works that are kept in memory; an older one is painted again when asked for, to the same bytes. */
const KEPT = 6
const CHANGE = 'change'

interface Work {
  status: ProviderStatus
  preview: MediaBytes | null
  current: Painting | null
  cancelled: boolean
}

const cancelled: ProviderStatus = { state: 'failed', error: failure('provider_error', 'The painting was cancelled.') }
const waiting: ProviderPending = {
  state: 'pending',
  progress: 0,
  stage: null,
  currentOutput: 1,
  queuePosition: null,
  preview: null,
}

function paintRequest(operation: PaintOperation, output: number, source: Pixels | null): PaintRequest {
  const { prompt, negativePrompt, width, height, steps, guidanceScale, scheduler, strength } = operation
  const { style, color, lighting, composition } = operation
  return {
    prompt,
    negativePrompt,
    width,
    height,
    steps,
    guidanceScale,
    scheduler,
    seed: (operation.seed + output) % SEEDS,
    style: style ?? undefined,
    color: color ?? undefined,
    lighting: lighting ?? undefined,
    composition: composition ?? undefined,
    source: source ? { pixels: source, strength: strength ?? 0.6 } : undefined,
  }
}

function outputOf({ png, ...details }: PaintedPicture, seed: number): ProviderOutput {
  return { kind: 'image', content: { bytes: png }, mime: 'image/png', seed, version: VERSION, details: { ...details } }
}

/** The built-in painter behind the port of the hosts: submitted, asked and cancelled like any of them. */
export function createPainterHost(pool: PaintPool, media: Pick<Media, 'pixelsOf'>, log: Logger): Host {
  const works = new Map<string, Work>()
  const events = new EventEmitter().setMaxListeners(0)

  async function sourceOf({ source, width, height }: PaintOperation): Promise<Pixels | null> {
    if (source === null) return null
    const { data } = await media.pixelsOf(Buffer.from(source, 'base64'), { width, height })
    return { width, height, data: new Uint8ClampedArray(data) }
  }

  async function paintAll(operation: PaintOperation, work: Work): Promise<ProviderStatus> {
    const source = await sourceOf(operation)
    const outputs: ProviderOutput[] = []
    for (let output = 0; output < operation.numOutputs; output++) {
      if (work.cancelled) return cancelled
      const request = paintRequest(operation, output, source)
      work.current = pool.start(request, ({ stage, progress, preview }) => {
        if (work.status.state !== 'pending') return
        if (preview) work.preview = { bytes: preview, mime: 'image/png' }
        const whole = Math.max((output + progress) / operation.numOutputs, work.status.progress ?? 0)
        work.status = { ...waiting, progress: Math.min(whole, 1), stage, currentOutput: output + 1 }
        events.emit(CHANGE)
      })
      const painted = await work.current.done
      if (!painted) return cancelled
      outputs.push(outputOf(painted, request.seed))
    }
    return { state: 'done', outputs }
  }

  async function finish(operation: PaintOperation, work: Work): Promise<void> {
    try {
      work.status = await paintAll(operation, work)
    } catch (error) {
      // Broken off with the process: not a failure of the work, which the next process does again.
      if (pool.stopped) return
      log.error({ err: error, work: operation.id }, 'the painter failed')
      work.status = { state: 'failed', error: failure('provider_error', 'The painter could not finish this picture.') }
    }
    work.current = null
    const ended = [...works].filter(([, other]) => other.status.state !== 'pending')
    for (const [id] of ended.slice(0, Math.max(0, ended.length - KEPT))) works.delete(id)
    events.emit(CHANGE)
  }

  function begin(operation: PaintOperation): Work {
    const work: Work = { status: waiting, preview: null, current: null, cancelled: false }
    works.set(operation.id, work)
    void finish(operation, work)
    return work
  }

  return {
    local: true,
    pollMs: 1000,
    provider: {
      id: 'built-in',
      async submit(request, signal) {
        signal.throwIfAborted()
        const operation = operationOf(request)
        if (!operation) throw new ProviderError(failure('invalid_input'), 'no')
        // The same id again is the same work: a job that was run twice did not order twice.
        const known = works.get(operation.id)
        if (!known || known.cancelled) begin(operation)
        return { operation }
      },
      async status(value, signal) {
        signal.throwIfAborted()
        const operation = readOperation(value)
        if (!operation)
          return { state: 'failed', error: failure('provider_error', 'The painter does not know this work.') }
        const work = works.get(operation.id) ?? begin(operation)
        if (work.status.state !== 'pending') return work.status
        const { preview } = work
        work.preview = null
        return { ...work.status, preview }
      },
      async cancel(value, signal) {
        signal.throwIfAborted()
        const operation = readOperation(value)
        const work = operation && works.get(operation.id)
        if (!work || work.status.state !== 'pending') return
        work.cancelled = true
        work.current?.cancel()
      },
    },
    async changed(value, signal) {
      const operation = readOperation(value)
      const work = operation && works.get(operation.id)
      if (work?.status.state === 'pending') await once(events, CHANGE, { signal })
    },
  }
}
