import { expect, test } from 'vitest'
import { motionSteps } from './motion-steps.ts'

const states = (stage: string, isOwn = true) =>
  motionSteps({ status: 'running', stage }, isOwn).map((step) => step.state)

test('all that comes before the first frame is getting ready', () => {
  expect(states('starting')).toEqual(['next', 'next', 'next'])
  expect(states('depth')).toEqual(['now', 'next', 'next'])
  expect(states('frames')).toEqual(['done', 'now', 'next'])
  expect(states('animate')).toEqual(['done', 'now', 'next'])
  expect(states('saving')).toEqual(['done', 'done', 'now'])
})

test('of a host only working and saving are known', () => {
  expect(states('starting', false)).toEqual(['now', 'next'])
})
