import type { VideoGeneration } from '@easel/contract/entities/generation'
import { expect, test } from 'vitest'
import { versionsOf } from './versions.ts'

function made(id: string, version: number, edited_from: string | null): VideoGeneration {
  const item = { id, version, edited_from, created_at: `2026-01-0${version}` }
  return { id: `g-${id}`, items: [item] } as unknown as VideoGeneration
}

test('versions are found both ways, oldest first; other videos are none', () => {
  const all = [made('c', 3, 'b'), made('x', 1, null), made('b', 2, 'a'), made('a', 1, null), made('d', 2, 'a')]
  const ids = (id: string) => versionsOf({ id }, all).map(({ item }) => item.id)
  expect(ids('a')).toEqual(['a', 'b', 'd', 'c'])
  expect(ids('c')).toEqual(['a', 'b', 'd', 'c'])
  expect(ids('x')).toEqual(['x'])
})
