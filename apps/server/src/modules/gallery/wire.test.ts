import { me } from '@easel/contract/entities/account'
import * as account from '@easel/contract/routes/account'
import * as audios from '@easel/contract/routes/audios'
import * as catalogue from '@easel/contract/routes/catalogue'
import * as gallery from '@easel/contract/routes/gallery'
import * as videos from '@easel/contract/routes/videos'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ZodType } from 'zod'
import { startTestServer, type Person, type TestServer } from '../../testing/server.ts'
import { insertAudio, insertVideo } from './testing/films.ts'
import { insertPicture } from './testing/pictures.ts'

let server: TestServer
let member: Person
let guest: Person

beforeAll(async () => {
  server = await startTestServer()
  member = await server.signUp()
  guest = await server.guest()
  const { context } = server
  const parent = await insertPicture(context, member.id, {
    id: 'parent',
    tags: ['forest'],
    work_ms: 900,
    enhanced_prompt: 'b',
  })
  const child = await insertPicture(context, member.id, {
    id: 'child',
    parent_id: parent,
    prompt_hidden: true,
    seed: null,
  })
  await insertPicture(context, guest.id, {
    is_private: true,
    parent_id: child,
    expires_at: new Date(context.now().getTime() + 1000),
  })
  await insertPicture(context, member.id, {
    is_private: true,
    nsfw_status: 'failed',
    nsfw_level: null,
    had_parent: true,
  })
  await insertVideo(context, member.id, { id: 'film', parent_id: child, tags: ['sea'], work_ms: 900 })
  await insertVideo(context, member.id, { parent_id: parent, edit_of: 'film', version: 2, is_private: true })
  await insertAudio(context, member.id, { id: 'speech' })
  await insertAudio(context, member.id, { mode: 'music', is_private: true })
  await member.api('POST /api/v1/videos/like/{id}', { params: { id: 'film' } })
  await member.api('POST /api/v1/images/raw/{id}/like', { params: { id: parent } })
})
afterAll(() => server.stop())

interface GetRoute {
  readonly method: string
  readonly path: string
  readonly responses: { readonly 200?: unknown }
}

const isGet = (value: unknown): value is GetRoute =>
  typeof value === 'object' && value !== null && 'method' in value && value.method === 'get' && 'path' in value
const answersJson = ({ responses }: GetRoute) =>
  typeof responses[200] === 'object' && 'application/json' in (responses[200] as { content: object }).content
const routes = [account, audios, catalogue, gallery, videos]
  .flatMap((module) => Object.values<unknown>(module).filter(isGet))
  .filter(answersJson)

const NAMES: Record<string, string> = {
  '/api/v1/models/{id}': 'easel-painter',
  '/api/v1/models/{id}/examples': 'easel-painter',
  '/api/v1/models/{id}/video-examples': 'easel-motion',
  '/api/v1/videos/{id}': 'film',
  '/api/v1/audios/{id}': 'speech',
}
const pathOf = ({ path }: GetRoute) => path.replace('{tag}', 'forest').replace('{id}', NAMES[path] ?? 'child')

test.each(routes.map((route) => [pathOf(route), route] as const))(
  '%s answers what the contract says, no more',
  async (path, route) => {
    const schema = (route.responses[200] as { content: { 'application/json': { schema: ZodType } } }).content[
      'application/json'
    ].schema
    for (const headers of [{}, guest.headers, member.headers]) {
      const response = await server.request(path, { headers })
      expect(response.status).toBeLessThan(500)
      if (response.status !== 200) continue
      const body: unknown = await response.json()
      // Parsing drops what the schema does not know: what is left must be the whole.
      expect(schema.parse(body)).toEqual(body)
    }
  },
)

test('everything of the contract was asked', () => {
  expect(routes.length).toBeGreaterThan(18)
  expect(me.safeParse({}).success).toBe(false)
})
