import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type Person, type TestServer } from '../../testing/server.ts'
import { hold } from './hold.ts'

let server: TestServer
let person: Person
beforeAll(async () => {
  server = await startTestServer()
  person = await server.signUp()
  for (let count = 0; count < 12; count++) await holdOne(person, `generation-${count}`)
})
afterAll(() => server.stop())

const holdOne = (owner: Person, generationId: string) =>
  server.context.db
    .transaction()
    .execute((trx) => hold(server.context, trx, { userId: owner.id, generationId, amount: 20, reason: 'a picture' }))
const statusOf = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await server.request(path, { headers })
  return [answer.status, await answer.json()]
}

describe.each(['/api/v1/credits/balance', '/api/v1/credits/usage', '/api/v1/credits/ledger'])('%s', (path) => {
  test('needs a session', async () => {
    expect(await statusOf(path)).toMatchObject([401, { code: 'session_required' }])
  })
})

test('works: the balance', async () => {
  expect(await person.api('GET /api/v1/credits/balance')).toMatchObject({
    total_available: 360,
    monthly_credits_limit: 600,
    monthly_credits_used: 240,
    next_grant_at: expect.any(String),
  })
})

test('P5: the usage and the last entries', async () => {
  const usage = await person.api('GET /api/v1/credits/usage')
  expect(usage).toMatchObject({ creditsUsed: 240, creditsLimit: 600, creditsRemaining: 360 })
  expect(usage.recent).toHaveLength(10)
  expect(usage.recent[0]).toMatchObject({
    kind: 'hold',
    amount: 20,
    change: -20,
    balance_after: 360,
    generation_id: 'generation-11',
  })
})

test('the ledger goes by cursor, whole, newest first', async () => {
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const page = await person.api('GET /api/v1/credits/ledger', { query: { limit: 5, cursor } })
    seen.push(...page.entries.map((entry) => entry.id))
    cursor = page.next_cursor ?? undefined
  } while (cursor)
  expect(seen).toHaveLength(13)
  expect(seen).toEqual(seen.toSorted((left, right) => Number(right) - Number(left)))
})

test('bad input: a limit and a cursor that are none are named', async () => {
  expect(await statusOf('/api/v1/credits/ledger?limit=0', person.headers)).toMatchObject([
    400,
    { details: [{ field: expect.stringContaining('limit') }] },
  ])
  expect(await statusOf('/api/v1/credits/ledger?cursor=abc', person.headers)).toMatchObject([
    400,
    { details: [{ field: 'cursor' }] },
  ])
})

test('not yours: the cursor of another person is refused', async () => {
  const { next_cursor } = await person.api('GET /api/v1/credits/ledger', { query: { limit: 5 } })
  const other = await server.signUp()
  expect(await statusOf(`/api/v1/credits/ledger?cursor=${next_cursor}`, other.headers)).toMatchObject([
    400,
    { details: [{ field: 'cursor' }] },
  ])
  expect((await other.api('GET /api/v1/credits/ledger')).entries).toHaveLength(1)
})
