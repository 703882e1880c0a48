import { clamp } from '../painter/core/math.ts'
import { createRandom, forkSeed } from '../painter/core/random.ts'

/** 0–1 with a soft start and a soft end. */
export function easeInOut(t: number): number {
  const u = clamp(t)
  return u * u * u * (u * (u * 6 - 15) + 10)
}

/** 0–1 as a camera on a slider moves: even, only its first and last tenths are soft. */
export function glide(t: number): number {
  const soft = 0.18
  const u = clamp(t)
  const pace = 1 / (1 - soft)
  if (u < soft) return (pace * u * u) / (2 * soft)
  if (u > 1 - soft) return 1 - (pace * (1 - u) * (1 - u)) / (2 * soft)
  return pace * (u - soft / 2)
}

/** 0 at both ends, 1 in the middle. */
export function swell(t: number): number {
  const s = Math.sin(Math.PI * clamp(t))
  return s * s
}

/** A smooth wandering value of about −1 … 1 over seconds, never repeating within a film: hands, wind, flames. */
export function createWander(seed: number, name: string, perSecond: number): (seconds: number) => number {
  const random = createRandom(forkSeed(seed, name))
  const waves = [1, 1.73, 2.91, 4.63].map((pace, i) => ({
    turn: 2 * Math.PI * perSecond * pace * (0.85 + 0.3 * random()),
    phase: 2 * Math.PI * random(),
    size: [0.5, 0.32, 0.18, 0.1][i]!,
  }))
  return (seconds) => {
    let sum = 0
    for (const wave of waves) sum += wave.size * Math.sin(wave.turn * seconds + wave.phase)
    return sum
  }
}
