import { expect, test } from 'vitest'
import { takeTurn } from './sound-turn.ts'

test('whoever starts ends the one before, and never itself', () => {
  const paused: string[] = []
  const [first, second] = ['first', 'second'].map((name) => ({ pause: () => paused.push(name) }))
  if (!first || !second) throw new Error('two are needed')
  takeTurn(first)
  takeTurn(first)
  expect(paused).toEqual([])
  takeTurn(second)
  expect(paused).toEqual(['first'])
})
