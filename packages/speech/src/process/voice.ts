// SPDX-License-Identifier: GPL-3.0-or-later
import type { EspeakWorker } from '@echogarden/espeak-ng-emscripten'
import { weightedPowers } from '../sound/loudness.ts'
import { createResampler } from '../sound/resample.ts'
import { listen } from '../sound/sounding.ts'
import { type Analyzer, japaneseReading } from '../text/japanese.ts'
import { plainReading } from '../text/reading.ts'
import { timeWords, type WordMark } from '../text/word-times.ts'
import type { Order, SpokenPiece } from './messages.ts'

/** Speaks one sentence. Rejects with a RangeError when the voice cannot. */
export type Speak = (order: Order) => Promise<SpokenPiece>

const SAMPLE_RATE = 48_000
/** eSpeak NG's own: words per minute, and the middle of its pitch with as much as may be added or taken. */
const RATE = 175
const PITCH = 50
const PITCH_REACH = 45
/** Sound that one sentence may give: 300 characters that are all read as words take about 4 minutes at half speed. */
const LONGEST_SECONDS = 300
/** Kept around the sound, so that no soft consonant is cut. */
const MARGIN_SECONDS = 0.02

/** A voice on eSpeak NG. `analyzer` gives the readings of Japanese, where it can. */
export function createVoice(espeak: EspeakWorker, analyzer: () => Promise<Analyzer | undefined>): Speak {
  const rate = espeak.get_samplerate()
  const resample = createResampler(rate, SAMPLE_RATE)

  function sound(spoken: string): { readonly samples: Float32Array; readonly marks: readonly WordMark[] } {
    const parts: Int16Array[] = []
    const marks: WordMark[] = []
    const units = unitsByCharacter(spoken)
    let length = 0
    espeak.synthesize(spoken, (samples, events) => {
      parts.push(samples)
      length += samples.length
      for (const { type, text_position, audio_position } of events)
        if (type === 'word')
          marks.push({ at: units[text_position - 1] ?? spoken.length, seconds: audio_position / 1000 })
      return length > LONGEST_SECONDS * rate
    })
    const samples = new Float32Array(length)
    let at = 0
    for (const part of parts) for (const sample of part) samples[at++] = sample / 32_768
    return { samples, marks }
  }

  return async ({ text, language, espeak: name, speed, pitch }) => {
    if (espeak.set_voice(name) !== 0) throw new RangeError(`There is no voice ${name}.`)
    espeak.set_rate(Math.round(RATE * speed))
    espeak.set_pitch(Math.round(PITCH + PITCH_REACH * pitch))
    const japanese = language === 'ja' || language.startsWith('ja-')
    const reading = japanese ? japaneseReading(text, await analyzer()) : plainReading(text, language)
    const { samples, marks } = sound(reading.spoken)
    const heard = listen(samples, rate)
    if (!heard) return { samples: new Float32Array(0), powers: new Float32Array(0), words: [] }

    const cut = Math.max(0, Math.round((heard.startSeconds - MARGIN_SECONDS) * rate))
    const end = Math.min(samples.length, Math.round((heard.endSeconds + MARGIN_SECONDS) * rate))
    const audible = resample(samples.subarray(cut, end))
    const words = timeWords(reading.units, marks, heard).map((word) => ({
      ...word,
      startSeconds: word.startSeconds - cut / rate,
      endSeconds: word.endSeconds - cut / rate,
    }))
    return { samples: audible, powers: weightedPowers(audible), words }
  }
}

/** Where each character (code point) begins, in UTF-16 units: eSpeak NG counts characters. */
function unitsByCharacter(text: string): number[] {
  const units: number[] = []
  let at = 0
  for (const character of text) {
    units.push(at)
    at += character.length
  }
  return units
}
