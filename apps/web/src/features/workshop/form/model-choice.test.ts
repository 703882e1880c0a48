import { expect, test } from 'vitest'
import { builtInFor, defaultModel, pickerGroups, pickerOrder } from './model-choice.ts'
import { entries, entry } from './test-models.ts'

const IDS = ['seedream-4', 'hunyuan-image-3', 'qwen-image', 'easel-painter'] as const

test('decisions 2: while nothing else is connected the built-in model stands first', () => {
  expect(pickerOrder(entries(IDS)).map((model) => model.id)[0]).toBe('easel-painter')
  expect(pickerOrder(entries(IDS, ['replicate'])).map((model) => model.id)).toEqual(IDS)
})

test('the form begins with a model that runs here and knows the tab', () => {
  expect(defaultModel(entries(IDS), 't2i')?.id).toBe('easel-painter')
  expect(defaultModel(entries(['hunyuan-image-3', 'qwen-image'], ['fal']), 'i2i')?.id).toBe('qwen-image')
  expect(defaultModel([], 't2i')).toBeNull()
})

test('decisions 2: a built-in model is offered in place of one that is not connected, never of itself', () => {
  expect(builtInFor(entries(IDS), entry('seedream-4'), 't2i')?.id).toBe('easel-painter')
  expect(builtInFor(entries(IDS), entry('easel-painter'), 't2i')).toBeNull()
})

test('the picker groups, searches by name and maker, and puts what the tab cannot use last', () => {
  const groups = pickerGroups(entries(IDS), 'i2i', '')
  expect(groups.map((group) => group.title)).toEqual(['Standard'])
  expect(groups[0]?.models.at(-1)?.id).toBe('hunyuan-image-3')
  expect(pickerGroups(entries(IDS), 't2i', 'tencent')[0]?.models.map((model) => model.id)).toEqual(['hunyuan-image-3'])
  expect(pickerGroups(entries(IDS), 't2i', 'nothing of the kind')).toEqual([])
})
