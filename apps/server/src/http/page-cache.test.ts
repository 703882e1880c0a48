import { expect, test } from 'vitest'
import { createPageCache } from './page-cache.ts'

const page = (path: string, cookie?: string) =>
  new Request(`http://easel.test${path}`, cookie ? { headers: { cookie } } : {})

function setUp() {
  let time = 0
  let count = 0
  const cache = createPageCache(() => time)
  const get = (request: Request, status = 200) =>
    cache.answer(request, async () => new Response(`page ${++count}`, { status }))
  return { get, advance: (milliseconds: number) => (time += milliseconds) }
}

test('visitors of the same moment share one rendering, and a later one gets a new one', async () => {
  const { get, advance } = setUp()
  const both = await Promise.all([get(page('/')), get(page('/'))])
  expect(both.map((answer) => answer.body)).toEqual(['page 1', 'page 1'])
  advance(10_000)
  expect((await get(page('/'))).body).toBe('page 2')
})

test('address and theme make different pages', async () => {
  const { get } = setUp()
  expect((await get(page('/'))).body).toBe('page 1')
  expect((await get(page('/?view=community'))).body).toBe('page 2')
  expect((await get(page('/', 'easel.theme=light'))).body).toBe('page 3')
})

test('who has a session is rendered alone', async () => {
  const { get } = setUp()
  await get(page('/'))
  expect((await get(page('/', 'easel.session_token=abc'))).body).toBe('page 2')
  expect((await get(page('/', 'easel.session_token=abc'))).body).toBe('page 3')
  expect((await get(page('/'))).body).toBe('page 1')
})

test('a failed page is not kept', async () => {
  const { get } = setUp()
  await get(page('/images/gone'), 404)
  expect((await get(page('/images/gone'))).body).toBe('page 2')
})
