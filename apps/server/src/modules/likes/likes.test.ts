import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type Person, type TestServer } from '../../testing/server.ts'
import { insertVideo } from '../gallery/testing/films.ts'
import { insertPicture } from '../gallery/testing/pictures.ts'
import { like, unlike } from '../images/testing/calls.ts'
import { hotScore } from '../images/hot-score.ts'

let server: TestServer
let ada: Person
beforeAll(async () => {
  server = await startTestServer()
  ada = await server.signUp()
})
afterAll(() => server.stop())

test('A1: likes and unlikes, twice is once', async () => {
  const id = await insertPicture(server.context, ada.id)
  for (let again = 0; again < 2; again++) expect(await like(ada, id)).toEqual({ has_liked: true, likes_count: 1 })
  expect(await ada.api('GET /api/v1/images/{id}', { params: { id } })).toMatchObject({
    has_liked: true,
    likes_count: 1,
  })
  for (let again = 0; again < 2; again++) expect(await unlike(ada, id)).toEqual({ has_liked: false, likes_count: 0 })
})

test('A1: a video as well', async () => {
  const params = { id: await insertVideo(server.context, ada.id) }
  for (let again = 0; again < 2; again++)
    expect(await ada.api('POST /api/v1/videos/like/{id}', { params })).toEqual({ has_liked: true, likes_count: 1 })
  expect(await ada.api('GET /api/v1/videos/{id}', { params })).toMatchObject({ has_liked: true, likes_count: 1 })
  for (let again = 0; again < 2; again++)
    expect(await ada.api('POST /api/v1/videos/unlike/{id}', { params })).toEqual({ has_liked: false, likes_count: 0 })
})

test.each([
  ['POST', '/api/v1/images/raw/{id}/like', insertPicture, insertVideo],
  ['DELETE', '/api/v1/images/raw/{id}/like', insertPicture, insertVideo],
  ['POST', '/api/v1/videos/like/{id}', insertVideo, insertPicture],
  ['POST', '/api/v1/videos/unlike/{id}', insertVideo, insertPicture],
] as const)('%s %s needs a session, a member, and one that may be seen', async (method, path, insert, insertOther) => {
  const id = await insert(server.context, ada.id)
  const hidden = await insert(server.context, (await server.signUp()).id, { is_private: true })
  const answer = async (item: string, headers: Record<string, string>) => {
    const response = await server.request(path.replace('{id}', item), { method, headers })
    return [response.status, ((await response.json()) as { code: string }).code]
  }
  expect(await answer(id, {})).toEqual([401, 'session_required'])
  expect(await answer(id, (await server.guest()).headers)).toEqual([403, 'guest_not_allowed'])
  expect(await answer(hidden, ada.headers)).toEqual([404, 'not_found'])
  expect(await answer(await insertOther(server.context, ada.id), ada.headers)).toEqual([404, 'not_found'])
  expect(await answer('never-was', ada.headers)).toEqual([404, 'not_found'])
  expect(await answer('x'.repeat(65), ada.headers)).toEqual([400, 'invalid_input'])
})

test('a like moves the item, and its tags, in hot', async () => {
  const id = await insertPicture(server.context, ada.id, { tags: ['moving'] })
  await like(ada, id)
  const { db } = server.context
  const item = await db.selectFrom('items').select(['hot', 'created_at']).where('id', '=', id).executeTakeFirstOrThrow()
  expect(item.hot).toBeCloseTo(hotScore(1, item.created_at), 6)
  const tag = await db
    .selectFrom('item_tags')
    .select(['hot', 'likes_count'])
    .where('item_id', '=', id)
    .executeTakeFirst()
  expect(tag).toEqual({ hot: item.hot, likes_count: 1 })
})

test('any storm of likes and unlikes ends with counts that equal the likes', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => server.signUp()))
  const ids: string[] = []
  for (let n = 0; n < 3; n++) ids.push(await insertPicture(server.context, ada.id, { tags: ['stormy'] }))
  const acts = Array.from({ length: 120 }, (_, n) => {
    const person = people[n % people.length] ?? ada
    const id = ids[(n * 7) % ids.length] ?? ''
    return n % 5 < 3 ? like(person, id) : unlike(person, id)
  })
  await Promise.all(acts)
  const { db } = server.context
  for (const id of ids) {
    const { likes_count } = await db
      .selectFrom('items')
      .select('likes_count')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const likes = await db.selectFrom('likes').select('user_id').where('item_id', '=', id).execute()
    const tag = await db.selectFrom('item_tags').select('likes_count').where('item_id', '=', id).executeTakeFirst()
    expect([likes_count, tag?.likes_count]).toEqual([likes.length, likes.length])
  }
})
