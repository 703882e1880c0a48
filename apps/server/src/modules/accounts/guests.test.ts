import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { hold } from '../credits/hold.ts'
import { capture, release } from '../credits/settle.ts'
import { insertPicture } from '../gallery/testing/pictures.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const ORIGIN = 'http://easel.test'
const post = (path: string, headers: Record<string, string> = {}, body: unknown = {}) =>
  server.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: ORIGIN, ...headers },
    body: JSON.stringify(body),
  })
const cookieOf = (response: Response, name: string) =>
  response.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith(name))
    ?.split(';')[0] ?? ''
const creditsOf = async (headers: Record<string, string>) => {
  const answer = (await (await server.request('/api/v1/me', { headers })).json()) as {
    credits: { total_available: number }
  }
  return answer.credits.total_available
}
const signUp = (headers: Record<string, string>) =>
  post('/api/auth/sign-up/email', headers, {
    name: 'New Member',
    email: `${server.context.id().toLowerCase()}@easel.test`,
    password: 'a long password',
  })

test('decisions.md 3: a guest gets 60 credits once for a device, and is a visitor elsewhere', async () => {
  const first = await post('/api/auth/sign-in/anonymous')
  expect(first.status).toBe(200)
  const device = cookieOf(first, 'easel_device')
  expect(first.headers.getSetCookie().find((cookie) => cookie.startsWith('easel_device'))).toMatch(
    /HttpOnly; SameSite=Lax/,
  )
  const cookie = cookieOf(first, 'easel.session_token')
  expect(await (await server.request('/api/v1/me', { headers: { cookie } })).json()).toMatchObject({
    user: { is_guest: true, email: null },
    is_visitor: true,
    plan_info: null,
    credits: { total_available: 60, monthly_credits_limit: 60, next_grant_at: null },
    restrictions: { may_generate: true, may_publish: false },
  })
  const second = await post('/api/auth/sign-in/anonymous', { cookie: device })
  expect(await creditsOf({ cookie: cookieOf(second, 'easel.session_token') })).toBe(0)
  expect(cookieOf(second, 'easel_device')).toBe('')
})

test('decisions.md 3: an address gets a few grants a day, then none, and again the day after', async () => {
  const own = await startTestServer()
  const credits: number[] = []
  for (let count = 0; count < 7; count++)
    credits.push((await (await own.guest()).api('GET /api/v1/credits/balance')).total_available)
  expect(credits).toEqual([60, 60, 60, 60, 60, 0, 0])
  own.clock.advance(86_400_001)
  expect((await (await own.guest()).api('GET /api/v1/credits/balance')).total_available).toBe(60)
  await own.stop()
})

test('a guest cannot make a second guest of its own session', async () => {
  const guest = await server.guest()
  expect((await post('/api/auth/sign-in/anonymous', guest.headers)).status).toBe(400)
})

test('a guest may not do what members may, and is told so in words', async () => {
  const guest = await server.guest()
  const id = await insertPicture(server.context, (await server.signUp()).id)
  await expect(guest.api('POST /api/v1/images/raw/{id}/like', { params: { id } })).rejects.toMatchObject({
    status: 403,
    body: { code: 'guest_not_allowed', error: expect.stringContaining('Sign up') },
  })
})

test('a guest ends after its days', async () => {
  const own = await startTestServer()
  const guest = await own.guest()
  own.clock.advance(7 * 86_400_000 + 1)
  await expect(guest.api('GET /api/v1/credits/balance')).rejects.toMatchObject({ body: { code: 'session_expired' } })
  await own.stop()
})

test('signing up keeps works, jobs and what is left; a job that runs settles with the member', async () => {
  const { context } = server
  const { db } = context
  const guest = await post('/api/auth/sign-in/anonymous')
  const guestCookie = cookieOf(guest, 'easel.session_token')
  const { user } = (await guest.json()) as { user: { id: string } }
  const expires_at = new Date(context.now().getTime() + 1000)
  const work = await insertPicture(context, user.id, { is_private: true, expires_at })
  const generations = ['done', 'running'].map((name) => `${name}-${context.id()}`)
  for (const id of generations) await insertGeneration(user.id, id)
  const [done = '', running = ''] = generations
  await db.transaction().execute(async (trx) => {
    for (const generationId of generations)
      await hold(context, trx, { userId: user.id, generationId, amount: 20, reason: 'test' })
    await capture(context, trx, { generationId: done, amount: 20, reason: 'test' })
  })

  const signedUp = await signUp({ cookie: guestCookie })
  expect(signedUp.status).toBe(200)
  const member = { cookie: cookieOf(signedUp, 'easel.session_token') }
  const { user: newUser } = (await signedUp.json()) as { user: { id: string } }
  expect(newUser.id).not.toBe(user.id)
  expect(await creditsOf(member)).toBe(620)
  const image = await server.request(`/api/v1/images/${work}`, { headers: member })
  expect(await image.json()).toMatchObject({ creator_id: newUser.id, can_edit: true })
  const item = await db.selectFrom('items').select('expires_at').where('id', '=', work).executeTakeFirst()
  expect(item?.expires_at).toBeNull()
  expect(await db.selectFrom('users').select('id').where('id', '=', user.id).execute()).toEqual([])

  await db.transaction().execute((trx) => release(context, trx, { generationId: running, amount: 20, reason: 'test' }))
  expect(await creditsOf(member)).toBe(640)
  const { sum } = await db
    .selectFrom('ledger_entries')
    .select(({ fn }) => fn.sum<string>('change').as('sum'))
    .where('user_id', '=', newUser.id)
    .executeTakeFirstOrThrow()
  expect(Number(sum)).toBe(640)
  expect((await server.request('/api/v1/me', { headers: { cookie: guestCookie } })).status).toBe(200)
})

