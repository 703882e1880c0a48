import type { EffectEntry } from '@easel/catalogue/effects/effect'
import { effectById, EFFECTS } from '@easel/catalogue/effects/effects'

/** What an address '/video-actions/{name}' leads to. */
export type FoundEffect =
  | { kind: 'effect'; entry: EffectEntry }
  /** The effect goes by another address. */
  | { kind: 'moved'; entry: EffectEntry }
  /** There is none; `near` are those that may have been meant. */
  | { kind: 'unknown'; near: readonly EffectEntry[] }

const NEAR_MOST = 4
// Likeness, 0–1: of any guess, and of the others to the best one.
const NEAR_LEAST = 0.25
const NEAR_OF_BEST = 0.6

/** Looks an effect up by '{category}-{name}', and by the other names that links carry: '{category}-{name}-effect' and 'action-{name}'. */
export function findEffect(asked: string): FoundEffect {
  const exact = effectById(asked)
  if (exact) return { kind: 'effect', entry: exact }
  const plain = asked.toLowerCase().replace(/-effect$/, '')
  const name = plain.replace(/^action-/, '')
  const moved = effectById(plain) ?? effectById(name) ?? EFFECTS.find((entry) => entry.name === name)
  return moved ? { kind: 'moved', entry: moved } : { kind: 'unknown', near: nearOf(name) }
}

/** Those whose names share most with what was asked for, nearest first; none when nothing is near. */
function nearOf(asked: string): EffectEntry[] {
  const wanted = pairsOf(asked)
  const byShare = EFFECTS.map((entry) => ({
    entry,
    share: Math.max(likeness(wanted, pairsOf(entry.id)), likeness(wanted, pairsOf(entry.name))),
  })).toSorted((left, right) => right.share - left.share)
  // A category alone is shared by many: beside a much nearer one they are no guess.
  const least = Math.max(NEAR_LEAST, (byShare[0]?.share ?? 0) * NEAR_OF_BEST)
  return byShare
    .filter(({ share }) => share >= least)
    .slice(0, NEAR_MOST)
    .map(({ entry }) => entry)
}

/** Every two letters that stand side by side. */
function pairsOf(text: string): Set<string> {
  const letters = text.toLowerCase().replace(/[^a-z0-9]+/g, ' ')
  return new Set(Array.from({ length: Math.max(0, letters.length - 1) }, (_, at) => letters.slice(at, at + 2)))
}

/** Share of pairs that two names have in common, 0–1 (Dice). */
function likeness(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  const both = [...left].filter((pair) => right.has(pair)).length
  return left.size + right.size === 0 ? 0 : (2 * both) / (left.size + right.size)
}
