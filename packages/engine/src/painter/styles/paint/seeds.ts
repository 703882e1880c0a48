import { spread } from '../../core/random.ts'
import type { Random } from '../../types.ts'
import type { Manner } from '../schedulers.ts'

/** A place where a stroke begins, in units, with random numbers of its own. */
export interface Seed {
  readonly x: number
  readonly y: number
  /** Four numbers in [0, 1) for whatever the medium varies. */
  readonly luck: readonly [number, number, number, number]
}

/**
 * Places about `spacing` units apart over width × height units, in the manner's order. Draws the same numbers at every
 * size of the picture. `edge` says how much the picture changes at a place (0–1).
 */
export function scatterSeeds(
  width: number,
  height: number,
  spacing: number,
  manner: Manner,
  random: Random,
  edge: (x: number, y: number) => number,
): Seed[] {
  const columns = Math.ceil(width / spacing - 1e-6)
  const rows = Math.ceil(height / spacing - 1e-6)
  const ranked: { seed: Seed; rank: number }[] = []
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      // Every second row is moved by half a step: no seams run down the picture.
      const brick = row % 2 === 0 ? 0.25 : 0.75
      const x = (column + brick + spread(random) * 0.7 * manner.scatter) * spacing
      const y = (row + 0.5 + spread(random) * 0.7 * manner.scatter) * spacing
      const luck = [random(), random(), random(), random()] as const
      const chance = random()
      ranked.push({ seed: { x, y, luck }, rank: rankOf(manner, x, y, width, height, spacing, chance, edge) })
    }
  }
  ranked.sort((a, b) => a.rank - b.rank)
  return ranked.map((entry) => entry.seed)
}

function rankOf(
  manner: Manner,
  x: number,
  y: number,
  width: number,
  height: number,
  spacing: number,
  chance: number,
  edge: (x: number, y: number) => number,
): number {
  switch (manner.order) {
    case 'scattered':
      return chance
    case 'downward':
      return y + chance * spacing * 0.6
    case 'large-first':
      return chance * 0.5 + edge(x, y) * 0.5
    case 'edges-last':
      return edge(x, y) + chance * 0.02
    case 'diagonal':
      return x * 0.45 + y + chance * spacing * 0.3
    case 'spiral': {
      const angle = Math.atan2(y - height / 2, x - width / 2) / (2 * Math.PI)
      const turn = spacing * 2.5
      // Outward strokes would hide the spiral's inner turns; laid inward, every turn overlaps the one outside it.
      return -(Math.hypot(x - width / 2, y - height / 2) + angle * turn) + chance * spacing * 0.2
    }
  }
}
