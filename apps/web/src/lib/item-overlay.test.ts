import { beforeEach, expect, test } from 'vitest'
import { clearOverlay, patchItem, readPatch, unpatchItem } from './item-overlay.ts'

beforeEach(clearOverlay)

test('patches of an item add up, those of others stay apart', () => {
  patchItem('a', { has_liked: true, likes_count: 3 })
  patchItem('a', { is_private: true })
  expect(readPatch('a')).toEqual({ has_liked: true, likes_count: 3, is_private: true })
  expect(readPatch('b')).toEqual({})
})

test('a refused change is taken back alone', () => {
  patchItem('a', { has_liked: true, likes_count: 3, is_private: true })
  unpatchItem('a', 'has_liked', 'likes_count')
  expect(readPatch('a')).toEqual({ is_private: true })
})
