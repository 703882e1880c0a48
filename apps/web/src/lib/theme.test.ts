import { expect, test } from 'vitest'
import { themeFromCookies } from './theme.ts'

test.each([
  [null, 'system'],
  ['a=b; easel.theme=light', 'light'],
  ['easel.theme=dark; session=x', 'dark'],
  ['easel.theme=<script>', 'system'],
  ['not-easel.theme=dark', 'system'],
])('cookies %s → %s', (header, theme) => {
  expect(themeFromCookies(header)).toBe(theme)
})
