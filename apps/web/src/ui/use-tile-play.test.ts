import { describe, expect, test } from 'vitest'
import { tilePlay } from './use-tile-play.ts'

const still = { isPhone: false, isPointed: false, isSeen: false, isRested: false, mayMove: true, mayBeHeard: true }

describe('G18: when a tile’s film plays', () => {
  test('on a desk while it is pointed at, wherever it is', () => {
    expect(tilePlay({ ...still, isSeen: true })).toBe('still')
    expect(tilePlay({ ...still, isPointed: true })).toBe('silent')
  })
  test('on a phone while more than 70 % of it are seen', () => {
    expect(tilePlay({ ...still, isPhone: true })).toBe('still')
    expect(tilePlay({ ...still, isPhone: true, isSeen: true })).toBe('silent')
  })
  test('it is heard after a second of rest, if it has sound and sound is wanted', () => {
    const rested = { ...still, isPointed: true, isRested: true }
    expect(tilePlay(rested)).toBe('aloud')
    expect(tilePlay({ ...rested, mayBeHeard: false })).toBe('silent')
    expect(tilePlay({ ...rested, isPointed: false, isPhone: true, isSeen: true })).toBe('silent')
  })
  test('never for someone who prefers reduced motion', () => {
    expect(tilePlay({ ...still, isPointed: true, isSeen: true, isRested: true, mayMove: false })).toBe('still')
    expect(tilePlay({ ...still, isPhone: true, isSeen: true, mayMove: false })).toBe('still')
  })
})
