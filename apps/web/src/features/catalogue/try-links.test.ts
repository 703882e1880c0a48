import { expect, test } from 'vitest'
import { tryLinks } from './try-links.ts'

const model = {
  id: 'm',
  kind: 'image',
  group: 'standard',
  supportsTxt2Img: true,
  supportsImg2Img: true,
  supportsT2V: false,
  supportsI2V: false,
} as const

test('H5: an image card offers both ways into the workshop, tab and model preselected', () => {
  expect(tryLinks(model)).toEqual([
    { label: 'Text → Img', to: '/images/workshop?tab=t2i&model=m' },
    { label: 'Img → Img', to: '/images/workshop?tab=i2i&model=m' },
  ])
})

test('H5: an SDXL card offers text alone', () => {
  expect(tryLinks({ ...model, group: 'sdxl' }).map((link) => link.label)).toEqual(['Text → Img'])
})

test('H5: a video card leaves out what the model does not support', () => {
  const video = { ...model, kind: 'video', group: 'video', supportsI2V: true } as const
  expect(tryLinks(video)).toEqual([{ label: 'Img → Vid', to: '/videos/workshop?tab=i2v&model=m' }])
  expect(tryLinks({ ...video, supportsT2V: true }).map((link) => link.label)).toEqual(['Text → Vid', 'Img → Vid'])
})
