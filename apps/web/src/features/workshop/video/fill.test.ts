import type { Video } from '@easel/contract/entities/video'
import { expect, test } from 'vitest'
import type { WorkshopForm } from '../form/use-form.ts'
import { entries, entry } from '../form/test-models.ts'
import { emptyDraft } from './draft.ts'
import type { VideoDraft } from './draft.ts'
import { createFill } from './fill.ts'

const video = {
  id: 'v1',
  mode: 't2v',
  model: 'easel-motion',
  prompt: 'waves',
  prompt_hidden: false,
  negativePrompt: null,
  aspectRatio: '9:16',
  resolution: '480p',
  length: 3.0417,
  camera: 'orbit',
  has_audio: true,
  seed: 5,
  version: 2,
  width: 480,
  height: 854,
  parentImage: null,
  source_image: null,
} as unknown as Video
const frame = { kind: 'upload' as const, id: 'u1', src: '/u1', width: 1280, height: 720 }

/** A form that only notes what is taken over. */
function filler(model: string, draft: Partial<VideoDraft> = {}) {
  const taken: { wish: Partial<VideoDraft>; about: string }[] = []
  const form = {
    models: entries(['easel-motion', 'wan-2.5-t2v']),
    model: entry(model),
    draft: { ...emptyDraft(entry(model), 't2v'), ...draft },
    takeOver: (wish: Partial<VideoDraft>, about: string) => void taken.push({ wish, about }),
  } as unknown as WorkshopForm<VideoDraft>
  return { fill: createFill(form, () => undefined), last: () => taken.at(-1) }
}

test('a remix takes the settings and leaves the seed open, or keeps it when asked', async () => {
  const { fill, last } = filler('easel-motion')
  await fill.remix(video, null, false)
  expect(last()?.wish).toMatchObject({
    prompt: 'waves',
    duration: 3,
    camera: 'orbit',
    generate_audio: true,
    seed: null,
  })
  await fill.remix(video, null, true)
  expect(last()?.wish.seed).toBe(5)
})

test('V9: an edit keeps the seed and names the video that it is a version of', async () => {
  const { fill, last } = filler('easel-motion')
  await fill.edit(video, null)
  expect(last()?.wish).toMatchObject({ seed: 5, edit: { id: 'v1', version: 2 } })
})

test('a frame starts the next video with the words that stand in the form, in its own shape', () => {
  const { fill, last } = filler('easel-motion', { prompt: 'a harbour', aspect_ratio: '1:1' })
  fill.start(frame, 'Ready.')
  expect(last()).toMatchObject({ wish: { mode: 'i2v', prompt: 'a harbour', source: frame, aspect_ratio: null } })
})

test('a model that starts from words only gives way, and that is said', () => {
  const { fill, last } = filler('wan-2.5-t2v')
  fill.start(frame, 'Ready.')
  expect(last()?.wish.model).toBe('easel-motion')
  expect(last()?.about).toMatch(/Easel Motion does it: Wan 2\.5 T2V starts from words only/)
})
