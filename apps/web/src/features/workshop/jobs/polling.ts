import { POLLING } from '@easel/contract/limits'
import type { Kind } from './kinds.ts'

/** How the polling of one generation stands (W2). */
export interface Polling {
  /** Answers asked for so far. */
  polls: number
  /** Failed ones in a row: the server was not reached. */
  errors: number
}

/**
 * What one poll came to: still open; ended; an answer that is not OK, which goes on; no answer at all.
 */
export type PollOutcome = 'open' | 'ended' | 'refused' | 'error'

/** Ask again after so many milliseconds, or stop: it ended, it takes too long, or the server is not reached. */
export type PollStep = { after: number } | { stop: 'ended' | 'late' | 'lost' }

export const POLLING_START: Polling = { polls: 0, errors: 0 }

/** W2: the first poll comes 3 s after the start. */
export const FIRST_POLL_MS = POLLING.delayMs

/** How often is asked at most. W2 for pictures; films of hosts take up to half an hour. */
export const MAX_POLLS: Readonly<Record<Kind, number>> = { image: POLLING.max, video: 360, audio: POLLING.max }

/** How long polling lasts at most, milliseconds; the same patience holds while events come in. */
export function patienceMs(kind: Kind): number {
  return POLLING.delayMs + POLLING.intervalMs * MAX_POLLS[kind]
}

/** W2: every 5 s, at most 60 times; more than 3 errors in a row end it, an answer that is not OK does not. */
export function nextPoll(
  state: Polling,
  outcome: PollOutcome,
  max: number = POLLING.max,
): { state: Polling; step: PollStep } {
  const next: Polling = { polls: state.polls + 1, errors: outcome === 'error' ? state.errors + 1 : 0 }
  if (outcome === 'ended') return { state: next, step: { stop: 'ended' } }
  if (next.errors > POLLING.maxErrors) return { state: next, step: { stop: 'lost' } }
  if (next.polls >= max) return { state: next, step: { stop: 'late' } }
  return { state: next, step: { after: POLLING.intervalMs } }
}
