import type { Stage } from '../stage.ts'

/**
 * A function of x (units) alone that is worked out once for each column of pixels: a shade asks for it in every row.
 * Only for points that a shade is given; others in the same half of a column get the first one's value.
 */
export function byColumn(stage: Pick<Stage, 'width' | 'scale'>, of: (x: number) => number): (x: number) => number {
  // Two places a column: the middles of pixels may fall on a border between columns.
  const places = stage.scale * 2
  const known = new Float64Array(Math.ceil(stage.width * places) + 2).fill(NaN)
  return (x) => {
    const at = Math.floor(x * places)
    const value = known[at]
    if (value === undefined) return of(x)
    return Number.isNaN(value) ? (known[at] = of(x)) : value
  }
}
