import { expect, test } from 'vitest'
import { hotScore } from './hot-score.ts'
import { isListed } from './listing.ts'

test('G2: ten times the likes make up for 12.5 hours', () => {
  const now = new Date('2026-11-20T12:00:00Z')
  const older = new Date(now.getTime() - 45_000_000)
  expect(hotScore(9, older)).toBeCloseTo(hotScore(0, now), 9)
  expect(hotScore(10, older)).toBeGreaterThan(hotScore(0, now))
  expect(hotScore(8, older)).toBeLessThan(hotScore(0, now))
})

test('decisions.md 8: listed is what is public, checked, for everybody, and there to stay', () => {
  const item = { is_private: false, nsfw_status: 'completed', nsfw_level: 1, expires_at: null } as const
  expect(isListed(item)).toBe(true)
  expect(isListed({ ...item, is_private: true })).toBe(false)
  expect(isListed({ ...item, nsfw_status: 'pending' })).toBe(false)
  expect(isListed({ ...item, nsfw_status: 'failed', nsfw_level: null })).toBe(false)
  expect(isListed({ ...item, nsfw_level: 2 })).toBe(false)
  expect(isListed({ ...item, expires_at: new Date() })).toBe(false)
})
