import { ApiError } from '@easel/contract/client'
import { expect, test } from 'vitest'
import { authMessage, linkProblem } from './auth-words.ts'

const refused = (status: number, code: string) =>
  authMessage(new ApiError(status, { error: 'raw words of a library', code }))

test('a refusal is said in our words, never in the library’s', () => {
  expect(refused(401, 'INVALID_EMAIL_OR_PASSWORD')).toBe('The email or the password is not right.')
  expect(refused(429, 'rate_limited')).toBe('Too many tries. Wait a few minutes and try again.')
  expect(refused(500, 'internal')).not.toContain('raw words')
})

test('a login link says whether it is too old or used up', () => {
  expect(linkProblem(null)).toBeNull()
  expect(linkProblem('EXPIRED_TOKEN')).toContain('expired')
  expect(linkProblem('INVALID_TOKEN')).toContain('works once')
})
