import { sql, type RawBuilder } from 'kysely'

/** Seconds by which an item must be younger to make up for ten times the likes. */
const STEP_S = 45_000

/** The order of `hot`: it changes with likes alone, never with time, so that it can be stored and indexed. */
export function hotScore(likes: number, createdAt: Date): number {
  return Math.log10(1 + likes) + createdAt.getTime() / 1000 / STEP_S
}

/** The same in a statement that changes the likes. */
export function hotScoreSql(likes: RawBuilder<number>, createdAt: RawBuilder<Date>): RawBuilder<number> {
  const seconds = sql`extract(epoch from ${createdAt})::double precision`
  return sql<number>`log((1 + ${likes})::double precision) + ${seconds} / ${sql.lit(STEP_S)}`
}
