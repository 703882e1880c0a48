import type { Random } from '../types.ts'

/** A 32-bit hash of a text (FNV-1a over UTF-16 units, then mixed so that near texts differ everywhere). */
export function hashText(text: string): number {
  let hash = 2166136261
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619)
  return scramble(hash)
}

/** Spreads a change of one bit over all 32. */
export function scramble(value: number): number {
  let hash = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** A seed of its own for a named part of a picture: adding a part never moves the others. */
export function forkSeed(seed: number, name: string): number {
  return scramble(Math.imul(seed ^ 0x9e3779b9, 2654435761) ^ hashText(name))
}

/** A seeded sequence of uniform numbers in [0, 1) (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** Uniform in [low, high). */
export function range(random: Random, low: number, high: number): number {
  return low + random() * (high - low)
}

/** One of a list that is not empty. */
export function pick<T>(random: Random, list: readonly T[]): T {
  const item = list[Math.min(list.length - 1, Math.floor(random() * list.length))]
  if (item === undefined) throw new RangeError('pick: the list is empty')
  return item
}

/** About −1 … 1, most of it near 0. */
export function spread(random: Random): number {
  return (random() + random() + random()) * (2 / 3) - 1
}
