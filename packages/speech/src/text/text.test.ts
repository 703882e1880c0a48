import { describe, expect, it } from 'vitest'
import { cleanText } from './clean.ts'
import { type Analyzer, japaneseReading } from './japanese.ts'
import { linesOf } from './lines.ts'
import { plainReading } from './reading.ts'
import { sentencesOf } from './sentences.ts'
import { timeWords } from './word-times.ts'

const textsOf = (text: string, language = 'en') => sentencesOf(text, language).map((sentence) => sentence.text)

describe('what may reach the speech', () => {
  it.each([
    ['One <break time="9999s"/> two', 'One', 'two'],
    ['One <audio src="file:///etc/passwd"/> two', 'One', 'two'],
    ['One &#8; &amp; two', 'One', 'two'],
    ['One [[h@l@U]] two', 'One', 'two'],
    ['One \u0000\u0007\u001b[31m\u202e two', 'One', 'two'],
    ['One \ud800 \ufffe two', 'One', 'two'],
    ['One <<<>>> 2 < 3 two', 'One', 'two'],
  ])('%j keeps its words in their places and nothing that would be obeyed', (text, first, last) => {
    const clean = cleanText(text)
    expect(clean).toHaveLength(text.length)
    expect(clean).not.toMatch(/[<>\p{Cc}\ud800-\udfff\u202e\ufffe]|&\S|\[\[|\]\]/u)
    expect([clean.indexOf(first), clean.lastIndexOf(last)]).toEqual([text.indexOf(first), text.lastIndexOf(last)])
  })

  it('keeps joined emoji, Persian joiners and a plain ampersand', () => {
    for (const text of ['👩‍👩‍👧 fine', 'می‌خوانم', 'Fish & chips']) expect(cleanText(text)).toBe(text)
  })

  it.each(['', '   \n', '!!! … ???', '\u0000', '<speak></speak>', '—'])('%j is refused: nothing to read', (text) => {
    expect(() => cleanText(text)).toThrow(RangeError)
  })

  it('10,000 characters may come, one more is refused with its number', () => {
    expect(cleanText('x'.repeat(10_000))).toHaveLength(10_000)
    expect(() => cleanText('x'.repeat(10_001))).toThrow('The text has 10,001 characters')
  })
})

describe('sentences', () => {
  it('end where the language ends them, not after abbreviations and initials', () => {
    expect(textsOf('Dr. A. Smith met Mr. Jones at 5.30 p.m. today. He left! Why?')).toEqual([
      'Dr. A. Smith met Mr. Jones at 5.30 p.m. today.',
      'He left!',
      'Why?',
    ])
    expect(textsOf('今日は晴れ。明日は雨！', 'ja')).toEqual(['今日は晴れ。', '明日は雨！'])
    expect(textsOf('नमस्ते। आप कैसे हैं?', 'hi')).toEqual(['नमस्ते।', 'आप कैसे हैं?'])
  })

  it('know where they stand and what follows them', () => {
    const text = '  One. Two.\n\n ... \nThree'
    const sentences = sentencesOf(text, 'en')
    expect(sentences.map(({ followedBy }) => followedBy)).toEqual(['sentence', 'paragraph', 'paragraph'])
    for (const { text: part, charStart } of sentences) expect(text.slice(charStart).startsWith(part)).toBe(true)
  })

  it('are cut at clauses or words when they are long, and nothing gets lost', () => {
    for (const long of [
      'a long sentence, with clauses '.repeat(60).trim(),
      'word '.repeat(300).trim(),
      'x'.repeat(2000),
      '👩‍👩‍👧'.repeat(200),
    ]) {
      const sentences = sentencesOf(long, 'en')
      expect(sentences.length).toBeGreaterThan(3)
      expect(Math.max(...sentences.map(({ text }) => text.length))).toBeLessThanOrEqual(300)
      expect(
        sentences
          .map(({ text }) => text)
          .join('')
          .replaceAll(' ', ''),
      ).toBe(long.replaceAll(' ', ''))
    }
  })
})

