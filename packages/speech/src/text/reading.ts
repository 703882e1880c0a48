// SPDX-License-Identifier: Apache-2.0
import { isReadable } from './clean.ts'

/** A word of the sentence and where it stands in what is handed to the speech; UTF-16 units, ends exclusive. */
export interface Unit {
  readonly charStart: number
  readonly charEnd: number
  readonly spokenStart: number
  readonly spokenEnd: number
}

export interface Reading {
  /** What eSpeak NG gets. */
  readonly spoken: string
  readonly units: readonly Unit[]
}

/** A sentence that is spoken as it is written, cut into the words of its language. */
export function plainReading(text: string, language: string): Reading {
  const units: Unit[] = []
  for (const { segment, index, isWordLike } of new Intl.Segmenter(language, { granularity: 'word' }).segment(text)) {
    if (!isWordLike && !isReadable(segment)) continue
    const end = index + segment.length
    units.push({ charStart: index, charEnd: end, spokenStart: index, spokenEnd: end })
  }
  return { spoken: text, units }
}
