import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { VideoPage } from '@easel/contract/routes/videos'
import { startTestServer, type Person, type TestServer } from '../../testing/server.ts'
import { send } from '../images/testing/calls.ts'
import { insertVideo } from './testing/films.ts'
import { full, insertPicture } from './testing/pictures.ts'

let server: TestServer
let ada: Person
let bo: Person
let films: string[]

const ago = (minutes: number) => new Date(server.clock.now().getTime() - minutes * 60_000)
const idsOf = (page: VideoPage | undefined) => page?.videos.map((video) => video.id)

beforeAll(async () => {
  server = await startTestServer()
  ada = await server.signUp('Ada')
  bo = await server.signUp('Bo')
  films = []
  for (let n = 0; n < 20; n++)
    films.push(await insertVideo(server.context, ada.id, { created_at: ago(n * 24 * 60), likes_count: (n * 7) % 11 }))
  await insertVideo(server.context, ada.id, { is_private: true })
  await insertVideo(server.context, ada.id, { nsfw_status: 'pending', nsfw_level: null })
  await insertPicture(server.context, ada.id)
})
afterAll(() => server.stop())

/** Every page of a list by cursor. */
async function crawl(read: (cursor: string | undefined) => Promise<VideoPage | undefined>): Promise<string[]> {
  const seen: string[] = []
  for (let cursor: string | undefined, page = await read(undefined); page; page = await read(cursor)) {
    seen.push(...page.videos.map((video) => video.id))
    if (page.next_cursor === null) break
    cursor = page.next_cursor
  }
  return seen
}

describe('G1, G2: the community’s videos', () => {
  test.each(['hot', 'new', 'top'] as const)('%s: every listed video once, and no picture', async (sort) => {
    const seen = await crawl((cursor) => bo.api('GET /api/v1/videos/community', { query: { sort, cursor, limit: 3 } }))
    expect(seen.toSorted()).toEqual(films.toSorted())
    if (sort === 'new') expect(seen).toEqual(films)
    const likes = (id: string) => (films.indexOf(id) * 7) % 11
    if (sort === 'top') expect(seen.map(likes)).toEqual(films.map(likes).toSorted((a, b) => b - a))
    const byOffset = await bo.api('GET /api/v1/videos/community', { query: { sort, offset: 5, limit: 4 } })
    expect(idsOf(byOffset)).toEqual(seen.slice(5, 9))
  })

  test('G7: pages of 8, past the end 204; P1: a visitor is told the cap', async () => {
    const page = await full(bo.api('GET /api/v1/videos/community', { query: { sort: 'new' } }))
    expect(idsOf(page)).toEqual(films.slice(0, 8))
    expect(page.plan_info).toMatchObject({ plan: 'Free', total_limit: 500, remaining: 492 })
    expect(await bo.api('GET /api/v1/videos/community', { query: { offset: 20 } })).toBeUndefined()
    const visitor = await full(server.api()('GET /api/v1/videos/community'))
    expect([visitor.plan_info, visitor.visitor_info]).toEqual([null, { is_visitor: true, visitor_limit: 50 }])
  })

  test('G19: what a member reported is gone for them alone', async () => {
    const cy = await server.signUp('Cy')
    await server.context.db
      .insertInto('reports')
      .values({ user_id: cy.id, item_id: films[0] ?? '' })
      .execute()
    const seen = idsOf(await cy.api('GET /api/v1/videos/community', { query: { sort: 'new' } }))
    expect(seen).toEqual(films.slice(1, 9))
  })

  test.each(['sort=best', 'limit=0', 'offset=-1', 'cursor=abc'])('bad input %s is named', async (query) => {
    expect(await send(server, 'GET', `/api/v1/videos/community?${query}`)).toMatchObject([
      400,
      { details: [{ field: expect.stringContaining(query.split('=')[0] ?? '') }] },
    ])
  })

  test('the cursor of the pictures’ list is refused', async () => {
    for (let n = 0; n < 3; n++) await insertPicture(server.context, ada.id)
    const { next_cursor } = await full(bo.api('GET /api/v1/images/random', { query: { sort: 'new', limit: 2 } }))
    const path = `/api/v1/videos/community?sort=new&cursor=${next_cursor}`
    expect(await send(server, 'GET', path, undefined, bo.headers)).toMatchObject([400, {}])
  })
})

