import { expect, test } from 'vitest'
import { fillsForm, parseDeepLink, withoutDeepLink } from './deep-link.ts'

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
  expect(fillsForm(link)).toBe(true)
  expect(fillsForm(parse('tab=t2i&model=x'))).toBe(false)
})

test('what is no tab is none, and an empty value is no value', () => {
  expect(parse('tab=t2v&prompt=&seed=')).toMatchObject({ tab: null, prompt: null, seed: null })
})

test('what was read once leaves the address; the rest of it stays', () => {
  const query = new URLSearchParams('tab=t2i&model=m&prompt=p&remix=r&seed=1&source=s&view=x')
  expect(withoutDeepLink(query).toString()).toBe('tab=t2i&model=m&view=x')
  expect(withoutDeepLink(query, true).toString()).toBe('view=x')
})
