import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type Person, type TestServer } from '../../testing/server.ts'
import { insertPicture } from './testing/pictures.ts'

const SECRET = 'canaryxyz'

let server: TestServer
let owner: Person
let others: [string, Record<string, string>][]
/** Ids of what others may see, and of what they may not. */
let shown: string[]
let hidden: string[]

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
  await makePictures()
})
afterAll(() => server.stop())

/** The secret word in every field that others must not see. */
async function makePictures(): Promise<void> {
  const { context } = server
  const words = {
    prompt: `${SECRET} prompt`,
    negative_prompt: `${SECRET} negative`,
    original_prompt: `${SECRET} original`,
    enhanced_prompt: `${SECRET} enhanced`,
    enhancement_instructions: `${SECRET} instructions`,
    understood: [`${SECRET}-understood`],
    ignored: [`${SECRET}-ignored`],
    tags: [`${SECRET} tag`],
  }
  const style = {
    steps: null,
    guidance_scale: null,
    scheduler: null,
    strength: null,
    style: `${SECRET} style`,
    color: null,
    lighting: null,
    composition: null,
  }
  const wholly = {
    ...words,
    parameters: JSON.stringify(style),
    placeholder: `${SECRET}placeholder`,
    provider_version: SECRET,
    model: `${SECRET}-model`,
  }
  const upload = `${SECRET}-upload`
  await context.db
    .insertInto('uploads')
    .values({ id: upload, user_id: owner.id, kind: 'image', width: 1, height: 1, placeholder: SECRET })
    .execute()
  await context.db
    .insertInto('files')
    .values({ key: `uploads/${upload}`, upload_id: upload, role: 'original', mime: 'image/png', bytes: 1, sha256: 'x' })
    .execute()

  const open = await insertPicture(context, owner.id, { prompt: 'an open picture', tags: ['open'] })
  const hiddenPrompt = await insertPicture(context, owner.id, {
    ...words,
    prompt_hidden: true,
    parent_id: open,
    source_upload_id: upload,
  })
  const privately = [
    await insertPicture(context, owner.id, { ...wholly, is_private: true, id: `${SECRET}-private`, parent_id: open }),
    await insertPicture(context, owner.id, {
      ...wholly,
      nsfw_status: 'pending',
      nsfw_level: null,
      id: `${SECRET}-pending`,
      parent_id: open,
    }),
    await insertPicture(context, owner.id, { ...wholly, nsfw_level: 3, id: `${SECRET}-adult` }),
    await insertPicture(context, owner.id, { ...wholly, expires_at: server.clock.now(), id: `${SECRET}-expired` }),
  ]
  const childOfPrivate = await insertPicture(context, owner.id, { prompt: 'a child', parent_id: privately[0] ?? '' })
  const childOfHidden = await insertPicture(context, owner.id, { prompt: 'another child', parent_id: hiddenPrompt })
  shown = [open, hiddenPrompt, childOfPrivate, childOfHidden]
  hidden = privately
}

function paths(): string[] {
  const lists = ['hot', 'new', 'top'].flatMap((sort) => [
    `/api/v1/images/random?sort=${sort}&limit=100`,
    `/api/v1/images/random?sort=${sort}&limit=3&offset=1`,
    `/api/v1/images/random?sort=${sort}&tag=open`,
    `/api/v1/tags/open/gallery?sort=${sort}`,
  ])
  const items = [...shown, ...hidden].flatMap((id) => [
    `/api/v1/images/${id}`,
    `/api/v1/images/raw/${id}`,
    `/api/v1/images/${id}/variations`,
  ])
  const own = ['user', 'private', 'liked'].map((list) => `/api/v1/images/${list}`)
  const rest = [
    '/api/v1/tags?limit=50',
    '/api/v1/models',
    '/api/v1/models/easel-painter/examples',
    '/api/v1/me',
    '/api/v1/credits/usage',
  ]
  return [...lists, ...items, ...own, ...rest]
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
  for (const word of ['-understood', '-ignored', '-private', '-pending', '-adult', '-upload'])
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
    await insertPicture(server.context, owner.id, {
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
