import type { Video } from '@easel/contract/entities/video'
import type { VideoAction } from '@easel/contract/routes/effects'
import { expect, test } from 'vitest'
import { toEffectCard } from './effect-data.ts'

const example = {
  posters: [{ src: '/p-320.webp', type: 'image/webp', width: 320, height: 180 }],
  preview_url: '/preview.mp4',
  video_url: '/whole.mp4',
  width: 1280,
  height: 720,
  placeholder: 'x',
} as Video
const action: VideoAction = {
  id: 'light-dusk',
  name: 'dusk',
  display_name: 'Dusk',
  description: '',
  category: 'light',
  is_featured: true,
  inputs_count: 2,
  cost: 32,
  examples: [example],
}

test('H3: a card shows the first example’s poster and plays its silent stretch', () => {
  expect(toEffectCard(action)).toEqual({
    id: 'light-dusk',
    name: 'Dusk',
    isFeatured: true,
    photos: 2,
    cost: 32,
    poster: {
      image: '/p-320.webp',
      variants: example.posters,
      width: 1280,
      height: 720,
      placeholder: 'x',
    },
    film: '/preview.mp4',
  })
})

test('H3: without a silent stretch the film itself is played, without an example nothing', () => {
  expect(toEffectCard({ ...action, examples: [{ ...example, preview_url: null }] }).film).toBe('/whole.mp4')
  expect(toEffectCard({ ...action, examples: [] })).toMatchObject({ poster: null, film: null })
})
