import type { Video } from '@easel/contract/entities/video'
import type { VideoAction } from '@easel/contract/routes/effects'
import { expect, test } from 'vitest'
import { isFound, toEffectCard } from './effect-card-data.ts'

const poster = { src: '/p.webp', type: 'image/webp', width: 320, height: 180 }
const film = (id: string, preview: string | null) =>
  ({
    id,
    posters: [poster],
    width: 854,
    height: 480,
    placeholder: null,
    preview_url: preview,
    video_url: `/${id}.mp4`,
  }) as Video
const action: VideoAction = {
  id: 'film-old-reel',
  name: 'old-reel',
  display_name: 'Old Reel',
  description: 'Scratches and a flickering lamp.',
  category: 'film',
  is_featured: true,
  inputs_count: 1,
  cost: 30,
  examples: [film('a', '/a-preview.mp4'), film('b', null), film('c', null), film('d', null)],
}

test('H4: a tile shows at most 3 examples, each by its small stretch where there is one', () => {
  const { examples } = toEffectCard(action)
  expect(examples.map((example) => example.film)).toEqual(['/a-preview.mp4', '/b.mp4', '/c.mp4'])
  expect(examples[0]?.poster).toMatchObject({ image: '/p.webp', width: 854 })
})

test('a search looks for each word in name and description', () => {
  const card = toEffectCard(action)
  expect(isFound(card, 'lamp old')).toBe(true)
  expect(isFound(card, 'old snow')).toBe(false)
})
