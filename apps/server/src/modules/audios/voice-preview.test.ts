import { createSpeech } from '@easel/speech/speech'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/server.ts'

const preview = (id: string) => `/api/v1/audios/voices/${id}/preview`

describe('GET /api/v1/audios/voices/{id}/preview', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.stop())

  test('a voice that is none: 404', async () => {
    for (const id of ['klingon-f3', 'en-us', '..%2F..%2Fsecret']) {
      const answer = await server.request(preview(id))
      expect([answer.status, await answer.json()]).toMatchObject([
        404,
        { code: 'not_found', error: 'There is no such voice.' },
      ])
    }
  })

  test('works for everybody: M4A that may be kept, spoken once, in parts as well', async () => {
    const eve = await server.guest()
    const [first, second] = await Promise.all([
      server.request(preview('fr-f3')),
      server.request(preview('fr-f3'), { headers: eve.headers }),
    ])
    expect(Object.fromEntries(first.headers)).toMatchObject({
      'content-type': 'audio/mp4',
      'cache-control': 'public, max-age=2592000',
      'accept-ranges': 'bytes',
    })
    expect(first.headers.has('set-cookie')).toBe(false)
    const bytes = Buffer.from(await first.arrayBuffer())
    expect(bytes.toString('latin1', 4, 11)).toBe('ftypM4A')
    expect(bytes.includes('DigitalSourceType')).toBe(true)
    expect(Buffer.from(await second.arrayBuffer()).equals(bytes)).toBe(true)
    const kept: string[] = []
    for await (const key of server.context.storage.list('previews/voices/')) kept.push(key)
    expect(kept).toEqual([expect.stringMatching(/^previews\/voices\/fr-f3-[0-9a-f]{8}\.m4a$/)])

    const part = await server.request(preview('fr-f3'), { headers: { range: 'bytes=0-9' } })
    expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 10])
    const again = await server.request(preview('fr-f3'), {
      headers: { 'if-none-match': first.headers.get('etag') ?? '' },
    })
    expect(again.status).toBe(304)
  })

  test('a language without Latin letters', async () => {
    expect((await server.request(preview('ja-m3'))).status).toBe(200)
  })
})

describe('without the optional package', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ speech: createSpeech({ espeakPackage: '@easel/no-such-package' }) })
  })
  afterAll(() => server.stop())

  test('a voice answers 503, in words', async () => {
    const answer = await server.request(preview('fr-f3'))
    expect([answer.status, await answer.json()]).toMatchObject([
      503,
      { code: 'unavailable', error: expect.stringContaining('@easel/no-such-package is missing') },
    ])
  })

  test('the model says so, is refused with the same words, and costs nothing', async () => {
    const ada = await server.signUp()
    const { models } = await server.api()('GET /api/v1/models', { query: { tab: 'audio' } })
    const voice = models.find((model) => model.id === 'easel-voice')
    expect(voice).toMatchObject({
      status: 'not_connected',
      available: false,
      status_note: expect.stringMatching(/^Not installed: .+@easel\/no-such-package is missing/),
    })
    expect(models.find((model) => model.id === 'easel-composer')).toMatchObject({ available: true })
    await expect(
      ada.api('POST /api/v1/audios/generate', { json: { model: 'easel-voice', mode: 'speech', text: 'Hello.' } }),
    ).rejects.toMatchObject({ status: 409, body: { code: 'model_not_connected', error: voice?.status_note } })
    expect((await ada.api('GET /api/v1/generations')).generations).toEqual([])
  })
})
