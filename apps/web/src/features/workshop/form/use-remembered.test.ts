import { expect, test } from 'vitest'
import { parseDeepLink } from '../image/deep-link.ts'
import { IMAGE_DRAFTS } from '../image/draft-kind.ts'
import { entries } from './test-models.ts'
import { startOf } from './use-remembered.ts'

const models = entries(['easel-painter', 'hunyuan-image-3', 'qwen-image'])
const start = (address: string) => startOf(IMAGE_DRAFTS, models, parseDeepLink(new URLSearchParams(address)))

test('without an address and without memory the form begins with what runs here', () => {
  expect(start('')).toMatchObject({ draft: { mode: 't2i', model: 'easel-painter', prompt: '' }, note: null })
})

test('H5: the address chooses tab and model, connected or not', () => {
  expect(start('tab=i2i&model=qwen-image')).toMatchObject({ draft: { mode: 'i2i', model: 'qwen-image' }, note: null })
})

test('a model that is not there is named, not replaced in silence', () => {
  expect(start('tab=t2i&model=gone-1')).toMatchObject({
    draft: { model: 'easel-painter' },
    note: { kind: 'gone', model: 'gone-1', using: 'Easel Painter' },
  })
})

test('a tab that the model does not know gives way to one that it knows, and that is said', () => {
  expect(start('tab=i2i&model=hunyuan-image-3')).toMatchObject({
    draft: { mode: 't2i', model: 'hunyuan-image-3' },
    note: { kind: 'mode', model: 'Hunyuan Image 3' },
  })
})

test('prompt and seed of the address stand in the form', () => {
  expect(start('prompt=a+harbour&seed=12')).toMatchObject({ draft: { prompt: 'a harbour', seed: 12 } })
})

test('without any model there is nothing to begin with', () => {
  expect(startOf(IMAGE_DRAFTS, [], parseDeepLink(new URLSearchParams()))).toBeNull()
})
