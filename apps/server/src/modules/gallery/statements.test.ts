import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { VISITOR } from '../../http/viewer.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import type { Person } from '../accounts/require-session.ts'
import { hydrateStatement } from './hydrate.ts'
import { givenIds, idsOf, type Source } from './source.ts'
import { communitySource, examplesSource, likedSource, ownSource, variationsSource } from './sources.ts'

let server: TestServer
const now = new Date('2026-11-20T12:00:00Z')
const ITEMS = 5_000

function person(id: string): Person {
  return { ...VISITOR, id, isVisitor: false }
}

function sourcesOf(viewer: Person, parentId: string): Record<string, Source> {
  return {
    'community-hot': communitySource(viewer, 'hot', undefined, now),
    'community-new': communitySource(viewer, 'new', undefined, now),
    'community-top': communitySource(viewer, 'top', undefined, now),
    'tag-hot': communitySource(viewer, 'hot', 'forest', now),
    'tag-new': communitySource(viewer, 'new', 'forest', now),
    'tag-top': communitySource(viewer, 'top', 'forest', now),
    own: ownSource(viewer, 'all', undefined, now),
    'own-tag': ownSource(viewer, 'all', 'forest', now),
    private: ownSource(viewer, 'private', undefined, now),
    liked: likedSource(viewer, undefined, now),
    variations: variationsSource(viewer, parentId, now),
    examples: examplesSource(viewer, 'easel-painter'),
    'visitor-hot': communitySource(VISITOR, 'hot', undefined, now),
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
    const whole = hydrateStatement(viewer, now, page).compile(server.context.db).sql
    const ids = whole.slice(0, whole.indexOf('select page.position'))
    await expect(`${ids}\n`).toMatchFileSnapshot(`./statements/${name}.sql`)
  })

  test.each(['member', 'visitor'])('the decoration, for a %s', async (who) => {
    const viewer = who === 'member' ? person('viewer') : VISITOR
    const { sql } = hydrateStatement(viewer, now, givenIds(['a'])).compile(server.context.db)
    await expect(`${sql}\n`).toMatchFileSnapshot(`./statements/hydrate-${who}.sql`)
  })
})

describe('each list is read from its index, in order', () => {
  test.each(Object.entries(INDEX))('%s from %s', async (name, index) => {
    const { pool } = server.context
    const source = sourcesOf(person('user-1'), 'item-37')[name]
    if (!source) throw new Error(name)
    const viewer = name.startsWith('visitor') ? VISITOR : person('user-1')
    const first = hydrateStatement(viewer, now, idsOf(source, null, 15)).compile(server.context.db)
    const { rows } = await pool.query<{ position: string[] }>(first.sql, [...first.parameters])
    expect(rows.length).toBe(15)
    const next = hydrateStatement(viewer, now, idsOf(source, rows.at(-1)?.position ?? null, 15)).compile(
      server.context.db,
    )
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

/** A community of a few thousand pictures, with statistics. */
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
  await pool.query(`insert into likes (user_id, item_id, created_at)
    select u.id, i.id, i.created_at from items as i cross join users as u where i.listed and substr(i.id, 6)::integer % 4 = length(u.id) % 4`)
  await pool.query(`insert into reports (user_id, item_id)
    select 'user-' || 1 + substr(id, 6)::integer % 40, id from items where substr(id, 6)::integer % 10 = 3`)
  await pool.query('analyze')
}