test('signing in to an account that is there, also by magic link, brings the guest along', async () => {
  const { context } = server
  const email = `${context.id().toLowerCase()}@easel.test`
  const member = await post('/api/auth/sign-up/email', {}, { name: 'Old Member', email, password: 'a long password' })
  const { user } = (await member.json()) as { user: { id: string } }
  const ways = [
    (headers: Record<string, string>) =>
      post('/api/auth/sign-in/email', headers, { email, password: 'a long password' }),
    async (headers: Record<string, string>) => {
      const link = await magicLink(email)
      return server.request(link.pathname + link.search, { headers })
    },
  ]
  const sessions = [
    (guest: Response) => ({ cookie: cookieOf(guest, 'easel.session_token') }),
    (guest: Response) => ({ authorization: `Bearer ${guest.headers.get('set-auth-token')}` }),
  ]
  for (const [enter, sessionOf] of ways.flatMap((way) => sessions.map((session) => [way, session] as const))) {
    const guest = await post('/api/auth/sign-in/anonymous')
    const { user: guestUser } = (await guest.json()) as { user: { id: string } }
    const work = await insertPicture(context, guestUser.id, {
      is_private: true,
      expires_at: new Date(context.now().getTime() + 1000),
    })
    const entered = await enter(sessionOf(guest))
    expect(entered.status).toBeLessThan(400)
    const answer = await server.request(`/api/v1/images/${work}`, {
      headers: { cookie: cookieOf(entered, 'easel.session_token') },
    })
    expect(await answer.json()).toMatchObject({ creator_id: user.id, can_edit: true })
  }
})

test('signing in to an account whose private places are taken: nothing is lost, and nothing more is made private', async () => {
  const { context } = server
  const email = `${context.id().toLowerCase()}@easel.test`
  const entry = { email, password: 'a long password' }
  const member = await post('/api/auth/sign-up/email', {}, { name: 'Full Member', ...entry })
  const { user } = (await member.json()) as { user: { id: string } }
  for (let n = 0; n < 10; n++) await insertPicture(context, user.id, { is_private: true })
  const open = await insertPicture(context, user.id)
  const guest = await server.guest()
  const brought: string[] = []
  for (let n = 0; n < 2; n++)
    brought.push(
      await insertPicture(context, guest.id, {
        is_private: true,
        expires_at: new Date(context.now().getTime() + 1000),
      }),
    )

  const entered = await post('/api/auth/sign-in/email', guest.headers, entry)
  const headers = { cookie: cookieOf(entered, 'easel.session_token') }
  const me = await (await server.request('/api/v1/me', { headers })).json()
  expect(me).toMatchObject({ plan_info: { private_images_used: 12, private_images_remaining: 0 } })
  for (const id of brought) {
    const image = await server.request(`/api/v1/images/${id}`, { headers })
    expect(await image.json()).toMatchObject({ is_private: true, can_edit: true })
  }
  const toggle = (id: string, is_private: boolean) => post(`/api/v1/images/raw/${id}/privacy`, headers, { is_private })
  expect((await toggle(open, true)).status).toBe(403)
  // Three become public: two that were too many, and one place.
  for (const id of brought) expect((await toggle(id, false)).status).toBe(200)
  expect((await toggle(open, true)).status).toBe(403)
  await context.db
    .deleteFrom('items')
    .where('id', '=', (eb) =>
      eb.selectFrom('items').select('id').where('creator_id', '=', user.id).where('is_private', '=', true).limit(1),
    )
    .execute()
  expect((await toggle(open, true)).status).toBe(200)
  expect((await toggle(brought[0] ?? '', true)).status).toBe(403)
})

/** The link of the letter that would have been sent. */
async function magicLink(email: string): Promise<URL> {
  const letters: string[] = []
  const { mail } = server.context
  const { send } = mail
  Object.assign(mail, { send: async (letter: { text: string }) => void letters.push(letter.text) })
  try {
    await post('/api/auth/sign-in/magic-link', {}, { email })
  } finally {
    Object.assign(mail, { send })
  }
  return new URL(/http:\S+/.exec(letters[0] ?? '')?.[0] ?? '')
}

async function insertGeneration(userId: string, id: string): Promise<void> {
  const { db, now } = server.context
  const base = { kind: 'image', model: 'easel-painter', provider: 'built-in', mode: 't2i', recipe: '{}' } as const
  await db
    .insertInto('generations')
    .values({
      ...base,
      id,
      user_id: userId,
      num_outputs: 1,
      cost: 20,
      request_hash: id,
      deadline_at: now(),
      idempotency_key: id,
    })
    .execute()
}
