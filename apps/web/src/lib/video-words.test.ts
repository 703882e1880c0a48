import { expect, test } from 'vitest'
import { effectPath, videoAltOf, videoPath, videoRemixPath, videosOfImagePath } from './video-words.ts'

test('V3: what a video is in words, with and without its prompt', () => {
  expect(videoAltOf({ prompt: 'Waves', creator_name: 'Mara' })).toBe('Waves, by Mara')
  expect(videoAltOf({ prompt: '', creator_name: 'Mara' })).toBe('Video by Mara')
})

test('V9: a remix opens the workshop with the video’s settings and seed, that of an effect the effect', () => {
  expect(videoRemixPath({ id: 'v1', effect: null, seed: 7 })).toBe('/videos/workshop?remix=v1&seed=7')
  expect(videoRemixPath({ id: 'v1', effect: null, seed: null })).toBe('/videos/workshop?remix=v1')
  expect(videoRemixPath({ id: 'v1', effect: 'light-dusk', seed: 7 })).toBe(effectPath('light-dusk'))
})

test('addresses of videos', () => {
  expect(videoPath('a/b')).toBe('/videos/a%2Fb')
  expect(videosOfImagePath('a&b')).toBe('/videos?sourceImageId=a%26b')
  expect(effectPath('light-dusk')).toBe('/video-actions/light-dusk')
})
