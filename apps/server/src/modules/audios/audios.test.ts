import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type Person, type TestServer } from '../../testing/server.ts'
import { insertAudio } from '../gallery/testing/films.ts'
import { send } from '../images/testing/calls.ts'

let server: TestServer
let ada: Person
let bo: Person
beforeAll(async () => {
  server = await startTestServer()
  ada = await server.signUp('Ada')
  bo = await server.signUp('Bo')
})
afterAll(() => server.stop())

const read = (api: Person['api'], id: string) => api('GET /api/v1/audios/{id}', { params: { id } })

describe('GET /api/v1/audios/{id}', () => {
  test('speech, with its captions', async () => {
    const id = await insertAudio(server.context, ada.id)
    expect(await read(bo.api, id)).toMatchObject({
      id,
      audio_url: `/files/works/${id}.m4a`,
      wav_url: `/files/works/${id}.wav`,
      captions_url: `/files/works/${id}.vtt`,
      length: 30,
      peaks: [0, 40, 100, 12],
      mode: 'speech',
      prompt: 'Good evening, and welcome.',
      voice: 'en',
      language: 'en',
      bpm: null,
      cost: null,
      can_edit: false,
    })
    expect(await read(ada.api, id)).toMatchObject({ cost: 20, can_edit: true })
  })

  test('music, as it was played; a hidden prompt is empty for others (V3)', async () => {
    const id = await insertAudio(server.context, ada.id, { mode: 'music', prompt_hidden: true, understood: ['slow'] })
    expect(await read(bo.api, id)).toMatchObject({
      mode: 'music',
      prompt: '',
      understood: [],
      captions_url: null,
      bpm: 90,
      key: 'D minor',
      sections: [{ name: 'intro', start: 0, seconds: 8 }],
    })
    expect(await read(ada.api, id)).toMatchObject({ prompt: 'a slow waltz', understood: ['slow'] })
  })

  test('bad input is named; what is private or never was answers alike', async () => {
    expect(await send(server, 'GET', `/api/v1/audios/${'x'.repeat(65)}`)).toMatchObject([400, {}])
    const hidden = await insertAudio(server.context, ada.id, { is_private: true })
    const answers = []
    for (const id of [hidden, 'never-was'])
      for (const headers of [{}, bo.headers])
        answers.push(JSON.stringify(await send(server, 'GET', `/api/v1/audios/${id}`, undefined, headers)))
    expect(new Set(answers).size).toBe(1)
    expect(answers[0]).toContain('This recording does not exist')
    expect((await read(ada.api, hidden)).audio_url).toContain('?g=')
  })
})

describe('GET /api/v1/audios/user', () => {
  test('needs a session, and names bad input', async () => {
    expect(await send(server, 'GET', '/api/v1/audios/user')).toMatchObject([401, { code: 'session_required' }])
    for (const query of ['mode=opera', 'limit=0', 'cursor=abc'])
      expect(await send(server, 'GET', `/api/v1/audios/user?${query}`, undefined, ada.headers)).toMatchObject([400, {}])
  })

  test('one’s own, newest first, by kind and page; a guest’s as well', async () => {
    const cy = await server.signUp('Cy')
    const made: string[] = []
    for (let n = 0; n < 7; n++) {
      const facts = { created_at: new Date(server.clock.now().getTime() - n * 1000), is_private: n % 2 === 0 }
      made.push(await insertAudio(server.context, cy.id, n % 3 === 0 ? { ...facts, mode: 'music' } : facts))
    }
    const first = await cy.api('GET /api/v1/audios/user', { query: { limit: 4 } })
    expect(first.audios.map((audio) => audio.id)).toEqual(made.slice(0, 4))
    const cursor = first.next_cursor ?? ''
    const rest = await cy.api('GET /api/v1/audios/user', { query: { limit: 4, cursor } })
    expect([rest.audios.map((audio) => audio.id), rest.next_cursor]).toEqual([made.slice(4), null])
    const music = await cy.api('GET /api/v1/audios/user', { query: { mode: 'music' } })
    expect(music.audios.map((audio) => audio.id)).toEqual([made[0], made[3], made[6]])
    const speech = await send(server, 'GET', `/api/v1/audios/user?mode=speech&cursor=${cursor}`, undefined, cy.headers)
    expect(speech).toMatchObject([400, { details: [{ field: 'cursor' }] }])
    expect(await bo.api('GET /api/v1/audios/user')).toEqual({ audios: [], next_cursor: null })
    const guest = await server.guest()
    const id = await insertAudio(server.context, guest.id, { is_private: true })
    expect((await guest.api('GET /api/v1/audios/user')).audios).toMatchObject([{ id, can_edit: false }])
  })
})

describe('A4: DELETE /api/v1/audios/{id}', () => {
  const remove = (person: Person, id: string) => person.api('DELETE /api/v1/audios/{id}', { params: { id } })

  test('needs a session and an own one', async () => {
    const id = await insertAudio(server.context, ada.id)
    expect(await send(server, 'DELETE', `/api/v1/audios/${id}`)).toMatchObject([401, { code: 'session_required' }])
    const tooLong = `/api/v1/audios/${'x'.repeat(65)}`
    expect(await send(server, 'DELETE', tooLong, undefined, ada.headers)).toMatchObject([400, {}])
    await expect(remove(bo, id)).rejects.toMatchObject({ status: 404 })
    await expect(remove(await server.guest(), id)).rejects.toMatchObject({ status: 403 })
  })

  test('works once; all its files are to go', async () => {
    const id = await insertAudio(server.context, ada.id)
    expect(await remove(ada, id)).toBeUndefined()
    await expect(remove(ada, id)).rejects.toMatchObject({ status: 404 })
    const removed = server.context.db.selectFrom('file_removals').select('key').where('key', 'like', `works/${id}%`)
    expect(await removed.execute()).toHaveLength(3)
  })
})
