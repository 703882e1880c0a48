import { expect, test } from 'vitest'
import { elapsedInWords, inSeconds, jobSteps } from './job-steps.ts'

test('the steps of the painter, and of a host that tells nothing', () => {
  expect(jobSteps({ status: 'running', stage: 'light' }).map((step) => step.state)).toEqual([
    'done',
    'done',
    'now',
    'next',
    'next',
  ])
  expect(jobSteps({ status: 'queued', stage: 'queued' }).every((step) => step.state === 'next')).toBe(true)
  expect(jobSteps({ status: 'running', stage: 'IN_PROGRESS' })[0]).toEqual({ label: 'Working', state: 'now' })
})

test('time in words', () => {
  expect(elapsedInWords(5.2, 8.4)).toBe('5 s so far, usually 8 s')
  expect(elapsedInWords(5, null)).toBe('5 s so far')
  expect([inSeconds(60), inSeconds(75), inSeconds(0.2)]).toEqual(['1 min', '1 min 15 s', '0 s'])
})
