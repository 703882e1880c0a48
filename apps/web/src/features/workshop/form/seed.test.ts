import { SEED_MAX } from '@easel/contract/limits'
import { expect, test } from 'vitest'
import { parseSeed, randomSeed } from './seed.ts'

test.each([
  ['42', 42],
  ['seed: 1,234', 1234],
  ['0', 0],
  ['', null],
  ['none', null],
  ['-7', 7],
  ['99999999999', SEED_MAX],
])('the seed of %j is %j', (text, seed) => {
  expect(parseSeed(text)).toBe(seed)
})

test('a drawn seed is one that the API takes', () => {
  const seed = randomSeed()
  expect(Number.isInteger(seed) && seed >= 0 && seed <= SEED_MAX).toBe(true)
})
