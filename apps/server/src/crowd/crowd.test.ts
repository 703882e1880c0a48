import { afterAll, beforeAll, expect, test } from 'vitest'
import { seeded } from '../fuzz/random.ts'
import { adoptGuest } from '../modules/accounts/adopt-guest.ts'
import { insertPicture } from '../modules/gallery/testing/pictures.ts'
import { createRunner, type Runner } from '../modules/generations/run-generation.ts'
import { fakeHost } from '../modules/generations/testing/fake-host.ts'
import { ORDER } from '../modules/generations/testing/orders.ts'
import { like, remove, setPrivacy, unlike } from '../modules/images/testing/calls.ts'
import { faultsOfRows } from '../testing/invariants.ts'
import { startTestServer, type Person, type TestServer } from '../testing/server.ts'

/** Many at once, over and over: whatever comes first, the invariants hold and nobody is told that the server is at fault. */
let server: TestServer
let runner: Runner
let people: Person[]
const random = seeded(3)
const never = new AbortController().signal
const fake = fakeHost()

beforeAll(async () => {
  server = await startTestServer({ hosts: () => fake.hosts })
  runner = createRunner(server.context, fake.hosts)
  people = await Promise.all(Array.from({ length: 20 }, () => server.signUp()))
})
afterAll(async () => {
  runner.stop()
  await server.stop()
})

const order = (person: Person, more: Partial<typeof ORDER> = {}) =>
  person.api('POST /api/v1/images/generate', { json: { ...ORDER, ...more } })

/** All at once; each may be refused with these statuses, and with no other. Gives how many were refused. */
async function crowd(acts: readonly Promise<unknown>[], refusals: readonly number[]): Promise<number> {
  const outcomes = await Promise.allSettled(acts)
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []))
  for (const reason of refused) {
    const status = typeof reason === 'object' && reason !== null && 'status' in reason ? reason.status : reason
    expect(refusals).toContain(status)
  }
  return refused.length
}

test('A1: twenty people like and unlike three pictures, a hundred rounds', { timeout: 300_000 }, async () => {
  const [maker] = people as [Person]
  const ids: string[] = []
  for (let n = 0; n < 3; n++) ids.push(await insertPicture(server.context, maker.id, { tags: ['liked', `tag ${n}`] }))
  for (let round = 0; round < 100; round++) {
    await crowd(
      people.map((person) => (random.chance(0.5) ? like : unlike)(person, random.pick(ids))),
      [],
    )
    if (round % 10 === 9) expect(await faultsOfRows(server)).toEqual([])
  }
})

test('A2: at the edge of the quota, toggles and deliveries at once never pass it', { timeout: 300_000 }, async () => {
  const edge = await server.signUp('Edge')
  const ids: string[] = []
  for (let n = 0; n < 13; n++) ids.push(await insertPicture(server.context, edge.id, { tags: ['edge'] }))
  let refused = 0
  for (let round = 0; round < 30; round++) {
    const toggles = ids.map((id) => setPrivacy(edge, id, random.chance(0.8)))
    refused += await crowd([...toggles, order(edge, { is_private: true, num_outputs: 2 })], [403, 429, 402])
    expect(await faultsOfRows(server)).toEqual([])
    const open = await edge.api('GET /api/v1/generations', { query: { status: 'open' } })
    const deliveries = open.generations.map(({ id }) => runner.run(id, never))
    refused += await crowd([...deliveries, ...ids.map((id) => setPrivacy(edge, id, random.chance(0.6)))], [403])
    expect(await faultsOfRows(server)).toEqual([])
  }
  expect(refused).toBeGreaterThan(10)
})

test(
  'a picture is deleted while it is liked, hidden, published and made into others',
  { timeout: 300_000 },
  async () => {
    const [maker, ...others] = people.slice(0, 8) as [Person, ...Person[]]
    for (let round = 0; round < 15; round++) {
      const id = await insertPicture(server.context, maker.id, { tags: ['lake', 'going', 'oil'] })
      const orders = await Promise.all(
        [maker, others[0] as Person].map((person) => order(person, { mode: 'i2i', source_image_id: id })),
      )
      const acts = [
        ...others.map((person) => like(person, id)),
        ...others.map((person) => unlike(person, id)),
        setPrivacy(maker, id, true),
        setPrivacy(maker, id, false),
        ...orders.map(({ generation_id }) => runner.run(generation_id, never)),
        remove(maker, id),
        remove(maker, id),
      ]
      await crowd(
        acts.toSorted(() => random.below(3) - 1),
        [404],
      )
      expect(await faultsOfRows(server)).toEqual([])
    }
  },
)

test('jobs of one person end at once, some of them cancelled', { timeout: 300_000 }, async () => {
  const maker = await server.signUp('Busy')
  for (let round = 0; round < 10; round++) {
    const orders = [await order(maker, { num_outputs: 2 }), await order(maker)]
    const acts = orders.flatMap(({ generation_id: id }) => [
      runner.run(id, never),
      ...(random.chance(0.5) ? [maker.api('DELETE /api/v1/generations/{id}', { params: { id } })] : []),
    ])
    await crowd(acts, [])
    expect(await faultsOfRows(server)).toEqual([])
  }
  const { generations } = await maker.api('GET /api/v1/generations')
  expect(new Set(generations.map((job) => job.status))).toEqual(new Set(['completed', 'cancelled']))
})

test('a guest signs in while the guest’s jobs end', { timeout: 300_000 }, async () => {
  const own = await server.signUp('Home')
  for (let round = 0; round < 3; round++) {
    const guest = await server.guest()
    const orders = [await order(guest), await order(guest, { num_outputs: 2 })]
    const runs = orders.map(({ generation_id }) => runner.run(generation_id, never))
    await crowd([...runs, adoptGuest(server.context, guest.id, own.id)], [])
    expect(await faultsOfRows(server)).toEqual([])
  }
  const { generations } = await own.api('GET /api/v1/generations')
  expect(generations.map((job) => job.status)).toEqual(Array.from({ length: 6 }, () => 'completed'))
})
