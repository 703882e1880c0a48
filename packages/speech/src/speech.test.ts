import { once } from 'node:events'
import { afterAll, describe, expect, it } from 'vitest'
import { LANGUAGES, VOICES } from '../../catalogue/src/voices.ts'
import { createSpeech } from './speech.ts'
import { integratedLoudness, weightedPowers } from './sound/loudness.ts'
import type { Spoken, SpeechRequest } from './spoken.ts'
import { levelOf, peakOf, pitchOf, silencesOf } from './testing/measure.ts'

const SENTENCE = 'The quick brown fox jumps over the lazy dog, and the dog does not mind it at all.'
const english = { espeak: 'en-us+m3', language: 'en-US' }

const secondsOf = ({ samples }: Spoken) => samples.length / 48_000

describe('speech', () => {
  const speech = createSpeech()
  afterAll(() => speech.stop())
  const say = (text: string, more: Partial<SpeechRequest> = {}) => speech.speak({ text, voice: english, ...more })

  it('is available where its package is installed', async () => {
    expect(await speech.available()).toBe(true)
    expect(speech.reason()).toBeUndefined()
  })

  it.each(LANGUAGES)('speaks $languageLabel with voices that differ, at one loudness', async ({ language, sample }) => {
    const voices = VOICES.filter((voice) => voice.language === language)
    const spoken: Spoken[] = []
    for (const voice of voices) spoken.push(await say(sample, { voice }))
    for (const each of spoken) {
      expect(secondsOf(each)).toBeGreaterThan(1.5)
      expect(secondsOf(each)).toBeLessThan(12)
      expect(Math.abs(integratedLoudness([...weightedPowers(each.samples)]) + 18)).toBeLessThan(1.2)
      expect(peakOf(each.samples)).toBeLessThanOrEqual(10 ** (-1 / 20))
      expect(each.words.length).toBeGreaterThanOrEqual(3)
      expect(each.words.map(({ text }) => text).join('').length).toBeGreaterThan(sample.length / 2)
    }
    // Female voices are higher than male ones, and no two sound alike.
    const pitches = (gender: string) =>
      spoken.filter((_, at) => voices[at]?.gender === gender).map((s) => pitchOf(s.samples))
    expect(Math.min(...pitches('female'))).toBeGreaterThan(Math.max(...pitches('male')) * 1.2)
    for (const [index, one] of spoken.entries())
      for (const other of spoken.slice(index + 1)) expect(levelOf(difference(one, other))).toBeGreaterThan(0.02)
  })

  it('is twice as fast at speed 2 and takes about twice as long at 0.5', async () => {
    const [slow, normal, fast] = [
      await say(SENTENCE, { speed: 0.5 }),
      await say(SENTENCE),
      await say(SENTENCE, { speed: 2 }),
    ]
    expect(secondsOf(slow) / secondsOf(normal)).toBeGreaterThan(1.6)
    expect(secondsOf(normal) / secondsOf(fast)).toBeGreaterThan(1.5)
    expect(pitchOf(slow.samples) / pitchOf(normal.samples)).toBeCloseTo(1, 0)
  })

  it('is higher and lower by pitch, and as long', async () => {
    const [low, normal, high] = [
      await say(SENTENCE, { pitch: -1 }),
      await say(SENTENCE),
      await say(SENTENCE, { pitch: 1 }),
    ]
    expect(pitchOf(low.samples)).toBeLessThan(pitchOf(normal.samples) * 0.9)
    expect(pitchOf(high.samples)).toBeGreaterThan(pitchOf(normal.samples) * 1.15)
    expect(secondsOf(high) / secondsOf(low)).toBeCloseTo(1, 0)
  })

  it('tells words and sentences with their places in the text, and goes on in time', async () => {
    const text = '  Hello, big world.\n\nFish & chips for 1,984 people! 😀'
    const { words, sentences, samples } = await say(text)
    for (const span of [...words, ...sentences]) expect(text.slice(span.charStart, span.charEnd)).toBe(span.text)
    expect(words.map((word) => word.text)).toEqual([
      'Hello',
      'big',
      'world',
      'Fish',
      'chips',
      'for',
      '1,984',
      'people',
      '😀',
    ])
    for (const list of [words, sentences])
      for (const [index, { startSeconds, endSeconds }] of list.entries()) {
        expect(endSeconds).toBeGreaterThan(startSeconds)
        expect(startSeconds).toBeGreaterThanOrEqual(list[index - 1]?.endSeconds ?? 0)
        expect(endSeconds).toBeLessThanOrEqual(samples.length / 48_000)
      }
  })

  it('pauses longer between paragraphs than between sentences', async () => {
    const { samples } = await say('One, two, three. Four, five, six.\n\nSeven, eight.')
    const lengths = silencesOf(samples, 0.28).map(({ from, to }) => to - from)
    expect(lengths).toHaveLength(2)
    expect(lengths[1]).toBeGreaterThan((lengths[0] ?? 0) * 1.5)
  })

  it('gives each speaker a voice', async () => {
    const { sentences, samples } = await say(
      'Ada: Good morning to you, my dear friend.\nBen: Good morning to you, my dear friend.',
      {
        speakers: { Ada: { espeak: 'en-us+f3', language: 'en-US' }, Ben: english },
      },
    )
    const [ada, ben] = sentences.map(({ startSeconds, endSeconds }) =>
      pitchOf(samples.slice(startSeconds * 48_000, endSeconds * 48_000)),
    )
    expect(sentences.map(({ text }) => text)).toEqual(Array(2).fill('Good morning to you, my dear friend.'))
    expect(ada).toBeGreaterThan((ben ?? 0) * 1.5)
  })

  it('reads 10,000 characters, telling how far it is', async () => {
    const told: number[] = []
    const text = `${SENTENCE} `.repeat(130).slice(0, 10_000)
    const spoken = await speech.speak({ text, voice: english }, { onProgress: ({ done }) => told.push(done) })
    expect(told).toEqual(Array.from({ length: spoken.sentences.length + 1 }, (_, index) => index))
    expect(spoken.sentences.length).toBeGreaterThan(100)
    expect(secondsOf(spoken)).toBeGreaterThan(300)
  })

  it.each([
    '\u0000\u0007Hello\u001b[31m you',
    '<speak>Hello <break time="9999s"/></speak>',
    '😀😀😀',
    '&#0; &bogus; [[[[x',
    'ａ̀́̂̃'.repeat(50),
    '𝓗𝓮𝓵𝓵𝓸 there',
    '\ud800 lone',
    '9'.repeat(300),
    'مرحبا hello 你好 नमस्ते',
  ])('%j is spoken or refused in words, never obeyed', async (text) => {
    const outcome = await say(text).then(secondsOf, (error: unknown) => error)
    if (typeof outcome === 'number') expect(outcome).toBeLessThan(180)
    else expect(outcome).toBeInstanceOf(RangeError)
  })

  it.each<[string, Partial<SpeechRequest>]>([
    ['nothing to read', { text: '…' }],
    ['too much', { text: 'x'.repeat(10_001) }],
    ['a voice that is none', { voice: { espeak: 'xx-none', language: 'en' } }],
    ['a path for a variant', { voice: { espeak: 'en-us+../../etc/passwd', language: 'en' } }],
    ['a path for a voice', { voice: { espeak: '../../etc/passwd', language: 'en' } }],
    ['a language that is none', { voice: { espeak: 'en-us', language: '!' } }],
    ['no speed', { speed: Number.NaN }],
    ['too much speed', { speed: 2.1 }],
    ['too low a pitch', { pitch: -1.1 }],
  ])('refuses %s with a RangeError', async (_, more) => {
    await expect(say('Hello there', more)).rejects.toBeInstanceOf(RangeError)
    expect(secondsOf(await say('Still here.'))).toBeGreaterThan(0.5)
  })

  it('refuses what would take too long to hear', async () => {
    const brief = createSpeech({ longestSeconds: 30 })
    await expect(brief.speak({ text: `${SENTENCE} `.repeat(20), voice: english })).rejects.toThrow(
      'The text takes more than 0.5 minutes to read: shorten it.',
    )
    await brief.stop()
  })

  it('reads kanji by a dictionary, or says that it has none', async () => {
    const outcome = await say('東京は良い天気です。', { voice: { espeak: 'ja+f3', language: 'ja' } }).then(
      secondsOf,
      String,
    )
    // 1.9 s by its reading; "Chinese letter" six times would take six seconds.
    if (typeof outcome === 'number') expect(outcome).toBeLessThan(4)
    else expect(outcome).toContain('write 東京、良、天気 in hiragana or katakana')
  })

  it('ends at once when it is cancelled, and speaks again', async () => {
    const ending = new AbortController()
    const reason = new Error('enough')
    const speaking = speech.speak(
      { text: `${SENTENCE} `.repeat(100), voice: english },
      { signal: ending.signal, onProgress: ({ done }) => (done === 3 ? ending.abort(reason) : undefined) },
    )
    await expect(speaking).rejects.toBe(reason)
    await expect(speech.speak({ text: 'Hello', voice: english }, { signal: AbortSignal.abort(reason) })).rejects.toBe(
      reason,
    )
    expect(secondsOf(await say('Again.'))).toBeGreaterThan(0.3)
  })

  it('serves several at once, a short one before a long one ends', async () => {
    const order: string[] = []
    const long = say(`${SENTENCE} `.repeat(30)).then(() => order.push('long'))
    const short = say('Short.').then(() => order.push('short'))
    await Promise.all([long, short])
    expect(order).toEqual(['short', 'long'])
  })
})

