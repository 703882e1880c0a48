import type { Video } from '@easel/contract/entities/video'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { VideoTile } from './video-tile.tsx'

const video = {
  id: 'v1',
  video_url: '/f/v1.mp4',
  preview_url: '/f/v1-preview.mp4',
  posters: [{ src: '/f/v1-320.webp', type: 'image/webp', width: 320, height: 180 }],
  width: 1280,
  height: 720,
  length: 64.2,
  has_audio: true,
  placeholder: null,
  prompt: 'A lake',
  prompt_hidden: false,
  creator_name: 'Mara',
  likes_count: 120,
  has_liked: false,
  is_private: false,
  parentImage: null,
} as unknown as Video

const markup = (some: Partial<Video> = {}) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <VideoTile item={{ ...video, ...some }} sizes="25vw" onLike={() => undefined} />
    </MemoryRouter>,
  )

test('G18: a video is a link to its page with its poster, its length and its likes; no film is fetched for it', () => {
  const html = markup()
  for (const part of ['href="/videos/v1"', '/f/v1-320.webp', 'alt="A lake, by Mara"', '1:04', '>99+<'])
    expect(html).toContain(part)
  expect(html).not.toContain('.mp4')
})

test('G10: what is private and what was made from an image says so', () => {
  const parentImage = {
    id: null,
    image: null,
    width: null,
    height: null,
    promptUsed: '',
    isPrivate: true,
    message: null,
  }
  const html = markup({ is_private: true, parentImage })
  expect(html).toContain('Private video made from an image')
})

test('V3: a hidden prompt is not in the alternative text', () => {
  expect(markup({ prompt: '', prompt_hidden: true })).toContain('alt="Video by Mara"')
})
