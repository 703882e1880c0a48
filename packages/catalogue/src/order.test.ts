import { expect, it } from 'vitest'
import { modelsOf } from './catalogue.ts'
import { inCatalogueOrder } from './order.ts'

it('H6: the featured image models stand first, in the listed order', () => {
  const featured = modelsOf({ group: 'standard' }).filter((model) => model.featured)
  expect(featured.map((model) => model.id)).toEqual([
    'seedream-4',
    'nano-banana',
    'hunyuan-image-3',
    'imagineart-1.0',
    'qwen-image',
  ])
  expect(modelsOf({ group: 'standard' }).slice(0, 5)).toEqual(featured)
})

it('H6: the featured video models stand first, a retired one in its place', () => {
  expect(
    modelsOf({ kind: 'video' })
      .slice(0, 6)
      .map((model) => [model.id, model.featured]),
  ).toEqual([
    ['hailuo-02', true],
    ['sora-2', true],
    ['kling-v2.5-turbo-pro', true],
    ['veo-3.1', true],
    ['wan-2.2-i2v-fast', true],
    ['easel-motion', false],
  ])
})

it('H6: the rest stand by name, capital or not, numbers as numbers', () => {
  const named = (name: string) => ({ id: name, name, featured: false })
  const sorted = ['Kling 10', 'veo 3', 'Kling 2.0', 'Veo 3 Fast', 'aria'].map(named).toSorted(inCatalogueOrder)
  expect(sorted.map((model) => model.name)).toEqual(['aria', 'Kling 2.0', 'Kling 10', 'veo 3', 'Veo 3 Fast'])
})
