import type { PoolClient } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type Person, type TestServer } from '../../testing/server.ts'
import { insertAudio, insertVideo } from './testing/films.ts'
import { insertPicture } from './testing/pictures.ts'

let server: TestServer
let person: Person
const statements: string[] = []

beforeAll(async () => {
  server = await startTestServer()
  person = await server.signUp()
  const parent = await insertPicture(server.context, person.id, { id: 'parent', tags: ['forest'] })
  for (let n = 0; n < 30; n++) {
    await insertPicture(server.context, person.id, { tags: ['forest'], parent_id: parent, is_private: n > 25 })
  }
  for (let n = 0; n < 20; n++) {
    await insertVideo(server.context, person.id, { id: `film-${n}`, parent_id: parent, is_private: n > 15 })
    await insertAudio(server.context, person.id, { id: `sound-${n}` })
  }
  await person.api('POST /api/v1/videos/like/{id}', { params: { id: 'film-1' } })
  await person.api('POST /api/v1/images/raw/{id}/like', { params: { id: parent } })
  listen()
})
afterAll(() => server.stop())

/** Writes down every statement that goes to the database. */
function listen(): void {
  const { pool } = server.context
  const connect = pool.connect.bind(pool) as () => Promise<PoolClient>
  const heard = new WeakSet<PoolClient>()
  Object.assign(pool, {
    connect: async () => {
      const client = await connect()
      if (heard.has(client)) return client
      heard.add(client)
      const query = client.query.bind(client) as (...parameters: unknown[]) => unknown
      client.query = ((...parameters: unknown[]) => {
        const [first] = parameters
        statements.push(typeof first === 'string' ? first : (first as { text: string }).text)
        return query(...parameters)
      }) as typeof client.query
      return client
    },
  })
}

test.each([
  '/api/v1/images/random',
  '/api/v1/images/random?sort=top&limit=30',
  '/api/v1/images/random?tag=forest',
  '/api/v1/tags/forest/gallery',
  '/api/v1/images/user',
  '/api/v1/images/private',
  '/api/v1/images/liked',
  '/api/v1/images/parent',
  '/api/v1/images/parent/variations',
  '/api/v1/images/parent/videos',
  '/api/v1/models/easel-painter/examples',
  '/api/v1/models/easel-motion/video-examples',
  '/api/v1/videos/community',
  '/api/v1/videos/community?sort=top&limit=30',
  '/api/v1/videos/user',
  '/api/v1/videos/user?private_only=1',
  '/api/v1/videos/liked',
  '/api/v1/videos/film-1',
  '/api/v1/audios/user',
  '/api/v1/audios/sound-1',
])('goals: %s takes a statement for the person and one for the page', async (path) => {
  for (const [headers, most] of [
    [person.headers, 2],
    [{}, 1],
  ] as const) {
    statements.length = 0
    const response = await server.request(path, { headers })
    // Without a session the own lists are refused before anything is asked.
    const [least, limit] = response.status === 401 ? [0, 0] : [1, most]
    expect(statements.length).toBeGreaterThanOrEqual(least)
    expect(statements.length).toBeLessThanOrEqual(limit)
  }
})
