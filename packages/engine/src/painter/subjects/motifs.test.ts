import { expect, test } from 'vitest'
import type { Oklch } from '../types.ts'
import { SUBJECTS } from './all.ts'
import { difference, meanWhereDifferent, paintMotif } from './testing-stage.ts'

const motifs = SUBJECTS.filter((subject) => subject.motif)
const blank = new Uint8ClampedArray(96 * 96 * 4).fill(128)
/** What has no colour that a word could change: fire is fire. */
const UNDYED = new Set(['campfire'])

test('there are at least thirty motifs', () => {
  expect(motifs.length).toBeGreaterThanOrEqual(30)
})

test.each(motifs.map((subject) => [subject.id, subject] as const))(
  '%s shows, repeats for its seed and takes its colour',
  (id, subject) => {
    const plain = paintMotif(subject, { seed: 4 })
    expect(difference(plain, blank)).toBeGreaterThan(0.8)
    expect(difference(plain, paintMotif(subject, { seed: 4 }))).toBe(0)
    if (UNDYED.has(id)) return
    const red: Oklch = [0.55, 0.21, 27]
    const blue: Oklch = [0.5, 0.17, 258]
    const inRed = paintMotif(subject, { seed: 4, subject: { colors: [red] } })
    const inBlue = paintMotif(subject, { seed: 4, subject: { colors: [blue] } })
    expect(difference(inRed, inBlue)).toBeGreaterThan(0.2)
    expect(meanWhereDifferent(inRed, inBlue, 0)).toBeGreaterThan(meanWhereDifferent(inBlue, inRed, 0))
    expect(meanWhereDifferent(inBlue, inRed, 2)).toBeGreaterThan(meanWhereDifferent(inRed, inBlue, 2))
  },
)
