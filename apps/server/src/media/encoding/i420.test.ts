import { expect, test } from 'vitest'
import { FILM_COLOURS, i420Bytes, i420ToRgba, rgbaToI420 } from './i420.ts'

const flat = (width: number, height: number, colour: readonly number[]): Uint8Array =>
  new Uint8Array(width * height * 4).map((_, index) => colour[index % 4] ?? 255)

test.each([
  ['white', [255, 255, 255], [235, 128, 128]],
  ['black', [0, 0, 0], [16, 128, 128]],
  ['red', [255, 0, 0], [63, 102, 240]],
  ['green', [0, 255, 0], [173, 42, 26]],
  ['blue', [0, 0, 255], [32, 240, 118]],
])('%s has the numbers of BT.709 in limited range', (_, colour, [y, u, v]) => {
  expect([...rgbaToI420(flat(2, 2, colour), 2, 2)]).toEqual([y, y, y, y, u, v])
})

test('rows and planes lie where they belong, and colour is the mean of its four pixels', () => {
  const picture = flat(4, 2, [0, 0, 0])
  picture.set([255, 255, 255, 255], 3 * 4)
  picture.set([255, 255, 255, 255], 4 * 4)
  const planes = rgbaToI420(picture, 4, 2)
  expect([...planes.subarray(0, 8)]).toEqual([16, 16, 16, 235, 235, 16, 16, 16])
  expect([...planes.subarray(8)]).toEqual([128, 128, 128, 128])
  expect(planes.length).toBe(i420Bytes(4, 2))
})

test('odd sides and buffers of another size are refused', () => {
  expect(() => rgbaToI420(new Uint8Array(3 * 2 * 4), 3, 2)).toThrow(RangeError)
  expect(() => rgbaToI420(new Uint8Array(15), 2, 2)).toThrow(RangeError)
  expect(() => rgbaToI420(new Uint8Array(16), 2, 2, new Uint8Array(7))).toThrow(RangeError)
})

test.each([
  ['white', [255, 255, 255]],
  ['red', [255, 0, 0]],
  ['skin', [228, 184, 157]],
])('%s comes back', (_, colour) => {
  const back = i420ToRgba(rgbaToI420(flat(2, 2, colour), 2, 2), 2, 2, FILM_COLOURS)
  for (const [index, value] of [...colour, 255].entries())
    expect(Math.abs((back[index] ?? 0) - value)).toBeLessThanOrEqual(2)
})

test('other matrices and full range give other colours', () => {
  const planes = rgbaToI420(flat(2, 2, [255, 0, 0]), 2, 2)
  const old = i420ToRgba(planes, 2, 2, { matrix: 'bt601', fullRange: false })
  expect([...old.subarray(0, 3)]).toEqual([233, 0, 2])
  const full = i420ToRgba(new Uint8Array([255, 255, 255, 255, 128, 128]), 2, 2, { matrix: 'bt709', fullRange: true })
  expect([...full.subarray(0, 4)]).toEqual([255, 255, 255, 255])
})
