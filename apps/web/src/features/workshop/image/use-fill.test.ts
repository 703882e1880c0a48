import type { GalleryImage } from '@easel/contract/entities/gallery'
import { expect, test } from 'vitest'
import { emptyDraft } from './draft.ts'
import type { Draft } from './draft.ts'
import { entries, entry } from '../form/test-models.ts'
import { createFill } from './use-fill.ts'
import type { WorkshopForm } from '../form/use-form.ts'

const painter = entry('easel-painter')
const picture = {
  id: 'p1',
  image: '/files/p1.png',
  variants: [],
  width: 768,
  height: 1024,
  mode: 't2i',
  model_name: 'easel-painter',
  prompt: 'a fox',
  promptUsed: 'a fox',
  negativePrompt: null,
  style: 'oil',
  seed: 5,
  strength: null,
  parentImage: null,
  source_image: null,
} as unknown as GalleryImage

/** A form that only notes what is taken over. */
function filler(draft: Partial<Draft> = {}) {
  const taken: { wish: Partial<Draft>; about: string }[] = []
  let isShown = false
  const form = {
    models: entries(['easel-painter', 'hunyuan-image-3', 'qwen-image']),
    model: painter,
    draft: { ...emptyDraft(painter, 't2i'), ...draft },
    takeOver: (wish: Partial<Draft>, about: string) => void taken.push({ wish, about }),
  } as unknown as WorkshopForm<Draft>
  const fill = createFill(form, () => {
    isShown = true
  })
  return { fill, last: () => taken.at(-1), isShown: () => isShown }
}

test('a remix takes the settings and leaves the seed open, or keeps it when asked', () => {
  const { fill, last, isShown } = filler()
  fill.remix(picture, null, false)
  expect(last()?.wish).toMatchObject({ prompt: 'a fox', style: 'oil', seed: null, source: null })
  fill.remix(picture, null, true)
  expect(last()?.wish).toMatchObject({ seed: 5 })
  expect(isShown()).toBe(true)
})

test('a variation starts from the picture itself, near or far from it', () => {
  const { fill, last } = filler()
  fill.vary(picture, 'subtle')
  expect(last()?.wish).toMatchObject({ mode: 'i2i', model: 'easel-painter', style: 'oil', strength: 0.3, width: 768 })
  expect(last()?.wish.source).toMatchObject({ kind: 'image', id: 'p1' })
  fill.vary(picture, 'strong')
  expect(last()?.wish.strength).toBe(0.75)
})

test('as a reference the picture comes without its words when there are some already', () => {
  const written = filler({ prompt: 'a harbour', seed: 3 })
  written.fill.reference(picture)
  expect(written.last()?.wish).toMatchObject({ mode: 'i2i', prompt: 'a harbour', seed: 3 })
  const empty = filler()
  empty.fill.reference(picture)
  expect(empty.last()?.wish.prompt).toBe('a fox')
})

test('a model that starts from words only is not asked to; the one that does it is named', () => {
  const { fill, last } = filler()
  fill.vary({ ...picture, model_name: 'hunyuan-image-3' }, 'subtle')
  expect(last()?.wish.model).toBe('easel-painter')
  expect(last()?.about).toMatch(/Easel Painter does it/)
})
