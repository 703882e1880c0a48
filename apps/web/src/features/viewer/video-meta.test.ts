import type { Video } from '@easel/contract/entities/video'
import { expect, test } from 'vitest'
import { videoMeta } from './video-meta.ts'

const video = {
  id: 'v1',
  video_url: '/files/v1.mp4',
  posters: [{ src: '/files/v1-1280.webp', type: 'image/webp', width: 1280, height: 720 }],
  width: 1280,
  height: 720,
  length: 5,
  prompt: 'Waves at dusk',
  prompt_hidden: false,
  model_label: 'Easel Motion',
  creator_name: 'Mara',
  created_at: '2026-01-01T00:00:00Z',
  is_private: false,
  nsfw_level: 0,
  nsfw_moderation_status: 'completed',
} as Video
const of = (some: Partial<Video> = {}) => videoMeta({ ...video, ...some }, 'https://easel.test')

test('a link preview shows the film and its poster', () => {
  const tags = of()
  expect(tags).toContainEqual({ property: 'og:type', content: 'video.other' })
  expect(tags).toContainEqual({ property: 'og:video', content: 'https://easel.test/files/v1.mp4' })
  expect(tags).toContainEqual({ property: 'og:image', content: 'https://easel.test/files/v1-1280.webp' })
  expect(tags).toContainEqual({ property: 'og:url', content: 'https://easel.test/videos/v1' })
  expect(JSON.stringify(tags)).toContain('"@type":"VideoObject"')
})

test('V3: a hidden prompt is nowhere in it, not even for its creator', () => {
  expect(JSON.stringify(of({ prompt_hidden: true }))).not.toContain('Waves')
})

test('V10: what is private, mature or not looked at yet is not for search engines', () => {
  const noIndex = { name: 'robots', content: 'noindex' }
  expect(of()).not.toContainEqual(noIndex)
  for (const some of [{ is_private: true }, { nsfw_level: 2 }, { nsfw_moderation_status: 'pending' }] as const)
    expect(of(some)).toContainEqual(noIndex)
})
