import { HTTPException } from 'hono/http-exception'
import { OpenAPIHono } from '@hono/zod-openapi'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type Person, type TestServer } from '../testing/server.ts'
import type { AppEnv } from './app.ts'
import { handleError } from './errors.ts'

let server: TestServer
let ada: Person
beforeAll(async () => {
  server = await startTestServer()
  ada = await server.signUp('Ada')
})
afterAll(() => server.stop())

const JSON_TYPE = { 'content-type': 'application/json' }
const post = (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = JSON_TYPE): RequestInit => ({
  method: 'POST',
  body,
  headers,
})
const GENERATE = '/api/v1/images/generate'
const PRIVACY = '/api/v1/images/raw/never-was/privacy'
const order = (more: Record<string, unknown>) =>
  JSON.stringify({ model: 'easel-painter', mode: 't2i', prompt: 'a lake', width: 512, height: 512, ...more })

test.each<[string, string, RequestInit, number, string | null]>([
  ['a null character in a path', '/api/v1/images/a%00b', {}, 400, 'path'],
  ['in the key of a file', '/files/works/%00', {}, 400, 'path'],
  ['in a query', '/api/v1/images/random?tag=%00', {}, 400, 'tag'],
  ['in the tag of a path', '/api/v1/tags/%00/gallery', {}, 400, 'path'],
  ['in a body', GENERATE, post(order({ prompt: 'a\0b' })), 400, 'prompt'],
  ['deep in a body', GENERATE, post(order({ loras: [{ source: 'url', ref: '\0', scale: 1 }] })), 400, 'loras.0.ref'],
  ['half of a surrogate pair in a body', GENERATE, post(order({ prompt: '\ud800' })), 400, 'prompt'],
  ['malformed encoding in a path', '/api/v1/images/%E0%A4%A', {}, 400, 'path'],
  ['malformed encoding in a query', '/api/v1/images/random?tag=%', {}, 400, 'tag'],
  ['a cursor of one million characters', `/api/v1/images/random?cursor=${'a'.repeat(1_000_000)}`, {}, 400, 'cursor'],
  ['a cursor of dots', '/api/v1/images/random?cursor=....', {}, 400, 'cursor'],
  ['a huge id', `/api/v1/images/${'9'.repeat(5000)}`, {}, 400, 'id'],
  ['a query key twice', '/api/v1/images/random?limit=1&limit=2', {}, 400, 'limit'],
  ['a text query key twice', '/api/v1/images/random?tag=a&tag=b', {}, 400, 'tag'],
  ['no body', PRIVACY, { method: 'POST' }, 400, 'is_private'],
  ['an empty body', PRIVACY, post(''), 400, 'body'],
  ['an array for an object', PRIVACY, post('[]'), 400, 'body'],
  ['null for an object', PRIVACY, post('null'), 400, 'body'],
  ['half of a body', PRIVACY, post('{"is_private":'), 400, 'body'],
  [
    'a form',
    PRIVACY,
    post('is_private=true', { 'content-type': 'application/x-www-form-urlencoded' }),
    415,
    'content-type',
  ],
  [
    'JSON that says it is text',
    PRIVACY,
    post('{"is_private":true}', { 'content-type': 'text/plain' }),
    415,
    'content-type',
  ],
  ['a body without a type', PRIVACY, post(new Uint8Array([123, 125]), {}), 415, 'content-type'],
  ['a body of 5 MB', PRIVACY, post(JSON.stringify({ x: 'x'.repeat(5_000_000) })), 413, 'body'],
  ['a call that is not there', '/api/v1/nothing', {}, 404, null],
  ['a method that is not there', '/api/v1/me', { method: 'PATCH' }, 404, null],
])('%s is answered in our shape', async (_, path, init, status, field) => {
  const answer = await server.request(path, {
    ...init,
    headers: { ...ada.headers, ...(init.headers as Record<string, string>) },
  })
  const body = (await answer.json()) as { details?: { field: string }[] }
  expect([answer.status, body]).toMatchObject([
    status,
    { error: expect.any(String), code: expect.any(String), request_id: expect.any(String) },
  ])
  if (field) expect(body.details?.map((problem) => problem.field)).toContain(field)
})

test.each([
  ['a bearer token', { authorization: 'Bearer a%00b' }],
  ['a cookie', { cookie: 'easel.session_token=a%00b.c%00' }],
])('a null character in %s is no session', async (_, headers) => {
  const answer = await server.request('/api/v1/credits/balance', { headers })
  expect([answer.status, await answer.json()]).toMatchObject([401, { code: 'session_expired' }])
})

test('a null character in a name is bad input to the sign-up', async () => {
  const body = JSON.stringify({ name: 'a\0b', email: 'nul@easel.test', password: 'correct horse battery' })
  const answer = await server.request('/api/auth/sign-up/email', {
    ...post(body),
    headers: { ...JSON_TYPE, origin: 'http://easel.test' },
  })
  expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'invalid_name' }])
})

test.each([["select convert_from('\\x00', 'utf8')"], ['select \'{"a": "\\u0000"}\'::jsonb ->> \'a\'']])(
  'text that only the database finds to be none is bad input: %s',
  async (statement) => {
    const app = new OpenAPIHono<AppEnv>()
    app.onError(handleError)
    app.get('/', async (c) => c.json((await server.context.pool.query(statement)).rows))
    const answer = await app.request('/')
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'invalid_input' }])
  },
)

test.each([405, 408, 410, 431] as const)('a refusal of the framework keeps its status, %i', async (status) => {
  const app = new OpenAPIHono<AppEnv>()
  app.onError(handleError)
  app.get('/', () => {
    throw new HTTPException(status)
  })
  const answer = await app.request('/')
  expect([answer.status, await answer.json()]).toMatchObject([status, { code: 'invalid_input' }])
})
