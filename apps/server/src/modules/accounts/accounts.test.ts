import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ApiError } from '@easel/contract/client'
import { startTestServer, type TestServer } from '../../testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const ORIGIN = 'http://easel.test'
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  server.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: ORIGIN, ...headers },
    body: JSON.stringify(body),
  })
const cookiesOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
const newEmail = () => `${server.context.id().toLowerCase().replaceAll('_', 'x')}@easel.test`

describe('sign up, in and out', () => {
  test('decisions.md 5: signs up and answers the bearer token in the header and in the body', async () => {
    const response = await post('/api/auth/sign-up/email', {
      name: 'Ada Lovelace',
      email: newEmail(),
      password: 'a long password',
    })
    expect(response.status).toBe(200)
    const body = (await response.json()) as { token: string; user: Record<string, unknown> }
    const header = response.headers.get('set-auth-token') ?? ''
    expect(header.split('.')[0]).toBe(body.token)
    expect(body.user).toMatchObject({ name: 'Ada Lovelace', username: 'ada-lovelace' })
    for (const token of [header, body.token, encodeURIComponent(header)]) {
      const me = await server.request('/api/v1/me', { headers: { authorization: `Bearer ${token}` } })
      expect(await me.json()).toMatchObject({
        user: { username: 'ada-lovelace' },
        is_visitor: false,
        credits: { total_available: 600 },
      })
    }
    const byCookie = await server.request('/api/v1/me', { headers: { cookie: cookiesOf(response) } })
    expect(await byCookie.json()).toMatchObject({ user: { username: 'ada-lovelace' } })
  })

  test('cookies are httpOnly and lax', async () => {
    const response = await post('/api/auth/sign-up/email', {
      name: 'Bo',
      email: newEmail(),
      password: 'a long password',
    })
    const [cookie = ''] = response.headers.getSetCookie()
    expect(cookie).toMatch(/^easel\.session_token=/)
    expect(cookie).toMatch(/HttpOnly/i)
    expect(cookie).toMatch(/SameSite=Lax/i)
  })

  test('two people of one name get different user names', async () => {
    const names = await Promise.all(
      Array.from(
        { length: 4 },
        async () => (await (await server.signUp('Grace')).api('GET /api/v1/me')).user?.username,
      ),
    )
    expect(new Set(names).size).toBe(4)
  })

  test('signs in with the right password and not with another', async () => {
    const email = newEmail()
    await post('/api/auth/sign-up/email', { name: 'Cy', email, password: 'a long password' })
    expect((await post('/api/auth/sign-in/email', { email, password: 'a long password' })).status).toBe(200)
    const wrong = await post('/api/auth/sign-in/email', { email, password: 'another password' })
    expect(wrong.status).toBe(401)
    expect(await wrong.json()).toMatchObject({
      error: expect.any(String),
      code: 'invalid_email_or_password',
      request_id: expect.any(String),
    })
  })

  test('trying passwords is limited, for the address and not for others', async () => {
    const own = await startTestServer({ rateLimited: true, config: { trustedProxies: 1 } })
    const attempt = (address: string) =>
      own.request('/api/auth/sign-in/email', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
        body: JSON.stringify({ email: 'nobody@easel.test', password: 'a long password' }),
      })
    const statuses: number[] = []
    for (let n = 0; n < 11; n++) statuses.push((await attempt('192.0.2.1')).status)
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429])
    const limited = await attempt('192.0.2.1')
    expect(await limited.json()).toMatchObject({ code: 'rate_limited', retry_after: expect.any(Number) })
    expect((await attempt('192.0.2.2')).status).toBe(401)
    await own.stop()
  })

  test('signing out ends the session', async () => {
    const signedUp = await post('/api/auth/sign-up/email', {
      name: 'Di',
      email: newEmail(),
      password: 'a long password',
    })
    const cookie = cookiesOf(signedUp)
    expect((await post('/api/auth/sign-out', {}, { cookie })).status).toBe(200)
    const answer = await server.request('/api/v1/credits/balance', { headers: { cookie } })
    expect(answer.status).toBe(401)
    expect(await answer.json()).toMatchObject({ code: 'session_expired' })
  })

  test('signing out elsewhere ends every other session, and not this one', async () => {
    const email = newEmail()
    const first = cookiesOf(await post('/api/auth/sign-up/email', { name: 'Al', email, password: 'a long password' }))
    const second = cookiesOf(await post('/api/auth/sign-in/email', { email, password: 'a long password' }))
    expect((await post('/api/auth/revoke-other-sessions', {}, { cookie: second })).status).toBe(200)
    const statusOf = async (cookie: string) =>
      (await server.request('/api/v1/credits/balance', { headers: { cookie } })).status
    expect([await statusOf(first), await statusOf(second)]).toEqual([401, 200])
  })

  test('a new password by letter ends every session and lets in', async () => {
    const email = newEmail()
    const before = cookiesOf(await post('/api/auth/sign-up/email', { name: 'Pa', email, password: 'a long password' }))
    const letters: string[] = []
    const { send } = server.context.mail
    Object.assign(server.context.mail, { send: async (letter: { text: string }) => void letters.push(letter.text) })
    try {
      expect((await post('/api/auth/request-password-reset', { email, redirectTo: '/signin' })).status).toBe(200)
    } finally {
      Object.assign(server.context.mail, { send })
    }
    const token = /reset-password\/([^?\s]+)/.exec(letters[0] ?? '')?.[1]
    const reset = { token, newPassword: 'another long password' }
    expect((await post('/api/auth/reset-password', reset)).status).toBe(200)
    expect((await server.request('/api/v1/credits/balance', { headers: { cookie: before } })).status).toBe(401)
    expect((await post('/api/auth/sign-in/email', { email, password: 'another long password' })).status).toBe(200)
    expect((await post('/api/auth/reset-password', reset)).status).toBe(400)
  })

  test('a page of another origin cannot use the cookie', async () => {
    const signedUp = await post('/api/auth/sign-up/email', {
      name: 'Ed',
      email: newEmail(),
      password: 'a long password',
    })
    const answer = await post(
      '/api/auth/sign-out',
      {},
      { cookie: cookiesOf(signedUp), origin: 'https://elsewhere.test' },
    )
    expect(answer.status).toBe(403)
  })

  test('nobody makes themselves admin, paid or unrestricted', async () => {
    const wishes = {
      role: 'admin',
      planId: 4,
      plan_id: 4,
      username: 'root',
      is_house: true,
      emailVerified: true,
      image: 'https://spy.test/a.png',
    }
    for (const [wish, value] of Object.entries(wishes)) {
      const email = newEmail()
      const signedUp = await post('/api/auth/sign-up/email', {
        name: 'Fay',
        email,
        password: 'a long password',
        [wish]: value,
      })
      await post('/api/auth/update-user', { name: 'Fay', [wish]: value }, { cookie: cookiesOf(signedUp) })
      const user = await server.context.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()
      // Refused as a whole, or done without the wish.
      if (signedUp.ok)
        expect(user).toMatchObject({ role: 'user', plan_id: 1, is_house: false, email_verified: false, image: null })
      else expect([signedUp.status, user]).toEqual([400, undefined])
      expect(user?.username).not.toBe('root')
    }
  })

  test('a magic link in the log signs in, once', async () => {
    const letters: string[] = []
    const { send } = server.context.mail
    Object.assign(server.context.mail, { send: async (letter: { text: string }) => void letters.push(letter.text) })
    try {
      expect((await post('/api/auth/sign-in/magic-link', { email: newEmail() })).status).toBe(200)
    } finally {
      Object.assign(server.context.mail, { send })
    }
    const link = new URL(/http:\S+/.exec(letters[0] ?? '')?.[0] ?? '')
    expect(link.origin).toBe(ORIGIN)
    const opened = await server.request(link.pathname + link.search)
    expect(opened.status).toBe(302)
    const me = await server.request('/api/v1/me', { headers: { cookie: cookiesOf(opened) } })
    expect(await me.json()).toMatchObject({ is_visitor: false, credits: { total_available: 600 } })
    const again = await server.request(link.pathname + link.search)
    expect(again.headers.get('location')).toContain('error=INVALID_TOKEN')
  })
})

