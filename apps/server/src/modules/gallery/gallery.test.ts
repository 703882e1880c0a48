import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Call } from '@easel/contract/api'
import type { ImagePage } from '@easel/contract/routes/gallery'
import { startTestServer, type Person, type TestServer } from '../../testing/server.ts'
import { full, insertPicture } from './testing/pictures.ts'

let server: TestServer
let ada: Person
let bo: Person
const MINUTE = 60_000

beforeAll(async () => {
  server = await startTestServer()
  ada = await server.signUp('Ada')
  bo = await server.signUp('Bo')
})
afterAll(() => server.stop())

const ago = (minutes: number) => new Date(server.clock.now().getTime() - minutes * MINUTE)
const failure = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await server.request(path, { headers })
  return [answer.status, await answer.json()]
}

/** Every page of a list by cursor. */
async function crawl(read: (cursor: string | undefined) => Promise<ImagePage | undefined>): Promise<string[]> {
  const seen: string[] = []
  for (let cursor: string | undefined, page = await read(undefined); page; page = await read(cursor)) {
    seen.push(...page.images.map((image) => image.id))
    if (page.next_cursor === null) break
    cursor = page.next_cursor
  }
  return seen
}

describe('G2, G3: the community', () => {
  let pictures: string[]
  beforeAll(async () => {
    pictures = []
    for (let n = 0; n < 40; n++) {
      pictures.push(
        await insertPicture(server.context, ada.id, {
          created_at: ago(n * 24 * 60),
          likes_count: (n * 7) % 11,
          tags: [n % 4 === 0 ? 'rare light' : 'forest'],
        }),
      )
    }
    await insertPicture(server.context, ada.id, { is_private: true, tags: ['forest'] })
    await insertPicture(server.context, ada.id, { nsfw_status: 'pending', nsfw_level: null, tags: ['forest'] })
    await insertPicture(server.context, ada.id, { nsfw_level: 2, tags: ['forest'] })
  })

  test.each(['hot', 'new', 'top'] as const)('%s: by cursor every listed picture once, in order', async (sort) => {
    const seen = await crawl((cursor) => bo.api('GET /api/v1/images/random', { query: { sort, cursor, limit: 7 } }))
    const rows = await server.context.db
      .selectFrom('items')
      .select(['id', 'hot', 'likes_count', 'created_at'])
      .where('listed', '=', true)
      .execute()
    const rank = { hot: 'hot', new: 'created_at', top: 'likes_count' } as const
    const recent = rows.filter((row) => sort !== 'top' || row.created_at > ago(30 * 24 * 60))
    const expected = recent.toSorted(
      (a, b) =>
        Number(b[rank[sort]]) - Number(a[rank[sort]]) ||
        b.created_at.getTime() - a.created_at.getTime() ||
        (b.id < a.id ? -1 : 1),
    )
    expect(seen).toEqual(expected.map((row) => row.id))
  })

  test('G7: pages of 15, a short page ends the list, past the end 204', async () => {
    const first = await full(bo.api('GET /api/v1/images/random', { query: { sort: 'new' } }))
    expect(first.images.map((image) => image.id)).toEqual(pictures.slice(0, 15))
    const last = await full(bo.api('GET /api/v1/images/random', { query: { sort: 'new', offset: 30 } }))
    expect(last.images.map((image) => image.id)).toEqual(pictures.slice(30))
    expect(last.next_cursor).toBeNull()
    expect(await bo.api('GET /api/v1/images/random', { query: { offset: 40 } })).toBeUndefined()
    expect(await bo.api('GET /api/v1/images/random', { query: { tag: 'nobody-used-this' } })).toBeUndefined()
  })

  test('offset and cursor agree, and a page by offset goes on by cursor', async () => {
    const byOffset = await full(bo.api('GET /api/v1/images/random', { query: { sort: 'hot', offset: 10, limit: 5 } }))
    const all = await crawl((cursor) => bo.api('GET /api/v1/images/random', { query: { sort: 'hot', cursor } }))
    expect(byOffset.images.map((image) => image.id)).toEqual(all.slice(10, 15))
    const next = await full(
      bo.api('GET /api/v1/images/random', { query: { sort: 'hot', limit: 5, cursor: byOffset.next_cursor ?? '' } }),
    )
    expect(next.images.map((image) => image.id)).toEqual(all.slice(15, 20))
  })

  test('G3: a tag filters, under both paths', async () => {
    const expected = pictures.filter((_, n) => n % 4 === 0)
    const query = { sort: 'new', limit: 50 } as const
    const filtered = await full(bo.api('GET /api/v1/images/random', { query: { ...query, tag: ' Rare Light' } }))
    const gallery = await full(bo.api('GET /api/v1/tags/{tag}/gallery', { params: { tag: 'rare light' }, query }))
    expect(filtered.images.map((image) => image.id)).toEqual(expected)
    expect(gallery.images.map((image) => image.id)).toEqual(expected)
    expect(filtered.images[0]?.tags).toEqual([{ id: expect.any(String), name: 'rare light' }])
  })

  test('G19: what a member reported is gone for them alone, in every page', async () => {
    const reporter = await server.signUp()
    const reported = pictures.slice(0, 3)
    for (const item_id of reported)
      await server.context.db.insertInto('reports').values({ user_id: reporter.id, item_id }).execute()
    const seen = await full(reporter.api('GET /api/v1/images/random', { query: { sort: 'new' } }))
    expect(seen.images.map((image) => image.id)).toEqual(pictures.slice(3, 18))
    const byOffset = await full(reporter.api('GET /api/v1/images/random', { query: { sort: 'new', offset: 15 } }))
    expect(byOffset.images.map((image) => image.id)).toEqual(pictures.slice(18, 33))
    expect((await full(bo.api('GET /api/v1/images/random', { query: { sort: 'new' } }))).images[0]?.id).toBe(
      pictures[0],
    )
  })

  test('P3: a free member is told what is left', async () => {
    const page = await full(bo.api('GET /api/v1/images/random', { query: { offset: 20 } }))
    expect(page.plan_info).toEqual({
      plan: 'Free',
      total_limit: 500,
      remaining: 465,
      private_images_limit: 10,
      private_images_used: 0,
      private_images_remaining: 10,
    })
    expect(page.visitor_info).toBeNull()
    const visitor = await full(server.api()('GET /api/v1/images/random'))
    expect([visitor.plan_info, visitor.visitor_info]).toEqual([null, { is_visitor: true, visitor_limit: 100 }])
  })

  test.each([
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['offset=-1', 'offset'],
    ['sort=best', 'sort'],
    ['cursor=abc', 'cursor'],
    ['cursor=abc.def', 'cursor'],
  ])('bad input %s is named', async (query, field) => {
    expect(await failure(`/api/v1/images/random?${query}`)).toMatchObject([
      400,
      { details: [{ field: expect.stringContaining(field) }] },
    ])
  })

  test('the cursor of another list, sort or person is refused', async () => {
    const { next_cursor } = await full(bo.api('GET /api/v1/images/random', { query: { sort: 'new' } }))
    for (const path of [
      `random?sort=hot&cursor=${next_cursor}`,
      `random?tag=forest&sort=new&cursor=${next_cursor}`,
      `user?cursor=${next_cursor}`,
    ]) {
      expect(await failure(`/api/v1/images/${path}`, bo.headers)).toMatchObject([
        400,
        { details: [{ field: 'cursor' }] },
      ])
    }
    expect(await failure(`/api/v1/images/random?sort=new&cursor=${next_cursor}`, ada.headers)).toMatchObject([
      400,
      { details: [{ field: 'cursor' }] },
    ])
  })
})

