import { expect, test } from 'vitest'
import { groupByDay, timeAgo } from './history-groups.ts'

test('history by days of the calendar', () => {
  const at = (day: number) => ({ created_at: new Date(2026, 4, day, 12).toISOString() })
  const groups = groupByDay([at(20), at(20), at(19), at(16), at(2)], new Date(2026, 4, 20, 18).getTime())
  expect(groups.map((group) => [group.label, group.items.length])).toEqual([
    ['Today', 2],
    ['Yesterday', 1],
    ['Saturday', 1],
    ['2 May', 1],
  ])
})

test('how long ago, in words', () => {
  const now = Date.parse('2026-05-10T12:00:00Z')
  expect(
    ['2026-05-10T11:59:40Z', '2026-05-10T11:57:00Z', '2026-05-10T10:00:00Z'].map((at) => timeAgo(at, now)),
  ).toEqual(['just now', '3 minutes ago', '2 hours ago'])
})
