// SPDX-License-Identifier: Apache-2.0
import type { Unit } from './reading.ts'

/** eSpeak NG's mark of a word: UTF-16 index in what it was given, seconds in its sound. */
export interface WordMark {
  readonly at: number
  readonly seconds: number
}

export interface TimedUnit {
  readonly charStart: number
  readonly charEnd: number
  readonly startSeconds: number
  readonly endSeconds: number
}

/** The sound of a sentence, as far as its words need it. */
export interface Sounding {
  /** Where sound begins and ends. */
  readonly startSeconds: number
  readonly endSeconds: number
  /** The last moment between two times at which there is sound. */
  lastSound(from: number, to: number): number
}

/**
 * Gives every word its time. eSpeak NG marks a word more than once (a number, word by word), or not at all (joined ones
 * like "of the", all but the first of a Chinese phrase): the first mark counts, and what has none shares the time between
 * its neighbours by length. A word ends with its sound, not with the pause after it.
 */
export function timeWords(units: readonly Unit[], marks: readonly WordMark[], sounding: Sounding): TimedUnit[] {
  const starts: (number | undefined)[] = units.map(() => undefined)
  let newest = 0
  for (const { at, seconds } of marks) {
    const index = units.findIndex((unit) => at < unit.spokenEnd)
    const unit = units[index]
    if (!unit || at < unit.spokenStart || starts[index] !== undefined || index < newest) continue
    newest = index
    starts[index] = Math.max(seconds, sounding.startSeconds)
  }
  if (starts.length > 0) starts[0] = sounding.startSeconds
  const filled = fill(units, starts, sounding.endSeconds)
  return units.map(({ charStart, charEnd }, index) => {
    const startSeconds = filled[index] ?? sounding.startSeconds
    const next = filled[index + 1] ?? sounding.endSeconds
    return {
      charStart,
      charEnd,
      startSeconds,
      endSeconds: sounding.lastSound(startSeconds, Math.max(startSeconds, next)),
    }
  })
}

function fill(units: readonly Unit[], starts: readonly (number | undefined)[], end: number): number[] {
  const filled: number[] = []
  for (let index = 0; index < units.length;) {
    let after = index + 1
    while (after < units.length && starts[after] === undefined) after++
    const from = Math.max(starts[index] ?? 0, filled.at(-1) ?? 0)
    const to = Math.max(from, starts[after] ?? end)
    const group = units.slice(index, after)
    const length = group.reduce((sum, unit) => sum + unit.spokenEnd - unit.spokenStart, 0)
    let passed = 0
    for (const unit of group) {
      filled.push(from + ((to - from) * passed) / Math.max(1, length))
      passed += unit.spokenEnd - unit.spokenStart
    }
    index = after
  }
  return filled
}
