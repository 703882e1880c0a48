import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { insertPicture } from '../gallery/testing/pictures.ts'
import { nearNames } from './near-names.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ config: { connectedHosts: new Set(['replicate']) } })
})
afterAll(() => server.stop())

const modelOf = (id: string) => server.api()('GET /api/v1/models/{id}', { params: { id } })

test('lists the catalogue, whole and by tab, with what this server can run', async () => {
  const { models } = await server.api()('GET /api/v1/models')
  const { models: images } = await server.api()('GET /api/v1/models', { query: { tab: 'images' } })
  expect(images.map((model) => model.id)).toEqual(
    models.filter((model) => model.kind === 'image').map((model) => model.id),
  )
  expect(models.find((model) => model.id === 'easel-painter')).toMatchObject({ status: 'ready', built_in: true })
  expect(models.find((model) => model.id === 'sora-2')).toMatchObject({ status: 'retired', available: false })
})

test('bad input: a tab that is none is named', async () => {
  const answer = await server.request('/api/v1/models?tab=pictures')
  expect([answer.status, await answer.json()]).toMatchObject([
    400,
    { details: [{ field: expect.stringContaining('tab') }] },
  ])
})

test('a model that is none: 404, with the nearest names', async () => {
  await expect(modelOf('easel-paintr')).rejects.toMatchObject({
    status: 404,
    body: { code: 'not_found', error: expect.stringContaining('Did you mean easel-painter') },
  })
  await expect(modelOf('xyzzy')).rejects.toMatchObject({ body: { error: "There is no model named 'xyzzy'." } })
  await expect(server.api()('GET /api/v1/models/{id}/examples', { params: { id: 'xyzzy' } })).rejects.toMatchObject({
    status: 404,
  })
})

test('typical seconds: the median of a picture, measured at most once a minute', async () => {
  expect((await modelOf('easel-painter')).typical_seconds).toBeNull()
  const { id: user_id } = await server.signUp()
  for (const [seconds, outputs] of [
    [2, 1],
    [8, 2],
    [60, 1],
  ] as const) {
    const id = server.context.id()
    await server.context.db
      .insertInto('generations')
      .values({
        id,
        user_id,
        kind: 'image',
        model: 'easel-painter',
        provider: 'built-in',
        mode: 't2i',
        recipe: '{}',
        num_outputs: outputs,
        cost: 20 * outputs,
        status: 'completed',
        request_hash: id,
        work_ms: seconds * 1000,
        deadline_at: server.clock.now(),
        ended_at: server.clock.now(),
      })
      .execute()
  }
  expect((await modelOf('easel-painter')).typical_seconds).toBeNull()
  server.clock.advance(60_000)
  expect((await modelOf('easel-painter')).typical_seconds).toBe(4)
})

test('H4: at most six public pictures of the model, most liked first', async () => {
  const { id } = await server.signUp()
  const made: string[] = []
  for (let n = 0; n < 8; n++) made.push(await insertPicture(server.context, id, { likes_count: n }))
  await insertPicture(server.context, id, { likes_count: 99, is_private: true })
  await insertPicture(server.context, id, { likes_count: 98, model: 'flux' })
  const { images } = await server.api()('GET /api/v1/models/{id}/examples', { params: { id: 'easel-painter' } })
  expect(images.map((image) => image.id)).toEqual(made.toReversed().slice(0, 6))
})

test('near names', () => {
  expect(nearNames('veo-3.2', ['veo-3', 'veo-3.1', 'sora-2'])).toEqual(['veo-3', 'veo-3.1'])
  expect(nearNames('entirely-other', ['veo-3', 'sora-2'])).toEqual([])
})
