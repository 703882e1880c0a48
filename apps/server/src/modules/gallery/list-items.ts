import type { PlanInfo, VisitorInfo } from '@easel/contract/entities/account'
import { PAGE_SIZE } from '@easel/contract/limits'
import type { Context } from '../../context.ts'
import { invalidInput } from '../../errors.ts'
import type { Viewer } from '../../http/viewer.ts'
import { planInfo } from '../plans/plan-info.ts'
import { planOf } from '../plans/plans.ts'
import { readCursor, writeCursor } from './cursor.ts'
import { roomAt, VISITOR_DEPTH } from './depth.ts'
import { hydrate } from './hydrate.ts'
import type { Rows } from './item-rows.ts'
import { presentRows, type Shown } from './present-items.ts'
import type { RankedLists } from './ranked-lists.ts'
import { givenIds, idsOf, type Position, type Source } from './source.ts'
import type { GalleryKind } from './sources.ts'

export interface PageQuery {
  readonly limit?: number | undefined
  readonly offset?: number | undefined
  readonly cursor?: string | undefined
}

/** Deeper than this a list is read by cursor. */
const OFFSET_MAX = 10_000

// G7
const PAGE: Readonly<Record<GalleryKind, number>> = { image: PAGE_SIZE.images, video: PAGE_SIZE.videos }

interface Page<Row> {
  readonly rows: readonly Row[]
  /** Where the last row stands; null when it is the last of its list. */
  readonly last: Position | null
}

export interface ItemPage<Item> {
  readonly items: Item[]
  readonly next_cursor: string | null
  readonly plan_info: PlanInfo | null
  readonly visitor_info: VisitorInfo | null
}

/** A page of a list: source → hydrate and rules → present. null: nothing (more) to show. */
export async function listItems<Kind extends GalleryKind>(
  context: Context,
  rankedLists: RankedLists,
  viewer: Viewer,
  source: Source<Kind>,
  query: PageQuery,
): Promise<ItemPage<Shown[Kind]> | null> {
  // The cursor is signed: the depth in it is what was really passed (P1, P2).
  const [passed, ...after] = query.cursor === undefined ? [] : readCursor(context, source.name, query.cursor)
  const depth = passed === undefined ? (query.offset ?? 0) : Number(passed)
  const wanted = query.limit ?? PAGE[source.kind]
  const limit = source.capped ? roomAt(viewer, source.kind, depth, wanted) : wanted

  const byOffset = passed === undefined && depth > 0
  const page = byOffset
    ? await pageByOffset(context, rankedLists, viewer, source, depth, limit)
    : await pageAfter(context, viewer, source, passed === undefined ? null : after, limit)
  const [first] = page.rows
  if (!first) return null
  const reached = depth + limit
  return {
    items: presentRows(context, viewer, source.kind, page.rows),
    next_cursor: page.last && writeCursor(context, source.name, [String(reached), ...page.last]),
    plan_info: viewer.isVisitor
      ? null
      : planInfo(planOf(viewer.planId), Number(first.private_used), source.capped ? reached : 0),
    visitor_info: viewer.isVisitor ? { is_visitor: true, visitor_limit: VISITOR_DEPTH[source.kind] } : null,
  }
}

async function pageAfter<Kind extends GalleryKind>(
  context: Context,
  viewer: Viewer,
  source: Source<Kind>,
  after: Position | null,
  limit: number,
): Promise<Page<Rows[Kind]>> {
  const rows = await hydrate(context, viewer, source.kind, idsOf(source, after, limit))
  return { rows, last: rows.length < limit ? null : (rows.at(-1)?.position ?? null) }
}

async function pageByOffset<Kind extends GalleryKind>(
  context: Context,
  rankedLists: RankedLists,
  viewer: Viewer,
  source: Source<Kind>,
  offset: number,
  limit: number,
): Promise<Page<Rows[Kind]>> {
  if (offset > OFFSET_MAX)
    throw invalidInput([{ field: 'offset', message: `is at most ${OFFSET_MAX}; go on by cursor` }])
  const ranked = await rankedLists(source, offset, limit)
  const rows =
    ranked.length === 0 ? [] : await hydrate(context, viewer, source.kind, givenIds(ranked.map((entry) => entry.id)))
  return { rows, last: ranked.length < limit ? null : (ranked.at(-1)?.position ?? null) }
}
