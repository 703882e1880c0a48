import { expect, test } from 'vitest'
import { cueAt } from './cue-at.ts'

const cues = [{ start: 0.3 }, { start: 2 }, { start: 4.5 }]

test.each([
  [0, -1],
  [0.3, 0],
  [1.99, 1],
  [1.9, 0],
  [2, 1],
  [4.4, 1],
  [100, 2],
])('at %d s the caption is number %d', (time, index) => {
  expect(cueAt(cues, time)).toBe(index)
})

test('a press on a caption leads to that one, although a browser lands a little before it', () => {
  for (const [index, cue] of cues.entries()) expect(cueAt(cues, cue.start - 0.005)).toBe(index)
})

test('without captions there is none', () => {
  expect(cueAt([], 3)).toBe(-1)
})
