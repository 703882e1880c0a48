import { expect, test } from 'vitest'
import { css, mixOklab, oklchToRgb, rgbToOklch, shift } from './color.ts'
import type { Rgb } from '../types.ts'

test.each<Rgb>([
  [1, 0, 0],
  [0.2, 0.4, 0.9],
  [0.98, 0.97, 0.2],
  [0.5, 0.5, 0.5],
  [0, 0, 0],
])('OKLCH and back: %f %f %f', (...color) => {
  for (const [i, value] of oklchToRgb(rgbToOklch(color)).entries()) expect(value).toBeCloseTo(color[i]!, 3)
})

test('colours outside the gamut are clipped, never NaN', () => {
  for (const value of oklchToRgb([1.2, 0.5, 40])) {
    expect(value).toBeGreaterThanOrEqual(0)
    expect(value).toBeLessThanOrEqual(1)
  }
})

test('a mix starts and ends at its colours', () => {
  const red: Rgb = [0.8, 0.1, 0.1]
  const blue: Rgb = [0.1, 0.2, 0.9]
  for (const [i, value] of mixOklab(red, blue, 0).entries()) expect(value).toBeCloseTo(red[i]!, 3)
  for (const [i, value] of mixOklab(red, blue, 1).entries()) expect(value).toBeCloseTo(blue[i]!, 3)
})

test('shift makes lighter and css writes bytes', () => {
  expect(rgbToOklch(shift([0.3, 0.3, 0.3], 0.2))[0]).toBeGreaterThan(rgbToOklch([0.3, 0.3, 0.3])[0])
  expect(css([1, 0.5, -1], 0.25)).toBe('rgba(255,128,0,0.25)')
})
