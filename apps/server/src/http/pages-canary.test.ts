import { afterAll, beforeAll, expect, test } from 'vitest'
import { fakeHost } from '../modules/generations/testing/fake-host.ts'
import { ORDER } from '../modules/generations/testing/orders.ts'
import { insertCanaries, SECRET, type Canaries } from '../modules/gallery/testing/canaries.ts'
import { startTestServer, type Person, type TestServer } from '../testing/server.ts'

let server: TestServer
let owner: Person
let works: Canaries
let others: [string, Record<string, string>][]
const log: string[] = []

beforeAll(async () => {
  const fake = fakeHost()
  fake.fate = (index) => (index % 2 === 0 ? 'done' : 'fails')
  server = await startTestServer({ pages: true, hearLog: (line) => log.push(line), hosts: () => fake.hosts })
  owner = await server.signUp('Owner')
  others = [
    ['visitor', {}],
    ['member', (await server.signUp('Member')).headers],
    ['guest', (await server.guest()).headers],
  ]
  works = await insertCanaries(server.context, owner)
})
afterAll(() => server.stop())

/** Ids are no secrets: what asked for one may say it again. */
const withoutIds = (text: string) =>
  [...works.shown, ...works.hidden].reduce((left, id) => left.replaceAll(id, 'ID'), text)

function addresses(): string[] {
  const galleries = ['community', 'my-images', 'liked', 'private'].flatMap((view) => [
    `/?view=${view}`,
    `/?view=${view}&tag=open`,
  ])
  const ofWorks = [...works.shown, ...works.hidden].flatMap((id) => [
    `/images/${id}`,
    `/images/${id}.data`,
    `/images/${id}/variations`,
    `/images/workshop?remix=${id}`,
  ])
  return [
    '/',
    '/?view=community&sort=new',
    '/?view=community&sort=top',
    ...galleries,
    '/models',
    '/models/easel-painter',
    '/account',
    ...ofWorks,
  ]
}

/** Pages carry a nonce and the time of their making. */
const pageOf = async (path: string, headers: Record<string, string>) => {
  const answer = await server.request(path, { headers })
  return { status: answer.status, html: withoutIds(await answer.text()) }
}

test('goals: no private word of a person is in a page, its preview or its data for another', async () => {
  for (const [who, headers] of others) {
    for (const path of addresses()) {
      const { status, html } = await pageOf(path, headers)
      expect([path, status]).not.toEqual([path, 500])
      expect(`${who} ${withoutIds(path)} ${html}`).not.toContain(SECRET)
    }
  }
  // The words are there for their owner, in the page and in its description.
  const { html } = await pageOf(`/images/${works.shown[1]}`, owner.headers)
  expect(html).toContain(`${SECRET} prompt`)
})

test('decisions.md 5: the page of a private work is the page of one that never was', async () => {
  const plain = (html: string) => html.replaceAll(/nonce="[^"]*"/g, '')
  const never = server.context.id()
  for (const [who, headers] of others) {
    const missing = await pageOf(`/images/${never}`, headers)
    for (const id of works.hidden) {
      const page = await pageOf(`/images/${id}`, headers)
      expect([who, page.status]).toEqual([who, 404])
      expect(plain(page.html)).toBe(plain(missing.html.replaceAll(never, 'ID')))
    }
  }
})

test('goals: no word of a work is in the log, whatever happens to it', async () => {
  const json = { ...ORDER, prompt: `${SECRET} ordered`, negative_prompt: `${SECRET} not wanted`, prompt_hidden: true }
  for (const is_private of [true, false])
    await owner.api('POST /api/v1/images/generate', { json: { ...json, is_private } })
  await server.runJobs('generation.run')
  const refused = owner.api('POST /api/v1/images/generate', { json: { ...json, width: 513 } })
  await expect(refused).rejects.toMatchObject({ status: 400 })
  // A statement that the database refuses tells the whole row.
  const { db, log: lines } = server.context
  const wrong = db
    .updateTable('items')
    .set({ likes_count: -1 })
    .where('id', '=', works.hidden[0] ?? '')
    .execute()
  await wrong.catch((error: unknown) => lines.error({ err: error }, 'A request failed.'))
  expect(log.some((line) => line.includes('items_likes_count_check'))).toBe(true)
  expect(log.length).toBeGreaterThan(100)
  for (const line of log) expect(withoutIds(line)).not.toContain(SECRET)
})
