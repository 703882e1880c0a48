import { afterEach, expect, test } from 'vitest'
import { currentNotices, dismissNotice, notify } from './notices.ts'

afterEach(() => currentNotices().forEach((notice) => dismissNotice(notice.id)))

test('A: a notice stays 5 s, one with an action or a problem 10 s', () => {
  notify('Saved')
  notify('Deleted', { action: { label: 'Undo', run: () => undefined } })
  notify('Failed', { tone: 'danger' })
  expect(currentNotices().map((notice) => notice.ms)).toEqual([5000, 10_000, 10_000])
})

test('the same words are one notice, and no more than three stand at once', () => {
  for (const text of ['a', 'b', 'a', 'c', 'd']) notify(text)
  expect(currentNotices().map((notice) => notice.text)).toEqual(['a', 'c', 'd'])
})
