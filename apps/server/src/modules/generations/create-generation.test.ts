import { ApiError } from '@easel/contract/client'
import type { ImageGenerateBody } from '@easel/contract/entities/requests'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { faultsOf } from '../../testing/invariants.ts'
import { startTestServer, type Person, type TestServer } from '../../testing/server.ts'
import { fakeHost } from './testing/fake-host.ts'
import { moneyOf, ORDER } from './testing/orders.ts'

let server: TestServer
const fake = fakeHost()
beforeAll(async () => {
  server = await startTestServer({ hosts: () => fake.hosts })
})
afterAll(() => server.stop())

const refusal = async (answer: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await answer.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof ApiError)) throw new Error('it was not refused')
  return error
}
const order = (person: Person | undefined, body: Partial<ImageGenerateBody> = {}, key?: string) =>
  server.api(person)('POST /api/v1/images/generate', {
    json: { ...ORDER, ...body },
    ...(key ? { headers: { 'idempotency-key': key } } : {}),
  })
const raw = (person: Person, text: string) =>
  server.request('/api/v1/images/generate', {
    method: 'POST',
    headers: { ...person.headers, 'content-type': 'application/json' },
    body: text,
  })

describe('POST /api/v1/images/generate', () => {
  test('works: the price is held, the job waits, then the picture is there', async () => {
    const ada = await server.signUp()
    const accepted = await order(ada, { num_outputs: 2, seed: 41 })
    expect(accepted).toMatchObject({ status: 'queued', cost: 40, credits_remaining: 560 })
    const waiting = await ada.api('GET /api/v1/images/generation/{id}', { params: { id: accepted.generation_id } })
    expect(waiting).toMatchObject({
      status: 'queued',
      queue_position: 0,
      images: [],
      recipe: { seed: 41, prompt: ORDER.prompt },
    })
    await server.runJobs('generation.run')
    const done = await ada.api('GET /api/v1/images/generation/{id}', { params: { id: accepted.generation_id } })
    expect(done).toMatchObject({ status: 'completed', progress: 1, error: null, refunded: 0, queue_position: null })
    expect(done.items.map((item) => [item.seed, item.position, item.cost])).toEqual([
      [41, 0, 20],
      [42, 1, 20],
    ])
    expect(done.items[0]).toMatchObject({
      understood: ['lake'],
      ignored: ['flurbish'],
      nsfw_level: 0,
      nsfw_moderation_status: 'completed',
      is_private: false,
    })
    expect(done.items[0]?.tags.map((tag) => tag.name)).toEqual(['lake', 'oil'])
    expect(await moneyOf(server, ada.id)).toEqual({ available: 560, entries: ['hold 40', 'capture 40'], sum: 560 })
    expect(await faultsOf(server)).toEqual([])
  })

  test('no session: refused', async () => {
    expect(await refusal(order(undefined))).toMatchObject({ status: 401, code: 'session_required' })
  })

  test('decisions.md 3: a guest generates with built-in models alone, privately and for a while', async () => {
    const guest = await server.guest()
    expect(await refusal(order(guest, { model: 'qwen-image' }))).toMatchObject({ code: 'guest_not_allowed' })
    const { generation_id } = await order(guest)
    await server.runJobs('generation.run')
    const [item] = (await guest.api('GET /api/v1/images/generation/{id}', { params: { id: generation_id } })).items
    expect(item).toMatchObject({ is_private: true })
    const row = await server.context.db
      .selectFrom('items')
      .select(['listed', 'expires_at'])
      .where('id', '=', item?.id ?? '')
      .executeTakeFirstOrThrow()
    expect(row.listed).toBe(false)
    expect(row.expires_at?.getTime()).toBeGreaterThan(server.clock.now().getTime())
  })

  test('P6: a restricted account does not generate', async () => {
    const person = await server.signUp()
    await server.context.db.updateTable('users').set({ is_restricted: true }).where('id', '=', person.id).execute()
    expect(await refusal(order(person))).toMatchObject({ status: 403, code: 'account_restricted' })
  })

  test('decisions.md 2: an unknown, an unconnected and a retired model each say so', async () => {
    const ada = await server.signUp()
    expect(await refusal(order(ada, { model: 'no-such-model' }))).toMatchObject({ status: 400, code: 'unknown_model' })
    const unconnected = await refusal(order(ada, { model: 'qwen-image' }))
    expect(unconnected).toMatchObject({ status: 409, code: 'model_not_connected' })
    expect(unconnected.message).toContain('easel-painter')
    const retired = await refusal(order(ada, { model: 'sora-2' }))
    expect(retired).toMatchObject({ status: 409, code: 'model_retired' })
    expect(retired.message).toContain('is offered in its place')
  })

  test.each([
    ['a width that no model has', { width: 513 }, 'width'],
    [
      'nine adapters',
      { loras: Array.from({ length: 9 }, () => ({ source: 'hub' as const, ref: 'x', scale: 1 })) },
      'loras',
    ],
    ['a prompt of a megabyte', { prompt: 'a'.repeat(1_000_000) }, 'prompt'],
    ['a null character', { prompt: 'a lake\u0000' }, 'prompt'],
    ['half a character', { negative_prompt: 'a \ud800 lake' }, 'negative_prompt'],
    ['a source of nulls', { mode: 'i2i' as const, source_image_id: '\u0000' }, 'source_image_id'],
    ['no prompt', { prompt: '  ' }, 'prompt'],
    ['steps between the choices', { steps: 31 }, 'steps'],
    ['five outputs', { num_outputs: 5 }, 'num_outputs'],
  ])('bad input: %s names its field', async (_, body, field) => {
    const ada = await server.signUp()
    const error = await refusal(order(ada, body))
    expect(error.status).toBe(400)
    expect(error.body.details?.some((problem) => problem.field.startsWith(field))).toBe(true)
    expect((await moneyOf(server, ada.id)).entries).toEqual([])
  })

  test('bad input: NaN, and a field that nobody knows', async () => {
    const ada = await server.signUp()
    const nan = await raw(ada, JSON.stringify(ORDER).replace('512', 'NaN'))
    expect([nan.status, ((await nan.json()) as { code: string }).code]).toEqual([400, 'invalid_input'])
    const unknown = await raw(ada, JSON.stringify({ ...ORDER, prise: 1 }))
    expect(unknown.status).toBe(400)
  })

  test('decisions.md 4: too few credits: nothing is taken, nothing waits', async () => {
    const ada = await server.signUp()
    await ada.api('GET /api/v1/me')
    await order(ada, { num_outputs: 4 })
    await server.context.db.updateTable('balances').set({ available: 10 }).where('user_id', '=', ada.id).execute()
    expect(await refusal(order(ada))).toMatchObject({ status: 402, body: { credits: { needed: 20, available: 10 } } })
    const open = await server.context.db.selectFrom('generations').select('id').where('user_id', '=', ada.id).execute()
    expect(open).toHaveLength(1)
    await server.context.db.updateTable('balances').set({ available: 520 }).where('user_id', '=', ada.id).execute()
    await server.runJobs('generation.run')
  })

  test('another person’s private picture and one that never was are no sources, and answer alike', async () => {
    const [ada, eve] = [await server.signUp('Ada'), await server.signUp('Eve')]
    const { generation_id } = await order(ada, { is_private: true })
    await server.runJobs('generation.run')
    const [item] = (await ada.api('GET /api/v1/images/generation/{id}', { params: { id: generation_id } })).items
    const theirs = await refusal(order(eve, { mode: 'i2i', source_image_id: item?.id ?? '' }))
    const none = await refusal(order(eve, { mode: 'i2i', source_image_id: 'never-was' }))
    expect(theirs).toMatchObject({ status: 404, code: 'foreign_source' })
    expect(theirs.message).toBe(none.message)
    const own = await order(ada, { mode: 'i2i', source_image_id: item?.id ?? '', is_private: true })
    await server.runJobs('generation.run')
    const [child] = (await ada.api('GET /api/v1/images/generation/{id}', { params: { id: own.generation_id } })).items
    expect(child).toMatchObject({ nsfw_level: 0, parentImage: { id: item?.id } })
    expect(fake.submissions.at(-1)?.source?.mime).toBe('image/webp')
  })

  test('P2: the queue of one person ends, and says where', async () => {
    const ada = await server.signUp()
    for (let job = 0; job < 4; job++) await order(ada)
    const refused = await refusal(order(ada))
    expect(refused).toMatchObject({ status: 429, code: 'queue_full' })
    const rows = await server.context.db
      .selectFrom('generations')
      .select('priority')
      .where('user_id', '=', ada.id)
      .orderBy('created_at')
      .execute()
    expect(
      rows
        .map((row) => row.priority)
        .toSorted((a, b) => b - a)
        .map((priority) => priority + 0),
    ).toEqual([0, -1, -2, -3])
    await server.runJobs('generation.run')
  })

  test('P2: private pictures need room, counted with those on their way', async () => {
    const ada = await server.signUp()
    for (let job = 0; job < 2; job++) await order(ada, { num_outputs: 4, is_private: true })
    expect(await refusal(order(ada, { num_outputs: 3, is_private: true }))).toMatchObject({
      status: 403,
      code: 'private_limit_reached',
    })
    await order(ada, { num_outputs: 2, is_private: true })
    await server.runJobs('generation.run')
    expect(await faultsOf(server)).toEqual([])
  })
})

