import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ pages: true })
})
afterAll(() => server.stop())

test.each([
  ['/', 200],
  ['//', 200],
  ['/%', 404],
  ['/nowhere', 404],
  ['/images/never-was', 404],
  ['/images/%00', 404],
  ['/images/%E0%A4%A', 404],
  [`/images/${'9'.repeat(3000)}`, 404],
  ['/images/%00/variations', 404],
  ['/models/never-was', 404],
  ['/models/%00', 404],
  [`/models/${'x'.repeat(200)}`, 404],
  ['/?view=community&tag=%', 200],
  ['/?view=community&tag=%00', 200],
  [`/?view=community&tag=${'x'.repeat(500)}`, 200],
  ['/?view=nonsense&sort=nonsense', 200],
  ['/images/workshop?remix=%00', 200],
  ['/signin?returnUrl=%00', 200],
  ['/subscription', 200],
  ['/.env', 404],
  ['/assets/..%2f..%2fserver/index.js', 404],
  ['/docs/..%2f..%2fpackage.json', 404],
])('the page of %s', async (path, status) => {
  const answer = await server.request(path)
  expect([answer.status, await answer.text()]).toEqual([status, expect.stringContaining('<html')])
})

test('a page runs our own scripts alone, and nobody else keeps it', async () => {
  const { headers } = await server.request('/')
  expect(headers.get('content-security-policy')).toMatch(/script-src 'self' 'nonce-[\w+/=]{20,}'/)
  expect(headers.get('content-security-policy')).not.toMatch(/script-src[^;]*unsafe/)
  expect(headers.get('cache-control')).toBe('no-cache, private')
})
