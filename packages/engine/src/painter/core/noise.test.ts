import { expect, test } from 'vitest'
import { createNoise } from './noise.ts'
import { createRandom, forkSeed, hashText, pick, range } from './random.ts'

const noise = createNoise(createRandom(5))

test('noise stays in its range and is smooth', () => {
  const random = createRandom(1)
  for (let i = 0; i < 3000; i++) {
    const x = range(random, -300, 300)
    const y = range(random, -300, 300)
    expect(Math.abs(noise.perlin(x, y))).toBeLessThanOrEqual(1.1)
    expect(Math.abs(noise.fbm(x, y))).toBeLessThanOrEqual(1.1)
    expect(noise.ridged(x, y)).toBeGreaterThanOrEqual(0)
    expect(noise.cells(x, y)).toBeLessThan(1.6)
    expect(Math.abs(noise.perlin(x, y) - noise.perlin(x + 1e-4, y))).toBeLessThan(1e-2)
  }
})

test('a fraction of an octave lies between the whole ones', () => {
  const [two, half, three] = [2, 2.5, 3].map((octaves) => noise.fbm(3.3, 7.1, octaves))
  expect(half!).toBeCloseTo((two! + three!) / 2, 10)
})

test('the same seed gives the same noise, another seed another', () => {
  expect(createNoise(createRandom(5)).warped(1.5, 2.5)).toBe(noise.warped(1.5, 2.5))
  expect(createNoise(createRandom(6)).warped(1.5, 2.5)).not.toBe(noise.warped(1.5, 2.5))
})

test('forked streams are stable and independent', () => {
  expect(forkSeed(1, 'trees')).toBe(forkSeed(1, 'trees'))
  expect(new Set([forkSeed(1, 'trees'), forkSeed(2, 'trees'), forkSeed(1, 'tree'), forkSeed(1, '')]).size).toBe(4)
  expect(hashText('lake')).not.toBe(hashText('lakf'))
  const first = createRandom(3)
  const again = createRandom(3)
  expect([first(), first(), first()]).toEqual([again(), again(), again()])
  expect(() => pick(createRandom(1), [])).toThrow(RangeError)
})