describe('Idempotency-Key', () => {
  test('fifty submissions at once with one key are one job, one hold, and equal answers', async () => {
    const ada = await server.signUp()
    const answers = await Promise.all(Array.from({ length: 50 }, () => order(ada, {}, 'one-key-for-all')))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await moneyOf(server, ada.id)).toEqual({ available: 580, entries: ['hold 20'], sum: 580 })
    await server.runJobs('generation.run')
    expect(await order(ada, {}, 'one-key-for-all')).toEqual(answers[0])
  })

  test('another body with the same key is refused; the key is the person’s own', async () => {
    const [ada, eve] = [await server.signUp('Ada'), await server.signUp('Eve')]
    const first = await order(ada, {}, 'shared-key')
    expect(await refusal(order(ada, { prompt: 'a castle' }, 'shared-key'))).toMatchObject({
      status: 409,
      code: 'idempotency_mismatch',
    })
    expect((await order(eve, {}, 'shared-key')).generation_id).not.toBe(first.generation_id)
    await server.runJobs('generation.run')
  })

  test('a balance for two jobs: of ten submissions at once exactly two are taken', async () => {
    const ada = await server.signUp()
    await ada.api('GET /api/v1/me')
    await server.context.db.updateTable('balances').set({ available: 45 }).where('user_id', '=', ada.id).execute()
    const answers = await Promise.allSettled(Array.from({ length: 10 }, () => order(ada)))
    expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(2)
    expect((await moneyOf(server, ada.id)).available).toBe(5)
    await server.context.db.updateTable('balances').set({ available: 560 }).where('user_id', '=', ada.id).execute()
    await server.runJobs('generation.run')
    expect(await faultsOf(server)).toEqual([])
  })
})

