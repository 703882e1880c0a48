import { rgbaToThumbHash } from 'thumbhash'
import { expect, test } from 'vitest'
import { placeholderBackground } from './placeholder.ts'

/** A picture that is blue above and red below. */
function twoBands(): string {
  const size = 16
  const rgba = new Uint8Array(size * size * 4)
  for (let i = 0; i < size * size; i++) rgba.set(i < (size * size) / 2 ? [0, 0, 255, 255] : [255, 0, 0, 255], i * 4)
  return btoa(String.fromCharCode(...rgbaToThumbHash(size, size, rgba)))
}

test('stands for the picture with its colours from top to bottom', () => {
  const background = placeholderBackground(twoBands()) ?? ''
  const bands = [...background.matchAll(/#(\w\w)\w\w(\w\w)/g)].map(
    ([, red = '', blue = '']) => Number.parseInt(red, 16) - Number.parseInt(blue, 16),
  )
  expect(bands).toHaveLength(5)
  expect(bands[0]).toBeLessThan(-100)
  expect(bands.at(-1)).toBeGreaterThan(100)
})

test('no hash and a broken hash have no background', () => {
  expect(placeholderBackground(null)).toBeUndefined()
  expect(placeholderBackground('not base64!')).toBeUndefined()
})
