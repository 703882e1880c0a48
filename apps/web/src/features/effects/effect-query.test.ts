import { expect, test } from 'vitest'
import { effectsPath, parseEffectQuery } from './effect-query.ts'

test('the address says category and words, and says them back', () => {
  const query = parseEffectQuery(new URLSearchParams('category=film&q=%20old%20reel '))
  expect(query).toEqual({ category: 'film', text: 'old reel' })
  expect(effectsPath(query)).toBe('/video-actions?category=film&q=old+reel')
  expect(effectsPath({ category: null, text: '' })).toBe('/video-actions')
})

test('a category that does not exist is none, and a search has an end', () => {
  expect(parseEffectQuery(new URLSearchParams('category=hugs')).category).toBeNull()
  expect(parseEffectQuery(new URLSearchParams({ q: 'x'.repeat(500) })).text).toHaveLength(100)
})
