import { afterAll, describe, expect, it } from 'vitest'
import { createSpeech } from '../speech.ts'
import { silencesOf } from '../testing/measure.ts'
import { cuesIn } from '../testing/vtt.ts'
import { captionsOf } from './captions.ts'

const PARAGRAPHS = [
  {
    language: 'en-US',
    espeak: 'en-us+f3',
    text:
      'The lighthouse at the end of the bay was built in 1874, when the harbour was still full of sailing ships. ' +
      'Every evening, just before sunset, its keeper climbed two hundred steps; nobody knew why he counted them aloud. ' +
      'Dr. Moore once asked him. "One day," he said, "somebody will have to believe me."',
  },
  {
    language: 'fr',
    espeak: 'fr+m3',
    text:
      'Le phare, au bout de la baie, a été construit en 1874, quand le port était encore plein de voiliers. ' +
      "Chaque soir, juste avant le coucher du soleil, son gardien montait deux cents marches ; personne n'a jamais su " +
      'pourquoi il les comptait à voix haute. « Un jour, disait-il, on me croira. »',
  },
  {
    language: 'ja',
    espeak: 'ja+m3',
    text:
      'みなとの さきに たつ とうだいは、とても ふるい たてものです。まいにち、ゆうがたに なると、ひとりの おじいさんが、' +
      'ながい かいだんを のぼって いきました。だれも、その りゆうを しりませんでした。おじいさんは、いつも、' +
      'かぞえながら、ゆっくりと のぼるのです。',
  },
]

describe('captions fit the sound within 0.2 s', () => {
  const speech = createSpeech()
  afterAll(() => speech.stop())

  it.each(PARAGRAPHS)('in $language', async ({ language, espeak, text }) => {
    const { samples, words, sentences } = await speech.speak({ text, voice: { language, espeak } })
    const cues = cuesIn(captionsOf(words, sentences))
    const silences = silencesOf(samples, 0.1)
    const onsets = silences.map(({ to }) => to)
    const offsets = [...silences.map(({ from }) => from), soundEnd(samples)]
    const wordStarts = words.map(({ startSeconds }) => startSeconds)
    const cueStarts = cues.map(({ start }) => start)
    const cueEnds = cues.map(({ end }) => end)
    expect(sentences.length).toBeGreaterThanOrEqual(3)
    // Commas are heard as silence too; the female variants have a faint echo that covers some of them.
    expect(silences.length).toBeGreaterThan(sentences.length + 1)

    // Wherever sound begins after silence, a word begins; where a sentence begins and ends, its cues do.
    for (const onset of onsets) expect(nearest(wordStarts, onset)).toBeLessThan(0.2)
    for (const { startSeconds, endSeconds } of sentences) {
      const onset = closest(onsets, startSeconds)
      const offset = closest(offsets, endSeconds)
      expect(Math.abs(onset - startSeconds)).toBeLessThan(0.2)
      expect(Math.abs(offset - endSeconds)).toBeLessThan(0.2)
      expect(nearest(cueStarts, onset)).toBeLessThan(0.2)
      expect(nearest(cueEnds, offset)).toBeLessThan(0.2)
    }

    // A cue that begins within a sentence begins with a word, after a comma with the sound that follows it.
    for (const start of cueStarts) {
      expect(nearest(wordStarts, start)).toBeLessThan(0.01)
      const pause = silences.find(({ from, to }) => start > from - 0.2 && start < to + 0.2)
      if (pause) expect(Math.abs(start - pause.to)).toBeLessThan(0.2)
    }
  })
})

function closest(times: readonly number[], time: number): number {
  return times.toSorted((a, b) => Math.abs(a - time) - Math.abs(b - time))[0] ?? Infinity
}

function soundEnd(samples: Float32Array): number {
  return (samples.findLastIndex((sample) => Math.abs(sample) > 0.004) + 1) / 48_000
}

function nearest(times: readonly number[], time: number): number {
  return Math.min(...times.map((other) => Math.abs(other - time)))
}
