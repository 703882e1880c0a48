import { ApiError } from '@easel/contract/client'
import { expect, test } from 'vitest'
import { intentFor, isOutcomeUnknown } from './intent-key.ts'

test('the same wish is sent under the same key until its outcome is known', () => {
  let made = 0
  const key = () => `key-${++made}`
  const first = intentFor(null, '{"a":1}', key)
  expect(intentFor(first, '{"a":1}', key)).toEqual(first)
  expect(intentFor(first, '{"a":2}', key).key).toBe('key-2')
  expect(isOutcomeUnknown(new ApiError(0, { error: '', code: 'unavailable' }))).toBe(true)
  expect(isOutcomeUnknown(new ApiError(402, { error: '', code: 'not_enough_credits' }))).toBe(false)
})
