import { expect, test } from 'vitest'
import { emptyDraft, toBody } from './draft.ts'
import { IMAGE_DRAFTS } from './draft-kind.ts'
import { parseDraft } from './draft-store.ts'
import { entry } from '../form/test-models.ts'

const painter = entry('easel-painter')

test('W3: a draft comes back as it was left', () => {
  const source = { kind: 'upload' as const, id: 'u1', src: '/files/u1', width: 640, height: 480 }
  const draft = { ...emptyDraft(painter, 'i2i'), prompt: 'a harbour', seed: 5, style: 'oil', strength: 0.3, source }
  expect(parseDraft(JSON.stringify(draft), painter, 'i2i')).toEqual(draft)
})

test('each tab and model has a key of its own', () => {
  expect(IMAGE_DRAFTS.storage.draft('t2i', 'easel-painter')).toBe('iw.draft.t2i.easel-painter')
})

test.each([null, '', 'null', '[]x', '3'])('text that is no draft is none: %j', (text) => {
  expect(parseDraft(text, painter, 't2i')).toBeNull()
})

test('fields of another time fall back, one by one', () => {
  const text = JSON.stringify({
    prompt: 'kept',
    style: 'a-style-of-old',
    steps: 31,
    width: 'wide',
    num_outputs: 9,
    seed: -4,
    source: { kind: 'file' },
  })
  expect(parseDraft(text, painter, 't2i')).toEqual({ ...emptyDraft(painter, 't2i'), prompt: 'kept', num_outputs: 4 })
})

test('a stored address elsewhere is not called', () => {
  const text = JSON.stringify({ source: { kind: 'upload', id: 'u', src: '//evil.example/x', width: 1, height: 1 } })
  expect(parseDraft(text, painter, 'i2i')?.source).toBeNull()
})

test('the request holds what was wished and nothing that the model lacks', () => {
  const draft = { ...emptyDraft(painter, 't2i'), prompt: ' a harbour ', seed: 0, strength: 0.4 }
  expect(toBody(draft, painter)).toEqual({
    model: 'easel-painter',
    mode: 't2i',
    prompt: 'a harbour',
    width: 1024,
    height: 1024,
    num_outputs: 1,
    seed: 0,
    is_private: false,
    prompt_hidden: false,
  })
})

test('the source goes along in picture to picture alone', () => {
  const source = { kind: 'image' as const, id: 'i1', src: '/x', width: 1, height: 1 }
  expect(toBody({ ...emptyDraft(painter, 'i2i'), source }, painter)).toMatchObject({ source_image_id: 'i1' })
  expect(toBody({ ...emptyDraft(painter, 't2i'), source }, painter)).not.toHaveProperty('source_image_id')
})
