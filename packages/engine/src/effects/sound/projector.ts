import type { Score } from './score.ts'

/** A projector that runs: its claw, its motor and the reel. `level` is its loudness at a time, 0–1. */
export function projector(score: Score, level: (seconds: number) => number = () => 1): void {
  score.noise(60, 240, (at) => 0.16 * level(at))
  // The claw pulls the film eighteen times a second.
  score.noise(1400, 6500, (at) => {
    const beat = (at * 18) % 1
    return level(at) * (0.05 + 0.42 * Math.exp(-beat * 9))
  })
}
