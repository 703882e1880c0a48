// SPDX-License-Identifier: Apache-2.0
import type { SpokenSpan } from '../spoken.ts'
import { atomsOf } from './atoms.ts'
import { type Cue, cuesOf } from './cues.ts'

/**
 * WebVTT captions for what `speak` gave: cues of at most two lines of 42 columns (a Chinese or Japanese character is two
 * columns wide) and 7 seconds, cut at the ends of sentences and clauses where possible.
 */
export function captionsOf(words: readonly SpokenSpan[], sentences: readonly SpokenSpan[]): string {
  const cues = sentences.flatMap((sentence) => cuesOf(atomsOf(sentence, words)))
  return ['WEBVTT', ...cues.map(block)].join('\n\n') + '\n'
}

function block(cue: Cue, index: number): string {
  // Rounding must not turn a very short cue into an empty one.
  const start = Math.round(cue.startSeconds * 1000)
  const end = Math.max(start + 1, Math.round(cue.endSeconds * 1000))
  return [String(index + 1), `${timestamp(start)} --> ${timestamp(end)}`, ...cue.lines.map(escaped)].join('\n')
}

function timestamp(milliseconds: number): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  const seconds = milliseconds / 1000
  const thousandths = String(milliseconds % 1000).padStart(3, '0')
  return `${two(seconds / 3600)}:${two((seconds / 60) % 60)}:${two(seconds % 60)}.${thousandths}`
}

function escaped(line: string): string {
  return line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
