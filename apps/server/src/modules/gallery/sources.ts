import type { Sort } from '@easel/contract/routes/gallery'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { ItemKind } from '../../db/tables.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { Person } from '../accounts/require-session.ts'
import { tagName } from '../tags/tag-item.ts'
import type { SortKey, Source } from './source.ts'
import { noExample, notReportedBy, visibleTo } from './visible-to.ts'

const NEWEST: readonly SortKey[] = [{ column: 'i.created_at', type: 'timestamptz' }]
const HOTTEST: readonly SortKey[] = [{ column: 'i.hot', type: 'double precision' }]
const MOST_LIKED: readonly SortKey[] = [{ column: 'i.likes_count', type: 'integer' }]
/** G2: `top` is the most liked of so many days. */
const TOP_MS = 30 * 86_400_000

/** What has a gallery. */
export type GalleryKind = Exclude<ItemKind, 'audio'>

/**
 * The community's pictures or videos; with a tag, those that carry it. Both tables hold what the order needs (rare tags
 * cost what common ones cost).
 */
export function communitySource<Kind extends GalleryKind>(
  kind: Kind,
  viewer: Viewer,
  sort: Sort,
  tag: string | undefined,
  now: Date,
): Source<Kind> {
  const id = tag === undefined ? 'i.id' : 'i.item_id'
  const where = [ofKind(kind), sql<SqlBool>`i.listed`, notReportedBy(viewer, sql.raw(id))]
  if (tag !== undefined)
    where.unshift(sql<SqlBool>`i.tag_id = (select t.id from tags as t where t.name = ${tagName(tag)})`)
  if (kind === 'video') where.push(noExample())
  if (sort === 'top') where.push(sql<SqlBool>`i.created_at > ${new Date(now.getTime() - TOP_MS)}`)
  return {
    kind,
    name: `community ${kind} ${sort} ${tag ?? ''} of ${viewer.id ?? 'visitors'}`,
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

/** Which of a person's own items a list holds; all of them unless told. */
interface OwnFilter {
  /** G14, G19 */
  readonly privateOnly?: boolean | undefined
  readonly tag?: string | undefined
  readonly mode?: string | undefined
}

/** A person's own items of a kind, newest first. */
export function ownSource<Kind extends ItemKind>(
  kind: Kind,
  person: Person,
  { privateOnly = false, tag, mode }: OwnFilter,
  now: Date,
): Source<Kind> {
  const where = [sql<SqlBool>`i.creator_id = ${person.id}`, ofKind(kind), visibleTo(person, now)]
  if (privateOnly) where.push(sql<SqlBool>`i.is_private`)
  if (mode !== undefined) where.push(sql<SqlBool>`i.mode = ${mode}`)
  if (tag !== undefined) where.push(tagged(tag))
  return {
    kind,
    name: `own ${kind} ${privateOnly ? 'private' : 'all'} ${mode ?? ''} ${tag ?? ''} of ${person.id}`,
    from: sql`items as i`,
    where,
    keys: NEWEST,
    id: 'i.id',
    capped: false,
  }
}

/** What a member likes and may still see, last liked first. */
export function likedSource<Kind extends GalleryKind>(
  kind: Kind,
  member: Person,
  tag: string | undefined,
  now: Date,
): Source<Kind> {
  const id = sql.raw('l.item_id')
  const where = [
    sql<SqlBool>`l.user_id = ${member.id}`,
    ofKind(kind),
    visibleTo(member, now),
    notReportedBy(member, id),
  ]
  return {
    kind,
    name: `liked ${kind} ${tag ?? ''} of ${member.id}`,
    from: sql`likes as l join items as i on i.id = l.item_id`,
    where: tag === undefined ? where : [...where, tagged(tag)],
    keys: [{ column: 'l.created_at', type: 'timestamptz' }],
    id: 'l.item_id',
    capped: false,
  }
}

/** V5, G10: what was made from a picture, as far as the viewer may see it, newest first. */
export function madeFromSource<Kind extends GalleryKind>(
  kind: Kind,
  viewer: Viewer,
  parentId: string,
  now: Date,
): Source<Kind> {
  return {
    kind,
    name: `${kind} from ${parentId} of ${viewer.id ?? 'visitors'}`,
    from: sql`items as i`,
    where: [
      sql<SqlBool>`i.parent_id = ${parentId}`,
      ofKind(kind),
      visibleTo(viewer, now),
      notReportedBy(viewer, sql.raw('i.id')),
      ...(kind === 'video' ? [noExample()] : []),
    ],
    keys: NEWEST,
    id: 'i.id',
    capped: true,
  }
}

/** H4: community works made with a model or an effect, most liked first. */
export function examplesSource<Kind extends GalleryKind>(kind: Kind, viewer: Viewer, model: string): Source<Kind> {
  return {
    kind,
    name: `examples ${kind} ${model}`,
    from: sql`items as i`,
    where: [
      sql<SqlBool>`i.model = ${model}`,
      ofKind(kind),
      sql<SqlBool>`i.listed`,
      notReportedBy(viewer, sql.raw('i.id')),
    ],
    keys: MOST_LIKED,
    id: 'i.id',
    capped: false,
  }
}

/** In the text of the statement, so that it has a plan of its own. */
function ofKind(kind: ItemKind): RawBuilder<SqlBool> {
  return sql<SqlBool>`i.kind = ${sql.lit(kind)}`
}

function tagged(tag: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (
    select from item_tags as it
    where it.item_id = i.id and it.tag_id = (select t.id from tags as t where t.name = ${tagName(tag)})
  )`
}
