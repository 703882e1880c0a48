import type { Sort } from '@easel/contract/routes/gallery'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Viewer } from '../../http/viewer.ts'
import type { Person } from '../accounts/require-session.ts'
import { tagName } from '../tags/tag-item.ts'
import type { SortKey, Source } from './source.ts'
import { notReportedBy, visibleTo } from './visible-to.ts'

const NEWEST: readonly SortKey[] = [{ column: 'i.created_at', type: 'timestamptz' }]
const HOTTEST: readonly SortKey[] = [{ column: 'i.hot', type: 'double precision' }]
const MOST_LIKED: readonly SortKey[] = [{ column: 'i.likes_count', type: 'integer' }]
/** G2: `top` is the most liked of so many days. */
const TOP_MS = 30 * 86_400_000

/**
 * The community's pictures; with a tag, those that carry it. Both tables hold what the order needs (rare tags cost what
 * common ones cost).
 */
export function communitySource(viewer: Viewer, sort: Sort, tag: string | undefined, now: Date): Source {
  const id = tag === undefined ? 'i.id' : 'i.item_id'
  const where = [sql<SqlBool>`i.kind = 'image'`, sql<SqlBool>`i.listed`, notReportedBy(viewer, sql.raw(id))]
  if (tag !== undefined)
    where.unshift(sql<SqlBool>`i.tag_id = (select t.id from tags as t where t.name = ${tagName(tag)})`)
  if (sort === 'top') where.push(sql<SqlBool>`i.created_at > ${new Date(now.getTime() - TOP_MS)}`)
  return {
    name: `community ${sort} ${tag ?? ''} of ${viewer.id ?? 'visitors'}`,
    from: tag === undefined ? sql`items as i` : sql`item_tags as i`,
    where,
    keys: keysOf(sort, tag !== undefined),
    id,
    capped: true,
  }
}

function keysOf(sort: Sort, tagged: boolean): readonly SortKey[] {
  if (sort === 'hot') return HOTTEST
  if (sort === 'new') return NEWEST
  return tagged ? MOST_LIKED : [...MOST_LIKED, ...NEWEST]
}

/** A person's own pictures, newest first; G14: or the private ones alone. */
export function ownSource(person: Person, which: 'all' | 'private', tag: string | undefined, now: Date): Source {
  const where = [sql<SqlBool>`i.creator_id = ${person.id}`, sql<SqlBool>`i.kind = 'image'`, visibleTo(person, now)]
  if (which === 'private') where.push(sql<SqlBool>`i.is_private`)
  return {
    name: `own ${which} ${tag ?? ''} of ${person.id}`,
    from: sql`items as i`,
    where: tag === undefined ? where : [...where, tagged(tag)],
    keys: NEWEST,
    id: 'i.id',
    capped: false,
  }
}

/** What a member likes and may still see, last liked first. */
export function likedSource(member: Person, tag: string | undefined, now: Date): Source {
  const id = sql.raw('l.item_id')
  const where = [
    sql<SqlBool>`l.user_id = ${member.id}`,
    sql<SqlBool>`i.kind = 'image'`,
    visibleTo(member, now),
    notReportedBy(member, id),
  ]
  return {
    name: `liked ${tag ?? ''} of ${member.id}`,
    from: sql`likes as l join items as i on i.id = l.item_id`,
    where: tag === undefined ? where : [...where, tagged(tag)],
    keys: [{ column: 'l.created_at', type: 'timestamptz' }],
    id: 'l.item_id',
    capped: false,
  }
}

/** V5: what was made from a picture, as far as the viewer may see it, newest first. */
export function variationsSource(viewer: Viewer, parentId: string, now: Date): Source {
  return {
    name: `variations ${parentId} of ${viewer.id ?? 'visitors'}`,
    from: sql`items as i`,
    where: [
      sql<SqlBool>`i.parent_id = ${parentId}`,
      sql<SqlBool>`i.kind = 'image'`,
      visibleTo(viewer, now),
      notReportedBy(viewer, sql.raw('i.id')),
    ],
    keys: NEWEST,
    id: 'i.id',
    capped: true,
  }
}

/** H4: community pictures made with a model, most liked first. */
export function examplesSource(viewer: Viewer, model: string): Source {
  return {
    name: `examples ${model}`,
    from: sql`items as i`,
    where: [
      sql<SqlBool>`i.model = ${model}`,
      sql<SqlBool>`i.kind = 'image'`,
      sql<SqlBool>`i.listed`,
      notReportedBy(viewer, sql.raw('i.id')),
    ],
    keys: MOST_LIKED,
    id: 'i.id',
    capped: false,
  }
}

function tagged(tag: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (
    select from item_tags as it
    where it.item_id = i.id and it.tag_id = (select t.id from tags as t where t.name = ${tagName(tag)})
  )`
}
