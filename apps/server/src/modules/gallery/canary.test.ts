import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type Person, type TestServer } from '../../testing/server.ts'
import { insertCanaries, SECRET } from './testing/canaries.ts'
import { insertVideo } from './testing/films.ts'
import { insertPicture } from './testing/pictures.ts'

let server: TestServer
let owner: Person
let others: [string, Record<string, string>][]
let shown: readonly string[]
let hidden: readonly string[]

beforeAll(async () => {
  server = await startTestServer()
  owner = await server.signUp('Owner')
  const member = await server.signUp('Member')
  const guest = await server.guest()
  others = [
    ['visitor', {}],
    ['member', member.headers],
    ['guest', guest.headers],
  ]
  ;({ shown, hidden } = await insertCanaries(server.context, owner))
})
afterAll(() => server.stop())

function paths(): string[] {
  const lists = ['hot', 'new', 'top'].flatMap((sort) => [
    `/api/v1/images/random?sort=${sort}&limit=100`,
    `/api/v1/images/random?sort=${sort}&limit=3&offset=1`,
    `/api/v1/images/random?sort=${sort}&tag=open`,
    `/api/v1/tags/open/gallery?sort=${sort}`,
  ])
  const videoLists = ['hot', 'new', 'top'].map((sort) => `/api/v1/videos/community?sort=${sort}&limit=100`)
  const items = [...shown, ...hidden].flatMap((id) => [
    `/api/v1/images/${id}/videos`,
    `/api/v1/videos/${id}`,
    `/api/v1/videos/proxy/${id}`,
    `/api/v1/audios/${id}`,
    `/api/v1/images/${id}`,
    `/api/v1/images/raw/${id}`,
    `/api/v1/images/${id}/variations`,
  ])
  const own = ['user', 'private', 'liked'].map((list) => `/api/v1/images/${list}`)
  const rest = [
    '/api/v1/tags?limit=50',
    '/api/v1/models',
    '/api/v1/models/easel-painter/examples',
    '/api/v1/models/easel-motion/video-examples',
    '/api/v1/videos/user',
    '/api/v1/videos/user?private_only=1',
    '/api/v1/videos/liked',
    '/api/v1/audios/user',
    '/api/v1/me',
    '/api/v1/credits/usage',
  ]
  return [...lists, ...videoLists, ...items, ...own, ...rest]
}

async function answersTo(headers: Record<string, string>): Promise<Map<string, string>> {
  const answers = new Map<string, string>()
  for (const path of paths()) {
    const response = await server.request(path, { headers })
    answers.set(path, `${response.status} ${(await response.text()).replace(/"request_id":"[^"]*"/, '')}`)
  }
  return answers
}

test('goals: no private word of a person is in any answer to another', async () => {
  for (const [who, headers] of others) {
    for (const [path, answer] of await answersTo(headers))
      expect(`${who} ${path.replaceAll(SECRET, '')} ${answer}`).not.toContain(SECRET)
  }
  // The words are there, for their owner.
  const own = [...(await answersTo(owner.headers)).values()].join('\n')
  for (const word of ['prompt', 'negative', 'original', 'enhanced', 'instructions', 'style'])
    expect(own).toContain(`${SECRET} ${word}`)
  for (const word of ['-understood', '-ignored', '-private', '-pending', '-adult', '-upload', '-film', '-sound'])
    expect(own).toContain(`${SECRET}${word}`)
})

test('goals: a tag of private works alone is like one that was never used', async () => {
  for (const [, headers] of others) {
    for (const path of [`/api/v1/tags/${SECRET} tag/gallery`, `/api/v1/images/random?tag=${SECRET} tag`]) {
      expect((await server.request(encodeURI(path), { headers })).status).toBe(204)
    }
  }
})

test('goals: answers to others are the same with 500 more private works in the database', async () => {
  const before = await Promise.all(others.map(([, headers]) => answersTo(headers)))
  const [parent = ''] = shown
  for (let n = 0; n < 500; n++) {
    const created_at = new Date(server.clock.now().getTime() - (n % 50) * 1000)
    const facts = n % 3 === 0 ? { nsfw_status: 'pending' as const, nsfw_level: null } : { is_private: true }
    const insert = n % 2 === 0 ? insertPicture : insertVideo
    await insert(server.context, owner.id, {
      ...facts,
      created_at,
      likes_count: n,
      tags: ['open'],
      parent_id: n % 5 === 0 ? parent : null,
    })
  }
  const after = await Promise.all(others.map(([, headers]) => answersTo(headers)))
  expect(after).toEqual(before)
})
