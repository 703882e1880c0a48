import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampleFilm } from '../../media/testing/sample-files.ts'
import { startTestServer, type Person, type TestServer } from '../../testing/server.ts'
import { insertVideo, storeFilm } from '../gallery/testing/films.ts'
import { send } from '../images/testing/calls.ts'

let server: TestServer
let ada: Person
let bo: Person
let film: string
let hidden: string
beforeAll(async () => {
  server = await startTestServer()
  ada = await server.signUp('Ada')
  bo = await server.signUp('Bo')
  film = await insertVideo(server.context, ada.id, { duration_ms: 2000 })
  hidden = await insertVideo(server.context, ada.id, { is_private: true })
  await storeFilm(server.context, film, await sampleFilm())
})
afterAll(() => server.stop())

const take = (id: string, body: unknown, headers: Record<string, string> = {}) =>
  send(server, 'POST', `/api/v1/videos/${id}/frame`, body, headers)

test.each([[{}], [{ at: -1 }], [{ at: '1' }], [{ at: 2.01 }], [{ at: null }]])(
  'bad input %j names the time',
  async (body) => {
    expect(await take(film, body, ada.headers)).toMatchObject([400, { details: [{ field: 'at' }] }])
  },
)

test('needs a session, and a video that one may see', async () => {
  expect(await take(film, { at: 1 })).toMatchObject([401, { code: 'session_required' }])
  expect(await take(hidden, { at: 1 }, bo.headers)).toMatchObject([404, {}])
  expect(await take('never-was', { at: 1 }, bo.headers)).toMatchObject([404, {}])
})

test('the frame becomes an upload of the person who asks: a member, or a guest', async () => {
  for (const person of [bo, await server.guest()]) {
    for (const at of [1.5, 2]) {
      const upload = await person.api('POST /api/v1/videos/{id}/frame', { params: { id: film }, json: { at } })
      expect(upload).toMatchObject({ kind: 'image', width: 160, height: 96, expires_at: expect.any(String) })
      const bytes = await (await server.request(upload.url)).arrayBuffer()
      expect(await sharp(Buffer.from(bytes)).metadata()).toMatchObject({ width: 160, height: 96 })
      const { uploads } = await person.api('GET /api/v1/uploads')
      expect(uploads.map((kept) => kept.upload_id)).toContain(upload.upload_id)
    }
  }
})
