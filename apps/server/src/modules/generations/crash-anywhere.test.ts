import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Context } from '../../context.ts'
import { faultsOf } from '../../testing/invariants.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { grant } from '../credits/grant.ts'
import { createRunner } from './run-generation.ts'
import { fakeHost } from './testing/fake-host.ts'
import { moneyOf, ORDER } from './testing/orders.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ hosts: () => new Map() })
})
afterAll(() => server.stop())

/** The context of a process that dies at its n-th step outside: from then on nothing that it asks for happens. */
function mortal(context: Context, lastStep: number): { context: Context; steps(): number } {
  let steps = 0
  const step = (): void => {
    if (++steps >= lastStep) throw new Error('the process is dead')
  }
  const watched = <Part extends object>(part: Part): Part =>
    new Proxy(part, {
      get(target, property) {
        const value: unknown = Reflect.get(target, property, target)
        if (typeof value !== 'function' || property === 'subscribe') return value
        return (...input: unknown[]) => {
          step()
          return (value as (...input: unknown[]) => unknown).apply(target, input)
        }
      },
    })
  const { db, storage, media, signals, queue } = context
  const parts = {
    db: watched(db),
    storage: watched(storage),
    media: watched(media),
    signals: watched(signals),
    queue: watched(queue),
  }
  return { context: { ...context, ...parts }, steps: () => steps }
}

test(
  'a job whose process dies at any step is delivered once, charged once, and leaves nothing behind',
  { timeout: 300_000 },
  async () => {
    const never = new AbortController().signal
    const ada = await server.signUp()
    const { context } = server
    const rich = { userId: ada.id, amount: 10_000, reason: 'A test', key: 'test' }
    await context.db.transaction().execute((trx) => grant(context, trx, rich))
    let survived = false
    let deaths = 0
    for (let lastStep = 1; !survived; lastStep++) {
      const fake = fakeHost()
      const json = { ...ORDER, num_outputs: 2 }
      const { generation_id: id } = await ada.api('POST /api/v1/images/generate', { json })
      const dying = mortal(server.context, lastStep)
      const runner = createRunner(dying.context, fake.hosts)
      survived = await runner.run(id, never).then(
        () => true,
        () => false,
      )
      runner.stop()
      if (!survived) deaths++
      // The next process; an operation is all that it needs to ask for the same work again.
      await createRunner(server.context, fake.hosts).run(id, never)
      const job = await ada.api('GET /api/v1/images/generation/{id}', { params: { id } })
      const money = await server.context.db
        .selectFrom('ledger_entries')
        .select(['kind', 'amount'])
        .where('generation_id', '=', id)
        .orderBy('id')
        .execute()
      const entries = money.map((entry) => `${entry.kind} ${entry.amount}`)
      const story = { lastStep, status: job.status, items: job.items.length, refunded: job.refunded, entries }
      const cost = job.cost
      expect(story).toEqual({
        lastStep,
        status: 'completed',
        items: 2,
        refunded: 0,
        entries: [`hold ${cost}`, `capture ${cost}`],
      })
    }
    expect(deaths).toBeGreaterThan(20)
    await server.runJobs('generation.run')
    // Bytes that a death left without a row are gone once nobody can claim them any more.
    server.clock.advance(2 * 3_600_000)
    await server.runJob('media.sweep', {})
    expect(await faultsOf(server)).toEqual([])
    const { available, sum } = await moneyOf(server, ada.id)
    expect(available).toBe(sum)
  },
)
