import { expect, test } from 'vitest'
import { seekTarget } from './seek-keys.ts'

test.each([
  ['ArrowRight', 10, 15],
  ['ArrowLeft', 10, 5],
  ['ArrowUp', 10, 15],
  ['ArrowDown', 10, 5],
  ['PageUp', 10, 25],
  ['PageDown', 20, 5],
  ['Home', 10, 0],
  ['End', 10, 30],
])('%s at %d s leads to %d s', (key, time, to) => {
  expect(seekTarget(key, time, 30)).toBe(to)
})

test('nothing leads out of the piece', () => {
  expect(seekTarget('ArrowRight', 28, 30)).toBe(30)
  expect(seekTarget('ArrowLeft', 2, 30)).toBe(0)
})

test('other keys are the page’s', () => {
  for (const key of ['a', 'Tab', 'Enter', 'Escape']) expect(seekTarget(key, 10, 30)).toBeNull()
})
