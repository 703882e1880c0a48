import { expect, test } from 'vitest'
import { FRAME_RATE, frameAfter, timeInWords } from './frames.ts'

test('a step goes to the middle of the next frame, from wherever within one', () => {
  expect(frameAfter(0, 1, 5) * FRAME_RATE).toBeCloseTo(1.5)
  expect(frameAfter(1.02, 1, 5) * FRAME_RATE).toBeCloseTo(25.5)
  expect(frameAfter(frameAfter(2, 1, 5), -1, 5) * FRAME_RATE).toBeCloseTo(48.5)
})

test('it stays within the video', () => {
  expect(frameAfter(0, -1, 5) * FRAME_RATE).toBeCloseTo(0.5)
  expect(frameAfter(4.99, 1, 5) * FRAME_RATE).toBeCloseTo(119.5)
  expect(frameAfter(0, 1, 0) * FRAME_RATE).toBeCloseTo(0.5)
})

test('time in words', () => {
  expect([timeInWords(0), timeInWords(2.54), timeInWords(61.97)]).toEqual(['0:00.0', '0:02.5', '1:01.9'])
})
