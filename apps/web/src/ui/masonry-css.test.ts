import { expect, test } from 'vitest'
import { PHONE_SHAPE, placeWorks, wideShape } from './masonry.ts'
import { cssLayout } from './masonry-css.ts'

const works = [
  [1024, 1536],
  [1536, 1024],
  [1024, 1280],
  [1024, 1024],
  [1024, 1536],
  [1536, 1024],
  [1280, 512],
].map(([width = 1, height = 1], id) => ({ id, width, height }))

/** The CSS sums, done here for a grid of this width as a browser does them. */
function evaluate(expression: string | number, variables: Record<string, number>): number {
  const numbers = String(expression)
    .replace(/var\((--[\w-]+)\)/g, (_, name: string) => String(variables[name] ?? Number.NaN))
    .replaceAll('px', '')
  const terms = numbers
    .split(' + ')
    .map((term) => term.split(' * ').reduce((product, factor) => product * Number(factor), 1))
  return terms.reduce((sum, term) => sum + term, 0)
}

test.each([
  ['desktop', wideShape(4), 1434, '--top', '--column'],
  ['phone', PHONE_SHAPE, 354, '--top-phone', '--column-phone'],
] as const)('G9: the document and the script put every work in the same place: %s', (_, shape, width, top, column) => {
  const { places } = placeWorks(works, shape, width, 900)
  const { grid, works: styles } = cssLayout(works, 4)
  const columnWidth = (width - (shape.columns - 1) * shape.gap) / shape.columns
  const heights: Record<string, number> = {}
  for (const [name, rule] of Object.entries(grid)) {
    const ratio = /^round\(min\(([\d.]+) \*/.exec(String(rule))?.[1]
    if (ratio)
      heights[name] = Math.round((Math.min(Number(ratio) * columnWidth, 765) + shape.gap) / shape.step) * shape.step
  }
  for (const [index, place] of places.entries()) {
    const style = styles[index]
    expect(evaluate(style?.[top] ?? '', heights)).toBeCloseTo(place.top)
    expect(evaluate(style?.['--h'] ?? '', heights) - shape.gap).toBeCloseTo(place.height)
    expect(Number(style?.[column]) * (columnWidth + shape.gap)).toBeCloseTo(place.left)
  }
})
