// SPDX-License-Identifier: Apache-2.0
import type { SpeechVoice } from '../spoken.ts'
import { type Sentence, sentencesOf } from './sentences.ts'

/** A sentence and who speaks it. */
export interface Line extends Sentence {
  readonly voice: SpeechVoice
}

/** A name at the beginning of a line: `Ada: …`, also with the wide colon of Chinese and Japanese. */
const NAME = /^[ \t]*([^\s:：][^:：\n]{0,39}?)[ \t]*[:：]/gmu

/**
 * The sentences of a text with their voices. A line that begins with the name of a speaker, and all until the next such
 * line, is the speaker's; the name is not spoken. Other names before a colon are ordinary text.
 */
export function linesOf(text: string, voice: SpeechVoice, speakers: Readonly<Record<string, SpeechVoice>>): Line[] {
  const lines: Line[] = []
  let start = 0
  let speaking = voice
  const add = (end: number) => {
    for (const sentence of sentencesOf(text.slice(start, end), speaking.language))
      lines.push({ ...sentence, charStart: sentence.charStart + start, voice: speaking })
  }
  for (const match of text.matchAll(NAME)) {
    const name = match[1] ?? ''
    const named = Object.hasOwn(speakers, name) ? speakers[name] : undefined
    if (!named) continue
    add(match.index)
    start = match.index + match[0].length
    speaking = named
  }
  add(text.length)
  return lines
}
