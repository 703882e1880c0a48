import { expect, test } from 'vitest'
import { creditLevel } from './use-low-credit.ts'

test('P4: medium at 30 % or less, high at 15 %, critical at 5 %', () => {
  expect([181, 180, 91, 90, 31, 30, 0].map((left) => creditLevel(left, 600))).toEqual([
    null,
    'medium',
    'medium',
    'high',
    'high',
    'critical',
    'critical',
  ])
})

test('P4: an unknown limit counts as 600', () => {
  expect(creditLevel(180, 0)).toBe('medium')
  expect(creditLevel(181, 0)).toBeNull()
})
