import { expect, test } from 'vitest'
import { FIRST_POLL_MS, nextPoll, patienceMs, POLLING_START } from './polling.ts'
import type { PollOutcome, PollStep } from './polling.ts'

/** Goes through outcomes and answers the last step. */
function after(outcomes: PollOutcome[]): PollStep | undefined {
  let state = POLLING_START
  let step: PollStep | undefined
  for (const outcome of outcomes) ({ state, step } = nextPoll(state, outcome))
  return step
}
const times = (count: number, outcome: PollOutcome) => Array.from({ length: count }, () => outcome)

test('W2: 3 s after the start, then every 5 s', () => {
  expect(FIRST_POLL_MS).toBe(3000)
  expect(after(['open'])).toEqual({ after: 5000 })
  expect(patienceMs('image')).toBe(303_000)
})

test('W2: at most 60 polls, then it takes too long', () => {
  expect(after(times(59, 'open'))).toEqual({ after: 5000 })
  expect(after(times(60, 'open'))).toEqual({ stop: 'late' })
})

test('W2: three errors in a row go on, a fourth ends it', () => {
  expect(after(times(3, 'error'))).toEqual({ after: 5000 })
  expect(after(times(4, 'error'))).toEqual({ stop: 'lost' })
  expect(after([...times(3, 'error'), 'open', ...times(3, 'error')])).toEqual({ after: 5000 })
})

test('W2: an answer that is not OK goes on and is no error', () => {
  expect(after(times(10, 'refused'))).toEqual({ after: 5000 })
  expect(after([...times(3, 'error'), 'refused', 'error'])).toEqual({ after: 5000 })
})

test('W2: the end ends it', () => {
  expect(after(['open', 'ended'])).toEqual({ stop: 'ended' })
})
