import type { ImageGenerateBody } from '@easel/contract/entities/requests'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { faultsOf } from '../../testing/invariants.ts'
import { startTestServer, type Person, type TestServer } from '../../testing/server.ts'
import { recoverGenerations } from './recover-generations.ts'
import { adoptGuest } from '../accounts/adopt-guest.ts'
import { createRunner } from './run-generation.ts'
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

const never = new AbortController().signal
async function ordered(person: Person, body: Partial<ImageGenerateBody> = {}): Promise<string> {
  return (await person.api('POST /api/v1/images/generate', { json: { ...ORDER, ...body } })).generation_id
}
const state = (person: Person, id: string) => person.api('GET /api/v1/images/generation/{id}', { params: { id } })

describe('what was not delivered', () => {
  test('one of four fails: three are delivered, a quarter is refunded', async () => {
    const ada = await server.signUp()
    const id = await ordered(ada, { num_outputs: 4 })
    fake.fate = (index) => (index === 1 ? 'fails' : 'done')
    await server.runJobs('generation.run')
    const done = await state(ada, id)
    expect(done).toMatchObject({ status: 'completed', cost: 80, refunded: 20, error: { code: 'provider_error' } })
    expect(done.error?.message).toBe('1 of 4 pictures could not be made. Their price was given back.')
    expect(done.items.map((item) => item.position)).toEqual([0, 2, 3])
    expect(await moneyOf(server, ada.id)).toEqual({
      available: 540,
      entries: ['hold 80', 'capture 60', 'release 20'],
      sum: 540,
    })
    expect(await faultsOf(server)).toEqual([])
  })

  test('a host that delivers fewer than ordered is paid for those alone', async () => {
    const remote = fakeHost({ local: false })
    remote.fate = () => ({ delivers: 1 })
    const ada = await server.signUp()
    const id = await ordered(ada, { num_outputs: 3 })
    await createRunner(server.context, remote.hosts).run(id, never)
    expect(remote.submissions.map((request) => request.numOutputs)).toEqual([3])
    expect(await state(ada, id)).toMatchObject({ status: 'completed', refunded: 40 })
    await server.runJobs('generation.run')
    expect(await faultsOf(server)).toEqual([])
  })

  test('all fail: the job failed and cost nothing', async () => {
    const ada = await server.signUp()
    const id = await ordered(ada, { num_outputs: 2 })
    fake.fate = () => 'fails'
    await server.runJobs('generation.run')
    expect(await state(ada, id)).toMatchObject({
      status: 'failed',
      refunded: 40,
      images: [],
      error: { code: 'provider_error' },
    })
    expect(await moneyOf(server, ada.id)).toEqual({ available: 600, entries: ['hold 40', 'release 40'], sum: 600 })
  })

  test('the last private places were taken meanwhile: nothing is published, nothing is charged', async () => {
    const ada = await server.signUp()
    const first = await ordered(ada, { num_outputs: 4 })
    await server.runJobs('generation.run')
    const id = await ordered(ada, { num_outputs: 4, is_private: true })
    // What a person can do by hand meanwhile: fill the plan's places.
    const [item] = (await state(ada, first)).items
    const template = await server.context.db
      .selectFrom('items')
      .selectAll()
      .where('id', '=', item?.id ?? '')
      .executeTakeFirstOrThrow()
    for (let copy = 0; copy < 8; copy++) {
      const parameters = JSON.stringify(template.parameters)
      await server.context.db
        .insertInto('items')
        .values({ ...template, id: `${template.id}${copy}`, parameters, seed: 1, is_private: true, listed: false })
        .execute()
    }
    await server.runJobs('generation.run')
    expect(await state(ada, id)).toMatchObject({
      status: 'failed',
      refunded: 80,
      error: { code: 'private_limit_reached' },
    })
    await server.runJobs('media.refine')
    await server.runJob('media.sweep', {})
    expect(await faultsOf(server)).toEqual([])
  })
})

