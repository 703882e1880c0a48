import { expect, test } from 'vitest'
import { countOf, formatDate, formatDuration, formatNumber, initials, likesBadge, shorten } from './text.ts'

test('G11: the badge shows 99+ above 99', () => {
  expect([0, 99, 100, 4000].map(likesBadge)).toEqual(['0', '99', '99+', '99+'])
})

test('V12: at most 100 characters, then three dots', () => {
  expect(shorten('a'.repeat(100))).toBe('a'.repeat(100))
  expect(shorten('a'.repeat(101))).toBe(`${'a'.repeat(100)}...`)
})

test('numbers, dates and lengths read the same on server and browser', () => {
  expect(formatNumber(1240)).toBe('1,240')
  expect(formatDate('2026-04-01T23:30:00.000Z')).toBe('1 April 2026')
  expect(formatDuration(64)).toBe('1:04')
  expect([countOf(1, 'credit'), countOf(1200, 'credit')]).toEqual(['1 credit', '1,200 credits'])
})

test('an avatar takes first and last name, or two letters of one', () => {
  expect(['Mara Lindqvist', 'mara', 'Ana de la Cruz', ''].map(initials)).toEqual(['ML', 'MA', 'AC', ''])
})
