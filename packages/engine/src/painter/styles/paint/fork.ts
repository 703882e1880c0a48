import { createRandom } from '../../core/random.ts'
import type { Random } from '../../types.ts'

/** Independent streams from one, so that a pass that draws more numbers leaves the later ones as they are. */
export function forkRandom(random: Random): { seed(): number; fork(): Random } {
  const seed = (): number => Math.floor(random() * 4294967296)
  return { seed, fork: () => createRandom(seed()) }
}