describe('POST /api/v1/quotes', () => {
  test('works for visitors, guests and members, and takes nothing', async () => {
    const body = { json: { ...ORDER, num_outputs: 3 } }
    expect(await server.api()('POST /api/v1/quotes', body)).toEqual({
      credits: 60,
      breakdown: [{ label: 'Images', quantity: 3, each: 20, credits: 60 }],
      balance_after: null,
      enough: true,
    })
    const ada = await server.signUp()
    expect(await ada.api('POST /api/v1/quotes', body)).toMatchObject({ credits: 60, balance_after: 540, enough: true })
    expect((await moneyOf(server, ada.id)).entries).toEqual([])
  })

  test('W4: a video that is too long for the model is refused with both lengths, before anything is held', async () => {
    const ada = await server.signUp()
    const upload = (id: string, kind: 'image' | 'video', duration_ms: number | null) =>
      server.context.db
        .insertInto('uploads')
        .values({ id, user_id: ada.id, kind, width: 640, height: 360, duration_ms })
        .execute()
    await upload('twelve-seconds', 'video', 12_000)
    await upload('a-person', 'image', null)
    const json = {
      model: 'wan-2.2-animate',
      mode: 'animate',
      prompt: '',
      upload_id: 'a-person',
      video_upload_id: 'twelve-seconds',
    } as const
    const error = await refusal(ada.api('POST /api/v1/quotes', { json }))
    expect(error.body.details).toEqual([
      { field: 'video_upload_id', message: 'the video must last from 3 to 10 s; it lasts 12.0 s' },
    ])
    await server.context.db
      .updateTable('uploads')
      .set({ duration_ms: 9000 })
      .where('id', '=', 'twelve-seconds')
      .execute()
    expect((await ada.api('POST /api/v1/quotes', { json })).credits).toBeGreaterThan(0)
  })

  test('bad input names the field', async () => {
    const error = await refusal(server.api()('POST /api/v1/quotes', { json: { ...ORDER, height: 1 } }))
    expect(error.body.details?.[0]?.field).toBe('height')
  })
})
