import { expect, test } from 'vitest'
import { placePath, readPlace, readRequest, viewerPath } from './place.ts'

const query = (text: string) => new URLSearchParams(text)

test('G1: the view of the address; one that does not exist is the community', () => {
  expect(readPlace(query('view=liked')).view).toBe('liked')
  expect(readPlace(query('view=nonsense')).view).toBe('community')
})

test('G3: the tag is in the address and comes out of it', () => {
  const place = readPlace(query('view=community&tag=deep%20sea'))
  expect(place.tag).toBe('deep sea')
  expect(readPlace(query(placePath(place).slice(2)))).toEqual(place)
  expect(placePath({ ...place, tag: null })).toBe('/?view=community')
})

test('G2: a sort that does not exist is none, and only the community is sorted', () => {
  expect(readPlace(query('view=community&sort=worst')).sort).toBeNull()
  expect(placePath({ view: 'liked', tag: null, sort: 'top' })).toBe('/?view=liked')
  expect(placePath({ view: 'community', tag: null, sort: 'top' })).toBe('/?view=community&sort=top')
})

test('G4: a work that the address asks for, and the place without the request', () => {
  expect(readRequest(query('view=community'))).toBeNull()
  const asked = readRequest(query('view=liked&tag=sea&imageId=a1'))
  expect(asked?.id).toBe('a1')
  expect(asked && placePath(asked.place)).toBe('/?view=liked&tag=sea')
  const result = readRequest(query('view=community&showResult=r1&gallery=my-arts'))
  expect(result && [result.id, placePath(result.place)]).toEqual(['r1', '/?view=my-images'])
})

test('an open work is part of the address inside the app', () => {
  expect(viewerPath({ view: 'community', tag: 'sea', sort: null }, 'a&b')).toBe('/?view=community&tag=sea&image=a%26b')
})
