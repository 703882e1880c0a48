import { checkVideoRequest } from '@easel/catalogue/check-video-request'
import { videoGenerateBody } from '@easel/contract/entities/requests'
import { expect, test } from 'vitest'
import { entries, entry } from '../form/test-models.ts'
import { startOf } from '../form/use-remembered.ts'
import { parseVideoLink } from './deep-link.ts'
import { emptyDraft, toBody } from './draft.ts'
import { VIDEO_DRAFTS } from './draft-kind.ts'
import { fitDraft } from './draft-fit.ts'
import { acceptedGeneration, bodyOfRecipe, draftOfRecipe, videoRecipeOf } from './recipe.ts'

const motion = entry('easel-motion')
const source = { kind: 'upload' as const, id: 'u1', src: '/files/u1', width: 900, height: 1600 }
const draft = {
  ...emptyDraft(motion, 'i2v'),
  prompt: 'waves',
  source,
  end: { ...source, id: 'u2' },
  duration: 6,
  camera: 'orbit',
  generate_audio: true,
  seed: 7,
}

test('W4: a draft becomes a request that contract and catalogue take, in the shape of its picture', () => {
  const body = toBody(draft, motion)
  expect(body).toMatchObject({ mode: 'i2v', upload_id: 'u1', end_upload_id: 'u2', aspect_ratio: '9:16', seed: 7 })
  expect(videoGenerateBody.safeParse(body).success).toBe(true)
  expect(checkVideoRequest(motion, body).ok).toBe(true)
})

test('W4: wishes that a model does not take are not sent, and a switch to it names them', () => {
  const kling = entry('kling-v2.5-turbo-pro')
  const { draft: fitted, changes } = fitDraft(draft, kling, 'i2v', motion)
  expect(changes.map(({ label }) => label)).toEqual(['Duration', 'Camera', 'Sound', 'Seed', 'End picture'])
  expect(changes.find(({ label }) => label === 'Camera')?.from).toBe('Orbit')
  expect(checkVideoRequest(kling, toBody(fitted, kling)).ok).toBe(true)
})

test('W4: a model that moves a picture by a video is asked in its own mode', () => {
  const wan = entry('wan-2.2-animate')
  const body = toBody({ ...emptyDraft(wan, 'i2v'), source, video: { id: 'v', src: '/v', seconds: 4 } }, wan)
  expect(body).toMatchObject({ mode: 'animate', video_upload_id: 'v' })
  expect(checkVideoRequest(wan, body).ok).toBe(true)
})

test('the next order of an edited video names it', () => {
  expect(toBody({ ...draft, edit: { id: 'x1', version: 1 } }, motion).edit_of).toBe('x1')
})

test('W3: a draft comes back as it was left, under a key of its tab and model', () => {
  const whole = { ...draft, references: [source], edit: { id: 'x1', version: 2 } }
  expect(VIDEO_DRAFTS.parse(JSON.stringify(whole), motion, 'i2v')).toEqual(whole)
  expect(VIDEO_DRAFTS.storage.draft('i2v', 'easel-motion')).toBe('vw.draft.i2v.easel-motion')
  expect(VIDEO_DRAFTS.parse('nonsense', motion, 'i2v')).toBeNull()
})

test('a stored file of elsewhere is not shown', () => {
  const text = JSON.stringify({
    source: { ...source, src: 'https://elsewhere/x' },
    video: { id: 'v', src: '//x/v', seconds: 3 },
  })
  expect(VIDEO_DRAFTS.parse(text, motion, 'i2v')).toMatchObject({ source: null, video: null })
})

test('the settings of an order fill the form, with the seed left open; another try asks for the very same', () => {
  const accepted = { generation_id: 'g', status: 'queued', cost: 30, credits_remaining: 0 } as const
  const recipe = videoRecipeOf(acceptedGeneration(accepted, toBody(draft, motion), motion, '2026-05-01T00:00:00.000Z'))
  if (!recipe) throw new Error('It has a recipe')
  expect(bodyOfRecipe(recipe)).toEqual(toBody(draft, motion))
  expect(draftOfRecipe(recipe, { source, uploads: [] })).toMatchObject({
    source,
    end: null,
    camera: 'orbit',
    seed: null,
  })
})

test('H5: the address chooses tab and model; picture and video to edit are read once', () => {
  const link = parseVideoLink(new URLSearchParams('tab=i2v&model=easel-motion&source_image_id=p1&edit=v1'))
  expect(link).toMatchObject({ tab: 'i2v', source: 'p1', edit: 'v1', remix: null })
  const models = entries(['easel-motion', 'veo-3.1'])
  expect(startOf(VIDEO_DRAFTS, models, link)).toMatchObject({
    draft: { mode: 'i2v', model: 'easel-motion' },
    note: null,
  })
  const gone = parseVideoLink(new URLSearchParams('tab=t2v&model=gone'))
  expect(startOf(VIDEO_DRAFTS, models, gone)?.note).toMatchObject({ kind: 'gone', using: 'Easel Motion' })
})
