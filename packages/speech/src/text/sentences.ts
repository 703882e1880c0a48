// SPDX-License-Identifier: Apache-2.0
import { isReadable } from './clean.ts'

export interface Sentence {
  readonly text: string
  /** UTF-16 units of the whole text. */
  readonly charStart: number
  /** What comes after it: another piece of the same sentence, a sentence, or a new paragraph. */
  readonly followedBy: 'piece' | 'sentence' | 'paragraph'
}

/** A sentence longer than this is cut, so that no call to eSpeak NG takes long and progress moves. */
const LONGEST_PIECE = 300
/** Words whose full stop ends no sentence. */
const ABBREVIATION =
  /(?:^|[\s(])(?:\p{Lu}|mrs?|ms|drs?|prof|st|jr|sr|vs|etc|no|nr|bzw|ca|evtl|usw|mme|mlle|sig|sra?|srta|dott|ing|e\.g|i\.e|z\.\s?B|d\.\s?h|u\.\s?a|т\.\s?е|т\.\s?д|г)\.\s*$/iu
/** Where a long sentence may be cut, best first: clauses, then words. */
const CUTS = [/[,;:،؛、，；：](?!\d)\s*|\s[–—-]\s/gu, /\s+/gu]

/** Cuts a text into what is spoken in one breath, by the rules of its language. Empty and unreadable parts are left out. */
export function sentencesOf(text: string, language: string): Sentence[] {
  const sentences: Sentence[] = []
  for (const paragraph of spans(text, /[\n\r\u2028\u2029]+/gu)) {
    const found = rawSentences(text.slice(paragraph.start, paragraph.end), language)
      .flatMap((sentence) => pieces(sentence))
      .map(({ text: part, charStart, followedBy }) => trimmed(part, paragraph.start + charStart, followedBy))
      .filter((sentence) => isReadable(sentence.text))
    const last = found.pop()
    if (last) sentences.push(...found, { ...last, followedBy: 'paragraph' })
  }
  return sentences
}

function rawSentences(text: string, language: string): Sentence[] {
  const sentences: Sentence[] = []
  let held = { text: '', charStart: 0 }
  for (const { segment, index } of new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)) {
    held = held.text === '' ? { text: segment, charStart: index } : { ...held, text: held.text + segment }
    if (ABBREVIATION.test(held.text)) continue
    sentences.push({ ...held, followedBy: 'sentence' })
    held = { text: '', charStart: 0 }
  }
  return held.text === '' ? sentences : [...sentences, { ...held, followedBy: 'sentence' }]
}

function pieces(sentence: Sentence): Sentence[] {
  if (sentence.text.length <= LONGEST_PIECE) return [sentence]
  const end = cutOf(sentence.text.slice(0, LONGEST_PIECE))
  const rest = { ...sentence, text: sentence.text.slice(end), charStart: sentence.charStart + end }
  return [{ ...sentence, text: sentence.text.slice(0, end), followedBy: 'piece' }, ...pieces(rest)]
}

/** Where to end a piece: behind the last clause of its later half, else behind the last word, else where it must. */
function cutOf(text: string): number {
  for (const cut of CUTS) {
    const last = [...text.matchAll(cut)].at(-1)
    if (last && last.index > text.length / 3) return last.index + last[0].length
  }
  const graphemes = [...new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(text)]
  return graphemes.at(-1)?.index || text.length
}

function trimmed(text: string, charStart: number, followedBy: Sentence['followedBy']): Sentence {
  return { text: text.trim(), charStart: charStart + (text.length - text.trimStart().length), followedBy }
}

function spans(text: string, separator: RegExp): { readonly start: number; readonly end: number }[] {
  const found: { start: number; end: number }[] = []
  let start = 0
  for (const match of text.matchAll(separator)) {
    found.push({ start, end: match.index })
    start = match.index + match[0].length
  }
  return [...found, { start, end: text.length }]
}
