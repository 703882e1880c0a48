import { expect, test } from 'vitest'
import { barsOf, barsPath } from './waveform-bars.ts'

test('as many bars as asked for, each as high as the loudest in it', () => {
  expect(barsOf([10, 50, 100, 20], 2)).toEqual([0.5, 1])
  expect(barsOf([10, 100], 4)).toEqual([0.1, 0.1, 1, 1])
})

test('silence keeps a line, and so does a file without any', () => {
  expect(barsOf([0, 0], 2)).toEqual([0.04, 0.04])
  expect(barsOf([], 2)).toEqual([0.04, 0.04])
})

test('bars stand around the middle', () => {
  expect(barsPath([1, 0.5])).toBe('M0.2 0h.6v100h-.6zM1.2 25h.6v50h-.6z')
})
