import { expect, it } from 'vitest'
import { failure, failureOf, ProviderError } from './errors.ts'

it('keeps the failure of a ProviderError', () => {
  const refused = failure('content_policy')
  expect(failureOf(new ProviderError(refused, 'no'))).toBe(refused)
})

it('calls a timed-out request a timeout', () => {
  expect(failureOf(new DOMException('The operation timed out', 'TimeoutError')).category).toBe('timeout')
})

it.each([new Error('Bearer r8_secret was rejected'), 'r8_secret', undefined])('says nothing of %s', (thrown) => {
  const failed = failureOf(thrown)
  expect(failed).toEqual(failure('provider_error'))
  expect(failed.message).not.toContain('r8_secret')
})
