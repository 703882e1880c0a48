import { createHash } from 'node:crypto'
import { VIDEO_TOKEN_SECONDS } from '@easel/contract/limits'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type Person, type TestServer } from '../../testing/server.ts'
import { insertVideo, storeFilm } from '../gallery/testing/films.ts'
import { insertPicture } from '../gallery/testing/pictures.ts'
import { send } from '../images/testing/calls.ts'

let server: TestServer
let ada: Person
let bo: Person
const FILM = Buffer.from(Array.from({ length: 1000 }, (_, n) => n % 251))

beforeAll(async () => {
  server = await startTestServer()
  ada = await server.signUp('Ada')
  bo = await server.signUp('Bo')
})
afterAll(() => server.stop())

async function film(facts: { is_private?: boolean; expires_at?: Date } = {}): Promise<string> {
  const id = await insertVideo(server.context, ada.id, facts)
  await storeFilm(server.context, id, FILM)
  return id
}

/** The whole answer: a stream that nobody reads would keep its file open. */
async function stream(id: string, token = '', headers: Record<string, string> = {}, method = 'GET') {
  const query = token === '' ? '' : `?token=${encodeURIComponent(token)}`
  const answer = await server.request(`/api/v1/videos/proxy/${id}${query}`, { method, headers })
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) }
}

const tokenFor = async (person: Person | undefined, id: string) =>
  (await server.api(person)('POST /api/v1/videos/{id}/token', { params: { id } })).token

describe('GET /api/v1/videos/proxy/{id}', () => {
  test('a public video is everybody’s, whole and in ranges', async () => {
    const id = await film()
    const whole = await stream(id)
    expect([whole.status, whole.bytes.equals(FILM)]).toEqual([200, true])
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': '1000',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
      etag: `"${createHash('sha256').update(FILM).digest('hex')}"`,
    })
    const part = await stream(id, '', { range: 'bytes=10-19' })
    expect([part.status, part.headers.get('content-range'), part.bytes]).toEqual([
      206,
      'bytes 10-19/1000',
      FILM.subarray(10, 20),
    ])
    const end = await stream(id, '', { range: 'bytes=-5' })
    expect([end.status, end.bytes]).toEqual([206, FILM.subarray(995)])
    const beyond = await stream(id, '', { range: 'bytes=1000-' })
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */1000'])
    const head = await stream(id, '', {}, 'HEAD')
    expect([head.status, head.headers.get('content-length'), head.bytes.length]).toEqual([200, '1000', 0])
    const known = await stream(id, '', { 'if-none-match': whole.headers.get('etag') ?? '' })
    expect(known.status).toBe(304)
  })

  test('a private one is its owner’s, and whoever’s its owner gives a token to', async () => {
    const id = await film({ is_private: true })
    const own = await stream(id, '', ada.headers)
    expect([own.status, own.headers.get('cache-control')]).toEqual([200, 'private, no-cache'])
    expect((await stream(id, '', bo.headers)).status).toBe(404)
    const given = await stream(id, await tokenFor(ada, id))
    expect([given.status, given.bytes.equals(FILM)]).toEqual([200, true])
    expect(given.headers.get('cache-control')).toMatch(/^private/)
  })

  test('bad input is named', async () => {
    expect(await send(server, 'GET', `/api/v1/videos/proxy/${'x'.repeat(65)}`)).toMatchObject([400, {}])
    const answer = await send(server, 'GET', `/api/v1/videos/proxy/a?token=${'x'.repeat(401)}`)
    expect(answer).toMatchObject([400, { details: [{ field: expect.stringContaining('token') }] }])
  })

  test('every token that does not hold, and a missing video, answer the same', async () => {
    const id = await film({ is_private: true })
    const other = await film({ is_private: true })
    const expired = await film({ is_private: true, expires_at: new Date(server.clock.now().getTime() + 1000) })
    const deleted = await film({ is_private: true })
    const ended = await tokenFor(ada, id)
    const [ofExpired, ofDeleted] = [await tokenFor(ada, expired), await tokenFor(ada, deleted)]
    await ada.api('DELETE /api/v1/videos/{id}', { params: { id: deleted } })
    server.clock.advance(VIDEO_TOKEN_SECONDS * 1000)
    const token = await tokenFor(ada, id)
    const [time = '', signature = ''] = token.split('.')
    const later = (parseInt(time, 36) + 1000).toString(36)
    const attempts: [string, string][] = [
      ['never-was', token],
      [await insertPicture(server.context, ada.id, { is_private: true }), token],
      [other, token],
      [id, ''],
      [id, ended],
      [id, 'a'],
      [id, '.'],
      [id, `${time}.`],
      [id, `${later}.${signature}`],
      [id, `${time}.${signature.slice(1)}`],
      [id, `${time}.${signature.slice(1)}é`],
      [id, `-${time}.${signature}`],
      [expired, ofExpired],
      [deleted, ofDeleted],
    ]
    const answers = new Set<string>()
    for (const [video, attempt] of attempts) {
      const { status, bytes } = await stream(video, attempt)
      answers.add(`${status} ${bytes.toString().replace(/"request_id":"[^"]*"/, '')}`)
    }
    expect([...answers]).toEqual([expect.stringMatching(/^404 .*This video does not exist/)])
    expect((await stream(id, token)).status).toBe(200)
  })
})

describe('POST /api/v1/videos/{id}/token', () => {
  const post = (id: string, headers: Record<string, string> = {}) =>
    send(server, 'POST', `/api/v1/videos/${id}/token`, undefined, headers)

  test('for whoever may see the video', async () => {
    const [shown, hidden] = [await film(), await film({ is_private: true })]
    expect(await post(hidden)).toMatchObject([404, {}])
    expect(await post(hidden, bo.headers)).toMatchObject([404, {}])
    expect(await post('x'.repeat(65), ada.headers)).toMatchObject([400, {}])
    expect(await post(shown)).toMatchObject([200, { token: expect.any(String) }])
    const { expires_at } = await ada.api('POST /api/v1/videos/{id}/token', { params: { id: hidden } })
    const left = (new Date(expires_at).getTime() - server.clock.now().getTime()) / 1000
    expect(left).toBeGreaterThan(VIDEO_TOKEN_SECONDS - 1)
    expect(left).toBeLessThanOrEqual(VIDEO_TOKEN_SECONDS)
  })

  test('what was public and went private is closed to tokens given before as soon as they end', async () => {
    const id = await film()
    const token = await tokenFor(undefined, id)
    await ada.api('PUT /api/v1/videos/{id}/privacy', { params: { id }, json: { is_private: true } })
    expect((await stream(id)).status).toBe(404)
    server.clock.advance(VIDEO_TOKEN_SECONDS * 1000)
    expect((await stream(id, token)).status).toBe(404)
  })
})
