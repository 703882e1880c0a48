import type { GalleryImage } from '@easel/contract/entities/gallery'
import { expect, test } from 'vitest'
import { imageMeta } from './image-meta.ts'

const image = {
  id: 'a1',
  image: '/f/a1.png',
  variants: [
    { src: '/f/a1-640.webp', type: 'image/webp', width: 640, height: 427 },
    { src: '/f/a1-1280.webp', type: 'image/webp', width: 1280, height: 853 },
    { src: '/f/a1-640.avif', type: 'image/avif', width: 640, height: 427 },
  ],
  width: 1536,
  height: 1024,
  prompt: 'heliotrope harbour',
  prompt_hidden: false,
  creator_name: 'Mara',
  model_name: 'easel-painter',
  model_label: 'Easel Painter',
  created_at: '2026-04-01T00:00:00.000Z',
  tags: [{ id: 't', name: 'harbour' }],
  is_private: false,
  nsfw_level: 0,
  nsfw_moderation_status: 'completed',
} as unknown as GalleryImage

const text = (some: Partial<GalleryImage>) => JSON.stringify(imageMeta({ ...image, ...some }, 'https://easel.test'))

test('a link preview has the whole address of a picture that previews take', () => {
  expect(text({})).toContain('"og:image","content":"https://easel.test/f/a1-1280.webp"')
  expect(text({ variants: [] })).toContain('"og:image","content":"https://easel.test/f/a1.png"')
  expect(text({})).toContain('summary_large_image')
})

test('V3: a prompt that is hidden is in no part of it, not even for its creator, and neither are its tags', () => {
  expect(text({})).toContain('heliotrope')
  const hidden = text({ prompt_hidden: true })
  expect(hidden).not.toContain('heliotrope')
  expect(hidden).not.toContain('harbour')
  expect(hidden).toContain('Image by Mara')
})

test('private, mature and unclassified works are not for search engines', () => {
  expect(text({})).not.toContain('noindex')
  for (const some of [{ is_private: true }, { nsfw_level: 2 }, { nsfw_moderation_status: 'pending' as const }])
    expect(text(some)).toContain('noindex')
})
