import { expect, test } from 'vitest'
import { entry } from '../form/test-models.ts'
import { emptyDraft } from './draft.ts'
import { isCut, lengthLimit, lengthOf, nearestDuration, ratioOf } from './shape.ts'

const motion = entry('easel-motion')
const picture = (width: number, height: number) => ({ kind: 'image' as const, id: 'p', src: '/p', width, height })

test('the shape follows the start picture until one is chosen', () => {
  const draft = { ...emptyDraft(motion, 'i2v'), source: picture(768, 1024) }
  expect(ratioOf(emptyDraft(motion, 't2v'), motion)).toBe('16:9')
  expect(ratioOf(draft, motion)).toBe('1:1')
  expect(isCut(draft, motion)).toBe(true)
  expect(isCut({ ...draft, source: picture(1920, 1080) }, motion)).toBe(false)
  expect(ratioOf({ ...draft, aspect_ratio: '9:16' }, motion)).toBe('9:16')
})

test('W4: the length is the default where the resolution allows it', () => {
  expect(lengthOf({ resolution: null, duration: null }, motion)).toEqual({ resolution: '720p', duration: 5 })
  const hailuo = entry('hailuo-2.3')
  expect(lengthOf({ resolution: '1080p', duration: null }, hailuo).duration).toBe(6)
  expect(lengthOf({ resolution: null, duration: null }, entry('kling-v2.1-pro'))).toEqual({
    resolution: null,
    duration: null,
  })
})

test('W4: a pair that is not made says why, and knows its nearest', () => {
  expect(lengthLimit(motion, '1080p')).toBe('1080p supports 3, 4, 5 or 6 s only')
  expect(lengthLimit(motion, '720p')).toBeNull()
  expect(nearestDuration(motion, '1080p', 10)).toBe(6)
  expect(nearestDuration(motion, '720p', 8)).toBe(8)
})
