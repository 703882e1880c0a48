import { expect, test } from 'vitest'
import { pickDifferent } from './pick-works.ts'

const work = (id: string, ...tags: string[]) => ({ id, tags: tags.map((tag) => ({ id: tag })) })
const ids = (works: { id: string }[]) => works.map((one) => one.id)

test('the most liked first, then the ones that are least like those before', () => {
  const works = [
    work('a', 'sea', 'dusk'),
    work('b', 'sea', 'dusk'),
    work('c', 'dusk'),
    work('d', 'city'),
    work('e', 'forest'),
  ]
  expect(ids(pickDifferent(works, 4))).toEqual(['a', 'd', 'e', 'c'])
})

test('without tags the order stays, and there are never more than there are', () => {
  expect(ids(pickDifferent([work('a'), work('b')], 4))).toEqual(['a', 'b'])
})
