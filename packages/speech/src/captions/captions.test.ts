import { describe, expect, it } from 'vitest'
import type { SpokenSpan } from '../spoken.ts'
import { cuesIn } from '../testing/vtt.ts'
import { captionsOf } from './captions.ts'
import { widthOf } from './width.ts'

/** A sentence with words of 0.3 s each, as `speak` would give it. */
function spokenOf(text: string, language = 'en', start = 0): { words: SpokenSpan[]; sentence: SpokenSpan } {
  const segments = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)].filter((s) => s.isWordLike)
  const words = segments.map(({ segment, index }, order) => ({
    text: segment,
    charStart: index,
    charEnd: index + segment.length,
    startSeconds: start + order * 0.3,
    endSeconds: start + order * 0.3 + 0.25,
  }))
  const endSeconds = words.at(-1)?.endSeconds ?? start + 1
  return { words, sentence: { text, charStart: 0, charEnd: text.length, startSeconds: start, endSeconds } }
}

function captions(text: string, language?: string) {
  const { words, sentence } = spokenOf(text, language)
  return cuesIn(captionsOf(words, [sentence]))
}

describe('captions', () => {
  it('are of two lines of 42 columns and 7 seconds at most, and hold the whole text', () => {
    const text =
      'The lighthouse at the end of the bay was built long ago, when the harbour was still full of ships; every evening, ' +
      'just before sunset, its keeper climbed two hundred steps without a word and without a lamp to see them by.'
    const cues = captions(text)
    for (const { lines, start, end } of cues) {
      expect(lines.length).toBeLessThanOrEqual(2)
      for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(42)
      expect(end).toBeGreaterThan(start)
      expect(end - start).toBeLessThanOrEqual(7)
    }
    expect(cues.flatMap(({ lines }) => lines).join(' ')).toBe(text)
  })

  it('are cut at clauses before anything else', () => {
    const cues = captions(
      'When the harbour was full of sailing ships and boats of every kind, the keeper climbed up the two hundred steps.',
    )
    expect(cues.map(({ lines }) => lines.join(' '))).toEqual([
      'When the harbour was full of sailing ships and boats of every kind,',
      'the keeper climbed up the two hundred steps.',
    ])
  })

  it('of Japanese and Chinese count two columns for a character and need no spaces', () => {
    const text =
      '海湾尽头的灯塔建于一八七四年，那时港口里还满是帆船，每天傍晚守塔人都要爬上两百级台阶，没有人知道他为什么要大声地数。'
    const cues = captions(text, 'zh')
    expect(cues.length).toBeGreaterThan(1)
    for (const line of cues.flatMap(({ lines }) => lines)) expect(line.length).toBeLessThanOrEqual(21)
    expect(cues.flatMap(({ lines }) => lines).join('')).toBe(text)
    for (const { lines } of cues.slice(0, -1)) expect(lines.at(-1)).toMatch(/，$/)
  })

  it('cut what is wider than a line, with its time', () => {
    const cues = captions('x'.repeat(300))
    expect(cues.flatMap(({ lines }) => lines).join('')).toBe('x'.repeat(300))
    for (const line of cues.flatMap(({ lines }) => lines)) expect(line.length).toBeLessThanOrEqual(42)
  })

  it('show signs as they are and break nothing of the format', () => {
    const cues = captions('Is a --> b <i>bold</i> &amp; new,\tor\u0000 not?')
    expect(cues.flatMap(({ lines }) => lines).join(' ')).toBe('Is a --> b <i>bold</i> &amp; new, or not?')
  })

  it('follow each other in time over sentences, past an hour too', () => {
    const first = spokenOf('One two three.')
    const text = 'Four five six.'
    const later = spokenOf(text, 'en', 3725.5)
    const vtt = captionsOf([...first.words, ...later.words.map(moved)], [first.sentence, moved(later.sentence)])
    expect(vtt).toContain('01:02:05.500 --> ')
    expect(cuesIn(vtt).map(({ lines }) => lines)).toEqual([['One two three.'], [text]])
  })

  it('of nothing are a valid empty file', () => {
    expect(captionsOf([], [])).toBe('WEBVTT\n')
  })

  it('of a sentence without words show it for as long as it sounds', () => {
    expect(cuesIn(captionsOf([], [spokenOf('😀').sentence]))).toEqual([{ start: 0, end: 1, lines: ['😀'] }])
  })
})

function moved(span: SpokenSpan): SpokenSpan {
  return { ...span, charStart: span.charStart + 100, charEnd: span.charEnd + 100 }
}
