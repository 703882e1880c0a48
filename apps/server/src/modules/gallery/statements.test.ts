import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { VISITOR } from '../../http/viewer.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import type { Person } from '../accounts/require-session.ts'
import { hydrateStatement } from './hydrate.ts'
import { givenIds, idsOf, type Position, type Source } from './source.ts'
import { communitySource, examplesSource, likedSource, madeFromSource, ownSource } from './sources.ts'

let server: TestServer
const now = new Date('2026-11-20T12:00:00Z')
const ITEMS = 5_000

function person(id: string): Person {
  return { ...VISITOR, id, isVisitor: false }
}

function sourcesOf(viewer: Person, parentId: string): Record<string, Source> {
  return {
    'community-hot': communitySource('image', viewer, 'hot', undefined, now),
    'community-new': communitySource('image', viewer, 'new', undefined, now),
    'community-top': communitySource('image', viewer, 'top', undefined, now),
    'tag-hot': communitySource('image', viewer, 'hot', 'forest', now),
    'tag-new': communitySource('image', viewer, 'new', 'forest', now),
    'tag-top': communitySource('image', viewer, 'top', 'forest', now),
    own: ownSource('image', viewer, {}, now),
    'own-tag': ownSource('image', viewer, { tag: 'forest' }, now),
    private: ownSource('image', viewer, { privateOnly: true }, now),
    liked: likedSource('image', viewer, undefined, now),
    variations: madeFromSource('image', viewer, parentId, now),
    examples: examplesSource('image', viewer, 'easel-painter'),
    'visitor-hot': communitySource('image', VISITOR, 'hot', undefined, now),
    'videos-hot': communitySource('video', viewer, 'hot', undefined, now),
    'videos-top': communitySource('video', viewer, 'top', undefined, now),
    'own-videos': ownSource('video', viewer, {}, now),
    'liked-videos': likedSource('video', viewer, undefined, now),
    'videos-of-image': madeFromSource('video', viewer, parentId, now),
    'video-examples': examplesSource('video', viewer, 'easel-motion'),
    'own-music': ownSource('audio', viewer, { mode: 'music' }, now),
  }
}

/** The index that each list must come from in its order; the rest of a page is looked up by id. */
const INDEX: Record<string, string> = {
  'community-hot': 'items_hot',
  'community-new': 'items_new',
  'community-top': 'items_top',
  'tag-hot': 'item_tags_hot',
  'tag-new': 'item_tags_new',
  'tag-top': 'item_tags_top',
  own: 'items_creator',
  'own-tag': 'items_creator',
  private: 'items_creator_private',
  liked: 'likes_user',
  variations: 'items_parent',
  examples: 'items_model',
  'visitor-hot': 'items_hot',
  'videos-hot': 'items_hot',
  'videos-top': 'items_top',
  'own-videos': 'items_creator',
  'liked-videos': 'likes_user',
  'videos-of-image': 'items_parent',
  'video-examples': 'items_model',
  'own-music': 'items_creator',
}

beforeAll(async () => {
  server = await startTestServer()
  await fill(server)
})
afterAll(() => server.stop())

describe('the statement of each list, as it is sent', () => {
  test.each(Object.keys(INDEX))('%s', async (name) => {
    const source = sourcesOf(person('viewer'), 'parent')[name]
    if (!source) throw new Error(name)
    const viewer = name.startsWith('visitor') ? VISITOR : person('viewer')
    const after = [...source.keys.map(() => '1'), 'id']
    const page = idsOf(source, after, 15)
    // The ids alone: what follows them is the same for all, and has a file of its own.
    const whole = hydrateStatement(viewer, source.kind, now, page).compile(server.context.db).sql
    const ids = whole.slice(0, whole.indexOf('select page.position'))
    await expect(`${ids}\n`).toMatchFileSnapshot(`./statements/${name}.sql`)
  })

  test.each([
    ['member', 'image'],
    ['visitor', 'image'],
    ['member', 'video'],
  ] as const)('the decoration, for a %s, of an %s', async (who, kind) => {
    const viewer = who === 'member' ? person('viewer') : VISITOR
    const { sql } = hydrateStatement(viewer, kind, now, givenIds(['a'])).compile(server.context.db)
    await expect(`${sql}\n`).toMatchFileSnapshot(`./statements/hydrate-${who}${kind === 'video' ? '-video' : ''}.sql`)
  })
})

