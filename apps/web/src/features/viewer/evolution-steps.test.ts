import type { GalleryImage, ParentImage } from '@easel/contract/entities/gallery'
import { expect, test } from 'vitest'
import { operationOf, walkParents } from './evolution-steps.ts'

const parent = (id: string): ParentImage => ({
  id,
  image: `/${id}.png`,
  width: 1,
  height: 1,
  promptUsed: '',
  isPrivate: false,
  message: null,
})
const hidden: ParentImage = {
  id: null,
  image: null,
  width: null,
  height: null,
  promptUsed: '',
  isPrivate: true,
  message: 'Private.',
}
const work = (id: string, parentImage: ParentImage | null) =>
  ({
    id,
    image: `/${id}.png`,
    variants: [],
    prompt: id,
    creator_name: 'Mara',
    mode: 'i2i',
    strength: 0.6,
    parentImage,
  }) as unknown as GalleryImage

/** A server that knows these works. */
const from =
  (...works: GalleryImage[]) =>
  (id: string) => {
    const found = works.find((one) => one.id === id)
    return found ? Promise.resolve(found) : Promise.reject(new Error('404'))
  }
const ids = async (image: GalleryImage, fetchImage: (id: string) => Promise<GalleryImage>) =>
  (await walkParents(image, fetchImage)).map((step) => (step.kind === 'image' ? step.id : 'private'))

test('V6: parents come the oldest first', async () => {
  expect(await ids(work('c', parent('b')), from(work('b', parent('a')), work('a', null)))).toEqual(['a', 'b'])
})

test('V6: it stops at a private parent and shows that there is one', async () => {
  expect(await ids(work('c', parent('b')), from(work('b', hidden), work('a', null)))).toEqual(['private', 'b'])
})

test('V6: it stops on a loop', async () => {
  expect(await ids(work('c', parent('b')), from(work('b', parent('c')), work('c', parent('b'))))).toEqual(['b'])
})

test('V6: it stops on a failed response', async () => {
  expect(await ids(work('c', parent('b')), from(work('b', parent('gone'))))).toEqual(['b'])
})

test('V6: it stops after ten', async () => {
  const long = (id: string) => Promise.resolve(work(id, parent(String(Number(id) + 1))))
  expect(await ids(work('0', parent('1')), long)).toHaveLength(10)
})

test('the operation that made a step', () => {
  expect(operationOf({ mode: 't2i', strength: null })).toBe('Text → Img')
  expect(operationOf({ mode: 'i2i', strength: 0.6 })).toBe('Img → Img, 0.6')
})
