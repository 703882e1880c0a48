import { expect, test } from 'vitest'
import { findEffect } from './find-effect.ts'

test('an effect is found by its id', () => {
  expect(findEffect('together-morph')).toMatchObject({ kind: 'effect', entry: { id: 'together-morph' } })
})

test.each(['together-morph-effect', 'action-morph', 'action-together-morph', 'Together-Morph', 'morph'])(
  '%s leads to the effect',
  (asked) => {
    expect(findEffect(asked)).toMatchObject({ kind: 'moved', entry: { id: 'together-morph' } })
  },
)

test('an unknown effect names those that may have been meant, nearest first', () => {
  const found = findEffect('camera-dolly-zom')
  expect(found.kind === 'unknown' && found.near[0]?.id).toBe('camera-dolly-zoom')
  expect(findEffect('qqqq')).toEqual({ kind: 'unknown', near: [] })
  expect(findEffect('')).toEqual({ kind: 'unknown', near: [] })
})
