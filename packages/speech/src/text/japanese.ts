// SPDX-License-Identifier: Apache-2.0
import type { Reading, Unit } from './reading.ts'

/** A word as a morphological analyzer of Japanese (kuromoji's form) gives it. */
export interface Morpheme {
  readonly surface_form: string
  /** In katakana; missing for what the dictionary does not know. */
  readonly pronunciation?: string | undefined
  /** Part of speech, in Japanese. */
  readonly pos: string
  readonly pos_detail_1: string
}

export type Analyzer = (text: string) => readonly Morpheme[]

const KANJI = /\p{Script=Han}/u
const HIRAGANA = /^\p{Script=Hiragana}{1,2}$/u
const SIGN = /^[\p{P}\p{S}\p{Z}]+$/u
/** Parts of speech that lean on the word before them: particle, auxiliary verb. */
const LEANING = new Set(['助詞', '助動詞'])
/** Details that lean as well: suffix, dependent verb. */
const LEANING_DETAILS = new Set(['接尾', '非自立'])
const NUMERAL = '数'
/** Particles, and greetings that end in one, are not spoken as they are written. */
const PARTICLES: ReadonlyMap<string, string> = new Map([
  ['は', 'わ'],
  ['へ', 'え'],
  ['を', 'お'],
  ['こんにちは', 'こんにちわ'],
  ['こんばんは', 'こんばんわ'],
])

/**
 * eSpeak NG reads kana, and says "Chinese letter" for each kanji. With an analyzer every word is handed to it as it is
 * pronounced, particles joined to their word; without one only kana can be read, and kanji throw a RangeError in words.
 */
export function japaneseReading(text: string, analyze: Analyzer | undefined): Reading {
  if (!analyze && KANJI.test(text)) {
    const kanji = [...new Set(text.match(/\p{Script=Han}+/gu))].slice(0, 3).join('、')
    throw new RangeError(
      `The Japanese voice reads kana, and no dictionary for kanji is installed: write ${kanji} in hiragana or katakana.`,
    )
  }
  const morphemes = analyze ? analyze(text) : segmented(text)
  const units: Unit[] = []
  let spoken = ''
  let charStart = 0
  let joins = false
  for (const [index, morpheme] of morphemes.entries()) {
    const written = morpheme.surface_form
    const charEnd = charStart + written.length
    const withinNumber =
      /^[.,]$/.test(written) && /\d$/.test(spoken) && /^\d/.test(morphemes[index + 1]?.surface_form ?? '')
    if (SIGN.test(written) && !withinNumber) {
      spoken += written
      joins = false
    } else {
      const said = pronounced(morpheme)
      const last = units.at(-1)
      if (joins && last && (withinNumber || leans(morpheme, morphemes[index - 1]))) {
        spoken += said
        units[units.length - 1] = { ...last, charEnd, spokenEnd: spoken.length }
      } else {
        if (joins) spoken += ' '
        units.push({ charStart, charEnd, spokenStart: spoken.length, spokenEnd: spoken.length + said.length })
        spoken += said
      }
      joins = true
    }
    charStart = charEnd
  }
  return { spoken, units }
}

function pronounced({ surface_form, pronunciation }: Morpheme): string {
  if (pronunciation && pronunciation !== '*') return pronunciation
  // A name that no dictionary knows would be announced as "Chinese letter", again and again: better left out.
  return surface_form.replace(/\p{Script=Han}/gu, ' ')
}

function leans({ pos, pos_detail_1, surface_form }: Morpheme, before: Morpheme | undefined): boolean {
  if (LEANING.has(pos) || LEANING_DETAILS.has(pos_detail_1)) return true
  if (pos_detail_1 === NUMERAL && before?.pos_detail_1 === NUMERAL) return true
  return /^\d/.test(surface_form) && /[\d.,]$/.test(before?.surface_form ?? '')
}

/** Without a dictionary: the words of Intl.Segmenter, short hiragana after a word leaning on it as particles do. */
function segmented(text: string): Morpheme[] {
  const words = [...new Intl.Segmenter('ja', { granularity: 'word' }).segment(text)]
  return words.map(({ segment }) => ({
    surface_form: segment,
    pronunciation: PARTICLES.get(segment),
    pos: HIRAGANA.test(segment) ? '助詞' : '名詞',
    pos_detail_1: '*',
  }))
}
