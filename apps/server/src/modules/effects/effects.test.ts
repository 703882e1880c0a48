import { EFFECTS } from '@easel/catalogue/effects/effects'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { moneyOf } from '../generations/testing/orders.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const post = (id: string, body: object, headers: Record<string, string> = {}) =>
  server.request(`/api/v1/video-actions/${id}/generate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

describe('GET /api/v1/video-actions/*', () => {
  test('available: at least 28 effects in at least 5 categories', async () => {
    const { categories } = await server.api()('GET /api/v1/video-actions/available')
    const names = Object.values(categories).flatMap(({ actions }) => Object.keys(actions))
    expect(Object.keys(categories).length).toBeGreaterThanOrEqual(5)
    expect(names.length).toBe(EFFECTS.length)
    expect(names.length).toBeGreaterThanOrEqual(28)
    expect(categories['camera']?.actions['dolly-zoom']).toEqual({ display_name: 'Dolly Zoom' })
  })

  test('H3: list goes in pages of 10, featured first, the rest by name, and by category', async () => {
    const first = await server.api()('GET /api/v1/video-actions/list', { query: { sort: 'featured_alphabetical' } })
    const second = await server.api()('GET /api/v1/video-actions/list', { query: { offset: 10, limit: 10 } })
    expect([first.actions.length, second.actions.length, first.total]).toEqual([10, 10, EFFECTS.length])
    const whole = await server.api()('GET /api/v1/video-actions/list', { query: { limit: 100 } })
    const ids = whole.actions.map((action) => action.id)
    expect(ids).toEqual(EFFECTS.map((entry) => entry.id))
    expect(ids.slice(0, 20)).toEqual([...first.actions, ...second.actions].map((action) => action.id))
    const rest = whole.actions.filter((action) => !action.is_featured).map((action) => action.display_name)
    expect(rest).toEqual(rest.toSorted((left, right) => left.localeCompare(right, 'en')))
    const film = await server.api()('GET /api/v1/video-actions/list', { query: { category: 'film' } })
    expect(new Set(film.actions.map((action) => action.category))).toEqual(new Set(['film']))
  })

  test('bad input: a limit of 0 and a sort that is none name their fields', async () => {
    for (const [query, field] of [
      ['limit=0', 'limit'],
      ['sort=hot', 'sort'],
    ]) {
      const answer = await server.request(`/api/v1/video-actions/list?${query}`)
      expect(answer.status).toBe(400)
      expect(((await answer.json()) as { details: { field: string }[] }).details[0]?.field).toBe(field)
    }
  })

  test('examples: empty before any is rendered, 404 for an effect that is none', async () => {
    const some = await server.api()('GET /api/v1/video-actions/{id}/examples', { params: { id: 'camera-dolly-zoom' } })
    expect(some.videos).toEqual([])
    expect((await server.request('/api/v1/video-actions/camera-teleport/examples')).status).toBe(404)
  })
})

describe('POST /api/v1/video-actions/{id}/generate', () => {
  const photo = { role: 'photo', image_id: 'never-was' }

  test('no session: refused; an effect that is none: 404', async () => {
    expect((await post('camera-dolly-zoom', { inputs: [photo] })).status).toBe(401)
    const ada = await server.signUp()
    expect((await post('camera-teleport', { inputs: [photo] }, ada.headers)).status).toBe(404)
  })

  test.each([
    ['no picture', { inputs: [] }, 'inputs'],
    ['a role that is none', { inputs: [{ role: 'cat', image_id: 'a' }] }, 'inputs'],
    ['a length that it has not', { inputs: [photo], duration: 4 }, 'duration'],
    ['six pictures', { inputs: Array.from({ length: 6 }, () => photo) }, 'inputs'],
    ['a field that nobody knows', { inputs: [photo], speed: 2 }, 'speed'],
  ])('bad input: %s names its field, and nothing is taken', async (_, body, field) => {
    const ada = await server.signUp()
    const answer = await post('camera-dolly-zoom', body, ada.headers)
    expect(answer.status).toBe(400)
    const { details } = (await answer.json()) as { details: { field: string }[] }
    expect(details.map((each) => each.field)).toContain(field)
    expect((await moneyOf(server, ada.id)).entries).toEqual([])
  })

  test('not yours: a picture that is not there is no source, and nothing is taken', async () => {
    const ada = await server.signUp()
    const answer = await post('camera-dolly-zoom', { inputs: [photo] }, ada.headers)
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([404, 'foreign_source'])
    expect((await moneyOf(server, ada.id)).entries).toEqual([])
  })

  test('decisions.md 4: the quote is the sum of the steps, less without sound', async () => {
    const quote = (generate_audio: boolean) =>
      server.api()('POST /api/v1/quotes', {
        json: { mode: 'effect', effect: 'camera-dolly-zoom', inputs: [photo], generate_audio },
      })
    const loud = await quote(true)
    expect(loud.breakdown.map((line) => line.label)).toEqual(['Measuring depth', 'Moving the camera', 'Adding sound'])
    expect([loud.credits, (await quote(false)).credits]).toEqual([30, 24])
  })
})
