import { expect, test } from 'vitest'
import { fileName } from './file-name.ts'

test.each([
  ['Good evening, and welcome!', 'easel-good-evening-and-welcome'],
  ['../../etc: a "name"', 'easel-etc-a-name'],
  ['こんにちは。せかい', 'easel-こんにちは-せかい'],
  ['', 'easel'],
])('%j is called %s', (words, name) => {
  expect(fileName(words)).toBe(name)
})

test('a long text gives a short name of whole words', () => {
  const name = fileName('word '.repeat(100))
  expect(name.length).toBeLessThanOrEqual(50)
  expect(name.endsWith('word')).toBe(true)
})