describe('crashes', () => {
  test('killed between the order and its receipt: a local host is asked again under the same id', async () => {
    const ada = await server.signUp()
    const id = await ordered(ada)
    const work = {
      item_ids: ['item-of-a-dead-process'],
      starts: 1,
      made: [],
      failures: [],
      current: { first: 0, submission: `${id}-0`, operation: null },
    }
    await server.context.db
      .updateTable('generations')
      .set({ status: 'running', attempt: 1, operation: JSON.stringify(work) })
      .where('id', '=', id)
      .execute()
    await server.runJobs('generation.run')
    expect(fake.submissions.map((request) => request.id)).toEqual([`${id}-0`])
    expect((await state(ada, id)).items.map((item) => item.id)).toEqual(['item-of-a-dead-process'])
    expect((await moneyOf(server, ada.id)).entries).toEqual(['hold 20', 'capture 20'])
  })

  test('killed between the order and its receipt: a remote host is never ordered from twice', async () => {
    const remote = fakeHost({ local: false })
    const ada = await server.signUp()
    const id = await ordered(ada)
    const work = {
      item_ids: ['x'],
      starts: 1,
      made: [],
      failures: [],
      current: { first: 0, submission: `${id}-0`, operation: null },
    }
    await server.context.db
      .updateTable('generations')
      .set({ status: 'running', attempt: 1, operation: JSON.stringify(work) })
      .where('id', '=', id)
      .execute()
    await createRunner(server.context, remote.hosts).run(id, never)
    expect(remote.submissions).toHaveLength(0)
    expect(await state(ada, id)).toMatchObject({ status: 'failed', refunded: 20 })
    await server.runJobs('generation.run')
  })

  test('killed after the second of three: what is stored is not made again', async () => {
    const ada = await server.signUp()
    const id = await ordered(ada, { num_outputs: 3 })
    fake.fate = (index) => (index === 2 ? 'hangs' : 'done')
    // The first process dies with the third picture under way: its runner writes nothing any more.
    const dying = createRunner(server.context, fake.hosts)
    const seen = fake.hanging()
    const lost = dying.run(id, never)
    await seen
    fake.fate = () => 'done'
    await createRunner(server.context, fakeHostAfter(fake)).run(id, never)
    await lost
    expect(fake.submissions.map((request) => request.id)).toEqual([`${id}-0`, `${id}-1`, `${id}-2`])
    const done = await state(ada, id)
    expect(done.status).toBe('completed')
    expect(done.items).toHaveLength(3)
    expect((await moneyOf(server, ada.id)).entries).toEqual(['hold 60', 'capture 60'])
    await server.runJobs('generation.run')
    expect(await faultsOf(server)).toEqual([])
  })

  test('delivered twice, and after its end: it ends once', async () => {
    const ada = await server.signUp()
    const id = await ordered(ada)
    await Promise.all([
      createRunner(server.context, fake.hosts).run(id, never),
      createRunner(server.context, fake.hosts).run(id, never),
    ])
    await server.runJob('generation.run', { generation_id: id })
    await server.runJobs('generation.run')
    expect((await state(ada, id)).items).toHaveLength(1)
    expect((await moneyOf(server, ada.id)).entries).toEqual(['hold 20', 'capture 20'])
    expect(await faultsOf(server)).toEqual([])
  })

  test('a guest who signs up while the picture is made: it becomes the member’s', async () => {
    const [guest, ada] = [await server.guest(), await server.signUp()]
    const id = await ordered(guest)
    fake.fate = () => 'hangs'
    const seen = fake.hanging()
    const stop = new AbortController()
    const begun = createRunner(server.context, fake.hosts).run(id, stop.signal)
    await seen
    await adoptGuest(server.context, guest.id, ada.id)
    stop.abort()
    await expect(begun).rejects.toThrow('interrupted')
    fake.fate = () => 'done'
    await server.runJobs('generation.run')
    const done = await state(ada, id)
    expect(done.items).toMatchObject([{ creator_id: ada.id, is_private: true }])
    const row = await server.context.db
      .selectFrom('items')
      .select('expires_at')
      .where('id', '=', done.items[0]?.id ?? '')
      .executeTakeFirstOrThrow()
    expect(row.expires_at).toBeNull()
    expect(await faultsOf(server)).toEqual([])
  })

  test('three starts that all died: the fourth ends it and gives the money back', async () => {
    const ada = await server.signUp()
    const id = await ordered(ada)
    const work = { item_ids: ['y'], starts: 3, made: [], failures: [], current: null }
    await server.context.db
      .updateTable('generations')
      .set({ status: 'running', attempt: 3, operation: JSON.stringify(work) })
      .where('id', '=', id)
      .execute()
    await server.runJobs('generation.run')
    expect(await state(ada, id)).toMatchObject({ status: 'failed', refunded: 20, error: { code: 'internal' } })
  })

  test('after a restart, what ran in the dead process is queued again at once', async () => {
    const ada = await server.signUp()
    const id = await ordered(ada)
    await server.context.db
      .updateTable('generations')
      .set({ status: 'running', attempt: 1 })
      .where('id', '=', id)
      .execute()
    await recoverGenerations(server.context)
    // The dead process's own delivery comes too, some day: it finds the job ended.
    expect(await server.runJobs('generation.run')).toBe(2)
    expect((await state(ada, id)).items).toHaveLength(1)
    expect(fake.submissions).toHaveLength(1)
    expect((await moneyOf(server, ada.id)).entries).toEqual(['hold 20', 'capture 20'])
  })

  test('an orderly stop in the middle: the next process goes on', async () => {
    const ada = await server.signUp()
    const id = await ordered(ada, { num_outputs: 2 })
    fake.fate = (index) => (index === 1 ? 'hangs' : 'done')
    const stop = new AbortController()
    const seen = fake.hanging()
    const stopped = createRunner(server.context, fake.hosts).run(id, stop.signal)
    await seen
    stop.abort()
    await expect(stopped).rejects.toThrow('interrupted')
    fake.fate = () => 'done'
    await server.runJobs('generation.run')
    expect((await state(ada, id)).items).toHaveLength(2)
    expect(fake.submissions).toHaveLength(3)
    expect(await faultsOf(server)).toEqual([])
  })
})

/** The same host as seen by another process: it knows the works, and finishes what hung. */
function fakeHostAfter(first: typeof fake): typeof first.hosts {
  const host = first.hosts.get('built-in')
  if (!host) throw new Error('no host')
  const { provider } = host
  return new Map([
    [
      'built-in',
      {
        ...host,
        provider: {
          ...provider,
          status: async (operation, signal) => {
            const status = await provider.status(operation, signal)
            if (status.state !== 'pending') return status
            const request = first.submissions.at(-1)
            if (!request) throw new Error('nothing was submitted')
            const other = fakeHost()
            const again = other.hosts.get('built-in')
            if (!again) throw new Error('no host')
            return again.provider.status((await again.provider.submit(request, signal)).operation, signal)
          },
        },
      },
    ],
  ])
}
