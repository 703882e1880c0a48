import { clamp } from '../../painter/core/math.ts'

/** Fast, then slow: 0 … 1. */
export function easeOut(t: number): number {
  return 1 - (1 - clamp(t)) ** 3
}

/** Goes a little beyond 1 and comes back. */
export function overshoot(t: number): number {
  const rest = clamp(t) - 1
  return 1 + 2.4 * rest ** 3 + 1.4 * rest ** 2
}

/** The part of a film between two moments as 0 … 1. */
export function span(t: number, from: number, to: number): number {
  return clamp((t - from) / (to - from))
}