describe('each list is read from its index, in order', () => {
  test.each(Object.entries(INDEX))('%s from %s', async (name, index) => {
    const { pool } = server.context
    const source = sourcesOf(person('user-1'), 'item-37')[name]
    if (!source) throw new Error(name)
    const viewer = name.startsWith('visitor') ? VISITOR : person('user-1')
    const pageAfter = (after: Position | null) =>
      hydrateStatement(viewer, source.kind, now, idsOf(source, after, 15)).compile(server.context.db)
    const first = pageAfter(null)
    const { rows } = await pool.query<{ position: string[] }>(first.sql, [...first.parameters])
    expect(rows.length).toBe(15)
    const next = pageAfter(rows.at(-1)?.position ?? null)
    const plan = await pool.query<{ 'QUERY PLAN': string }>(`explain ${next.sql}`, [...next.parameters])
    const lines = plan.rows.map((row) => row['QUERY PLAN'])
    // The page is the first part of the plan; its lines are indented below it.
    const start = lines.findIndex((line) => line.includes('CTE page'))
    const depth = lines[start]?.search(/\S/) ?? 0
    const length = lines.slice(start + 1).findIndex((line) => line.search(/\S/) <= depth)
    const page = lines.slice(start, start + 1 + length).join('\n')
    expect(page).toMatch(new RegExp(`Index (Only )?Scan using ${index} `))
    expect(page).not.toMatch(/Sort Key/)
    expect(page).not.toMatch(/Seq Scan on (items|likes|item_tags|reports)/)
  })
})

/** A community of a few thousand works of each kind, with statistics. */
async function fill({ context: { pool } }: TestServer): Promise<void> {
  await pool.query(`insert into users (id, name, email, username)
    select 'user-' || n, 'Name ' || n, n || '@easel.test', 'name-' || n from generate_series(1, 40) as n`)
  await pool.query(
    `insert into items (id, kind, creator_id, model, provider, provider_version, mode, prompt, parameters, width, height, cost,
      likes_count, hot, is_private, listed, nsfw_status, nsfw_level, parent_id, created_at)
    select 'item-' || n, 'image', case when n % 2 = 0 then 'user-1' else 'user-' || 1 + n % 20 end, case when n % 3 = 0 then 'easel-painter' else 'other' end, 'built-in', '1', 't2i',
      'a picture', '{}', 1024, 1024, 20, n % 41, n % 41 - n / 100.0, n % 7 = 0, n % 7 <> 0, 'completed', 0,
      case when n > 100 and n % 25 = 1 then 'item-' || 37 end, $1::timestamptz - n * interval '5 minutes'
    from generate_series(1, ${ITEMS}) as n`,
    [now],
  )
  await pool.query(
    `insert into tags (id, name) select 'tag-' || n, case n when 1 then 'forest' else 'tag ' || n end from generate_series(1, 30) as n`,
  )
  await pool.query(`insert into item_tags (item_id, tag_id, kind, hot, likes_count, listed, created_at)
    select i.id, t.id, i.kind, i.hot, i.likes_count, i.listed, i.created_at from items as i join tags as t
    on t.id in ('tag-1', 'tag-' || 2 + substr(i.id, 6)::integer % 29)`)
  for (const [kind, model, mode] of [
    ['video', 'easel-motion', 'i2v'],
    ['audio', 'easel-composer', 'music'],
  ]) {
    await pool.query(
      `insert into items select (jsonb_populate_record(i, jsonb_build_object('id', $1::text || substr(i.id, 5),
        'kind', $1::text, 'model', $2::text, 'mode', $3::text))).* from items as i
      where i.kind = 'image' and substr(i.id, 6)::integer % 5 = 1`,
      [kind, model, mode],
    )
  }
  await pool.query(`insert into likes (user_id, item_id, created_at)
    select u.id, i.id, i.created_at from items as i cross join users as u
    where i.listed and abs(substr(i.id, 6)::integer) % 4 = length(u.id) % 4`)
  await pool.query(`insert into reports (user_id, item_id)
    select 'user-' || 1 + substr(id, 6)::integer % 40, id from items where substr(id, 6)::integer % 10 = 3`)
  await pool.query('analyze')
}
