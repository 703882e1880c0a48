import { ApiError } from '@easel/contract/client'
import type { Generation, GenerationEvent } from '@easel/contract/entities/generation'
import { hasWorks } from './kinds.ts'
import type { Kind } from './kinds.ts'
import { FIRST_POLL_MS, MAX_POLLS, nextPoll, POLLING_START } from './polling.ts'
import type { PollOutcome } from './polling.ts'

/**
 * How news of a generation arrive. `late` and `lost` are W2's two ends: no more polls, because it takes too long or because the
 * server is not reached.
 */
export type Connection = 'live' | 'reconnecting' | 'polling' | 'late' | 'lost'

/** The part of EventSource that is used. */
export interface Events {
  readonly readyState: number
  addEventListener(type: string, listener: (event: { data?: unknown }) => void): void
  close(): void
}

/** How the world is asked; a browser's own in the product. */
export interface Ways {
  openEvents(id: string): Events
  /** @throws ApiError */
  read(id: string, signal: AbortSignal): Promise<Generation>
  /** Runs later; the answer takes it back. */
  after(ms: number, run: () => void): () => void
}

export interface Listener {
  onEvent(event: GenerationEvent): void
  /** The whole generation: from a poll, or at its end. */
  onState(generation: Generation): void
  onConnection(connection: Connection): void
}

const CLOSED = 2
// A stream that breaks this often in a row will not hold: a proxy in between may not let it through.
const STREAM_TRIES = 3

export function isOpen(status: Generation['status']): boolean {
  return status === 'queued' || status === 'running'
}

/** Follows one generation until it ends: by server-sent events, and by polling where those do not come through (W2). Returns the stop. */
export function trackGeneration(id: string, kind: Kind, ways: Ways, listener: Listener): () => void {
  const giveUp = new AbortController()
  let cancelTimer = () => {}
  let breaks = 0
  let polling = POLLING_START
  const events = ways.openEvents(id)

  function stop(): void {
    giveUp.abort()
    cancelTimer()
    events.close()
  }

  async function poll(): Promise<void> {
    const outcome = await ways.read(id, giveUp.signal).then(
      (generation): PollOutcome => {
        if (!giveUp.signal.aborted) listener.onState(generation)
        // W2: 'completed' counts with its works only.
        const isEnded = !isOpen(generation.status) && (generation.status !== 'completed' || hasWorks(generation))
        return isEnded ? 'ended' : 'open'
      },
      (error: unknown): PollOutcome => (error instanceof ApiError && error.status > 0 ? 'refused' : 'error'),
    )
    if (giveUp.signal.aborted) return
    const { state, step } = nextPoll(polling, outcome, MAX_POLLS[kind])
    polling = state
    if ('after' in step) cancelTimer = ways.after(step.after, () => void poll())
    else if (step.stop !== 'ended') listener.onConnection(step.stop)
  }

  function startPolling(): void {
    events.close()
    listener.onConnection('polling')
    cancelTimer = ways.after(FIRST_POLL_MS, () => void poll())
  }

  events.addEventListener('open', () => {
    breaks = 0
    listener.onConnection('live')
  })
  events.addEventListener('progress', ({ data }) => {
    if (giveUp.signal.aborted) return
    listener.onConnection('live')
    listener.onEvent(JSON.parse(String(data)) as GenerationEvent)
  })
  events.addEventListener('done', ({ data }) => {
    if (giveUp.signal.aborted) return
    events.close()
    listener.onState(JSON.parse(String(data)) as Generation)
  })
  events.addEventListener('error', () => {
    if (giveUp.signal.aborted) return
    breaks += 1
    if (events.readyState === CLOSED || breaks >= STREAM_TRIES) startPolling()
    else listener.onConnection('reconnecting')
  })
  return stop
}
