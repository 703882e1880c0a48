import { PAGE_SIZE, VISITOR_CAP } from '@easel/contract/limits'
import type { ImagePage } from '@easel/contract/routes/gallery'
import type { Context } from '../../context.ts'
import { invalidInput } from '../../errors.ts'
import type { Viewer } from '../../http/viewer.ts'
import { planInfo } from '../plans/plan-info.ts'
import { planOf } from '../plans/plans.ts'
import { readCursor, writeCursor } from './cursor.ts'
import { roomAt } from './depth.ts'
import { hydrate, type ImageRow } from './hydrate.ts'
import { presentImage } from './present.ts'
import type { RankedLists } from './ranked-lists.ts'
import { givenIds, idsOf, type Position, type Source } from './source.ts'

export interface PageQuery {
  readonly limit?: number | undefined
  readonly offset?: number | undefined
  readonly cursor?: string | undefined
}

/** Deeper than this a list is read by cursor. */
const OFFSET_MAX = 10_000

interface Page {
  readonly rows: readonly ImageRow[]
  /** Where the last row stands; null when it is the last of its list. */
  readonly last: Position | null
}

/** A page of a list: source → hydrate and rules → present. null: nothing (more) to show. */
export async function listImages(
  context: Context,
  rankedLists: RankedLists,
  viewer: Viewer,
  source: Source,
  query: PageQuery,
): Promise<ImagePage | null> {
  // The cursor is signed: the depth in it is what was really passed (P1, P2).
  const [passed, ...after] = query.cursor === undefined ? [] : readCursor(context, source.name, query.cursor)
  const depth = passed === undefined ? (query.offset ?? 0) : Number(passed)
  const wanted = query.limit ?? PAGE_SIZE.images
  const limit = source.capped ? roomAt(viewer, depth, wanted) : wanted

  const byOffset = passed === undefined && depth > 0
  const page = byOffset
    ? await pageByOffset(context, rankedLists, viewer, source, depth, limit)
    : await pageAfter(context, viewer, source, passed === undefined ? null : after, limit)
  const [first] = page.rows
  if (!first) return null
  const reached = depth + limit
  return {
    images: page.rows.map((row) => presentImage(context, viewer, row)),
    next_cursor: page.last && writeCursor(context, source.name, [String(reached), ...page.last]),
    plan_info: viewer.isVisitor
      ? null
      : planInfo(planOf(viewer.planId), Number(first.private_used), source.capped ? reached : 0),
    visitor_info: viewer.isVisitor ? { is_visitor: true, visitor_limit: VISITOR_CAP.images } : null,
  }
}

async function pageAfter(
  context: Context,
  viewer: Viewer,
  source: Source,
  after: Position | null,
  limit: number,
): Promise<Page> {
  const rows = await hydrate(context, viewer, idsOf(source, after, limit))
  return { rows, last: rows.length < limit ? null : (rows.at(-1)?.position ?? null) }
}

async function pageByOffset(
  context: Context,
  rankedLists: RankedLists,
  viewer: Viewer,
  source: Source,
  offset: number,
  limit: number,
): Promise<Page> {
  if (offset > OFFSET_MAX)
    throw invalidInput([{ field: 'offset', message: `is at most ${OFFSET_MAX}; go on by cursor` }])
  const ranked = await rankedLists(source, offset, limit)
  const rows = ranked.length === 0 ? [] : await hydrate(context, viewer, givenIds(ranked.map((entry) => entry.id)))
  return { rows, last: ranked.length < limit ? null : (ranked.at(-1)?.position ?? null) }
}