describe('own and liked videos', () => {
  test.each(['GET /api/v1/videos/user', 'GET /api/v1/videos/liked'] as const)('%s needs a session', async (call) => {
    await expect(server.api()(call)).rejects.toMatchObject({ status: 401 })
    expect(await (await server.signUp()).api(call)).toBeUndefined()
    const path = call.split(' ')[1] ?? ''
    expect(await send(server, 'GET', `${path}?limit=0`, undefined, bo.headers)).toMatchObject([400, {}])
  })

  test('own ones, newest first; G19: the private ones alone', async () => {
    const cy = await server.signUp('Cy')
    const made: string[] = []
    for (let n = 0; n < 6; n++)
      made.push(await insertVideo(server.context, cy.id, { created_at: ago(n), is_private: n % 2 === 0 }))
    expect(idsOf(await cy.api('GET /api/v1/videos/user'))).toEqual(made)
    const hidden = await cy.api('GET /api/v1/videos/user', { query: { private_only: '1' } })
    expect(idsOf(hidden)).toEqual([made[0], made[2], made[4]])
    const all = await cy.api('GET /api/v1/videos/user', { query: { private_only: '0', limit: 2, offset: 2 } })
    expect(idsOf(all)).toEqual(made.slice(2, 4))
    expect(await send(server, 'GET', '/api/v1/videos/user?private_only=2', undefined, cy.headers)).toMatchObject([
      400,
      { details: [{ field: expect.stringContaining('private_only') }] },
    ])
  })

  test('liked: last liked first, no pictures; what went private is gone; a guest has no such list', async () => {
    const dan = await server.signUp('Dan')
    const chosen = films.slice(0, 3)
    for (const id of chosen) {
      await dan.api('POST /api/v1/videos/like/{id}', { params: { id } })
      server.clock.advance(1000)
    }
    const picture = await insertPicture(server.context, ada.id)
    await dan.api('POST /api/v1/images/raw/{id}/like', { params: { id: picture } })
    expect(idsOf(await dan.api('GET /api/v1/videos/liked'))).toEqual(chosen.toReversed())
    expect((await full(dan.api('GET /api/v1/images/liked'))).images.map((image) => image.id)).toEqual([picture])
    const privacy = (is_private: boolean) =>
      ada.api('PUT /api/v1/videos/{id}/privacy', { params: { id: chosen[2] ?? '' }, json: { is_private } })
    await privacy(true)
    expect(idsOf(await dan.api('GET /api/v1/videos/liked'))).toEqual([chosen[1], chosen[0]])
    await privacy(false)
    const guest = await server.guest()
    await expect(guest.api('GET /api/v1/videos/liked')).rejects.toMatchObject({ body: { code: 'guest_not_allowed' } })
  })
})

test('G10: the videos of a picture, newest first, as far as one may see them', async () => {
  const picture = await insertPicture(server.context, ada.id)
  const made: string[] = []
  for (let n = 0; n < 5; n++) {
    const facts = { parent_id: picture, mode: 'i2v', created_at: ago(n), is_private: n === 0 }
    made.push(await insertVideo(server.context, bo.id, facts))
  }
  const call = 'GET /api/v1/images/{id}/videos'
  const params = { id: picture }
  expect(await crawl((cursor) => ada.api(call, { params, query: { limit: 2, cursor } }))).toEqual(made.slice(1))
  expect(idsOf(await bo.api(call, { params }))).toEqual(made)
  // They are no variations, and variations are no videos.
  expect(await ada.api('GET /api/v1/images/{id}/variations', { params })).toBeUndefined()
  const variation = await insertPicture(server.context, ada.id, { parent_id: picture })
  expect(await ada.api(call, { params: { id: variation } })).toBeUndefined()
  const hidden = await insertPicture(server.context, ada.id, { is_private: true })
  for (const id of [hidden, 'never-was', made[1] ?? ''])
    await expect(server.api()(call, { params: { id } })).rejects.toMatchObject({ status: 404 })
  expect(await send(server, 'GET', `/api/v1/images/${'x'.repeat(65)}/videos`)).toMatchObject([400, {}])
})

test('what an effect rendered of itself is neither the community’s nor counted as made from its picture', async () => {
  const picture = await insertPicture(server.context, ada.id)
  const facts = { parent_id: picture, mode: 'effect', model: 'video-action-camera-orbit' }
  const example = await insertVideo(server.context, ada.id, { ...facts, is_demo: true })
  const work = await insertVideo(server.context, ada.id, facts)
  const seen = await crawl((cursor) => bo.api('GET /api/v1/videos/community', { query: { cursor, limit: 50 } }))
  expect([seen.includes(work), seen.includes(example)]).toEqual([true, false])
  const params = { id: picture }
  expect(idsOf(await bo.api('GET /api/v1/images/{id}/videos', { params }))).toEqual([work])
  expect(await bo.api('GET /api/v1/images/{id}', { params })).toMatchObject({ videos_count: 1 })
  // It has a page of its own all the same.
  expect(await bo.api('GET /api/v1/videos/{id}', { params: { id: example } })).toMatchObject({ id: example })
})

test('H4: at most three public videos of a model, most liked first', async () => {
  const call = 'GET /api/v1/models/{id}/video-examples'
  const made: string[] = []
  for (let n = 0; n < 4; n++) made.push(await insertVideo(server.context, ada.id, { model: 'veo-3.1', likes_count: n }))
  await insertVideo(server.context, ada.id, { model: 'veo-3.1', likes_count: 99, is_private: true })
  const { videos } = await server.api()(call, { params: { id: 'veo-3.1' } })
  expect(videos.map((video) => video.id)).toEqual(made.toReversed().slice(0, 3))
  await expect(server.api()(call, { params: { id: 'xyzzy' } })).rejects.toMatchObject({ status: 404 })
})
