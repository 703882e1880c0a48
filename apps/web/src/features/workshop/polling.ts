import { POLLING } from '@easel/contract/limits'

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

/** How long polling lasts at most; the same patience holds while events come in. */
export const PATIENCE_MS = POLLING.delayMs + POLLING.intervalMs * POLLING.max

/** W2: every 5 s, at most 60 times; more than 3 errors in a row end it, an answer that is not OK does not. */
export function nextPoll(state: Polling, outcome: PollOutcome): { state: Polling; step: PollStep } {
  const next: Polling = { polls: state.polls + 1, errors: outcome === 'error' ? state.errors + 1 : 0 }
  if (outcome === 'ended') return { state: next, step: { stop: 'ended' } }
  if (next.errors > POLLING.maxErrors) return { state: next, step: { stop: 'lost' } }
  if (next.polls >= POLLING.max) return { state: next, step: { stop: 'late' } }
  return { state: next, step: { after: POLLING.intervalMs } }
}
