import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestServer, type Person, type TestServer } from '../../testing/server.ts'
import { fakeHost } from './testing/fake-host.ts'
import { ORDER } from './testing/orders.ts'

let server: TestServer
const fake = fakeHost()
beforeAll(async () => {
  server = await startTestServer({ hosts: () => fake.hosts })
})
beforeEach(() => {
  fake.fate = () => 'done'
})
afterAll(() => server.stop())

async function ordered(person: Person, prompt = ORDER.prompt): Promise<string> {
  return (await person.api('POST /api/v1/images/generate', { json: { ...ORDER, prompt } })).generation_id
}

interface Message {
  readonly event: string
  readonly data: Record<string, unknown>
}

/** The messages of an event stream as they come. */
async function* messagesOf(response: Response): AsyncGenerator<Message> {
  let text = ''
  const decoder = new TextDecoder()
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    for (let end = text.indexOf('\n\n'); end !== -1; end = text.indexOf('\n\n')) {
      const fields = Object.fromEntries(
        text
          .slice(0, end)
          .split('\n')
          .map((line) => [line.split(': ', 1)[0], line.slice(line.indexOf(': ') + 2)]),
      )
      text = text.slice(end + 2)
      if (fields['event'])
        yield { event: fields['event'], data: JSON.parse(fields['data'] ?? '{}') as Record<string, unknown> }
    }
  }
}

describe('GET /api/v1/generations/{id}/events', () => {
  test('works: its state at once, its changes, then all of it, and the end', async () => {
    const ada = await server.signUp()
    const id = await ordered(ada)
    const response = await server.request(`/api/v1/generations/${id}/events`, { headers: ada.headers })
    expect(response.headers.get('content-type')).toContain('text/event-stream')
    const messages = messagesOf(response)
    expect((await messages.next()).value).toMatchObject({
      event: 'progress',
      data: { status: 'queued', queue_position: 0 },
    })
    const running = server.runJobs('generation.run')
    const seen: Message[] = []
    for await (const message of messages) seen.push(message)
    await running
    expect(seen.at(-1)).toMatchObject({ event: 'done', data: { id, status: 'completed', progress: 1 } })
    expect(seen.slice(0, -1).every((message) => message.event === 'progress')).toBe(true)
  })

  test('a job that has ended says so and closes', async () => {
    const ada = await server.signUp()
    const id = await ordered(ada)
    await server.runJobs('generation.run')
    const response = await server.request(`/api/v1/generations/${id}/events`, { headers: ada.headers })
    const events: string[] = []
    for await (const { event } of messagesOf(response)) events.push(event)
    expect(events).toEqual(['progress', 'done'])
  })

  test('no session, and not yours', async () => {
    const [ada, eve] = [await server.signUp('Ada'), await server.signUp('Eve')]
    const id = await ordered(ada)
    expect((await server.request(`/api/v1/generations/${id}/events`)).status).toBe(401)
    expect((await server.request(`/api/v1/generations/${id}/events`, { headers: eve.headers })).status).toBe(404)
    await server.runJobs('generation.run')
  })
})

describe('GET /api/v1/generations/{id}/preview', () => {
  test('works for its owner while the job runs, and is gone afterwards', async () => {
    const [ada, eve] = [await server.signUp('Ada'), await server.signUp('Eve')]
    const id = await ordered(ada)
    fake.fate = () => 'hangs'
    const response = await server.request(`/api/v1/generations/${id}/events`, { headers: ada.headers })
    const messages = messagesOf(response)
    const running = server.runJobs('generation.run')
    let preview = ''
    while (!preview) {
      const message: Message = (await messages.next()).value
      if (typeof message.data['preview'] === 'string') preview = message.data['preview']
    }
    const picture = await server.request(preview, { headers: ada.headers })
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect((await server.request(preview, { headers: eve.headers })).status).toBe(404)
    expect((await server.request(preview)).status).toBe(401)
    await ada.api('DELETE /api/v1/generations/{id}', { params: { id } })
    await running
    for await (const _ of messages);
    expect((await server.request(preview, { headers: ada.headers })).status).toBe(404)
    const left: string[] = []
    for await (const key of server.context.storage.list('previews/')) left.push(key)
    expect(left).toEqual([])
  })
})

describe('GET /api/v1/generations', () => {
  test('works: newest first, by cursor, by state, with pictures', async () => {
    const ada = await server.signUp()
    const ids: string[] = []
    for (const prompt of ['one', 'two', 'three']) {
      ids.unshift(await ordered(ada, prompt))
      server.clock.advance(1000)
    }
    await server.runJobs('generation.run')
    ids.unshift(await ordered(ada, 'four'))
    const first = await ada.api('GET /api/v1/generations', { query: { limit: 3 } })
    expect(first.generations.map((job) => job.id)).toEqual(ids.slice(0, 3))
    expect(first.generations[1]?.items).toHaveLength(1)
    const second = await ada.api('GET /api/v1/generations', { query: { limit: 3, cursor: first.next_cursor ?? '' } })
    expect(second.generations.map((job) => job.id)).toEqual(ids.slice(3))
    expect(second.next_cursor).toBeNull()
    const open = await ada.api('GET /api/v1/generations', { query: { status: 'open' } })
    expect(open.generations.map((job) => job.id)).toEqual(ids.slice(0, 1))
    await server.runJobs('generation.run')
  })

  test('bad input, no session; another person’s jobs are not in it', async () => {
    const eve = await server.signUp('Eve')
    expect((await eve.api('GET /api/v1/generations')).generations).toEqual([])
    await expect(eve.api('GET /api/v1/generations', { query: { cursor: 'made-up' } })).rejects.toMatchObject({
      status: 400,
    })
    await expect(server.api()('GET /api/v1/generations')).rejects.toMatchObject({ status: 401 })
  })
})

describe('GET /api/v1/generations/{id}', () => {
  test('says how many jobs are before it; is nobody else’s', async () => {
    const [ada, eve] = [await server.signUp('Ada'), await server.signUp('Eve')]
    await ordered(ada)
    server.clock.advance(10)
    const second = await ordered(ada)
    server.clock.advance(10)
    // Eve's first job goes before Ada's second: priority falls with the jobs that one has waiting.
    const eves = await ordered(eve)
    const position = async (person: Person, id: string) =>
      (await person.api('GET /api/v1/generations/{id}', { params: { id } })).queue_position
    expect([await position(eve, eves), await position(ada, second)]).toEqual([1, 2])
    await expect(position(eve, second)).rejects.toMatchObject({ status: 404, code: 'not_found' })
    await expect(server.api()('GET /api/v1/images/generation/{id}', { params: { id: second } })).rejects.toMatchObject({
      status: 401,
    })
    await server.runJobs('generation.run')
  })
})
