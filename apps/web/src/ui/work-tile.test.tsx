import type { GalleryImage } from '@easel/contract/entities/gallery'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { WorkTile } from './work-tile.tsx'

const image = {
  id: 'a1',
  image: '/f/a1.png',
  variants: [
    { src: '/f/320.avif', type: 'image/avif', width: 320, height: 213 },
    { src: '/f/320.webp', type: 'image/webp', width: 320, height: 213 },
  ],
  width: 768,
  height: 512,
  placeholder: null,
  prompt: 'A lake',
  prompt_hidden: false,
  creator_name: 'Mara',
  likes_count: 7,
  has_liked: false,
  is_private: false,
  parentImage: null,
  source_image: null,
} as unknown as GalleryImage
const parent = {
  id: 'p1',
  image: '/f/p1.png',
  width: 1,
  height: 1,
  promptUsed: '',
  isPrivate: false,
  message: null,
}

const markup = (some: Partial<GalleryImage> = {}) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <WorkTile item={{ ...image, ...some }} sizes="25vw" onLike={() => undefined} />
    </MemoryRouter>,
  )

test('G10: a work is a link to its page with its picture in the sizes that there are', () => {
  const html = markup()
  expect(html).toContain('href="/images/a1"')
  expect(html).toContain('srcSet="/f/320.avif 320w"')
  expect(html).toContain('alt="A lake, by Mara"')
  expect(html).not.toContain('type="range"')
})

test('G10: a public parent is compared with, and is marked', () => {
  const html = markup({ parentImage: parent })
  for (const words of ['Original', 'Enhanced', 'Made from another image', '/f/p1.png']) expect(html).toContain(words)
})

test('G10: a private parent is marked and nothing of it is shown', () => {
  const html = markup({ parentImage: { ...parent, id: null, image: null, isPrivate: true } })
  expect(html).toContain('Made from another image')
  expect(html).not.toContain('Original')
})

test('G10: the creator’s own source is compared with', () => {
  const html = markup({ source_image: { id: 's1', url: '/f/s1.png', width: 1, height: 1, message: null } })
  for (const words of ['Source Image', 'Generated', '/f/s1.png']) expect(html).toContain(words)
})

test('G10: a picture that a video was made from has the video’s badge in place of the parent’s, and no film before it is pointed at', () => {
  const latestChildVideo = { id: 'v1', video_url: '/f/v1.mp4', prompt: '', created_at: '2026-01-01T00:00:00Z' }
  const html = markup({ latestChildVideo, parentImage: { ...parent, id: null, image: null, isPrivate: true } })
  expect(html).toContain('A video was made from it')
  expect(html).not.toContain('Made from another image')
  expect(html).not.toContain('<video')
})

test('G10: a placeholder pulses while there is no address of the picture', () => {
  const html = markup({ image: '' })
  expect(html).toContain('pulse-hold')
  expect(html).not.toContain('<img')
})

test('G11: more than 99 likes are 99+', () => {
  expect(markup({ likes_count: 99 })).toContain('>99<')
  expect(markup({ likes_count: 100 })).toContain('>99+<')
})

test('V3: a hidden prompt is not in the alternative text', () => {
  expect(markup({ prompt: '', prompt_hidden: true })).toContain('alt="Image by Mara"')
})
