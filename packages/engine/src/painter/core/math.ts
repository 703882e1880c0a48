/** Keeps a value between two bounds (0 and 1 when not said). */
export function clamp(value: number, low = 0, high = 1): number {
  return value < low ? low : value > high ? high : value
}

/** The point at `t` on the way from `a` to `b`. */
export function lerp(a: number, b: number, t: number): number {
  return a + (b - a) * t
}

/** 0 before `from`, 1 after `to`, an S-curve between; `from` may be the larger one. */
export function smoothstep(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from))
  return t * t * (3 - 2 * t)
}
