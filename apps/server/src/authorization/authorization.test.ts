import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ItemKind } from '../db/tables.ts'
import { encodePng } from '../hosts/painter/png.ts'
import { insertAudio, insertVideo, storeFilm } from '../modules/gallery/testing/films.ts'
import { insertPicture } from '../modules/gallery/testing/pictures.ts'
import { documentedCalls } from '../testing/api-calls.ts'
import { startTestServer, type Person, type TestServer } from '../testing/server.ts'
import {
  expectedStatuses,
  ITEM_STATES,
  OWN_STATES,
  POLICIES,
  ROLES,
  type Policy,
  type Role,
  type State,
} from './policy.ts'

let server: TestServer
let people: Record<Role, { id: string | null; headers: Record<string, string> }>
/** Owns what nobody who asks owns. */
let stranger: Person
let strangeGuest: Person

const PICTURE = encodePng({ width: 64, height: 64, data: new Uint8ClampedArray(64 * 64 * 4).fill(255) })
const DAY_MS = 86_400_000
const nameOf = (key: string) => key.split(' · ')[0] ?? ''
const OWNERS: ReadonlySet<Role> = new Set(['owner', 'restricted owner', 'guest who owns it'])

beforeAll(async () => {
  server = await startTestServer({ hosts: () => new Map() })
  const { db } = server.context
  const [member, owner, restricted, restrictedOwner, admin] = (await Promise.all(
    ['Member', 'Owner', 'Restricted', 'Restricted Owner', 'Admin'].map((name) => server.signUp(name)),
  )) as [Person, Person, Person, Person, Person]
  stranger = await server.signUp('Stranger')
  strangeGuest = await server.guest()
  const guest = await server.guest()
  const ended = await server.signUp('Ended')
  await db.updateTable('sessions').set({ expires_at: server.clock.now() }).where('user_id', '=', ended.id).execute()
  // Room for every cell.
  await db.updateTable('users').set({ plan_id: 4 }).where('is_anonymous', '=', false).execute()
  await db
    .updateTable('users')
    .set({ is_restricted: true })
    .where('id', 'in', [restricted.id, restrictedOwner.id])
    .execute()
  await db.updateTable('users').set({ role: 'admin' }).where('id', '=', admin.id).execute()
  people = {
    visitor: { id: null, headers: {} },
    'expired session': { id: null, headers: ended.headers },
    guest: await server.guest(),
    'guest who owns it': guest,
    member: member,
    owner: owner,
    'restricted member': restricted,
    'restricted owner': restrictedOwner,
    admin: admin,
  }
})
afterAll(() => server.stop())

test('every call of the API is in the table, and nothing else', async () => {
  const { calls } = await documentedCalls(server)
  expect([...new Set(Object.keys(POLICIES).map(nameOf))].toSorted()).toEqual(calls.map((call) => call.name).toSorted())
})

const INSERT = { image: insertPicture, video: insertVideo, audio: insertAudio } as const

async function makeItem(kind: ItemKind, role: Role, state: State): Promise<string> {
  const { context } = server
  const id = context.id()
  if (state === 'never was') return id
  const isGuests = state === 'expired' || role === 'guest who owns it'
  const owner = OWNERS.has(role) && (state !== 'expired' || isGuests) ? people[role].id : null
  const creator = owner ?? (isGuests ? strangeGuest.id : stranger.id)
  const now = context.now().getTime()
  await INSERT[kind](context, creator, {
    id,
    is_private: state === 'private' || state === 'expired',
    ...(state === 'pending' ? { nsfw_status: 'pending' as const, nsfw_level: null } : {}),
    ...(state === 'adult' ? { nsfw_level: 3 } : {}),
    ...(state === 'expired' ? { expires_at: new Date(now - 1) } : {}),
    ...(state === 'private' && isGuests ? { expires_at: new Date(now + DAY_MS) } : {}),
  })
  if (kind === 'video') await storeFilm(context, id, Buffer.from('no film'))
  if (state === 'deleted') await context.db.deleteFrom('items').where('id', '=', id).execute()
  return id
}

async function makeOwned(kind: 'generation' | 'upload', role: Role, state: State): Promise<string> {
  const { context } = server
  const id = context.id()
  if (state === 'never was') return id
  const owner = (OWNERS.has(role) ? people[role].id : null) ?? stranger.id
  if (kind === 'upload') {
    await context.db
      .insertInto('uploads')
      .values({ id, user_id: owner, kind: 'image', width: 64, height: 64 })
      .execute()
    const file = {
      key: `uploads/${id}`,
      upload_id: id,
      role: 'original',
      mime: 'image/png',
      bytes: 1,
      sha256: 'x',
    } as const
    await context.db.insertInto('files').values(file).execute()
    return id
  }
  const facts = { kind: 'image', model: 'easel-painter', provider: 'built-in', mode: 't2i' } as const
  await context.db
    .insertInto('generations')
    .values({
      ...facts,
      id,
      user_id: owner,
      recipe: JSON.stringify({ prompt: 'a lake' }),
      num_outputs: 1,
      cost: 0,
      status: 'failed',
      request_hash: id,
      deadline_at: context.now(),
    })
    .execute()
  return id
}

const isItem = (about: NonNullable<Policy['about']>): about is ItemKind => about in INSERT

function make(about: NonNullable<Policy['about']>, role: Role, state: State): Promise<string> {
  return isItem(about) ? makeItem(about, role, state) : makeOwned(about, role, state)
}

async function ask(key: string, policy: Policy, role: Role, state: State | null): Promise<[number, string]> {
  const [method = '', path = ''] = nameOf(key).split(' ')
  const id = policy.about ? await make(policy.about, role, state ?? 'never was') : ''
  const params: Record<string, string> = policy.params ?? { id }
  const headers: Record<string, string> = { ...people[role].headers }
  const init: RequestInit = { method, headers }
  if (policy.json) {
    headers['content-type'] = 'application/json'
    init.body = JSON.stringify(policy.json).replaceAll('{id}', id)
  }
  if (policy.sendsPicture) init.body = new Uint8Array(PICTURE)
  const answer = await server.request(
    path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? ''),
    init,
  )
  const body = (await answer.text()).replace(/,?"request_id":"[^"]*"/, '')
  if (answer.status === 202) await cancelOrder(headers, body)
  return [answer.status, body]
}

/** An order is given back, so that the next cell finds the same credits and the same queue. */
async function cancelOrder(headers: Record<string, string>, body: string): Promise<void> {
  const { generation_id: order } = JSON.parse(body) as { generation_id: string }
  await server.request(`/api/v1/generations/${order}`, { method: 'DELETE', headers })
}

test.each(Object.entries(POLICIES))('%s', async (key, policy) => {
  const states: readonly (State | null)[] = !policy.about ? [null] : isItem(policy.about) ? ITEM_STATES : OWN_STATES
  const expected: string[] = []
  const found: string[] = []
  for (const role of ROLES) {
    const refusals = new Set<string>()
    for (const state of states) {
      const allowed = expectedStatuses(policy, role, state)
      const [status, body] = await ask(key, policy, role, state)
      const cell = `${role}, ${state ?? 'no item'}`
      expected.push(`${cell}: ${allowed.join(' or ')}`)
      found.push(`${cell}: ${allowed.includes(status) ? allowed.join(' or ') : `${status} ${body}`}`)
      if (status === 404 && !policy.ok.includes(404)) refusals.add(body)
    }
    // What is private, unchecked, expired, deleted and what never was cannot be told apart.
    if (refusals.size > 1) found.push(`${role}: told apart by ${[...refusals].join(' and ')}`)
  }
  expect(found).toEqual(expected)
})
