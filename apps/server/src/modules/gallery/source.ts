import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { ItemKind } from '../../db/tables.ts'

/** A column that a list is ordered by, falling, and its type, to which a cursor's text is cast back. */
export interface SortKey {
  readonly column: string
  readonly type: 'double precision' | 'timestamptz' | 'integer'
}

/** A list: which items of one kind, in which order. Lists differ in this alone. */
export interface Source<Kind extends ItemKind = ItemKind> {
  readonly kind: Kind
  /** Names the list, its filters and its owner: cursors and remembered ranks of one are not taken for another's. */
  readonly name: string
  readonly from: RawBuilder<unknown>
  readonly where: readonly RawBuilder<SqlBool>[]
  readonly keys: readonly SortKey[]
  /** The column with the item's id; the last key of every order. */
  readonly id: string
  /** P1, P2: whether visitors and plans may look only so deep. */
  readonly capped: boolean
}

/** Where an item stands in its list: its sort keys as text, then its id. */
export type Position = readonly string[]

/**
 * Page sizes that a plan is made for: with the limit in its text a statement keeps one good plan, and few texts are
 * kept.
 */
const PLANNED = [8, 16, 24, 50, 100, 500]

/**
 * The statement for ids of a list in order: columns `id`, `position` and `place`, a number that rises along the page.
 * Pages go by keyset: the columns after the given position, never an OFFSET.
 */
export function idsOf(source: Source, after: Position | null, limit: number): RawBuilder<unknown> {
  const columns = [...source.keys.map((key) => key.column), source.id].map((column) => sql.raw(column))
  const order = sql.join(columns.map((column) => sql`${column} desc`))
  const conditions = [...source.where]
  if (after) {
    const values = after.map((value, at) => sql`${value}::${sql.raw(source.keys[at]?.type ?? 'text')}`)
    conditions.push(sql<SqlBool>`(${sql.join(columns)}) < (${sql.join(values)})`)
  }
  const planned = PLANNED.find((size) => size >= limit) ?? limit
  return sql`
  select * from (select ${sql.raw(source.id)} as id,
    array[${sql.join(columns.map((column) => sql`${column}::text`))}] as position,
    row_number() over (order by ${order}) as place
  from ${source.from}
  where ${sql.join(conditions, sql` and `)}
  order by ${order}
  limit ${sql.lit(planned)}) as planned
  where place <= ${limit}`
}

/** The statement for given ids in their given order. */
export function givenIds(ids: readonly string[]): RawBuilder<unknown> {
  return sql`
  select given.id, null::text[] as position, given.place
  from unnest(${ids}::text[]) with ordinality as given (id, place)`
}
