import { afterAll, beforeAll, expect, test } from 'vitest'
import { AppError } from '../../errors.ts'
import { startTestServer, type Person, type TestServer } from '../../testing/server.ts'
import { ensureMonth } from './ensure-month.ts'
import { grant } from './grant.ts'
import { hold } from './hold.ts'
import { capture, release, type Settlement } from './settle.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const DAY = 86_400_000
const inTransaction: TestServer['context']['db']['transaction'] = () => server.context.db.transaction()
const holdFor = (userId: string, generationId: string, amount: number) =>
  inTransaction().execute((trx) => hold(server.context, trx, { userId, generationId, amount, reason: 'a picture' }))
const settle = (command: typeof capture, settlement: Omit<Settlement, 'reason'>) =>
  inTransaction().execute((trx) => command(server.context, trx, { ...settlement, reason: 'settled' }))
const availableOf = async (userId: string) =>
  (
    await server.context.db
      .selectFrom('balances')
      .select('available')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
  ).available

/** decisions.md 4: the balance is the sum of its entries, and each entry knows the balance after it. */
async function expectExact(userId: string): Promise<void> {
  const entries = await server.context.db
    .selectFrom('ledger_entries')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
  let balance = 0
  for (const entry of entries) {
    balance += entry.change
    expect(entry.balance_after).toBe(balance)
  }
  expect(await availableOf(userId)).toBe(balance)
}

async function withBalance(amount: number): Promise<Person> {
  const person = await server.signUp()
  await holdFor(person.id, server.context.id(), 600 - amount)
  return person
}

test('a balance for exactly 7 serves 7 of 200 that come at once', async () => {
  const person = await withBalance(7 * 20 + 13)
  const ids = Array.from({ length: 200 }, () => server.context.id())
  const outcomes = await Promise.allSettled(ids.map((id) => holdFor(person.id, id, 20)))
  expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(7)
  for (const outcome of outcomes)
    if (outcome.status === 'rejected')
      expect(outcome.reason).toMatchObject({
        code: 'not_enough_credits',
        extra: { credits: { needed: 20, available: 13 } },
      })
  expect(await availableOf(person.id)).toBe(13)
  await expectExact(person.id)
})

test('P5: what is held, delivered and given back is exact to the credit', async () => {
  const person = await withBalance(100)
  const generationId = server.context.id()
  expect(await holdFor(person.id, generationId, 60)).toBe(40)
  expect(await settle(capture, { generationId, amount: 45 })).toBe(true)
  expect(await settle(release, { generationId, amount: 15 })).toBe(true)
  expect(await availableOf(person.id)).toBe(55)
  await expectExact(person.id)
})

test('capturing and releasing twice changes nothing, also at once', async () => {
  const person = await withBalance(100)
  const generationId = server.context.id()
  await holdFor(person.id, generationId, 60)
  for (const command of [capture, release]) {
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => settle(command, { generationId, amount: 30 })))
    expect(outcomes.filter(Boolean)).toHaveLength(1)
  }
  expect(await availableOf(person.id)).toBe(70)
  await expectExact(person.id)
})

test('more than was held can neither be kept nor given back', async () => {
  const person = await withBalance(100)
  const generationId = server.context.id()
  await holdFor(person.id, generationId, 60)
  await expect(settle(release, { generationId, amount: 61 })).rejects.toThrow(/60 are open/)
  await settle(capture, { generationId, amount: 50 })
  await expect(settle(release, { generationId, amount: 11 })).rejects.toThrow(/10 are open/)
  await expect(settle(capture, { generationId: server.context.id(), amount: 1 })).rejects.toThrow(/holds no credits/)
  await expectExact(person.id)
})

test('one generation is held once', async () => {
  const person = await withBalance(100)
  const generationId = server.context.id()
  await holdFor(person.id, generationId, 20)
  await expect(holdFor(person.id, generationId, 20)).rejects.toThrow(/unique/)
  expect(await availableOf(person.id)).toBe(80)
})

test('a grant is given once for its key, also at once', async () => {
  const person = await withBalance(100)
  const give = () =>
    inTransaction().execute((trx) =>
      grant(server.context, trx, { userId: person.id, amount: 5, reason: 'gift', key: 'gift:1' }),
    )
  const outcomes = await Promise.all(Array.from({ length: 20 }, give))
  expect(outcomes.filter(Boolean)).toHaveLength(1)
  expect(await availableOf(person.id)).toBe(105)
  await expectExact(person.id)
})