describe('who asks', () => {
  test('a visitor', async () => {
    expect(await server.api()('GET /api/v1/me')).toEqual({
      user: null,
      is_visitor: true,
      subscription: { plan_id: 1 },
      plan_info: null,
      credits: null,
      restrictions: { may_generate: true, may_publish: false, reason: null },
    })
    expect(await server.api()('GET /api/v1/subscription/current')).toEqual({ subscription: { plan_id: 1 } })
  })

  test.each(['Bearer nonsense', 'Bearer a.b', 'Bearer %E0%A4%A'])(
    '%s: a visitor where none is needed, session_expired where one is',
    async (authorization) => {
      expect((await server.request('/api/v1/me', { headers: { authorization } })).status).toBe(200)
      const answer = await server.request('/api/v1/credits/balance', { headers: { authorization } })
      expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([401, 'session_expired'])
    },
  )

  test('P6: a restricted account sees the exact text', async () => {
    const person = await server.signUp('Gus')
    await server.context.db.updateTable('users').set({ is_restricted: true }).where('id', '=', person.id).execute()
    expect((await person.api('GET /api/v1/me')).restrictions).toEqual({
      may_generate: false,
      may_publish: false,
      reason:
        'Account Restricted: Free tier access detected as violation of our usage policy. All related accounts are restricted.',
    })
  })

  test('a session ends after its time', async () => {
    const own = await startTestServer()
    const person = await own.signUp()
    own.clock.advance(61 * 86_400_000)
    await expect(person.api('GET /api/v1/credits/balance')).rejects.toThrow(ApiError)
    const fresh = await own.signUp()
    expect((await fresh.api('GET /api/v1/me')).is_visitor).toBe(false)
    await own.stop()
  })
})

