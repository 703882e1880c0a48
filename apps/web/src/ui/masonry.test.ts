import { describe, expect, test } from 'vitest'
import { columnsOf, PHONE_SHAPE, placeWorks, wideShape, worksBetween } from './masonry.ts'

const square = { width: 1024, height: 1024 }
const wide = { width: 1536, height: 1024 }
const tall = { width: 1024, height: 1536 }
const many = Array.from({ length: 200 }, (_, i) => [square, wide, tall][(i * 7) % 3] ?? square)

describe('G9: places of works', () => {
  test('heights with their gap are whole rows of 10 px and 3 px', () => {
    const { places } = placeWorks(many, wideShape(4), 1434, 900)
    for (const place of places) expect((place.height + 3) % 13).toBe(0)
  })

  test('no work is higher than 1.2 of its width, to the nearest row', () => {
    const { places } = placeWorks([tall], wideShape(4), 1434, 900)
    expect(places[0]?.height).toBeLessThanOrEqual((places[0]?.width ?? 0) * 1.2 + 6.5)
  })

  test('no work is higher than 85 % of the window, nor than 1200 px', () => {
    const low = placeWorks([tall], wideShape(4), 1900, 400)
    expect(low.places[0]?.height).toBeLessThanOrEqual(340 + 6.5)
    const huge = placeWorks([tall], { columns: 1, gap: 8, step: 1 }, 4000, 5000)
    expect(huge.places[0]?.height).toBe(1200)
  })

  test('works never overlap and are a gap apart', () => {
    for (const [shape, width, gap] of [
      [wideShape(5), 1900, 3],
      [PHONE_SHAPE, 354, 8],
    ] as const) {
      const { places, height } = placeWorks(many, shape, width, 800)
      const byColumn = Map.groupBy(places, (place) => place.left)
      expect(byColumn.size).toBe(shape.columns)
      for (const column of byColumn.values())
        for (const [index, place] of column.entries()) {
          const above = column[index - 1]
          expect(place.top).toBeCloseTo(above ? above.top + above.height + gap : 0)
        }
      expect(Math.max(...places.map((place) => place.top + place.height))).toBeCloseTo(height)
    }
  })

  test('the columns do not depend on the window, and more works move none of the earlier ones', () => {
    const before = placeWorks(many.slice(0, 50), wideShape(4), 1434, 900).places
    const after = placeWorks(many, wideShape(4), 1434, 900).places
    expect(after.slice(0, 50)).toEqual(before)
    expect(columnsOf(many, 4)).toEqual(columnsOf(many, 4))
  })

  test('a work of unknown size is square', () => {
    const { places } = placeWorks([{ width: 0, height: 0 }], { columns: 1, gap: 8, step: 1 }, 300, 900)
    expect(places[0]?.height).toBe(300)
  })

  test('an empty wall has no height', () => {
    expect(placeWorks([], wideShape(4), 1434, 900).height).toBe(0)
  })

  test('a stretch of ten thousand works holds few of them', () => {
    const works = Array.from({ length: 10_000 }, (_, i) => many[i % many.length] ?? square)
    const { places, height } = placeWorks(works, wideShape(4), 1434, 900)
    const shown = worksBetween(places, height / 2, height / 2 + 1700)
    expect(shown.length).toBeGreaterThan(12)
    expect(shown.length).toBeLessThan(40)
    expect(shown).toEqual(shown.toSorted((a, b) => a - b))
  })
})

describe('a straight end', () => {
  const shape = { columns: 2, gap: 0, step: 1 }

  test('is where the shortest column ends', () => {
    const { height, straight } = placeWorks([square, { width: 2, height: 1 }, square, square], shape, 200, 2000)
    expect([height, straight]).toEqual([200, 150])
  })

  test('is the end of the whole while a column is empty', () => {
    expect(placeWorks([square], shape, 200, 2000).straight).toBe(100)
  })
})
