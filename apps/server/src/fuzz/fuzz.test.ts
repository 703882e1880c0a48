import { EFFECTS } from '@easel/catalogue/effects/effects'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { encodePng } from '../hosts/painter/png.ts'
import { sampleFilm } from '../media/testing/sample-files.ts'
import { grant } from '../modules/credits/grant.ts'
import { insertAudio, insertVideo, storeFilm } from '../modules/gallery/testing/films.ts'
import { insertPicture } from '../modules/gallery/testing/pictures.ts'
import { documentedCalls, type ApiDocument, type DocumentedCall } from '../testing/api-calls.ts'
import { startTestServer, type Person, type TestServer } from '../testing/server.ts'
import { createAnswerCheck } from './answers.ts'
import { createInputs, type Known } from './inputs.ts'
import { NASTY_BODIES, NASTY_TEXTS, TYPES } from './nasty.ts'
import { seeded, type Random } from './random.ts'

/** Another seed, or more inputs, from outside: EASEL_FUZZ_SEED, EASEL_FUZZ_INPUTS. */
const SEED = Number(process.env['EASEL_FUZZ_SEED'] ?? 1)
const INPUTS = Number(process.env['EASEL_FUZZ_INPUTS'] ?? 300)

/** One that takes a single photo. */
const EFFECT = EFFECTS.find((effect) => effect.inputs.length === 1)

let server: TestServer
let calls: readonly DocumentedCall[]
let document: ApiDocument
let known: Known
let sessions: Record<string, string>[]
const random = seeded(SEED)

beforeAll(async () => {
  server = await startTestServer({ hosts: () => new Map() })
  ;({ calls, document } = await documentedCalls(server))
  const ada = await server.signUp('Ada')
  const bo = await server.signUp('Bo')
  const guest = await server.guest()
  sessions = [{}, ada.headers, ada.headers, bo.headers, guest.headers, { authorization: 'Bearer nobody' }]
  await makeRich([ada, bo])
  known = await makeThings(ada, bo)
})
afterAll(() => server.stop())

const isDeletion = ({ method, path }: DocumentedCall) => method === 'DELETE' && !path.endsWith('/like')

async function makeRich(people: readonly Person[]): Promise<void> {
  const { context } = server
  await context.db.updateTable('users').set({ plan_id: 4 }).where('is_anonymous', '=', false).execute()
  for (const { id: userId } of people) {
    const gift = { userId, amount: 100_000, reason: 'A test', key: 'test' }
    await context.db.transaction().execute((trx) => grant(context, trx, gift))
  }
}

async function makeThings(ada: Person, bo: Person): Promise<Known> {
  const ids: string[] = []
  for (let n = 0; n < 12; n++) {
    const facts = { is_private: n % 3 === 0, prompt_hidden: n % 4 === 1, tags: ['lake'], parent_id: ids[0] ?? null }
    ids.push(await insertPicture(server.context, n % 2 === 0 ? ada.id : bo.id, facts))
  }
  const film = await sampleFilm()
  const films: string[] = []
  const sounds: string[] = []
  for (let n = 0; n < 6; n++) {
    const facts = { is_private: n % 3 === 0, prompt_hidden: n % 4 === 1, parent_id: ids[1] ?? null, mode: 'i2v' }
    films.push(await insertVideo(server.context, n % 2 === 0 ? ada.id : bo.id, facts))
    await storeFilm(server.context, films.at(-1) ?? '', film)
    sounds.push(await insertAudio(server.context, ada.id, n % 2 === 0 ? { mode: 'music' } : { is_private: n === 1 }))
  }
  const order = { model: 'easel-painter', mode: 't2i', prompt: 'a lake', width: 512, height: 512 } as const
  const { generation_id: job } = await ada.api('POST /api/v1/images/generate', { json: order })
  const picture = { width: 64, height: 64, data: new Uint8ClampedArray(64 * 64 * 4).fill(9) }
  const bytes = new Uint8Array(encodePng(picture))
  const { upload_id: upload } = await ada.api('POST /api/v1/uploads', { bytes })
  // Often enough that orders of it are placed.
  const effects = Array.from({ length: 5 }, () => EFFECT?.id)
  const page = await server.api()('GET /api/v1/images/random', { query: { limit: 2 } })
  return {
    id: [...ids, ...films, ...sounds, job, upload, 'easel-painter', 'easel-motion', ...effects],
    tag: ['lake'],
    cursor: [page?.next_cursor ?? ''],
    model: ['easel-painter', 'easel-motion', 'easel-voice', 'easel-composer', 'flux-schnell', 'no-such-model'],
    effect: effects,
    inputs: EFFECT ? [EFFECT.inputs.map(({ role }) => ({ role, upload_id: upload }))] : [],
    text: ['Good evening.'],
    aspect_ratio: ['16:9', '1:1'],
    resolution: ['720p'],
    quality: ['720p'],
    duration: [5, 10],
    camera: ['push-in'],
    edit_of: films,
    at: [0, 1, 5],
    prompt: ['a lake at sunset'],
    width: [512, 768, 1024],
    height: [512, 768, 1024],
    num_outputs: [1, 2],
    source_image_id: ids,
    image_id: ids,
    upload_id: [upload],
    end_upload_id: [upload],
    reference_upload_ids: [[upload]],
    limit: [1, 3, 100],
  }
}

