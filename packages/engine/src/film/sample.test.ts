import { describe, expect, it } from 'vitest'
import { sampleWord, sampleWordSharply } from './sample.ts'
import { mixWords, screenWords, wordOf } from './words.ts'

const RED = wordOf(200, 0, 0)
const BLUE = wordOf(0, 0, 100)

describe('words', () => {
  it('mix channel by channel, exact at both ends', () => {
    expect(mixWords(RED, BLUE, 0)).toBe(RED)
    expect(mixWords(RED, BLUE, 256)).toBe(BLUE)
    expect(mixWords(RED, BLUE, 128)).toBe(wordOf(100, 0, 50))
  })

  it('add light and never run over', () => {
    const white = wordOf(255, 255, 255)
    expect(screenWords(white, white, 256)).toBe(white)
    expect(screenWords(RED, white, 0)).toBe(RED)
    expect(screenWords(RED, BLUE, 256) & 255).toBe(200)
  })
})

describe('sampling', () => {
  const words = Int32Array.of(RED, BLUE, RED, BLUE)

  it('reads a pixel at its centre and the mean between two', () => {
    for (const sample of [sampleWord, sampleWordSharply]) {
      expect(sample(words, 2, 2, 0, 0)).toBe(RED)
      expect(sample(words, 2, 2, 1, 1)).toBe(BLUE)
      expect(Math.abs((sample(words, 2, 2, 0.5, 0.5) & 255) - 100)).toBeLessThan(2)
    }
  })

  it('goes on with the border beyond the picture', () => {
    expect(sampleWord(words, 2, 2, -9, 40)).toBe(RED)
    expect(sampleWord(words, 2, 2, 30, -4)).toBe(BLUE)
  })
})
