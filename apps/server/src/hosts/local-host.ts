import { EventEmitter, once } from 'node:events'
import type { Logger } from 'pino'
import { failure, ProviderError, type ProviderFailure } from '@easel/providers/errors'
import type {
  JsonValue,
  MediaBytes,
  ProviderOutput,
  ProviderPending,
  ProviderRequest,
  ProviderStatus,
} from '@easel/providers/port'
import type { Host } from './host.ts'

/** What a maker tells of a piece of work while it is at it. */
export interface MakerNews {
  readonly stage: string
  /** 0–1 over all outputs; a lower one than before is not believed. */
  readonly progress: number
  /** Which output, from 1. */
  readonly currentOutput: number
  readonly preview: MediaBytes | null
}

/** A built-in model: everything that it needs is in its operation, and the same operation makes the same work in any process. */
export interface Maker<Operation extends { readonly id: string } & Record<string, unknown>> {
  /** For sentences: 'painter'. */
  readonly name: string
  /** What it makes: 'picture'. */
  readonly makes: string
  /** null: the request asks for what the maker does not have. */
  operationOf(request: ProviderRequest): Operation | null
  /** null: not an operation of this maker's. */
  readOperation(value: JsonValue): Operation | null
  /** All outputs, or null when the signal ended the work. @throws ProviderError for a failure that may be shown */
  make(
    operation: Operation,
    hear: (news: MakerNews) => void,
    signal: AbortSignal,
  ): Promise<readonly ProviderOutput[] | null>
  /** Its process was ended on purpose: what broke off with it has not failed. */
  stopped(): boolean
}

/** Ended works that are kept in memory; an older one is made again when asked for, to the same bytes. */
const KEPT = 6
const CHANGE = 'change'

interface Work {
  status: ProviderStatus
  preview: MediaBytes | null
  readonly cancel: AbortController
}

const waiting: ProviderPending = {
  state: 'pending',
  progress: 0,
  stage: null,
  currentOutput: 1,
  queuePosition: null,
  preview: null,
}

/** A model of this machine behind the port of the hosts: submitted, asked and cancelled like any of them. */
export function createLocalHost<Operation extends { readonly id: string } & Record<string, unknown>>(
  maker: Maker<Operation>,
  log: Logger,
): Host {
  const works = new Map<string, Work>()
  const events = new EventEmitter().setMaxListeners(0)
  const failed = (error: ProviderFailure): ProviderStatus => ({ state: 'failed', error })
  const cancelled = failed(failure('provider_error', `The ${maker.name} was stopped.`))

  function hear(work: Work, news: MakerNews): void {
    if (work.status.state !== 'pending') return
    if (news.preview) work.preview = news.preview
    const progress = Math.min(1, Math.max(news.progress, work.status.progress ?? 0))
    work.status = { ...waiting, progress, stage: news.stage, currentOutput: news.currentOutput }
    events.emit(CHANGE)
  }

  async function finish(operation: Operation, work: Work): Promise<void> {
    try {
      const outputs = await maker.make(operation, (news) => hear(work, news), work.cancel.signal)
      work.status = outputs === null || work.cancel.signal.aborted ? cancelled : { state: 'done', outputs }
    } catch (error) {
      // Broken off with the process: not a failure of the work, which the next process does again.
      if (maker.stopped()) return
      if (work.cancel.signal.aborted) work.status = cancelled
      else if (error instanceof ProviderError) work.status = failed(error.failure)
      else {
        log.error({ err: error, work: operation.id }, `the ${maker.name} failed`)
        work.status = failed(failure('provider_error', `The ${maker.name} could not finish this ${maker.makes}.`))
      }
    }
    const ended = [...works].filter(([, other]) => other.status.state !== 'pending')
    for (const [id] of ended.slice(0, Math.max(0, ended.length - KEPT))) works.delete(id)
    events.emit(CHANGE)
  }

  function begin(operation: Operation): Work {
    const work: Work = { status: waiting, preview: null, cancel: new AbortController() }
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
        const operation = maker.operationOf(request)
        if (!operation) throw new ProviderError(failure('invalid_input'), 'no')
        // The same id again is the same work: a job that was run twice did not order twice.
        const known = works.get(operation.id)
        if (!known || known.cancel.signal.aborted) begin(operation)
        return { operation: operation as unknown as JsonValue }
      },
      async status(value, signal) {
        signal.throwIfAborted()
        const operation = maker.readOperation(value)
        if (!operation) return failed(failure('provider_error', `The ${maker.name} does not know this work.`))
        const work = works.get(operation.id) ?? begin(operation)
        if (work.status.state !== 'pending') return work.status
        const { preview } = work
        work.preview = null
        return { ...work.status, preview }
      },
      async cancel(value, signal) {
        signal.throwIfAborted()
        const operation = maker.readOperation(value)
        const work = operation && works.get(operation.id)
        if (work?.status.state === 'pending') work.cancel.abort()
      },
    },
    async changed(value, signal) {
      const operation = maker.readOperation(value)
      const work = operation && works.get(operation.id)
      if (work?.status.state === 'pending') await once(events, CHANGE, { signal })
    },
  }
}
