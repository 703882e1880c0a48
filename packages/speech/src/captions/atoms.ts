// SPDX-License-Identifier: Apache-2.0
import type { SpokenSpan } from '../spoken.ts'
import { LINE_COLUMNS, widthOf } from './width.ts'

/** The smallest part of a caption: a word with the signs and spaces after it. */
export interface Atom {
  readonly text: string
  readonly startSeconds: number
  readonly endSeconds: number
}

/** Cuts a sentence at its words. Signs before the first word belong to it; a word wider than a line is cut itself. */
export function atomsOf(sentence: SpokenSpan, words: readonly SpokenSpan[]): Atom[] {
  const inside = words.filter((word) => word.charStart >= sentence.charStart && word.charEnd <= sentence.charEnd)
  const cuts = inside.map((word) => leadStart(sentence, word.charStart - sentence.charStart))
  if (inside.length === 0) return narrow({ ...sentence, text: plain(sentence.text) })
  return inside.flatMap((word, index) => {
    const text = sentence.text.slice(index === 0 ? 0 : cuts[index], cuts[index + 1] ?? sentence.text.length)
    return narrow({ text: plain(text), startSeconds: word.startSeconds, endSeconds: word.endSeconds })
  })
}

/** Where the opening signs of a word begin: in `said «Well»` the quote belongs to Well. */
function leadStart(sentence: SpokenSpan, wordStart: number): number {
  const before = sentence.text.slice(0, wordStart)
  return wordStart - (/[\p{Ps}\p{Pi}¿¡]+$/u.exec(before)?.[0].length ?? 0)
}

function plain(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
}

/** An atom wider than a line in parts that fit, the time shared by length. */
function narrow(atom: Atom): Atom[] {
  if (widthOf(atom.text.trimEnd()) <= LINE_COLUMNS) return [atom]
  const parts = ['']
  for (const { segment } of new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(atom.text)) {
    const last = parts.length - 1
    const longer = (parts[last] ?? '') + segment
    if (widthOf(longer) <= LINE_COLUMNS) parts[last] = longer
    else parts.push(segment)
  }
  const duration = atom.endSeconds - atom.startSeconds
  let passed = 0
  return parts.map((text) => {
    const startSeconds = atom.startSeconds + (duration * passed) / atom.text.length
    passed += text.length
    return { text, startSeconds, endSeconds: atom.startSeconds + (duration * passed) / atom.text.length }
  })
}