describe('speakers', () => {
  const voice = { espeak: 'en-us+m3', language: 'en-US' }
  const ada = { espeak: 'en+f3', language: 'en-GB' }

  it('speak their lines, without their names, until the next', () => {
    const text = 'Once.\nAda: Hello. Well?\nMore of me.\nNote: this stays.\nVoice: Bye.'
    const lines = linesOf(text, voice, { Ada: ada, Voice: voice })
    expect(lines.map((line) => [line.text, line.voice.espeak])).toEqual([
      ['Once.', 'en-us+m3'],
      ['Hello.', 'en+f3'],
      ['Well?', 'en+f3'],
      ['More of me.', 'en+f3'],
      ['Note: this stays.', 'en+f3'],
      ['Bye.', 'en-us+m3'],
    ])
    for (const line of lines) expect(text.slice(line.charStart).startsWith(line.text)).toBe(true)
  })

  it('are only who was named: a prototype is nobody', () => {
    expect(linesOf('constructor: hello', voice, {}).map(({ text }) => text)).toEqual(['constructor: hello'])
  })
})

describe('Japanese', () => {
  const analyze: Analyzer = () => [
    { surface_form: '東京', pronunciation: 'トーキョー', pos: '名詞', pos_detail_1: '固有名詞' },
    { surface_form: 'へ', pronunciation: 'エ', pos: '助詞', pos_detail_1: '格助詞' },
    { surface_form: '3', pos: '名詞', pos_detail_1: '数' },
    { surface_form: ',', pos: '名詞', pos_detail_1: '数' },
    { surface_form: '000', pos: '名詞', pos_detail_1: '数' },
    { surface_form: '円', pronunciation: 'エン', pos: '名詞', pos_detail_1: '接尾' },
    { surface_form: '。', pronunciation: '。', pos: '記号', pos_detail_1: '句点' },
  ]

  it('is spoken by its readings, particles and counters joined to their words', () => {
    const { spoken, units } = japaneseReading('東京へ3,000円。', analyze)
    expect(spoken).toBe('トーキョーエ 3,000エン。')
    expect(units.map(({ charStart, charEnd }) => '東京へ3,000円。'.slice(charStart, charEnd))).toEqual([
      '東京へ',
      '3,000円',
    ])
    expect(units.map(({ spokenStart, spokenEnd }) => spoken.slice(spokenStart, spokenEnd))).toEqual([
      'トーキョーエ',
      '3,000エン',
    ])
  })

  it('in kana needs no dictionary, and particles sound as they are spoken', () => {
    expect(japaneseReading('わたしは がくせい です。', undefined).spoken).toMatch(/^わたし ?わ/)
  })

  it('with kanji is refused when there is no dictionary, naming them', () => {
    expect(() => japaneseReading('きょうは良い天気です', undefined)).toThrow(RangeError)
    expect(() => japaneseReading('きょうは良い天気です', undefined)).toThrow('良、天気')
  })
})

describe('word times', () => {
  const sounding = { startSeconds: 0.1, endSeconds: 2, lastSound: (_: number, to: number) => to }

  it('take the first mark of each word, and share what is not marked', () => {
    const { units } = plainReading('in the year 1984', 'en')
    const marks = [
      { at: 0, seconds: 0.1 },
      { at: 7, seconds: 0.5 },
      { at: 12, seconds: 1 },
      { at: 13, seconds: 1.4 },
    ]
    const times = timeWords(units, marks, sounding)
    expect(times.map(({ startSeconds }) => startSeconds)).toEqual([0.1, 0.1 + (0.4 * 2) / 5, 0.5, 1])
    expect(times.at(-1)?.endSeconds).toBe(2)
  })

  it('never run backwards, whatever the marks say', () => {
    const { units } = plainReading('one two three four', 'en')
    const marks = [
      { at: 8, seconds: 1.5 },
      { at: 4, seconds: 0.2 },
      { at: 99, seconds: 0.1 },
      { at: 14, seconds: 0.4 },
    ]
    const times = timeWords(units, marks, sounding)
    for (const [index, { startSeconds, endSeconds }] of times.entries()) {
      expect(endSeconds).toBeGreaterThanOrEqual(startSeconds)
      expect(startSeconds).toBeGreaterThanOrEqual(times[index - 1]?.endSeconds ?? 0)
    }
  })
})
