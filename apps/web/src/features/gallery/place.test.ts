import { describe, expect, test } from 'vitest'
import { listView, placePath, readOpen, readPlace, readRequest, VIEWS, viewerPath, viewPath } from './place.ts'

const query = (text: string) => new URLSearchParams(text)
const community = { view: 'community', kind: 'images', tag: null, sort: null } as const

describe('G1: views', () => {
  test('the view of the address; one that does not exist is the community', () => {
    expect(readPlace(query('view=liked')).view).toBe('liked')
    expect(readPlace(query('view=nonsense')).view).toBe('community')
    for (const view of VIEWS) expect(readPlace(query(viewPath(view).slice(2))).view).toBe(view)
  })
  test('the community holds images or videos; its videos are the list of the view of videos', () => {
    const place = readPlace(query('view=community&content=videos'))
    expect(place).toEqual({ ...community, kind: 'videos' })
    expect(placePath(place)).toBe('/?view=community&content=videos')
    expect([listView(place), listView(community)]).toEqual(['videos', 'community'])
  })
  test('G5: the other views hold what they hold', () => {
    const kinds = VIEWS.map((view) => readPlace(query(`view=${view}&content=videos`)).kind)
    expect(kinds).toEqual(['videos', 'images', 'images', 'images', 'videos', 'videos', 'videos', 'videos'])
  })
})

describe('G3', () => {
  test('the tag is in the address and comes out of it', () => {
    const place = readPlace(query('view=community&tag=deep%20sea'))
    expect(place.tag).toBe('deep sea')
    expect(readPlace(query(placePath(place).slice(2)))).toEqual(place)
    expect(placePath({ ...place, tag: null })).toBe('/?view=community')
  })
  test('videos clear it', () => {
    expect(readPlace(query('view=community&content=videos&tag=sea')).tag).toBeNull()
    expect(placePath({ ...community, kind: 'videos', tag: 'sea' })).toBe('/?view=community&content=videos')
  })
})

test('G2: a sort that does not exist is none, and only the community is sorted', () => {
  expect(readPlace(query('view=community&sort=worst')).sort).toBeNull()
  expect(placePath({ ...community, view: 'liked', sort: 'top' })).toBe('/?view=liked')
  expect(placePath({ ...community, sort: 'top' })).toBe('/?view=community&sort=top')
  expect(placePath({ ...community, view: 'videos', kind: 'videos', sort: 'new' })).toBe('/?view=videos&sort=new')
})

test('G4: a work that the address asks for, and the place without the request', () => {
  expect(readRequest(query('view=community'))).toBeNull()
  const asked = readRequest(query('view=liked&tag=sea&imageId=a1'))
  expect(asked?.work).toEqual({ kind: 'images', id: 'a1' })
  expect(asked && placePath(asked.place)).toBe('/?view=liked&tag=sea')
  const result = readRequest(query('view=community&showResult=r1&gallery=my-arts'))
  expect(result && [result.work.id, placePath(result.place)]).toEqual(['r1', '/?view=my-images'])
  const video = readRequest(query('view=my-videos&videoId=v1'))
  expect(video && [video.work, placePath(video.place)]).toEqual([{ kind: 'videos', id: 'v1' }, '/?view=my-videos'])
})

test('an open work is part of the address inside the app', () => {
  const image = viewerPath({ ...community, tag: 'sea' }, { kind: 'images', id: 'a&b' })
  expect(image).toBe('/?view=community&tag=sea&image=a%26b')
  expect(readOpen(query(image.slice(2)))).toEqual({ kind: 'images', id: 'a&b' })
  expect(readOpen(query(viewerPath(community, { kind: 'videos', id: 'v' }).slice(2)))).toEqual({
    kind: 'videos',
    id: 'v',
  })
  expect(readOpen(query('view=community'))).toBeNull()
})
