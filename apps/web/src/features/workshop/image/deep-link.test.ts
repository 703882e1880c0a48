import { expect, test } from 'vitest'
import { withoutNames } from '../form/link.ts'
import { LINK_NAMES, parseDeepLink } from './deep-link.ts'

const parse = (text: string) => parseDeepLink(new URLSearchParams(text))

test('H5: tab and model are preselected', () => {
  expect(parse('tab=i2i&model=qwen-image')).toMatchObject({
    tab: 'i2i',
    model: 'qwen-image',
    prompt: null,
    remix: null,
    seed: null,
  })
})

test('prompt, picture and seed fill the form', () => {
  const link = parse('prompt=a+harbour&remix=abc&seed=12x3')
  expect(link).toMatchObject({ prompt: 'a harbour', remix: 'abc', seed: 123 })
})

test('what is no tab is none, and an empty value is no value', () => {
  expect(parse('tab=t2v&prompt=&seed=')).toMatchObject({ tab: null, prompt: null, seed: null })
})

test('what was read once leaves the address; the rest of it stays', () => {
  const query = new URLSearchParams('tab=t2i&model=m&prompt=p&remix=r&seed=1&source=s&view=x')
  expect(withoutNames(query, LINK_NAMES.once).toString()).toBe('tab=t2i&model=m&view=x')
  expect(withoutNames(query, LINK_NAMES.all).toString()).toBe('view=x')
})
