import { describe, expect, it } from 'vitest'
import { STILL } from '../camera.ts'
import { wordOf } from '../words.ts'
import { createEmbers } from './embers.ts'
import { createLeaves, createMotes } from './drift.ts'
import { createRain } from './rain.ts'
import { createSnow } from './snow.ts'
import type { FlockOptions, Particles } from './flock.ts'

const WIDTH = 160
const HEIGHT = 90
const GREY = wordOf(90, 90, 90)
const OPTIONS: FlockOptions = { width: WIDTH, height: HEIGHT, seed: 3, amount: 1, wind: 0.5 }

const KINDS: readonly (readonly [string, () => Particles])[] = [
  ['rain', () => createRain(OPTIONS)],
  ['snow', () => createSnow(OPTIONS)],
  ['embers', () => createEmbers(OPTIONS)],
  ['leaves', () => createLeaves({ ...OPTIONS, kind: 'leaves' })],
  ['petals', () => createLeaves({ ...OPTIONS, kind: 'petals' })],
  ['dust', () => createMotes({ ...OPTIONS, kind: 'dust' })],
  ['fireflies', () => createMotes({ ...OPTIONS, kind: 'fireflies' })],
  ['bubbles', () => createMotes({ ...OPTIONS, kind: 'bubbles' })],
]

function drawn(particles: Particles, seconds: number): Int32Array {
  const words = new Int32Array(WIDTH * HEIGHT).fill(GREY)
  particles.draw(words, seconds, STILL, null)
  return words
}

describe.each(KINDS)('%s', (_name, create) => {
  it('is there at every time, opaque, and moves', () => {
    const particles = create()
    for (const seconds of [0, 2.5, 9.9]) {
      const words = drawn(particles, seconds)
      expect(words.some((word) => word !== GREY)).toBe(true)
      expect(words.every((word) => word >>> 24 === 255)).toBe(true)
    }
    expect(drawn(particles, 1)).not.toEqual(drawn(particles, 1.2))
  })

  it('is the same at the same time', () => {
    const particles = create()
    const first = drawn(particles, 4)
    drawn(particles, 7)
    expect(drawn(particles, 4)).toEqual(first)
    expect(drawn(create(), 4)).toEqual(first)
  })
})

it('what stands nearer hides snow', () => {
  const cell = 10
  const columns = WIDTH / cell + 1
  const rows = HEIGHT / cell + 1
  const plane = (value: number): Float32Array => new Float32Array(columns * rows).fill(value)
  const field = { columns, rows, cell, x: plane(0), y: plane(0), near: plane(9), skyX: plane(0), skyY: plane(0) }
  const words = new Int32Array(WIDTH * HEIGHT).fill(GREY)
  createSnow(OPTIONS).draw(words, 3, STILL, field)
  expect(words.every((word) => word === GREY)).toBe(true)
})
