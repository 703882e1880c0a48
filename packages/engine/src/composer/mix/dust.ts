import { SAMPLE_RATE } from '../types.ts'
import { createRandom } from '../../painter/core/random.ts'
import type { Desk } from './desk.ts'

/** Adds the crackle and hiss of an old record, `amount` 0–1. */
export function addDust({ left, right }: Desk, amount: number, seed: number): void {
  const random = createRandom(seed)
  const chance = 14 / SAMPLE_RATE
  let hiss = 0
  let crackle = 0
  let side = 0
  for (let i = 0; i < left.length; i++) {
    const noise = random()
    hiss += 0.25 * (noise - 0.5 - hiss)
    if (noise < chance) {
      crackle = (0.3 + 0.7 * random()) * (random() < 0.5 ? -1 : 1)
      side = random()
    }
    crackle *= -0.72
    left[i]! += amount * (hiss * 0.012 + crackle * 0.08 * side)
    right[i]! += amount * (hiss * 0.012 + crackle * 0.08 * (1 - side))
  }
}
