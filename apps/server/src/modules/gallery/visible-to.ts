import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Viewer } from '../../http/viewer.ts'

/** The name of an items table in a statement: the item itself, its parent, a child. */
export type ItemAlias = 'i' | 'p' | 'c'

/**
 * Which items a viewer may see: not expired, and listed or their own. Every read of items goes through this one
 * fragment; a private item and a missing one are the same to everybody else.
 */
export function visibleTo(viewer: Viewer, now: Date, alias: ItemAlias = 'i'): RawBuilder<SqlBool> {
  const item = sql.raw(alias)
  const alive = sql`(${item}.expires_at is null or ${item}.expires_at > ${now})`
  if (viewer.id === null) return sql<SqlBool>`${item}.listed and ${alive}`
  return sql<SqlBool>`(${item}.listed or ${item}.creator_id = ${viewer.id}) and ${alive}`
}

/** G19: what a viewer reported is gone from the lists of others' works. `id` is the column with the item's id. */
export function notReportedBy(viewer: Viewer, id: RawBuilder<unknown>): RawBuilder<SqlBool> {
  if (viewer.id === null) return sql<SqlBool>`true`
  return sql<SqlBool>`not exists (
    select from reports as seen where seen.user_id = ${viewer.id} and seen.item_id = ${id}
  )`
}

/**
 * What effects rendered of themselves stands on their pages alone: it is no work of the community's, nor counted as made from its
 * pictures.
 */
export function noExample(alias: ItemAlias = 'i'): RawBuilder<SqlBool> {
  const item = sql.raw(alias)
  return sql<SqlBool>`not (${item}.is_demo and ${item}.mode = 'effect')`
}
