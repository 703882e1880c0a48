import type { Video } from '@easel/contract/entities/video'
import { expect, test } from 'vitest'
import { recipeText, videoRows } from './recipe-rows.ts'

const video = {
  width: 1280,
  height: 720,
  aspectRatio: '16:9',
  resolution: '720p',
  length: 5.04,
  has_audio: true,
  camera: null,
  seed: 2_246_822_519,
  version: 1,
  cost: null,
  duration_s: 11.98,
  nsfw_level: 0,
  nsfw_moderation_status: 'completed',
} as Video
const lines = (some: Partial<Video> = {}) => videoRows({ ...video, ...some }).map(({ label, value }) => [label, value])

test('V9: with what a video was made, without what is not known', () => {
  expect(lines()).toEqual([
    ['Length', '5 s'],
    ['Size', '1280 × 720, 16:9'],
    ['Resolution', '720p'],
    ['Sound', 'Yes'],
    ['Seed', '2 246 822 519'],
    ['Made in', '12 s'],
    ['Safety', 'Family'],
  ])
})

test('V9: its creator sees the price, and which version it is', () => {
  const own = lines({ cost: 30, version: 2, camera: 'pan right', has_audio: false })
  for (const line of [
    ['Cost', '30 credits, 12 s'],
    ['Version', '2'],
    ['Camera', 'pan right'],
    ['Sound', 'None'],
  ])
    expect(own).toContainEqual(line)
})

test('the copied recipe names what made it and the bare seed, and neither price nor safety', () => {
  const maker = { title: 'Effect', label: 'Dusk', path: '/video-actions/light-dusk' }
  const text = recipeText({ prompt: 'Waves', negativePrompt: null }, maker, videoRows({ ...video, cost: 30 }))
  expect(text).toContain('Prompt: Waves\nEffect: Dusk\n')
  expect(text).toContain('Seed: 2246822519')
  expect(text).not.toMatch(/Cost|Safety|Made in/)
})
