import { expect, test } from 'vitest'
import { whyNot } from './use-source.ts'

test('a file that cannot be a picture is refused before it is sent', () => {
  expect(whyNot({ type: 'application/pdf', size: 10 }, 'image')).toMatch(/not a picture/)
  expect(whyNot({ type: 'image/png', size: 26 * 1024 * 1024 }, 'image')).toMatch(/Up to 25 MB/)
  expect(whyNot({ type: 'image/png', size: 10 }, 'image')).toBeNull()
})
