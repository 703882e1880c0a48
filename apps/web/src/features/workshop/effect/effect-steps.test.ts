import { effectById } from '@easel/catalogue/effects/effects'
import type { VideoGeneration } from '@easel/contract/entities/generation'
import { expect, test } from 'vitest'
import { effectSteps, stepsTaken } from './effect-steps.ts'

const night = effectById('light-day-to-night')!
const silent = effectById('camera-parallax-drift')!

function at(stage: string, generate_audio: boolean, status: VideoGeneration['status'] = 'running') {
  return { status, stage, recipe: { generate_audio } as VideoGeneration['recipe'] }
}
const states = (steps: { state: string }[]) => steps.map(({ state }) => state)

test('each step has its own state; the last one is told by the saving', () => {
  expect(states(effectSteps(night, at('queued', true, 'queued')))).toEqual(['next', 'next', 'next'])
  expect(states(effectSteps(night, at('prepare', true)))).toEqual(['now', 'next', 'next'])
  expect(states(effectSteps(night, at('animate', true)))).toEqual(['done', 'now', 'next'])
  expect(states(effectSteps(night, at('saving', true)))).toEqual(['done', 'done', 'now'])
  expect(effectSteps(night, at('saving', true)).at(-1)?.label).toBe(night.steps.at(-1)?.label)
})

test('a silent film ends with its saving', () => {
  expect(effectSteps(silent, at('animate', false)).map(({ label }) => label)).toEqual([
    'Measuring depth',
    'Moving the camera',
    'Saving',
  ])
  expect(effectSteps(night, at('saving', false)).at(-1)).toEqual({ label: 'Saving', state: 'now' })
})

test('what is stopped says so', () => {
  expect(effectSteps(night, at('cancelling', true))).toEqual([{ label: 'Stopping', state: 'now' }])
})

test('the steps add up to the price; without sound its step is not charged', () => {
  const total = (withSound: boolean) => stepsTaken(night, withSound).reduce((sum, { credits }) => sum + credits, 0)
  expect(total(true)).toBe(night.cost)
  expect(total(false)).toBe(night.cost - (night.stepCosts[2] ?? 0))
})