describe('own, private and liked lists', () => {
  const LISTS: Extract<Call, 'GET /api/v1/images/user' | 'GET /api/v1/images/private' | 'GET /api/v1/images/liked'>[] =
    ['GET /api/v1/images/user', 'GET /api/v1/images/private', 'GET /api/v1/images/liked']

  test.each(LISTS)('%s needs a session, and shows nothing of others', async (call) => {
    await expect(server.api()(call)).rejects.toMatchObject({ status: 401 })
    expect(await (await server.signUp()).api(call)).toBeUndefined()
  })

  test('own and private, newest first, with tag', async () => {
    const cy = await server.signUp('Cy')
    const made: string[] = []
    for (let n = 0; n < 6; n++)
      made.push(
        await insertPicture(server.context, cy.id, {
          created_at: ago(n),
          is_private: n % 2 === 0,
          tags: [`tag ${n % 3}`],
        }),
      )
    const idsOf = (page: ImagePage | undefined) => page?.images.map((image) => image.id)
    expect(idsOf(await cy.api('GET /api/v1/images/user'))).toEqual(made)
    expect(idsOf(await cy.api('GET /api/v1/images/user', { query: { tag: 'tag 0' } }))).toEqual([made[0], made[3]])
    const hidden = await full(cy.api('GET /api/v1/images/private'))
    expect(idsOf(hidden)).toEqual([made[0], made[2], made[4]])
    expect(hidden.plan_info).toMatchObject({ private_images_used: 3, private_images_remaining: 7, remaining: 500 })
    expect(await crawl((cursor) => cy.api('GET /api/v1/images/user', { query: { limit: 2, cursor } }))).toEqual(made)
    expect(idsOf(await cy.api('GET /api/v1/images/user', { query: { limit: 2, offset: 2 } }))).toEqual(made.slice(2, 4))
  })

  test('liked: last liked first; what went private or was reported is gone', async () => {
    const dan = await server.signUp('Dan')
    const made: string[] = []
    for (let n = 0; n < 4; n++) {
      const id = await insertPicture(server.context, ada.id)
      made.push(id)
      await dan.api('POST /api/v1/images/raw/{id}/like', { params: { id } })
      server.clock.advance(1000)
    }
    const read = async () => (await full(dan.api('GET /api/v1/images/liked'))).images
    expect((await read()).map((image) => image.id)).toEqual(made.toReversed())
    expect((await read()).every((image) => image.has_liked && image.likes_count === 1)).toBe(true)
    const [first = '', second = ''] = made
    await ada.api('POST /api/v1/images/raw/{id}/privacy', { params: { id: first }, json: { is_private: true } })
    await server.context.db.insertInto('reports').values({ user_id: dan.id, item_id: second }).execute()
    expect((await read()).map((image) => image.id)).toEqual([made[3], made[2]])
  })

  test('decisions.md 3: a guest sees own works, and has no liked list', async () => {
    const guest = await server.guest()
    const expires_at = ago(-60)
    const id = await insertPicture(server.context, guest.id, { is_private: true, expires_at })
    const page = await full(guest.api('GET /api/v1/images/user'))
    expect(page.images).toMatchObject([{ id, can_edit: false }])
    await expect(guest.api('GET /api/v1/images/liked')).rejects.toMatchObject({ body: { code: 'guest_not_allowed' } })
    server.clock.advance(61 * MINUTE)
    expect(await guest.api('GET /api/v1/images/user')).toBeUndefined()
  })
})

test('V5: variations, newest first, as far as one may see them', async () => {
  const parent = await insertPicture(server.context, ada.id)
  const made: string[] = []
  for (let n = 0; n < 9; n++)
    made.push(
      await insertPicture(server.context, bo.id, { parent_id: parent, created_at: ago(n), is_private: n === 0 }),
    )
  const seen = await crawl((cursor) =>
    ada.api('GET /api/v1/images/{id}/variations', { params: { id: parent }, query: { limit: 3, cursor } }),
  )
  expect(seen).toEqual(made.slice(1))
  const own = await full(
    bo.api('GET /api/v1/images/{id}/variations', { params: { id: parent }, query: { limit: 100 } }),
  )
  expect(own.images.map((image) => image.id)).toEqual(made)
  expect(await server.api()('GET /api/v1/images/{id}/variations', { params: { id: made[1] ?? '' } })).toBeUndefined()
  const hidden = await insertPicture(server.context, ada.id, { is_private: true })
  for (const id of [hidden, 'never-was']) {
    await expect(server.api()('GET /api/v1/images/{id}/variations', { params: { id } })).rejects.toMatchObject({
      status: 404,
    })
  }
})
