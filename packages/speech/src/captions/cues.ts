// SPDX-License-Identifier: Apache-2.0
import type { Atom } from './atoms.ts'
import { LINE_COLUMNS, widthOf } from './width.ts'

export interface Cue {
  readonly startSeconds: number
  readonly endSeconds: number
  /** One or two. */
  readonly lines: readonly string[]
}

const LONGEST_SECONDS = 7
/** What a cue costs of itself, what a cut within a clause costs, and what a cue with little in it costs. */
const CUE_COST = 1
const CUT_COST = 0.6
const SHORT_COST = 0.5

const CLAUSE_END = /[,;:.!?،؛؟。、，；：！？।…–—]["'»”’)\]」』]*\s*$/u

/** The best way to show a sentence: the fewest cues, cut at clauses, none very short beside a long one. */
export function cuesOf(atoms: readonly Atom[]): Cue[] {
  /** For each atom, the cheapest way to show all from it on. */
  const best: { cost: number; end: number }[] = []
  best[atoms.length] = { cost: 0, end: atoms.length }
  for (let start = atoms.length - 1; start >= 0; start--) {
    let cheapest = { cost: Infinity, end: start + 1 }
    for (let end = start + 1; end <= atoms.length; end++) {
      if (end > start + 1 && !fits(atoms.slice(start, end))) break
      const cost = costOf(atoms, start, end) + (best[end]?.cost ?? 0)
      if (cost < cheapest.cost) cheapest = { cost, end }
    }
    best[start] = cheapest
  }
  const cues: Cue[] = []
  for (let start = 0; start < atoms.length; start = best[start]?.end ?? atoms.length)
    cues.push(cueOf(atoms.slice(start, best[start]?.end)))
  return cues.filter(({ lines }) => lines.length > 0)
}

function costOf(atoms: readonly Atom[], start: number, end: number): number {
  const last = atoms[end - 1]
  const cut = end < atoms.length && !CLAUSE_END.test(last?.text ?? '') ? CUT_COST : 0
  const filled = Math.min(1, widthOf(textOf(atoms.slice(start, end))) / LINE_COLUMNS)
  return CUE_COST + cut + SHORT_COST * (1 - filled) ** 2
}

function fits(atoms: readonly Atom[]): boolean {
  const duration = (atoms.at(-1)?.endSeconds ?? 0) - (atoms[0]?.startSeconds ?? 0)
  return duration <= LONGEST_SECONDS && linesOf(atoms) !== undefined
}

function cueOf(atoms: readonly Atom[]): Cue {
  const startSeconds = atoms[0]?.startSeconds ?? 0
  const endSeconds = Math.min(atoms.at(-1)?.endSeconds ?? startSeconds, startSeconds + LONGEST_SECONDS)
  return { startSeconds, endSeconds, lines: (linesOf(atoms) ?? [textOf(atoms)]).filter((line) => line !== '') }
}

/** One line when it fits, else two, cut at a clause or into halves; undefined when two are not enough. */
function linesOf(atoms: readonly Atom[]): readonly string[] | undefined {
  const whole = textOf(atoms)
  if (widthOf(whole) <= LINE_COLUMNS) return [whole]
  let best: { readonly lines: readonly string[]; readonly cost: number } | undefined
  for (let cut = 1; cut < atoms.length; cut++) {
    const lines = [textOf(atoms.slice(0, cut)), textOf(atoms.slice(cut))]
    const [first = 0, second = 0] = lines.map(widthOf)
    if (first > LINE_COLUMNS || second > LINE_COLUMNS) continue
    const clause = CLAUSE_END.test(lines[0] ?? '') ? 0 : LINE_COLUMNS / 4
    const cost = Math.abs(first - second) + clause
    if (!best || cost < best.cost) best = { lines, cost }
  }
  return best?.lines
}

function textOf(atoms: readonly Atom[]): string {
  return atoms
    .map(({ text }) => text)
    .join('')
    .trim()
}
