import { expect, test } from 'vitest'
import { oneOf } from './stored-setting.ts'

test('G9: a grid size that is not 4 to 6 is refused', () => {
  const parse = oneOf([4, 5, 6])
  expect(['4', '6', '7', '4.5', '', 'x'].map(parse)).toEqual([4, 6, undefined, undefined, undefined, undefined])
})
