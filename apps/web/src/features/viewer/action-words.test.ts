import { ApiError } from '@easel/contract/client'
import { expect, test } from 'vitest'
import {
  deletionFailureWords,
  deletionWords,
  failureWords,
  privacyFailureWords,
  privacyWords,
  privateLimitOf,
} from './action-words.ts'

test('A2: the three words of success', () => {
  expect(privacyWords(false, true, true)).toBe('Image is now private and removed from community gallery')
  expect(privacyWords(false, true, false)).toBe('Image is now private')
  expect(privacyWords(false, false, false)).toBe('Image is now public')
  expect(privacyWords(true, true, true)).toBe('Video is now private')
  expect(privacyWords(true, false, false)).toBe('Video is now public')
})

test('A2: the plan whose private images are used up', () => {
  const plan_info = { plan: 'Free', private_images_limit: 10 }
  expect(privateLimitOf(new ApiError(403, { error: 'full', code: 'private_limit_reached', plan_info }))).toEqual(
    plan_info,
  )
  expect(privateLimitOf(new ApiError(403, { error: 'no', code: 'forbidden' }))).toBeNull()
  expect(privateLimitOf(new ApiError(500, { error: 'no', code: 'internal', plan_info }))).toBeNull()
})

test('A4: the server’s own words, else ours, else that it was not reached', () => {
  const words = (error: unknown) => failureWords(error, 'Failed to delete image', 'Error deleting image')
  expect(words(new ApiError(403, { error: 'Not yours.', code: 'forbidden' }))).toBe('Not yours.')
  expect(words(new ApiError(500, { error: 'stack', code: 'internal' }))).toBe('Failed to delete image')
  expect(words(new ApiError(0, { error: 'away', code: 'unavailable' }))).toBe('Error deleting image')
})

test('A4: a video’s deletion in the specification’s words', () => {
  expect(deletionWords(true, true)).toMatchObject({
    question: 'This will permanently delete the video and all its data.',
    done: 'Video deleted',
  })
  expect(deletionWords(true, false).done).toBe('Video deleted successfully')
  expect(deletionFailureWords(true, new ApiError(401, { error: 'who?', code: 'unauthenticated' }))).toBe(
    'Please sign in to delete videos',
  )
  expect(deletionFailureWords(true, new ApiError(403, { error: 'Not yours.', code: 'forbidden' }))).toBe(
    'Error deleting video',
  )
})

test('A2: a video’s privacy that could not be changed', () => {
  expect(privacyFailureWords(true, new ApiError(403, { error: 'Not yours.', code: 'forbidden' }))).toBe('Not yours.')
  expect(privacyFailureWords(true, new ApiError(500, { error: 'stack', code: 'internal' }))).toBe(
    'Failed to update video privacy settings',
  )
})