test('goals: whatever is sent to a call of the API, it answers as documented', { timeout: 600_000 }, async () => {
  const inputOf = createInputs(document, known, random)
  const problemOf = createAnswerCheck(document)
  const problems: string[] = []
  const seen = new Map<number, number>()
  // What exists is deleted last, or the rest would find nothing.
  for (const call of calls.toSorted((one, other) => Number(isDeletion(one)) - Number(isDeletion(other)))) {
    for (let n = 0; n < INPUTS; n++) {
      const { path, init } = inputOf(call)
      const headers = { ...init.headers, ...random.pick(sessions) }
      const answer = await server.request(path, { ...init, headers })
      seen.set(answer.status, (seen.get(answer.status) ?? 0) + 1)
      const problem = await problemOf(call, answer)
      if (problem) problems.push(`${call.name} ${path.slice(0, 200)} ${shown(init.body)}: ${problem}`)
    }
  }
  expect(problems.slice(0, 20)).toEqual([])
  // The inputs reach further than the first check.
  for (const status of [200, 202, 204, 400, 401, 403, 404, 415]) expect([...seen.keys()]).toContain(status)
})

test('the check finds what is off: a status, a field too few, a field too many deep inside', async () => {
  const problemOf = createAnswerCheck(document)
  const call = calls.find(({ name }) => name === 'GET /api/v1/images/random')
  if (!call) throw new Error('The call is gone')
  await insertPicture(server.context, (await server.signUp()).id)
  const page = (await (await server.request('/api/v1/images/random')).json()) as { images: object[] }
  const told = (body: unknown, status = 200) => problemOf(call, Response.json(body, { status }))
  expect(await told(page)).toBeNull()
  expect(await told({ error: 'no', code: 'no' }, 400)).toBeNull()
  expect(await told({ error: 'no' }, 400)).toContain('code')
  expect(await told(page, 418)).toContain('418')
  expect(await told({ ...page, next_cursor: 3 })).toContain('next_cursor')
  expect(await told({ ...page, images: [{ ...page.images[0], nsfw_score: 1 }] })).toContain('nsfw_score')
})

describe('the library’s own calls', () => {
  test.each([
    ['POST', '/api/auth/sign-up/email', ['name', 'email', 'password', 'callbackURL']],
    ['POST', '/api/auth/sign-in/email', ['email', 'password', 'callbackURL', 'rememberMe']],
    ['POST', '/api/auth/sign-in/magic-link', ['email', 'callbackURL', 'name']],
    ['POST', '/api/auth/update-user', ['name', 'image', 'username', 'role', 'plan_id']],
    ['POST', '/api/auth/request-password-reset', ['email', 'redirectTo']],
    ['POST', '/api/auth/reset-password', ['newPassword', 'token']],
    ['POST', '/api/auth/revoke-session', ['token']],
    ['GET', '/api/auth/get-session', ['disableCookieCache']],
    ['GET', '/api/auth/magic-link/verify', ['token', 'callbackURL']],
    ['GET', '/api/auth/verify-email', ['token', 'callbackURL']],
    ['GET', '/api/auth/no-such-call', []],
  ])('%s %s', async (method, path, fields) => {
    const problems: string[] = []
    for (let n = 0; n < Math.ceil(INPUTS / 5); n++) {
      const { address, init } = authInput(random, method, path, fields)
      const answer = await server.request(address, { ...init, headers: { ...init.headers, ...random.pick(sessions) } })
      const text = await answer.text()
      const shape = answer.status < 400 || /^\{"error":".*"code":"/s.test(text)
      if (answer.status >= 500 || !shape) problems.push(`${address} ${shown(init.body)}: ${answer.status} ${text}`)
    }
    expect(problems.slice(0, 10)).toEqual([])
  })
})

function authInput(chance: Random, method: string, path: string, fields: readonly string[]) {
  const value = (name: string): string =>
    name === 'email' && chance.chance(0.6) ? `${chance.below(1e6)}@easel.test` : chance.pick(NASTY_TEXTS)
  const given = fields.filter(() => chance.chance(0.8)).map((name) => [name, value(name)] as const)
  const headers: Record<string, string> = { origin: chance.chance(0.8) ? 'http://easel.test' : 'http://evil.test' }
  if (method === 'GET') {
    const query = given
      .filter(([, text]) => text.isWellFormed())
      .map(([name, text]) => `${name}=${encodeURIComponent(text)}`)
    return { address: `${path}?${query.join('&')}`, init: { method, headers } }
  }
  const type = chance.chance(0.85) ? 'application/json' : chance.pick(TYPES)
  if (type !== null) headers['content-type'] = type
  const body = chance.chance(0.15) ? chance.pick(NASTY_BODIES) : JSON.stringify(Object.fromEntries(given))
  return { address: path, init: { method, headers, body } }
}

function shown(body: RequestInit['body']): string {
  return typeof body === 'string'
    ? body.slice(0, 300)
    : body instanceof Uint8Array
      ? `bytes ${[...body].join(',')}`
      : ''
}