describe('the speaking process', () => {
  it('that is not installed is told, and nothing is started twice for it', async () => {
    const started: number[] = []
    const speech = createSpeech({ espeakPackage: '@easel/not-there', onStart: (pid) => started.push(pid) })
    expect(await speech.available()).toBe(false)
    expect(speech.reason()).toMatch(/@easel\/not-there is missing/)
    await expect(speech.speak({ text: 'Hello', voice: english })).rejects.toMatchObject({ code: 'not_installed' })
    expect(started).toHaveLength(1)
    await speech.stop()
  })

  it('that is killed is started again, and the sentence is spoken', async () => {
    const started: number[] = []
    const speech = createSpeech({ onStart: (pid) => started.push(pid) })
    const speaking = speech.speak(
      { text: `${SENTENCE} `.repeat(10), voice: english },
      { onProgress: ({ done }) => (done === 4 ? process.kill(started[0] ?? 0, 'SIGKILL') : undefined) },
    )
    expect((await speaking).sentences).toHaveLength(10)
    expect(started).toHaveLength(2)
    await speech.stop()
  })

  it('that dies at every sentence is an error after the second try, and the next request is served', async () => {
    const started: number[] = []
    const speech = createSpeech({ onStart: (pid) => started.push(pid), sentenceSeconds: 1e-6 })
    await expect(speech.speak({ text: SENTENCE, voice: english })).rejects.toMatchObject({ code: 'timed_out' })
    expect(started).toHaveLength(2)
    await speech.stop()
  })

  it('ends when it is idle, and starts again when it is needed', async () => {
    const ends = new EventTarget()
    let started = 0
    const speech = createSpeech({
      idleSeconds: 0.01,
      onStart: () => started++,
      onExit: () => ends.dispatchEvent(new Event('end')),
    })
    const ended = once(ends, 'end')
    await speech.speak({ text: 'Hello', voice: english })
    await ended
    expect(secondsOf(await speech.speak({ text: 'Hello', voice: english }))).toBeGreaterThan(0.3)
    expect(started).toBe(2)
    await speech.stop()
  })

  it('ends with stop, and so do the requests', async () => {
    const exits: number[] = []
    const speech = createSpeech({ onExit: (pid) => exits.push(pid) })
    let stopping: Promise<void> | undefined
    const speaking = speech.speak(
      { text: `${SENTENCE} `.repeat(20), voice: english },
      {
        onProgress: ({ done }) => {
          if (done === 2) stopping = speech.stop()
        },
      },
    )
    await expect(speaking).rejects.toMatchObject({ name: 'SpeechError', code: 'stopped' })
    await stopping
    expect(exits).toHaveLength(1)
    await expect(speech.speak({ text: 'Hello', voice: english })).rejects.toMatchObject({ code: 'stopped' })
  })
})

function difference(one: Spoken, other: Spoken): Float32Array {
  return one.samples.map((sample, at) => sample - (other.samples[at] ?? 0))
}
