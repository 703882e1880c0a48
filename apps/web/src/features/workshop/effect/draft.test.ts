import { effectById } from '@easel/catalogue/effects/effects'
import { checkEffectRequest } from '@easel/catalogue/effects/check-effect-request'
import { expect, test } from 'vitest'
import type { SourcePicture } from '../form/source-picture.ts'
import { emptyDraft, toBody, wholeOf } from './draft.ts'
import { parseDraft } from './draft-store.ts'

const heart = effectById('together-heart-frame')!
const wipe = effectById('together-before-after')!
const upload: SourcePicture = { kind: 'upload', id: 'u1', src: '/u1.webp', width: 600, height: 900 }
const work: SourcePicture = { kind: 'image', id: 'w1', src: '/w1.webp', width: 900, height: 600 }

test('photos go out by the roles of the effect, in its order, as uploads or works', () => {
  const body = toBody({ ...emptyDraft(heart), pictures: [upload, work], text: '  for ever ' }, heart)
  expect(body.inputs).toEqual([
    { role: 'person-1', upload_id: 'u1' },
    { role: 'person-2', image_id: 'w1' },
  ])
  expect(body).toMatchObject({ text: 'for ever', duration: 5, quality: '720p', generate_audio: true })
  expect(body).not.toHaveProperty('seed')
  expect(checkEffectRequest(heart, body)).toMatchObject({ ok: true })
})

test('what the effect does not have is not asked for', () => {
  const body = toBody({ ...emptyDraft(wipe), pictures: [work, upload], text: 'words', generate_audio: true }, wipe)
  expect(body).not.toHaveProperty('text')
  expect(body).not.toHaveProperty('generate_audio')
  expect(checkEffectRequest(wipe, body)).toMatchObject({ ok: true })
})

test('without a wish the film takes the shape of its first photo', () => {
  const draft = emptyDraft(heart)
  expect(wholeOf(draft, heart).aspect_ratio).toBe('16:9')
  expect(wholeOf({ ...draft, pictures: [upload, work] }, heart).aspect_ratio).toBe('9:16')
  expect(wholeOf({ ...draft, pictures: [upload, work], aspect_ratio: '1:1' }, heart).aspect_ratio).toBe('1:1')
})

test('a draft comes back from storage as it was left', () => {
  const draft = {
    ...emptyDraft(heart),
    pictures: [null, work],
    text: 'us',
    duration: 8,
    generate_audio: false,
    seed: 7,
    is_private: true,
  }
  expect(parseDraft(JSON.stringify(draft), heart)).toEqual(draft)
})

test('what storage holds is not believed', () => {
  expect(parseDraft(null, heart)).toBeNull()
  expect(parseDraft('[1', heart)).toBeNull()
  const wild = {
    pictures: [{ ...upload, src: 'https://elsewhere.test/p.png' }, work, work],
    text: 'x'.repeat(500),
    aspect_ratio: '21:9',
    quality: '8k',
    duration: 4,
    generate_audio: 'yes',
    seed: -1,
  }
  expect(parseDraft(JSON.stringify(wild), heart)).toEqual({
    ...emptyDraft(heart),
    pictures: [null, work],
    text: 'x'.repeat(40),
  })
})
