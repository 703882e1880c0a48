import { spread } from '../../painter/core/random.ts'
import { stepSeconds } from '../theory/rhythm.ts'
import type { Grid } from '../theory/rhythm.ts'
import type { Random } from '../../painter/types.ts'

/** Where bars and steps fall in seconds. */
export interface Clock {
  readonly grid: Grid
  readonly barSeconds: number
  readonly secondsPerStep: number
  /** Length of the piece. */
  readonly endSeconds: number
  /** Seconds of a step of a bar, with swing; `random` adds a person's inexactness. */
  at(bar: number, step: number, random: Random | null): number
}

export function createClock(
  grid: Grid,
  bpm: number,
  endSeconds: number,
  feel: { readonly swing: readonly [share: number, pair: number]; readonly looseness: number },
): Clock {
  const barSeconds = (60 / bpm) * grid.beats
  const secondsPerStep = barSeconds / grid.steps
  // Sixths of a dotted beat have their own lilt.
  const [share, pair] = grid.stepsPerBeat === 6 ? [0.5, 2] : feel.swing
  return {
    grid,
    barSeconds,
    secondsPerStep,
    endSeconds,
    at: (bar, step, random) => {
      const loose = random ? spread(random) * feel.looseness : 0
      return Math.max(0, bar * barSeconds + stepSeconds(step, secondsPerStep, share, pair) + loose)
    },
  }
}
