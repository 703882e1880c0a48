import { describe, expect, it } from 'vitest'
import { findFire, findSkyLight } from './find-light.ts'
import { findPaintedWater } from './find-water.ts'
import { paint } from '../painter/paint.ts'
import type { PaintResult, Pixels } from '../painter/types.ts'

function painted(prompt: string): PaintResult {
  return paint(
    {
      prompt,
      negativePrompt: '',
      width: 320,
      height: 180,
      seed: 2,
      steps: 20,
      guidanceScale: 7.5,
      scheduler: 'K_EULER',
    },
    { progress: () => undefined, cancelled: () => false },
  )
}

function filled(color: readonly [number, number, number]): Pixels {
  const data = new Uint8ClampedArray(160 * 90 * 4)
  for (let i = 0; i < data.length; i += 4) data.set([...color, 255], i)
  return { width: 160, height: 90, data }
}

describe('looking for what can move', () => {
  it.each(['a boat on the open sea', 'a wide view of the open sea at sunset', 'an island in a lake'])(
    'finds the water of "%s"',
    (prompt) => {
      const found = findPaintedWater(painted(prompt).depth, 320, 180)
      expect(found).not.toBeNull()
      const share = found!.mask.reduce((sum, value) => sum + value, 0) / found!.mask.length
      expect(share).toBeGreaterThan(0.15)
      // Water lies below its horizon.
      expect(found!.mask.subarray(0, Math.max(0, found!.horizon - 3) * 320).every((value) => value < 0.1)).toBe(true)
    },
  )

  it.each(['a portrait', 'a meadow', 'birch forest'])('finds none in "%s"', (prompt) => {
    expect(findPaintedWater(painted(prompt).depth, 320, 180)).toBeNull()
  })

  it('finds a fire in the dark and a sun in the sky, and neither in an even picture', () => {
    const dark = filled([20, 20, 40])
    const none = new Float32Array(160 * 90)
    const all = new Float32Array(160 * 90).fill(1)
    expect(findFire(dark, none)).toBeNull()
    expect(findSkyLight(filled([250, 250, 250]), all)).toBeNull()
    const lit = filled([20, 20, 40])
    for (let y = 60; y < 72; y++) {
      for (let x = 70; x < 80; x++) lit.data.set([255, 170, 50, 255], (y * 160 + x) * 4)
    }
    const fire = findFire(lit, none)
    expect(fire?.x).toBeCloseTo(75, -1)
    expect(fire?.y).toBeCloseTo(66, -1)
    const day = filled([60, 90, 160])
    for (let y = 15; y < 25; y++) {
      for (let x = 40; x < 50; x++) day.data.set([255, 255, 240, 255], (y * 160 + x) * 4)
    }
    expect(findSkyLight(day, all)?.x).toBeCloseTo(45, -1)
  })
})
