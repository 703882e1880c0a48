import { describe, expect, test } from 'vitest'
import { creditMonth } from './month.ts'

const day = (text: string) => new Date(`${text}Z`)
const monthAt = (begin: string, now: string) => {
  const { start, next } = creditMonth(day(begin), day(now))
  return [start.toISOString().slice(0, 10), next.toISOString().slice(0, 10)]
}

describe('decisions.md 4: the month of credits', () => {
  test.each([
    ['2026-11-20T14:30', '2026-11-20T14:30', ['2026-11-20', '2026-12-20']],
    ['2026-11-20T14:30', '2026-12-19T23:59', ['2026-11-20', '2026-12-20']],
    ['2026-11-20T14:30', '2026-12-20T00:00', ['2026-12-20', '2027-01-20']],
    ['2026-01-31T10:00', '2026-02-27T10:00', ['2026-01-31', '2026-02-28']],
    ['2026-01-31T10:00', '2026-02-28T00:00', ['2026-02-28', '2026-03-31']],
    ['2026-01-31T10:00', '2026-04-30T00:00', ['2026-04-30', '2026-05-31']],
    ['2024-02-29T10:00', '2025-02-28T10:00', ['2025-02-28', '2025-03-29']],
    ['2024-01-31T10:00', '2024-02-29T10:00', ['2024-02-29', '2024-03-31']],
    ['2026-11-20T14:30', '2029-03-01T00:00', ['2029-02-20', '2029-03-20']],
  ])('begun %s, at %s: %j', (begin, now, expected) => {
    expect(monthAt(begin, now)).toEqual(expected)
  })

  test('every moment of twenty years lies in exactly one month', () => {
    for (const begin of ['2026-01-31T23:59', '2026-02-28T00:00', '2024-02-29T12:00', '2026-12-31T00:00']) {
      let last = creditMonth(day(begin), day(begin))
      for (let hour = 0; hour < 20 * 365 * 24; hour += 31) {
        const now = new Date(day(begin).getTime() + hour * 3_600_000)
        const month = creditMonth(day(begin), now)
        expect(month.start <= now && now < month.next).toBe(true)
        if (month.start.getTime() !== last.start.getTime()) expect(month.start).toEqual(last.next)
        last = month
      }
    }
  })
})
