import type { ImageGenerateBody } from '@easel/contract/entities/requests'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { faultsOf } from '../../testing/invariants.ts'
import { startTestServer, type Person, type TestServer } from '../../testing/server.ts'
import { fakeHost } from './testing/fake-host.ts'
import { moneyOf, ORDER } from './testing/orders.ts'

let server: TestServer
const fake = fakeHost()
beforeAll(async () => {
  server = await startTestServer({ hosts: () => fake.hosts })
})
beforeEach(() => {
  fake.fate = () => 'done'
  fake.submissions.length = 0
  fake.cancelled.length = 0
})
afterAll(() => server.stop())

async function ordered(person: Person, body: Partial<ImageGenerateBody> = {}): Promise<string> {
  return (await person.api('POST /api/v1/images/generate', { json: { ...ORDER, ...body } })).generation_id
}
const state = (person: Person, id: string) => person.api('GET /api/v1/images/generation/{id}', { params: { id } })

describe('DELETE /api/v1/generations/{id}', () => {
  const cancel = (person: Person, id: string) => person.api('DELETE /api/v1/generations/{id}', { params: { id } })

  test('a waiting job ends at once, with its refund; twice is once', async () => {
    const ada = await server.signUp()
    const id = await ordered(ada)
    expect(await cancel(ada, id)).toMatchObject({ status: 'cancelled', refunded: 20 })
    expect(await cancel(ada, id)).toMatchObject({ status: 'cancelled', refunded: 20 })
    await server.runJobs('generation.run')
    expect(fake.submissions).toHaveLength(0)
    expect(await moneyOf(server, ada.id)).toEqual({ available: 600, entries: ['hold 20', 'release 20'], sum: 600 })
  })

  test('a running job stops at its host; what was made of it is dropped and nothing is charged', async () => {
    const ada = await server.signUp()
    const id = await ordered(ada, { num_outputs: 3 })
    fake.fate = (index) => (index === 1 ? 'hangs' : 'done')
    const seen = fake.hanging()
    const running = server.runJobs('generation.run')
    await seen
    expect(await cancel(ada, id)).toMatchObject({ stage: expect.stringMatching(/cancell/) })
    await running
    expect(await state(ada, id)).toMatchObject({ status: 'cancelled', refunded: 60, images: [] })
    expect(fake.cancelled).toEqual([{ id: `${id}-1` }])
    expect(await moneyOf(server, ada.id)).toEqual({ available: 600, entries: ['hold 60', 'release 60'], sum: 600 })
    await server.runJob('media.sweep', {})
    expect(await faultsOf(server)).toEqual([])
  })

  test('a finished job stays as it is', async () => {
    const ada = await server.signUp()
    const id = await ordered(ada)
    await server.runJobs('generation.run')
    expect(await cancel(ada, id)).toMatchObject({ status: 'completed', refunded: 0 })
  })

  test('no session, and not yours', async () => {
    const [ada, eve] = [await server.signUp('Ada'), await server.signUp('Eve')]
    const id = await ordered(ada)
    await expect(cancel(eve, id)).rejects.toMatchObject({ status: 404 })
    await expect(server.api()('DELETE /api/v1/generations/{id}', { params: { id } })).rejects.toMatchObject({
      status: 401,
    })
    expect((await state(ada, id)).status).toBe('queued')
    await server.runJobs('generation.run')
  })
})

describe('deadlines', () => {
  test('a running job that takes too long ends, is stopped at its host, and costs nothing', async () => {
    const ada = await server.signUp()
    const id = await ordered(ada)
    fake.fate = () => 'hangs'
    const seen = fake.hanging()
    const running = server.runJobs('generation.run')
    await seen
    server.clock.advance(11 * 60_000)
    await running
    expect(await state(ada, id)).toMatchObject({ status: 'failed', refunded: 20, error: { code: 'timeout' } })
    expect(fake.cancelled).toHaveLength(1)
  })

  test('the sweep ends what nobody runs any more', async () => {
    const ada = await server.signUp()
    const id = await ordered(ada)
    server.clock.advance(3 * 3_600_000)
    await server.runJob('generation.sweep', {})
    expect(await state(ada, id)).toMatchObject({ status: 'failed', error: { code: 'timeout' }, refunded: 20 })
    await server.runJobs('generation.run')
    expect((await moneyOf(server, ada.id)).entries).toEqual(['hold 20', 'release 20'])
  })
})
