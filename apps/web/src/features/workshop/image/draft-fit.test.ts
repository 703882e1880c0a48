import { modelsOf } from '@easel/catalogue/catalogue'
import { parameterNamed, parametersFor } from '@easel/catalogue/parameters'
import { checkImageRequest } from '@easel/catalogue/check-image-request'
import { expect, test } from 'vitest'
import { emptyDraft, toBody } from './draft.ts'
import { fitDraft, nearestSize, withoutDefaults } from './draft-fit.ts'
import { entry } from '../form/test-models.ts'

const painter = entry('easel-painter')
const banana = entry('nano-banana')
const qwen = entry('qwen-image')

test('what another model takes is kept, what it does not is named', () => {
  const draft = {
    ...emptyDraft(painter, 't2i'),
    prompt: 'a lighthouse',
    style: 'watercolor',
    steps: 40,
    seed: 7,
    num_outputs: 3,
    negative_prompt: 'people',
  }
  const { draft: next, changes } = fitDraft(draft, banana, 't2i', painter)
  expect(next).toMatchObject({
    model: 'nano-banana',
    prompt: 'a lighthouse',
    style: null,
    steps: null,
    seed: null,
    num_outputs: 1,
    negative_prompt: '',
  })
  expect(changes).toEqual([
    { label: 'Style', from: 'Watercolour', to: null },
    { label: 'Steps', from: '40', to: null },
    { label: 'Images', from: '3', to: '1' },
    { label: 'Seed', from: '7', to: null },
    { label: 'Negative prompt', from: '“people”', to: null },
  ])
})

test('an untouched form goes over without a word', () => {
  expect(fitDraft(emptyDraft(painter, 't2i'), qwen, 't2i', painter).changes).toEqual([])
})

test('a number out of the range of the other model goes to its end', () => {
  const { draft, changes } = fitDraft({ ...emptyDraft(painter, 't2i'), guidance_scale: 18 }, qwen, 't2i', painter)
  expect(draft.guidance_scale).toBe(10)
  expect(changes).toEqual([{ label: 'Guidance', from: '18', to: '10' }])
})

test('a size that the other model does not make becomes its nearest, said so', () => {
  const { draft, changes } = fitDraft(
    { ...emptyDraft(painter, 't2i'), width: 512, height: 512 },
    banana,
    't2i',
    painter,
  )
  expect(draft).toMatchObject({ width: 1024, height: 1024 })
  expect(changes).toEqual([{ label: 'Size', from: '512 × 512', to: '1024 × 1024' }])
})

test('W1, W4: whatever is fitted to a model is a request that the model takes', () => {
  const full = {
    ...emptyDraft(painter, 't2i'),
    prompt: 'x',
    style: 'oil',
    color: 'warm',
    lighting: 'dawn',
    composition: 'wide',
    steps: 50,
    guidance_scale: 20,
    scheduler: 'DDIM',
    seed: 1,
    num_outputs: 4,
    width: 512,
    height: 1280,
    negative_prompt: 'y',
    loras: [{ source: 'url' as const, ref: 'https://x', scale: 1 }],
  }
  for (const { id } of modelsOf({ kind: 'image', mode: 't2i' })) {
    const model = entry(id)
    const { draft } = fitDraft(full, model, 't2i', painter)
    expect(checkImageRequest(model, toBody(draft, model))).toMatchObject({ ok: true })
  }
})

test('leaving picture to picture says nothing of its strength', () => {
  expect(fitDraft({ ...emptyDraft(painter, 'i2i'), strength: 0.3 }, painter, 't2i', painter)).toMatchObject({
    draft: { strength: null },
    changes: [],
  })
})

test('the nearest size keeps the shape before the area', () => {
  const size = parameterNamed(parametersFor(painter, 't2i'), 'size')
  if (!size) throw new Error('the painter has sizes')
  expect(nearestSize(size, 1920, 1080)).toEqual({ width: 1280, height: 768 })
  expect(nearestSize(size, 1280, 512)).toEqual({ width: 1280, height: 512 })
})

test('values that are the default of the model are no wishes', () => {
  expect(
    withoutDefaults({ ...emptyDraft(painter, 't2i'), steps: 30, guidance_scale: 7.5, scheduler: 'DDIM' }, painter),
  ).toMatchObject({
    steps: null,
    guidance_scale: null,
    scheduler: 'DDIM',
  })
})
