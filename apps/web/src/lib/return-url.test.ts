import { describe, expect, test } from 'vitest'
import { safeReturnUrl, signInPath } from './return-url.ts'

describe('safeReturnUrl', () => {
  test.each(['/', '/?view=community', '/images/abc?x=1#top'])('keeps %s', (path) => {
    expect(safeReturnUrl(path)).toBe(path)
  })

  test.each([
    'https://elsewhere.example',
    '//elsewhere.example/x',
    '/\\elsewhere.example',
    'javascript:alert(1)',
    'images',
    '',
    null,
    undefined,
  ])('refuses %s', (text) => {
    expect(safeReturnUrl(text)).toBe('/')
  })

  test('a dot path cannot climb out to another host', () => {
    expect(safeReturnUrl('/x/..//elsewhere.example')).toBe('/')
  })
})

test('the way to sign in carries where to return and what for', () => {
  expect(signInPath('/?view=liked', 'like images')).toBe('/signin?returnUrl=%2F%3Fview%3Dliked&reason=like+images')
})
