import { afterAll, beforeAll, expect, test } from 'vitest'
import { ApiError } from '@easel/contract/client'
import { startTestServer, type Person, type TestServer } from '../../testing/server.ts'
import { full, insertPicture } from './testing/pictures.ts'

let server: TestServer
let parent: string
beforeAll(async () => {
  server = await startTestServer()
  const maker = await server.signUp()
  parent = await insertPicture(server.context, maker.id, { tags: ['deep'] })
  await server.context.pool.query(`insert into items
    select (jsonb_populate_record(i, jsonb_build_object('id', 'copy-' || n, 'hot', i.hot - n / 1000.0, 'parent_id', i.id,
      'created_at', i.created_at - n * interval '1 minute'))).* from items as i cross join generate_series(1, 540) as n`)
  await server.context.pool.query(`insert into item_tags
    select i.id, t.id, i.kind, i.hot, 0, true, i.created_at from items as i cross join tags as t where i.id like 'copy-%'`)
  // Videos of the same, and of the same picture.
  await server.context.pool.query(`insert into items
    select (jsonb_populate_record(i, jsonb_build_object('id', 'film-' || i.id, 'kind', 'video', 'mode', 'i2v',
      'parameters', '{"aspect_ratio":"16:9","resolution":null,"camera":null,"effect":null,"has_audio":false}'::jsonb
    ))).* from items as i where i.id like 'copy-%'`)
})
afterAll(() => server.stop())

interface End {
  readonly seen: number
  readonly error: ApiError | null
}

/** Goes as deep as it may, by cursor or by offset. */
async function dive(path: string, limit: number, by: 'cursor' | 'offset', person?: Person): Promise<End> {
  const ids = new Set<string>()
  let cursor = ''
  for (;;) {
    const place = by === 'cursor' ? `&cursor=${cursor}` : `&offset=${ids.size}`
    const init: RequestInit = person ? { headers: person.headers } : {}
    const answer = await server.request(`${path}limit=${limit}${ids.size === 0 ? '' : place}`, init)
    if (answer.status === 204) return { seen: ids.size, error: null }
    const body = (await answer.json()) as Partial<Record<'images' | 'videos', { id: string }[]>> & {
      next_cursor: string | null
    }
    if (!answer.ok) return { seen: ids.size, error: new ApiError(answer.status, body as never) }
    for (const item of body.images ?? body.videos ?? []) ids.add(item.id)
    if (by === 'cursor' && body.next_cursor === null) return { seen: ids.size, error: null }
    cursor = body.next_cursor ?? ''
  }
}

const lists = [
  '/api/v1/images/random?sort=hot&',
  '/api/v1/images/random?sort=new&',
  '/api/v1/images/random?sort=top&',
  '/api/v1/tags/deep/gallery?',
]

test.each(lists.flatMap((path) => (['cursor', 'offset'] as const).map((by) => [path, by] as const)))(
  'P1: a visitor sees 100 pictures of %s by %s, not one more',
  async (path, by) => {
    for (const limit of [7, 15, 100]) {
      const { seen, error } = await dive(path, limit, by)
      expect(seen).toBe(100)
      expect(error).toMatchObject({ status: 403, body: { code: 'visitor_limit_reached', viewed: 100 } })
    }
  },
)

test.each([
  '/api/v1/videos/community?sort=hot&',
  '/api/v1/videos/community?sort=new&',
  '/api/v1/videos/community?sort=top&',
])('P1: a visitor sees 50 videos of %s', async (path) => {
  for (const by of ['cursor', 'offset'] as const) {
    for (const limit of [8, 100]) {
      const { seen, error } = await dive(path, limit, by)
      expect(seen).toBe(50)
      expect(error).toMatchObject({ status: 403, body: { code: 'visitor_limit_reached', viewed: 50 } })
      expect(error?.message).toContain('50 videos')
    }
  }
  expect((await server.request(`${path}offset=50`)).status).toBe(403)
})

test('P1: the videos of a picture have the same end', async () => {
  expect(await dive(`/api/v1/images/${parent}/videos?`, 30, 'cursor')).toMatchObject({ seen: 50 })
})

test('P1: variations have the same end, and a guest the same as a visitor', async () => {
  expect(await dive(`/api/v1/images/${parent}/variations?`, 30, 'cursor')).toMatchObject({ seen: 100 })
  expect(await dive(lists[0] ?? '', 30, 'cursor', await server.guest())).toMatchObject({
    seen: 100,
    error: { body: { code: 'visitor_limit_reached' } },
  })
})

test('P1: jumping past the end gains nothing', async () => {
  for (const offset of [100, 101, 5000]) {
    const answer = await server.request(`/api/v1/images/random?offset=${offset}`)
    expect(answer.status).toBe(403)
  }
})

test('P2, P3: a free member sees 500, a paid one all', async () => {
  const member = await server.signUp()
  const { seen, error } = await dive(lists[0] ?? '', 90, 'cursor', member)
  expect(seen).toBe(500)
  expect(error).toMatchObject({
    status: 403,
    body: { code: 'plan_limit_reached', plan_info: { plan: 'Free', total_limit: 500, remaining: 0 } },
  })
  expect(await dive(lists[0] ?? '', 100, 'offset', member)).toMatchObject({ seen: 500 })
  await server.context.db.updateTable('users').set({ plan_id: 2 }).where('id', '=', member.id).execute()
  for (const by of ['cursor', 'offset'] as const)
    expect(await dive(lists[0] ?? '', 100, by, member)).toEqual({ seen: 541, error: null })
  const page = await full(member.api('GET /api/v1/images/random'))
  expect(page.plan_info).toMatchObject({ plan: 'Starter', total_limit: null, remaining: null })
})
