import { describe, expect, test } from 'vitest'
import type { Oklch } from '../types.ts'
import { SUBJECTS } from './all.ts'
import { contrast, difference, paintLayout } from './testing-stage.ts'

const OWN = new Set(['mountains', 'lake', 'sea', 'forest', 'waterfall', 'desert', 'meadow', 'sky'])
const PLACES = new Set([
  'underwater',
  'garden',
  'village',
  'city',
  'space',
  'still-life',
  'portrait',
  'abstract',
  'rose',
  'lotus',
  'tulip',
  'cherry-blossom',
  'castle',
  'fox',
  'boat',
  'dragon',
  'fish',
  'vase',
  'poppy-field',
])
// One of each family of scenes is painted in every shape; the families share their layouts.
const scenes = SUBJECTS.filter((subject) => PLACES.has(subject.id))
const RATIOS = [
  [96, 96],
  [96, 54],
  [54, 96],
] as const

describe.each(scenes.map((subject) => [subject.id, subject] as const))('scene %s', (_, subject) => {
  test('paints at three shapes and three seeds, never blank', () => {
    const blank: string[] = []
    for (const layout of subject.layouts) {
      for (const [width, height] of RATIOS) {
        for (const seed of [1, 2, 3]) {
          if (contrast(paintLayout(subject, layout, { width, height, seed })) <= 6)
            blank.push(`${layout.id} ${width}×${height} seed ${seed}`)
        }
      }
    }
    expect(blank).toEqual([])
  }, 180_000)

  test('the same seed gives the same bytes, another seed others', () => {
    for (const layout of subject.layouts) {
      const first = paintLayout(subject, layout, { seed: 5 })
      expect(first).toEqual(paintLayout(subject, layout, { seed: 5 }))
      expect(difference(first, paintLayout(subject, layout, { seed: 6 }))).toBeGreaterThan(1)
    }
  }, 60_000)

  test('its layouts differ from one another', () => {
    const pictures = subject.layouts.map((layout) => paintLayout(subject, layout, { seed: 3 }))
    for (const [index, picture] of pictures.entries()) {
      for (const other of pictures.slice(index + 1)) expect(difference(picture, other)).toBeGreaterThan(6)
    }
  }, 60_000)

  test('obeys the time of day', () => {
    if (subject.id === 'space') return
    for (const layout of subject.layouts) {
      const day = paintLayout(subject, layout, { reading: { time: 'noon' } })
      const night = paintLayout(subject, layout, { reading: { time: 'night' } })
      expect(difference(day, night)).toBeGreaterThan(6)
    }
  }, 60_000)
})

test('every scene of this painter has at least three layouts, or is a field or a vase', () => {
  const poor = SUBJECTS.filter((subject) => {
    if (OWN.has(subject.id) || subject.layouts.length === 0 || subject.id.endsWith('-field') || subject.id === 'vase')
      return false
    return new Set(subject.layouts.map((layout) => layout.id)).size < Math.max(3, subject.layouts.length)
  })
  expect(poor.map((subject) => subject.id)).toEqual([])
})

test('the ruling colours reach scenes that have no hour of their own', () => {
  const red: Oklch = [0.55, 0.2, 28]
  const blue: Oklch = [0.5, 0.16, 255]
  for (const subject of SUBJECTS.filter(({ id }) => ['space', 'abstract', 'underwater'].includes(id))) {
    for (const layout of subject.layouts) {
      const warm = paintLayout(subject, layout, { reading: { colors: [red] } })
      const cool = paintLayout(subject, layout, { reading: { colors: [blue] } })
      expect(difference(warm, cool)).toBeGreaterThan(2)
    }
  }
}, 60_000)

test('as many leads as the prompt asks for', () => {
  for (const id of ['fox', 'boat', 'dragon', 'castle', 'rose']) {
    const subject = SUBJECTS.find((one) => one.id === id)
    const layout = subject?.layouts[0]
    if (!subject || !layout) throw new Error(`no scene ${id}`)
    const one = paintLayout(subject, layout)
    const four = paintLayout(subject, layout, { subject: { count: 4 } })
    expect(difference(one, four)).toBeGreaterThan(1.5)
  }
}, 60_000)

test('a lead stands where the prompt wants it', () => {
  const subject = SUBJECTS.find((one) => one.id === 'boat')
  const layout = subject?.layouts[0]
  if (!subject || !layout) throw new Error('no boats')
  const left = paintLayout(subject, layout, { subject: { placement: { x: -1, distance: null } } })
  const right = paintLayout(subject, layout, { subject: { placement: { x: 1, distance: null } } })
  expect(difference(left, right)).toBeGreaterThan(1)
})
