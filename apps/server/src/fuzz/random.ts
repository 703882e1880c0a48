/** Numbers that are the same in every run with the same seed. */
export interface Random {
  /** 0 ≤ n < below */
  below(limit: number): number
  /** True so often, 0–1. */
  chance(share: number): boolean
  pick<Value>(values: readonly Value[]): Value
}

export function seeded(seed: number): Random {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number): number => Math.floor(next() * limit)
  return {
    below,
    chance: (share) => next() < share,
    pick(values) {
      const value = values[below(values.length)]
      if (value === undefined) throw new Error('Nothing to pick from')
      return value
    },
  }
}