describe('P1, the first admin', () => {
  test('the one-time link makes a member admin, once', async () => {
    const own = await startTestServer()
    const { ensureAdminLink } = await import('./admin.ts')
    const link = await ensureAdminLink(own.context)
    expect(await ensureAdminLink(own.context)).toBe(link)
    const token = new URL(link ?? '', ORIGIN).searchParams.get('token') ?? ''
    const [first, second] = [await own.signUp(), await own.signUp()]
    await expect(own.api()('POST /api/v1/admin/claim', { json: { token } })).rejects.toMatchObject({ status: 401 })
    await expect(first.api('POST /api/v1/admin/claim', { json: { token: 'wrong' } })).rejects.toMatchObject({
      status: 403,
    })
    const outcomes = await Promise.allSettled(
      [first, second].map((person) => person.api('POST /api/v1/admin/claim', { json: { token } })),
    )
    expect(outcomes.map((outcome) => outcome.status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const admins = await own.context.db.selectFrom('users').select('id').where('role', '=', 'admin').execute()
    expect(admins).toHaveLength(1)
    expect(await ensureAdminLink(own.context)).toBeNull()
    await own.stop()
  })

  test('the account of EASEL_ADMIN_EMAIL becomes admin, a guest or another does not', async () => {
    const own = await startTestServer({ config: { adminEmail: 'Boss@easel.test' } })
    const { ensureAdminLink } = await import('./admin.ts')
    expect(await ensureAdminLink(own.context)).toBeNull()
    const signedUp = await own.request('/api/auth/sign-up/email', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Boss', email: 'boss@easel.test', password: 'a long password' }),
    })
    const me = await own.request('/api/v1/me', {
      headers: { authorization: `Bearer ${signedUp.headers.get('set-auth-token')}` },
    })
    expect(await me.json()).toMatchObject({ user: { is_admin: true } })
    expect((await (await own.signUp()).api('GET /api/v1/me')).user?.is_admin).toBe(false)
    await own.stop()
  })

  test('the house has one account, which cannot be used', async () => {
    const { ensureHouseAccount } = await import('./house.ts')
    const [id, again] = [await ensureHouseAccount(server.context), await ensureHouseAccount(server.context)]
    expect(again).toBe(id)
  })
})
