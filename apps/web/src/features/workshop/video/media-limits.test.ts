import { expect, test } from 'vitest'
import { lengthProblem, limitsInWords } from './media-limits.ts'

const sound = { seconds: { min: 3, max: 30 }, megabytes: 15 }

test('W4: limits in words', () => {
  expect(limitsInWords(sound)).toBe('3 to 30 s, up to 15 MB')
  expect(limitsInWords({ seconds: { min: null, max: 10 }, megabytes: null })).toBe('up to 10 s')
  expect(limitsInWords({ seconds: null, megabytes: null })).toBe('')
})

test('W4: a file that is too long or too large is refused before it is sent', () => {
  expect(lengthProblem(sound, 45, 100)).toMatch(/lasts 45\.0 s; 3 to 30 s/)
  expect(lengthProblem(sound, 10, 20 * 1024 * 1024)).toMatch(/20\.0 MB/)
  expect(lengthProblem(sound, 10, 100)).toBeNull()
  expect(lengthProblem(sound, null, 100)).toBeNull()
})
