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
const CUT_COST = 1.2
const SHORT_COST = 0.5
/** A line that ends within a clause may be this many columns less even than one that does not. */
const LINE_COST = LINE_COLUMNS / 4

const CLAUSE_END = /[,;:.!?،؛؟。、，；：！？।…–—]["'»”’)\]」』]*\s*$/u

/** The best way to show a sentence: the fewest cues, cut at clauses, none very short beside a long one. */
export function cuesOf(atoms: readonly Atom[]): Cue[] {
  const measured = measure(atoms)
  /** For each atom, the cheapest way to show all from it on. */
  const best: { cost: number; end: number }[] = []
  best[atoms.length] = { cost: 0, end: atoms.length }
  for (let start = atoms.length - 1; start >= 0; start--) {
    let cheapest = { cost: Infinity, end: start + 1 }
    for (let end = start + 1; end <= atoms.length; end++) {
      if (end > start + 1 && !fits(atoms, measured, start, end)) break
      const cost = costOf(measured, start, end) + (best[end]?.cost ?? 0)
      if (cost < cheapest.cost) cheapest = { cost, end }
    }
    best[start] = cheapest
  }
  const cues: Cue[] = []
  for (let start = 0; start < atoms.length; start = best[start]?.end ?? atoms.length)
    cues.push(cueOf(atoms, measured, start, best[start]?.end ?? atoms.length))
  return cues.filter(({ lines }) => lines.length > 0)
}

/** What laying out asks of the atoms again and again, counted once. */
interface Measured {
  /** Columns of the atoms from one to another, the space at the end not counted. */
  width(start: number, end: number): number
  /** Whether a clause ends before the atom; the whole ends too. */
  clauseBefore(end: number): boolean
}

function measure(atoms: readonly Atom[]): Measured {
  const sums = [0]
  for (const { text } of atoms) sums.push((sums.at(-1) ?? 0) + widthOf(text))
  const clauses = atoms.map(({ text }) => CLAUSE_END.test(text))
  const spaces = atoms.map(({ text }) => (text.endsWith(' ') ? 1 : 0))
  return {
    width: (start, end) => (sums[end] ?? 0) - (sums[start] ?? 0) - (spaces[end - 1] ?? 0),
    clauseBefore: (end) => end === atoms.length || clauses[end - 1] === true,
  }
}

function costOf(measured: Measured, start: number, end: number): number {
  const cut = measured.clauseBefore(end) ? 0 : CUT_COST
  const filled = Math.min(1, measured.width(start, end) / LINE_COLUMNS)
  return CUE_COST + cut + SHORT_COST * (1 - filled) ** 2
}

function fits(atoms: readonly Atom[], measured: Measured, start: number, end: number): boolean {
  const duration = (atoms[end - 1]?.endSeconds ?? 0) - (atoms[start]?.startSeconds ?? 0)
  return duration <= LONGEST_SECONDS && lineEnd(measured, start, end) !== undefined
}

function cueOf(atoms: readonly Atom[], measured: Measured, start: number, end: number): Cue {
  const startSeconds = atoms[start]?.startSeconds ?? 0
  const endSeconds = Math.min(atoms[end - 1]?.endSeconds ?? startSeconds, startSeconds + LONGEST_SECONDS)
  const cut = lineEnd(measured, start, end) ?? end
  const lines = [atoms.slice(start, cut), atoms.slice(cut, end)].map((line) =>
    line
      .map(({ text }) => text)
      .join('')
      .trim(),
  )
  return { startSeconds, endSeconds, lines: lines.filter((line) => line !== '') }
}

/** Where the first line ends: with the cue when all fits, else at a clause or in the middle; undefined: two are too few. */
function lineEnd(measured: Measured, start: number, end: number): number | undefined {
  if (measured.width(start, end) <= LINE_COLUMNS) return end
  let best: { readonly cut: number; readonly cost: number } | undefined
  for (let cut = start + 1; cut < end; cut++) {
    const first = measured.width(start, cut)
    const second = measured.width(cut, end)
    if (first > LINE_COLUMNS || second > LINE_COLUMNS) continue
    const cost = Math.abs(first - second) + (measured.clauseBefore(cut) ? 0 : LINE_COST)
    if (!best || cost < best.cost) best = { cut, cost }
  }
  return best?.cut
}
