import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { insertPicture } from '../gallery/testing/pictures.ts'
import { tagNames } from './tag-item.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

test('the most used tags of the community, and no word of what is private or hidden', async () => {
  const { id } = await server.signUp()
  const { context } = server
  expect(await server.api()('GET /api/v1/tags')).toEqual({ tags: [] })
  for (let n = 0; n < 3; n++)
    await insertPicture(context, id, { tags: ['Mountain  Lake', 'dusk'].slice(0, n === 0 ? 2 : 1) })
  await insertPicture(context, id, { tags: ['my secret'], is_private: true })
  await insertPicture(context, id, { tags: ['my words'], prompt_hidden: true })
  const { tags } = await server.api()('GET /api/v1/tags')
  expect(tags.map((tag) => tag.name)).toEqual(['mountain lake', 'dusk'])
  expect((await server.api()('GET /api/v1/tags', { query: { limit: 1 } })).tags).toHaveLength(1)
})

test.each(['0', '51', 'many'])('bad input: limit %s is named', async (limit) => {
  const answer = await server.request(`/api/v1/tags?limit=${limit}`)
  expect([answer.status, await answer.json()]).toMatchObject([
    400,
    { details: [{ field: expect.stringContaining('limit') }] },
  ])
})

test('pictures that are tagged at once with the same new words wait for nobody', async () => {
  const { id } = await server.signUp()
  const words = ['alpha', 'beta', 'gamma', 'delta']
  await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      insertPicture(server.context, id, { tags: words.toSorted(() => (n % 2 ? -1 : 1)) }),
    ),
  )
  const tags = await server.context.db.selectFrom('tags').select(['name', 'uses']).where('name', 'in', words).execute()
  expect(tags).toHaveLength(4)
  for (const tag of tags) expect(tag.uses).toBe(20)
})

test('words become tags: each once, lower case, at most eight', () => {
  expect(tagNames([' Old  Oak ', 'old oak', '', 'x'.repeat(41), 'Ｆｏｘ'])).toEqual(['old oak', 'fox'])
  expect(tagNames(Array.from({ length: 20 }, (_, n) => `tag ${n}`))).toHaveLength(8)
})