test('decisions.md 4: the next month tops the balance up, once, and nothing accumulates', async () => {
  const own = await startTestServer()
  const person = await own.signUp()
  const balance = () => person.api('GET /api/v1/credits/balance')
  const first = await balance()
  expect(first).toMatchObject({ total_available: 600, monthly_credits_limit: 600, monthly_credits_used: 0 })
  const { context } = own
  await context.db
    .transaction()
    .execute((trx) => hold(context, trx, { userId: person.id, generationId: 'g1', amount: 250, reason: 'a' }))
  expect(await balance()).toMatchObject({ total_available: 350, monthly_credits_used: 250 })

  own.clock.advance(new Date(first.next_grant_at ?? '').getTime() - own.clock.now().getTime() - 1)
  expect(await balance()).toMatchObject({ total_available: 350, next_grant_at: first.next_grant_at })
  own.clock.advance(1)
  // The job, a read and a submission all notice at the same moment.
  await Promise.all([
    own.runJob('credits.grant', {}),
    own.runJob('credits.grant', {}),
    balance(),
    context.db.transaction().execute((trx) => ensureMonth(context, trx, person.id)),
  ])
  const second = await balance()
  expect(second).toMatchObject({ total_available: 600, monthly_credits_used: 0 })
  expect(new Date(second.next_grant_at ?? '') > own.clock.now()).toBe(true)
  const grants = await context.db
    .selectFrom('ledger_entries')
    .select('amount')
    .where('kind', '=', 'grant')
    .orderBy('id')
    .execute()
  expect(grants.map((entry) => entry.amount)).toEqual([600, 250])
  await own.stop()
})

test('the job grants a month to everybody to whom it is due, guests excepted', async () => {
  const own = await startTestServer()
  const people = await Promise.all(Array.from({ length: 3 }, () => own.signUp()))
  const guest = await own.guest()
  own.clock.advance(31 * DAY)
  await own.runJob('credits.grant', {})
  await own.runJob('credits.grant', {})
  const grants = await own.context.db
    .selectFrom('ledger_entries')
    .select(['user_id', 'reason'])
    .where('kind', '=', 'grant')
    .execute()
  for (const person of people) expect(grants.filter((entry) => entry.user_id === person.id)).toHaveLength(2)
  expect(grants.filter((entry) => entry.user_id === guest.id)).toHaveLength(1)
  await own.stop()
})

test('random sequences of everything never leave the ledger inexact', async () => {
  const random = mulberry(20_261_121)
  const people = await Promise.all(Array.from({ length: 3 }, () => server.signUp()))
  const open: { userId: string; id: string; held: number }[] = []
  const step = async (): Promise<void> => {
    const person = people[Math.floor(random() * people.length)]
    const choice = random()
    if (person && choice < 0.5) {
      const id = server.context.id()
      const held = Math.floor(random() * 90)
      await holdFor(person.id, id, held)
      open.push({ userId: person.id, id, held })
    } else if (choice < 0.6 && person) {
      const key = `gift:${Math.floor(random() * 5)}`
      await inTransaction().execute((trx) =>
        grant(server.context, trx, { userId: person.id, amount: Math.floor(random() * 50), reason: 'gift', key }),
      )
    } else {
      const [job] = open.splice(Math.floor(random() * open.length), 1)
      if (!job) return
      const kept = Math.floor(random() * (job.held + 1))
      await Promise.all([
        settle(capture, { generationId: job.id, amount: kept }),
        settle(release, { generationId: job.id, amount: job.held - kept }),
      ])
    }
  }
  const refusals = { count: 0 }
  for (let round = 0; round < 60; round++) {
    const outcomes = await Promise.allSettled(Array.from({ length: 6 }, step))
    for (const outcome of outcomes) {
      if (outcome.status === 'fulfilled') continue
      expect(outcome.reason).toBeInstanceOf(AppError)
      refusals.count++
    }
  }
  expect(refusals.count).toBeGreaterThan(0)
  for (const person of people) await expectExact(person.id)
})

function mulberry(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
