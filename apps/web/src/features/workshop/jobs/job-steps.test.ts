import { expect, test } from 'vitest'
import { PAINTER_STEPS } from '../image/painter-steps.ts'
import { elapsedInWords, inSeconds, jobSteps } from './job-steps.ts'

test('the painter tells each of its steps', () => {
  const states = (stage: string) => jobSteps({ status: 'running', stage }, PAINTER_STEPS).map((step) => step.state)
  expect(states('light')).toEqual(['done', 'done', 'now', 'next', 'next'])
  expect(states('starting')).toEqual(['next', 'next', 'next', 'next', 'next'])
})

test('of a host only working and saving are known', () => {
  const states = (stage: string) => jobSteps({ status: 'running', stage }, null).map((step) => step.state)
  expect(states('starting')).toEqual(['now', 'next'])
  expect(states('saving')).toEqual(['done', 'now'])
})

test('one that is asked to stop says so', () => {
  expect(jobSteps({ status: 'running', stage: 'cancelling' }, PAINTER_STEPS)).toEqual([
    { label: 'Stopping', state: 'now' },
  ])
})

test('time in words', () => {
  expect(elapsedInWords(5.2, 8.4)).toBe('5 s so far, usually 8 s')
  expect(elapsedInWords(5, null)).toBe('5 s so far')
  expect([inSeconds(60), inSeconds(75), inSeconds(0.2)]).toEqual(['1 min', '1 min 15 s', '0 s'])
})
